/** REST contract of expresses that the service puts together: accumulators of the day, and proposals for a wish. Public. */
import { z } from "zod";
import { decimal, epoch, lng } from "../../core/api.ts";
import { section } from "../api.ts";
import { foundOutcome } from "../combination/api.ts";

/** Price of an express, 3 places. */
const expressCoef = z.string().regex(/^\d{1,40}\.\d{3}$/);

export const accumulator = z.object({
  /** The same as long as it stands for the same day, or in play for the same few minutes. */
  id: z.string(), section, coef: expressCoef, legs: z.array(foundOutcome),
  /** When others take their place. */
  changesAt: epoch,
});

export const proposal = z.object({
  coef: expressCoef, legs: z.array(foundOutcome),
  /** How far the price lies from the one wished for, as a share of it ("-0.0120" is 1.2 % below); null where a range was. */
  deviation: decimal.nullable(),
});
export const proposalRefusal = z.object({
  code: z.enum(["GOAL_MISSING", "STAKE_INVALID", "WIN_INVALID", "WIN_TOO_SMALL", "COEF_INVALID", "LEGS_INVALID", "HOURS_INVALID", "SPORT_UNKNOWN", "NO_GAMES", "NOTHING_CLOSE"]),
  /** Name of the field it lies at; null when it is none of them. */
  field: z.string().nullable(),
});

/** Texts, not numbers, so that a wrong one becomes a refusal at its field and not a 400. */
export const wish = z.object({
  stake: z.string().max(32).nullish(), win: z.string().max(32).nullish(),
  coefFrom: z.string().max(32).nullish(), coefTo: z.string().max(32).nullish(),
  section: section.nullish(), sportIds: z.array(z.string().max(32)).max(50).nullish(),
  startsWithinHours: z.int().nullish(), legs: z.int().nullish(),
  /** Another number gives other proposals for the same wish. */
  seed: z.int().nullish(),
});

export const picksApi = {
  /** Expresses of distinct games, at today's prices. A leg that started, or is suspended, is replaced; one that can't be is left out with its express. */
  accumulators: {
    method: "GET", path: "/sportsbook-api/v1/accumulators", query: z.object({ section, lng }),
    response: z.object({ accumulators: z.array(accumulator) }),
  },
  /** Up to ten different expresses that come near a wish, nearest first. Reads only. */
  proposals: {
    method: "POST", path: "/sportsbook-api/v1/bet-proposals", query: z.object({ lng }), body: wish,
    response: z.object({ proposals: z.array(proposal), refusals: z.array(proposalRefusal) }),
  },
} as const;
