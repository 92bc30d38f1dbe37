/** Calls of the operator's back office about tournaments. */
import { z } from "zod";
import { decimal, epoch, errorBody } from "../../../platform/http/api.ts";
import { rowNumber } from "../../../platform/http/ids.ts";
import { definition } from "../definition.ts";
import { tournamentBody } from "./bodies.ts";

const unknown = { TOURNAMENT_UNKNOWN: "There is no such tournament" } as const;
const params = z.object({ id: rowNumber });

export const tournamentDeskApi = {
  deskTournaments: {
    summary: "All tournaments with their definitions and figures, newest first",
    description: "For the operator's back office.",
    security: "serviceKey",
    method: "GET",
    path: "/tournament-api/v1/desk/tournaments",
    query: z.object({ limit: z.coerce.number().int().min(1).max(200).default(50).describe("How many, at most 200") }),
    response: z.object({
      tournaments: z
        .array(
          z.object({
            tournament: tournamentBody,
            definition,
            fees: decimal.describe("Fees paid in all, in major units"),
            held: decimal.describe("Fees that the house still holds, in major units"),
            open_entries: z.int().describe("Entries that are neither paid, out nor refunded"),
          }),
        )
        .describe("Newest first"),
    }),
    errors: { 401: errorBody },
  },
  createTournament: {
    summary: "Creates a tournament",
    description: "For the operator's back office. Its definition never changes afterwards.",
    security: "serviceKey",
    codes: {
      "400": { TIMES_WRONG: "It opens no later than it starts, and ends after that and after now" },
      "409": { TOURNAMENT_EXISTS: "The key is another tournament's" },
    },
    method: "POST",
    path: "/tournament-api/v1/desk/tournaments",
    body: z.object({
      key: z
        .string()
        .regex(/^[a-z0-9-]{3,64}$/)
        .describe("Stable name: small letters, digits and hyphens"),
      definition,
      opens_at: epoch.describe("When entry opens, epoch seconds"),
      starts_at: epoch.describe("From when bets count, epoch seconds"),
      ends_at: epoch.describe("Until when bets count, epoch seconds"),
    }),
    response: tournamentBody,
    errors: { 400: errorBody, 401: errorBody, 409: errorBody },
  },
  stopTournament: {
    summary: "Ends a running tournament now",
    description:
      "For the operator's back office. What was placed before counts, prizes are paid, and it doesn't repeat.",
    security: "serviceKey",
    codes: { "404": unknown, "409": { TOURNAMENT_NOT_RUNNING: "The tournament is not running" } },
    method: "POST",
    path: "/tournament-api/v1/desk/tournaments/:id/stop",
    params,
    response: tournamentBody,
    errors: { 401: errorBody, 404: errorBody, 409: errorBody },
  },
  cancelTournament: {
    summary: "Calls a tournament off and pays fees back",
    description:
      "For the operator's back office. Refunds follow within seconds. One whose ranks are fixed stands. It doesn't repeat.",
    security: "serviceKey",
    codes: { "404": unknown, "409": { TOURNAMENT_DECIDED: "The ranks are fixed, or it is called off already" } },
    method: "POST",
    path: "/tournament-api/v1/desk/tournaments/:id/cancel",
    params,
    response: tournamentBody,
    errors: { 401: errorBody, 404: errorBody, 409: errorBody },
  },
} as const;
