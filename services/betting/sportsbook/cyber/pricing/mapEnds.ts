/** How a map may end from its current state. */
import type { Distribution } from "../../pricing/lines.ts";
import type { ObjectivesRules, RoundsRules } from "../rules.ts";
import { mapIsWon } from "../scoring.ts";

export interface MapEnds {
  homeWins: number;
  /** Of rounds or kills in the whole map. */
  total: Distribution;
  /** The home side's rounds minus the away side's; null if maps aren't won by rounds. */
  difference: Distribution | null;
}

/** Rounds beyond the usual end that are still distinguished; later ends count as the last of them. */
const mostExtra = 24;

/** A map won round by round, each round with chance `p`. */
export function roundsMap(rules: RoundsRules, p: number, home: number, away: number): MapEnds {
  const most = Math.max(2 * rules.roundsToWin + mostExtra, home + away + mostExtra);
  const total = new Float64Array(most + 1);
  const difference = new Float64Array(2 * most + 1);
  let homeWins = 0;
  /** Probability of each score after so many rounds, by the home side's rounds. */
  let scores = new Map([[home, 1]]);
  for (let played = home + away; scores.size > 0; played += 1) {
    const next = new Map<number, number>();
    for (const [one, chance] of scores) {
      const other = played - one;
      const isLast = played >= most;
      if (isLast || mapIsWon(rules, one, other)) {
        homeWins += chance * (one === other ? p : one > other ? 1 : 0);
        total[Math.min(most, played)] = (total[Math.min(most, played)] ?? 0) + chance;
        difference[one - other + most] = (difference[one - other + most] ?? 0) + chance;
      } else {
        next.set(one + 1, (next.get(one + 1) ?? 0) + chance * p);
        next.set(one, (next.get(one) ?? 0) + chance * (1 - p));
      }
    }
    scores = next;
  }
  return { homeWins, total: { low: 0, chances: total }, difference: { low: -most, chances: difference } };
}

/** A map of objectives, each taken by the home side with chance `p`; `kills` so far, and more between objectives. */
export function objectivesMap(
  rules: ObjectivesRules,
  p: number,
  taken: { home: number; away: number },
  kills: number,
): MapEnds {
  let homeWins = 0;
  /** Probability that the map is over after so many more objectives. */
  const ends: number[] = [];
  let scores = new Map([[taken.home, 1]]);
  for (let played = 0; scores.size > 0; played += 1) {
    const next = new Map<number, number>();
    let over = 0;
    for (const [one, chance] of scores) {
      const other = taken.home + taken.away + played - one;
      if (Math.max(one, other) >= rules.objectivesToWin) {
        over += chance;
        if (one > other) homeWins += chance;
      } else {
        next.set(one + 1, (next.get(one + 1) ?? 0) + chance * p);
        next.set(one, (next.get(one) ?? 0) + chance * (1 - p));
      }
    }
    ends.push(over);
    scores = next;
  }
  return { homeWins, total: { low: kills, chances: killsToCome(rules.killShare, ends) }, difference: null };
}

/** Kills before the last objective: before each one their number is geometric, whatever came before. */
function killsToCome(killShare: number, ends: readonly number[]): Float64Array {
  const mean = ((ends.length - 1) * killShare) / (1 - killShare);
  const size = Math.ceil(mean * 2 + 60);
  const sums = new Float64Array(size);
  let chances = new Float64Array(size);
  chances[0] = 1;
  for (const chance of ends) {
    for (let count = 0; count < size; count += 1) sums[count] = (sums[count] ?? 0) + chance * (chances[count] ?? 0);
    const next = new Float64Array(size);
    // One more objective: next[n] = killShare · next[n − 1] + (1 − killShare) · chances[n].
    for (let count = 0; count < size; count += 1) {
      next[count] = killShare * (count > 0 ? (next[count - 1] ?? 0) : 0) + (1 - killShare) * (chances[count] ?? 0);
    }
    chances = next;
  }
  return sums;
}
