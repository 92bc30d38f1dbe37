/** REST contract of same-game combinations. Public. */
import { z } from "zod";
import { decimal, lng } from "../../core/api.ts";
import { game, market, outcome } from "../api.ts";

/** An outcome of the book with its market and its game. */
export const foundOutcome = z.object({ outcome, market, game });

export const combinationRefusal = z.object({
  code: z.enum([
    "NOT_OFFERED", "TOO_FEW_PARTS", "TOO_MANY_PARTS", "UNKNOWN_PART", "DUPLICATE_PART", "NOT_COMBINABLE", "QUARTER_LINE", "IMPLIED_PART",
    "IMPOSSIBLE", "TOO_UNLIKELY",
  ]),
  /** Parts it lies at; none when it is the whole. Of IMPLIED_PART the second adds nothing to the first. */
  outcomeIds: z.array(z.string()),
});
export const combination = z.object({
  /** Types of market that can be combined in this game; none where combinations are not offered. */
  marketTypes: z.array(z.string()),
  /** The combination as an outcome to bet on; null with refusals. */
  bet: foundOutcome.nullable(),
  parts: z.array(z.object({ outcomeId: z.string(), name: z.string(), marketName: z.string(), coef: decimal, isNeedless: z.boolean() })),
  refusals: z.array(combinationRefusal),
  version: z.int(),
});

export const combinationApi = {
  /** Puts outcomes of one game together, in any order. Null for a game that there is none of. */
  combination: {
    method: "POST", path: "/sportsbook-api/v1/combination", query: z.object({ lng }),
    body: z.object({ gameId: z.string().max(32), outcomeIds: z.array(z.string().max(128)).max(50) }),
    response: z.object({ combination: combination.nullable() }),
  },
} as const;
