/** REST contract of calling games off: for the operator's back office, with the header `X-Service-Key`. */
import { z } from "zod";
import { epoch, errorBody } from "../../../platform/http/api.ts";
import { id } from "../../../platform/http/ids.ts";

export const calledOffApi = {
  callOff: {
    summary: "Calls off a game",
    description:
      "Cancels a game that has not started, or abandons one in play: its markets go, bets that are decided by then stand, all others are void. It takes effect a moment later, in every process at once. A second call answers like the first. 409 ALREADY_OVER for a game that has ended.",
    security: "serviceKey",
    codes: {
      "404": { GAME_UNKNOWN: "There is no such game" },
      "409": { ALREADY_OVER: "The game has ended" },
    },
    method: "POST",
    path: "/sportsbook-api/v1/games/:id/call-off",
    params: z.object({ id: id.describe("Id of the game") }),
    body: z.object({
      reason: z
        .string()
        .trim()
        .min(1)
        .max(200)
        .refine((text) => !/\p{Cc}/u.test(text), "has control characters")
        .describe("Why, for the log"),
    }),
    response: z.object({
      gameId: z.string().describe("Id of the game"),
      at: epoch.describe("When it takes effect, epoch seconds"),
    }),
    errors: { 401: errorBody, 404: errorBody, 409: errorBody },
  },
} as const;
