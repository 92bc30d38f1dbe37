/** REST contract of tournaments and of taking part. */
import { z } from "zod";
import { decimal, epoch, errorBody, fieldError, lng } from "../../../platform/http/api.ts";
import { id, rowNumber } from "../../../platform/http/ids.ts";
import { entryBody, tournamentBody } from "./bodies.ts";

const page = {
  limit: z.coerce.number().int().min(1).max(100).default(20).describe("How many, at most 100"),
  after: id.optional().describe("Last one of the page before"),
};
const ids = z.string().max(2_000).optional().describe("Only these tournaments, comma-separated, at most 100");
const paged = {
  total: z.int().describe("How many there are on all pages"),
  has_more: z.boolean().describe("Whether more follow"),
};
const unknown = { TOURNAMENT_UNKNOWN: "There is no such tournament" } as const;

export const tournamentsApi = {
  tournaments: {
    summary: "Tournaments",
    description: "Those that are not over by their end, the soonest first; those that are, newest first.",
    security: "none",
    method: "GET",
    path: "/tournament-api/v1/tournaments",
    query: z.object({
      product: z.enum(["SPORT", "CASINO"]).optional().describe("Only of this product"),
      over: z.enum(["true", "false"]).default("false").describe("Those that are settled or called off"),
      ids,
      ...page,
      lng,
    }),
    response: z.object({ tournaments: z.array(tournamentBody).describe("At most `limit`"), ...paged }),
    errors: {},
  },
  leaders: {
    summary: "The table of a tournament",
    security: "none",
    codes: { "404": unknown },
    method: "GET",
    path: "/tournament-api/v1/tournaments/:id/leaders",
    params: z.object({ id: rowNumber }),
    query: z.object({ limit: page.limit }),
    response: z.object({
      version: z.int().describe("Version of the tournament that it shows at least"),
      leaders: z
        .array(
          z.object({
            entry_id: z.string().describe("Number of the entry"),
            rank: z.int().describe("Place as things stand, from 1"),
            player: z.string().describe("The player's number, all but its ends hidden"),
            points: z.int().describe("Points so far"),
            prize: decimal
              .nullable()
              .describe("Prize in major units; null before the ranks are fixed, and without one"),
          }),
        )
        .describe("By place, those with points"),
    }),
    errors: { 404: errorBody },
  },
  join: {
    summary: "Takes part in a tournament",
    description: "Takes the fee, if there is one. However often it is sent, there is one entry and one fee.",
    security: "player",
    method: "POST",
    path: "/tournament-api/v1/tournaments/:id/entries",
    params: z.object({ id: rowNumber }),
    body: z.object({
      account_id: z.int().positive().nullable().describe("Account that pays the fee; null for free entry"),
    }),
    response: z.object({
      entry: entryBody.nullable().describe("Null when it was refused"),
      errors: z
        .array(fieldError)
        .describe(
          "TOURNAMENT_UNKNOWN, TOURNAMENT_CLOSED, TOURNAMENT_FULL, TOURNAMENT_NOT_FOR_YOU, TOURNAMENT_CURRENCY, ACCOUNT_UNKNOWN, BONUS_ACCOUNT, INSUFFICIENT_FUNDS, BETTING_CLOSED, LIMIT_REACHED, PERSON_EXCLUDED; empty on success",
        ),
    }),
    errors: { 401: errorBody },
  },
  entries: {
    summary: "The player's entries, newest first",
    security: "player",
    method: "GET",
    path: "/tournament-api/v1/entries",
    query: z.object({ ids, ...page }),
    response: z.object({ entries: z.array(entryBody).describe("At most `limit`"), ...paged }),
    errors: { 401: errorBody },
  },
  plays: {
    summary: "What counted for the player in a tournament",
    security: "player",
    codes: { "404": { ENTRY_UNKNOWN: "The player takes no part in such a tournament" } },
    method: "GET",
    path: "/tournament-api/v1/tournaments/:id/plays",
    params: z.object({ id: rowNumber }),
    query: z.object({ limit: page.limit }),
    response: z.object({
      plays: z
        .array(
          z.object({
            source: z.enum(["COUPON", "ROUND"]).describe("A coupon, or a round of a casino game"),
            source_id: z.string().describe("Its number"),
            staked: decimal.describe("Stake in the tournament's currency"),
            won: decimal.describe("Win in the tournament's currency"),
            legs: z.int().describe("Winning bets of a winning coupon"),
            at: epoch.describe("When it was decided, epoch seconds"),
          }),
        )
        .describe("Newest first"),
    }),
    errors: { 401: errorBody, 404: errorBody },
  },
} as const;
