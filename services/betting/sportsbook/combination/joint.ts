/** What the possible ends of a game say about several outcomes together. */
import type { Final, OutcomeResult, SportModel } from "../model.ts";
import type { Part } from "./ids.ts";

/** What an outcome adds to the previous ones, or why they can't be combined. Indexes refer to the given parts. */
export interface JointFacts {
  /** Chance that all win. */
  won: number;
  /** Chance that one loses. The rest is given back: some are void, none is lost. */
  lost: number;
  /** `[a, b]`: whenever a wins, b wins too, so that b adds nothing. */
  implied: readonly (readonly [number, number])[];
  /** Pairs that never win together. */
  excluded: readonly (readonly [number, number])[];
  /** Parts that win whenever all the others do. */
  needless: readonly number[];
}

/**
 * Result of a combination from its parts': lost with the first part that is lost, given back when a part is void and
 * none is lost, won when all are won. Null while it is open. Parts are never half won: quarter lines can't be combined.
 */
export function combinedResult(results: readonly (OutcomeResult | null)[]): OutcomeResult | null {
  if (results.includes("LOST")) return "LOST";
  if (results.includes(null)) return null;
  return results.every((result) => result === "WON") ? "WON" : "VOID";
}

/**
 * Sums over the finals. Each is settled by the rules that settle the game in the end, so price and result can't differ.
 */
export function jointFacts(finals: readonly Final[], settle: SportModel["settle"], parts: readonly Part[]): JointFacts {
  const indexes = parts.map((_, index) => index);
  const all = 2 ** parts.length - 1;
  let won = 0;
  let lost = 0;
  /** The sets of parts that win together in some final, one bit a part. */
  const wins = new Set<number>();
  for (const { probability, state } of finals) {
    let winners = 0;
    let isLost = false;
    for (const [index, part] of parts.entries()) {
      const result = settle(part, part.outcome, state, true);
      if (result === "WON") winners += 2 ** index;
      else if (result === "LOST") isLost = true;
    }
    wins.add(winners);
    if (winners === all) won += probability;
    if (isLost) lost += probability;
  }
  const seen = [...wins];
  const has = (set: number, index: number): boolean => (set & (2 ** index)) !== 0;
  const pairs = indexes.flatMap((a) => indexes.filter((b) => b !== a).map((b) => [a, b] as const));
  const together = ([a, b]: readonly [number, number]): boolean => seen.some((set) => has(set, a) && has(set, b));
  return {
    won,
    lost,
    implied: pairs.filter(([a, b]) => together([a, b]) && !seen.some((set) => has(set, a) && !has(set, b))),
    excluded: pairs.filter(([a, b]) => a < b && !together([a, b])),
    needless: won > 0 ? indexes.filter((index) => !seen.includes(all - 2 ** index)) : [],
  };
}
