/** REST contract of calling games off: for the operator's back office, with the header `X-Service-Key`. */
import { z } from "zod";
import { epoch, errorBody } from "../../core/api.ts";

export const calledOffApi = {
  /**
   * Cancels a game that has not started, or abandons one in play: its markets go, bets that are decided by then stand,
   * all others are void. It takes effect a moment later, in every process at once. A second call answers like the first.
   * 409 ALREADY_OVER for a game that has ended.
   */
  callOff: {
    method: "POST", path: "/sportsbook-api/v1/games/:id/call-off", params: z.object({ id: z.string().regex(/^\d{1,15}$/) }),
    body: z.object({ reason: z.string().trim().min(1).max(200).refine((text) => !/\p{Cc}/u.test(text), "has control characters") }),
    response: z.object({ gameId: z.string(), at: epoch }), errors: { 401: errorBody, 404: errorBody, 409: errorBody },
  },
} as const;
