/** REST contract of same-game combinations. Public. */
import { z } from "zod";
import { decimal, lng } from "../../../platform/http/api.ts";
import { game, market, outcome } from "../api/game.ts";

export const foundOutcome = z
  .object({ outcome, market, game })
  .describe("An outcome of the book with its market and its game");

export const combinationRefusal = z
  .object({
    code: z
      .enum([
        "NOT_OFFERED",
        "TOO_FEW_PARTS",
        "TOO_MANY_PARTS",
        "UNKNOWN_PART",
        "DUPLICATE_PART",
        "NOT_COMBINABLE",
        "QUARTER_LINE",
        "IMPLIED_PART",
        "IMPOSSIBLE",
        "TOO_UNLIKELY",
      ])
      .describe("Why they can't be combined"),
    outcomeIds: z
      .array(z.string())
      .describe("Parts it lies at; none when it is the whole. Of IMPLIED_PART the second adds nothing to the first."),
  })
  .describe("Why outcomes can't be combined");
export const combination = z
  .object({
    marketTypes: z
      .array(z.string())
      .describe("Types of market that can be combined in this game; none where combinations are not offered"),
    bet: foundOutcome.nullable().describe("The combination as an outcome to bet on; null with refusals"),
    parts: z
      .array(
        z.object({
          outcomeId: z.string().describe("Id of the outcome"),
          name: z.string().describe("Name of the outcome in the requested language"),
          marketName: z.string().describe("Name of its market in the requested language"),
          coef: decimal.describe("Decimal odds, 3 places"),
          isNeedless: z.boolean().describe("True when the other parts already imply it"),
        }),
      )
      .describe("The outcomes put together"),
    refusals: z.array(combinationRefusal).describe("What stops it; empty when nothing does"),
    version: z.int().describe("Version of the game that the odds belong to"),
  })
  .describe("Outcomes of one game put together");

export const combinationApi = {
  combination: {
    summary: "Puts outcomes of one game together",
    description: "Puts outcomes of one game together, in any order. Null for a game that there is none of.",
    security: "none",
    method: "POST",
    path: "/sportsbook-api/v1/combination",
    query: z.object({ lng }),
    body: z.object({
      gameId: z.string().max(32).describe("Id of the game"),
      outcomeIds: z.array(z.string().max(128)).max(50).describe("Ids of the outcomes"),
    }),
    response: z.object({ combination: combination.nullable().describe("The combination; null for an unknown game") }),
  },
} as const;
