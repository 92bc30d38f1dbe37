/** Calls of the operator's back office that keep a player's money where it is. */
import { z } from "zod";
import { epoch, errorBody } from "../../../platform/http/api.ts";
import { id } from "../../../platform/http/ids.ts";
import { staff } from "./api.ts";

export const frozenPlayer = z
  .object({
    player_id: z.int().describe("Player number"),
    since: epoch.describe("When it was frozen, epoch seconds"),
    reason: z.string().describe('Why: "charged_back" after a chargeback, else the words of who froze it'),
  })
  .describe("A player who can't bet, play, convert or withdraw until the staff have looked");

const forTheDesk = "For the operator's back office.";

export const frozenApi = {
  frozenPlayers: {
    summary: "Players whose money is frozen, who has waited longest first",
    description: forTheDesk,
    security: "serviceKey",
    method: "GET",
    path: "/account-api/v1/desk/frozen",
    response: z.object({ players: z.array(frozenPlayer).describe("At most 500") }),
    errors: { 401: errorBody },
  },
  freezePlayer: {
    summary: "Freezes a player's money, or lets them use it again",
    description: `${forTheDesk} What is frozen already keeps its first reason.`,
    security: "serviceKey",
    codes: { "404": { PLAYER_UNKNOWN: "There is no such player" } },
    method: "POST",
    path: "/account-api/v1/desk/players/:id/freeze",
    params: z.object({ id }),
    body: z.object({
      freeze: z.boolean().describe("True freezes it, false lets the player use it again"),
      reason: z.string().trim().min(1).max(200).describe("Why, in words; for the operator alone"),
      actor: staff,
    }),
    response: z.object({ is_frozen: z.boolean().describe("Whether the money is frozen now") }),
    errors: { 401: errorBody, 404: errorBody },
  },
} as const;
