/** What a kind of toto is: all of it data, kept in the database and copied into each draw. */
import type { Names } from "../../sportsbook/public.ts";

/**
 * How the outcomes of a match are made: 1X2, the winner of two, more or fewer goals than two and a half, the exact
 * score, or the winner of a race.
 */
export type OutcomeSet = "1x2" | "winner" | "football-goals" | "football-score" | "hockey-score" | "race";

/** What a match without a result counts as: each pick a hit, a drawn result, or the whole draw is void. */
export type VoidRule = "HIT" | "DRAW" | "VOID";

export interface Category {
  hits: number;
  /** Share of the prize pool, in hundredths of a percent. */
  share: number;
}

export interface Rules {
  names: Names;
  set: OutcomeSet;
  /** Slugs of the sports its matches come from. */
  sports: string[];
  matches: number;
  currency: string;
  /** Share of the stakes that is the prize pool, in hundredths of a percent. */
  poolShare: number;
  /** From most hits to fewest. What their shares leave feeds the jackpot, which is paid for the first of them. */
  categories: Category[];
  /** Whether a combination also wins in all categories below its own. */
  isCumulative: boolean;
  /** Prizes are rounded down to whole units of this many minor units. */
  floorUnit: number;
  /** A category that would pay less than this for the least stake goes to the jackpot, in minor units. */
  leastPrize: number;
  /** For one combination, decimal. */
  leastStake: string;
  mostStake: string;
  mostCombinations: number;
  voidRule: VoidRule;
  /** With results for fewer matches than this the draw is void. */
  leastMatches: number;
  /** A match without a result so long after the last start of its draw has none. */
  deadlineHours: number;
  /** A draw is composed at least so long before its first start. */
  leadMinutes: number;
  /** All its matches start within this. */
  windowHours: number;
  /** Draws on sale at once. */
  ahead: number;
}
