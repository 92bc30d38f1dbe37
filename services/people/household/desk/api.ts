/** Calls of the operator's back office about accounts that may be one person's. */
import { z } from "zod";
import { epoch, errorBody } from "../../../platform/http/api.ts";
import { id } from "../../../platform/http/ids.ts";
import { matchStates, personKinds } from "../tables.ts";

const playerNumber = z.int().describe("Player number");
export const personMatchBody = z
  .object({
    id: z.string().describe("Number of the match"),
    one_id: playerNumber,
    other_id: playerNumber,
    reasons: z
      .array(z.enum(personKinds))
      .describe("What both have: NAME with day of birth, DOCUMENT or tax number, PHONE, CARD, WALLET or account"),
    state: z.enum(matchStates).describe("Not decided; one person; two people"),
    excluded_ids: z.array(playerNumber).describe("Which of the two have excluded themselves or taken a time-out"),
    holds: z
      .boolean()
      .describe("Whether an exclusion of one holds for the other, who can neither deposit nor bet then"),
    found_at: epoch.describe("When it was found, or last had something more in common, epoch seconds"),
    decided_at: epoch.nullable().describe("When the staff last decided, epoch seconds; null before"),
    decided_by: z.string().nullable().describe("Who decided"),
    note: z.string().nullable().describe("Words of who decided, for the staff alone"),
  })
  .describe("Two accounts that may be one person's");

const forTheDesk = "For the operator's back office.";

export const householdApi = {
  personMatches: {
    summary: "Accounts that may be one person's, the oldest first",
    description: `${forTheDesk} Found at registration, when money comes in or is asked for, at verification and at changes of data.`,
    security: "serviceKey",
    method: "GET",
    path: "/household-api/v1/desk/matches",
    query: z.object({
      state: z.enum(matchStates).default("OPEN").describe("Only in this state"),
      player_id: z.coerce.number().int().positive().optional().describe("Only of this player"),
      after: id.optional().describe("Only those after this match"),
      limit: z.coerce.number().int().min(1).max(100).default(50).describe("How many, at most 100"),
    }),
    response: z.object({ matches: z.array(personMatchBody).describe("At most `limit`") }),
    errors: { 401: errorBody },
  },
  decideMatch: {
    summary: "Says whether two accounts are one person's",
    description: `${forTheDesk} A decision can be changed later. A match that was decided as two people opens again when the two come to share something new.`,
    security: "serviceKey",
    codes: { "404": { MATCH_UNKNOWN: "There is no such match" } },
    method: "POST",
    path: "/household-api/v1/desk/matches/:id",
    params: z.object({ id: id.describe("Number of the match") }),
    body: z.object({
      is_same: z.boolean().describe("True for one person, false for two people"),
      note: z.string().trim().max(2000).nullable().default(null).describe("Words for the staff alone"),
      actor: z.string().min(1).max(100).describe("Who decides"),
    }),
    response: personMatchBody,
    errors: { 401: errorBody, 404: errorBody },
  },
} as const;
