/** Calls of the operator's back office about gifts that are held. */
import { z } from "zod";
import { epoch, errorBody } from "../../../platform/http/api.ts";
import { id } from "../../../platform/http/ids.ts";
import { householdKinds } from "../../../people/household/public.ts";
import { holdStates } from "../tables.ts";

export const heldGift = z
  .object({
    id: z.string().describe("Number of the entry"),
    player_id: z.int().describe("Number of the player who asked for the gift"),
    offer_id: z.int().describe("Number of the offer"),
    other_id: z.int().describe("Number of the player of the same household who has had it"),
    reason: z.enum(householdKinds).describe("What tells that they are of one household"),
    state: z.enum(holdStates).describe("Not decided; let through; turned down"),
    held_at: epoch.describe("When it was asked for, epoch seconds"),
  })
  .describe("A gift that somebody of the player's household has had");

export const heldGiftsApi = {
  heldGifts: {
    summary: "Gifts that are held, because somebody of the household has had them; oldest first",
    description: "For the operator's back office.",
    security: "serviceKey",
    method: "GET",
    path: "/bonus-api/v1/desk/held-gifts",
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(50).describe("How many, at most 100"),
    }),
    response: z.object({ gifts: z.array(heldGift).describe("At most `limit`") }),
    errors: { 401: errorBody },
  },
  decideGift: {
    summary: "Lets a player have a held gift, or turns them down",
    description: "For the operator's back office. Let through, the player takes the offer like any other.",
    security: "serviceKey",
    codes: { "409": { GIFT_NOT_HELD: "There is no such gift that is held" } },
    method: "POST",
    path: "/bonus-api/v1/desk/held-gifts/:id",
    params: z.object({ id: id.describe("Number of the entry") }),
    body: z.object({
      allow: z.boolean().describe("Whether the player may have it"),
      actor: z.string().min(1).max(100).describe("Who decides"),
    }),
    response: heldGift,
    errors: { 401: errorBody, 409: errorBody },
  },
} as const;
