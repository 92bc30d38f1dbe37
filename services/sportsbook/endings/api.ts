/** REST contract of how the markets of games that are over ended. */
import { z } from "zod";
import { decimal, lng } from "../../core/api.ts";

export const outcomeResult = z.enum(["WON", "LOST", "VOID", "HALF_WON", "HALF_LOST", "DEAD_HEAT"]);
export const endedMarket = z.object({
  id: z.string(), type: z.string(), name: z.string(), param: decimal.nullable(), group: z.string(),
  outcomes: z.array(z.object({ id: z.string(), type: z.string(), name: z.string(), result: outcomeResult })),
});

export const endingsApi = {
  /** Of games that are over, the markets that stood at their start with the result of each outcome; other games are left out. */
  endings: {
    method: "GET", path: "/sportsbook-api/v1/games/endings",
    query: z.object({ ids: z.string().regex(/^\d{1,15}(,\d{1,15}){0,19}$/), lng }),
    response: z.object({ endings: z.array(z.object({ id: z.string(), markets: z.array(endedMarket) })) }),
  },
} as const;
