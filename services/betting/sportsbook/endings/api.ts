/** REST contract of how the markets of games that are over ended. */
import { z } from "zod";
import { decimal, lng } from "../../../platform/http/api.ts";
import { idList } from "../../../platform/http/ids.ts";

export const outcomeResult = z
  .enum(["WON", "LOST", "VOID", "HALF_WON", "HALF_LOST", "DEAD_HEAT"])
  .describe("Result of an outcome");
export const endedMarket = z
  .object({
    id: z.string().describe("Id of the market"),
    type: z.string().describe("Type of the market, stable across games"),
    name: z.string().describe("Name in the requested language"),
    param: decimal.nullable().describe("Line of the market, such as the total or the handicap; null for none"),
    group: z.string().describe("Group under which the game's page lists it"),
    outcomes: z
      .array(
        z.object({
          id: z.string().describe("Id of the outcome"),
          type: z.string().describe("Type of the outcome, stable across games"),
          name: z.string().describe("Name in the requested language"),
          result: outcomeResult.describe("Result of the outcome"),
        }),
      )
      .describe("Outcomes with their results"),
  })
  .describe("A market of a game that is over");

export const endingsApi = {
  endings: {
    summary: "How the markets of games ended",
    description:
      "Of games that are over, the markets that stood at their start with the result of each outcome; other games are left out.",
    security: "none",
    method: "GET",
    path: "/sportsbook-api/v1/games/endings",
    query: z.object({
      ids: idList(20),
      lng,
    }),
    response: z.object({
      endings: z
        .array(
          z.object({
            id: z.string().describe("Id of the game"),
            markets: z.array(endedMarket).describe("Markets that stood at the start"),
          }),
        )
        .describe("Games that are over"),
    }),
  },
} as const;
