/**
 * Runs of a turn at bat. They are negative binomial, which is the same as hits at an even rate, each bringing one or
 * more runs by the logarithmic distribution (Quenouille, 1949). So the distribution of the rest follows from the time
 * left.
 */
import type { Random } from "../seed/random.ts";

/** Turns at bat of a side in a game. */
export const INNINGS = 9;
/** Variance of a team's runs over their mean: about 2.1 in the major leagues (runs come in bunches). */
export const DISPERSION = 2.1;
/** Real seconds of a turn at bat. */
export const turnSeconds = 430;
/** Parameter of the logarithmic distribution that belongs to the dispersion. */
const SHARE = 1 - 1 / DISPERSION;

/** Negative binomial chances of 0 … size − 1 with a mean and the dispersion of baseball. */
export function runChances(mean: number, size: number): Float64Array {
  const chances = new Float64Array(size);
  const r = Math.max(mean, 1e-9) / (DISPERSION - 1);
  let chance = DISPERSION ** -r;
  for (let runs = 0; runs < size; runs += 1) {
    chances[runs] = chance;
    chance *= ((r + runs) / (runs + 1)) * SHARE;
  }
  return chances;
}

/** Expected scoring hits in a turn at bat of a side that scores so many runs per game. */
export function hitRate(runsAGame: number): number {
  return (runsAGame / INNINGS / (DISPERSION - 1)) * Math.log(DISPERSION);
}

/** Probability that a scoring hit brings so many runs. */
export function bunchChance(runs: number): number {
  return SHARE ** runs / (runs * Math.log(DISPERSION));
}

/** Runs that a hit brings. */
export function drawBunch(random: Random): number {
  let left = random();
  for (let runs = 1; runs < 30; runs += 1) {
    left -= bunchChance(runs);
    if (left < 0) return runs;
  }
  return 1;
}

/** Runs beyond the needed ones by which a last turn at bat can be won; larger ones count as zero. */
export const MOST_OVERSHOOT = 10;
/** Hits of one turn that are distinguished; more occur once in a million turns. */
const MOST_HITS = 9;

/**
 * How a turn at bat with `mean` runs to come ends for a side that wins as soon as it has more than `behind` (≥ 0):
 * chance of each number of runs up to level, and of winning by 1, 2 … with the hit that does it.
 */
export function lastTurn(mean: number, behind: number): { short: Float64Array; wonBy: Float64Array } {
  const wonBy = new Float64Array(MOST_OVERSHOOT + 1);
  const rate = (mean / (DISPERSION - 1)) * Math.log(DISPERSION);
  let exactly = Math.exp(-rate);
  let more = 1 - exactly;
  for (const [hits, chances] of winningHits(behind).entries()) {
    for (let by = 1; by <= MOST_OVERSHOOT; by += 1) wonBy[by] = (wonBy[by] ?? 0) + more * (chances[by] ?? 0);
    exactly *= rate / (hits + 1);
    more = Math.max(0, more - exactly);
  }
  return { short: runChances(mean, behind + 1), wonBy };
}

const knownHits = new Map<number, Float64Array[]>();

/** By hits before it: chance that the next hit is the one that wins, by 1, 2 … runs. It depends on no strength. */
function winningHits(behind: number): Float64Array[] {
  const known = knownHits.get(behind);
  if (known !== undefined) return known;
  let sums = Float64Array.from({ length: behind + 1 }, (_, sum) => (sum === 0 ? 1 : 0));
  const found = Array.from({ length: Math.min(MOST_HITS, behind + 1) }, () => {
    const won = new Float64Array(MOST_OVERSHOOT + 1);
    const next = new Float64Array(behind + 1);
    for (const [sum, reached] of sums.entries()) {
      if (reached === 0) continue;
      for (let runs = 1; runs <= behind - sum + MOST_OVERSHOOT; runs += 1) {
        const by = sum + runs - behind;
        if (by > 0) won[by] = (won[by] ?? 0) + reached * bunchChance(runs);
        else next[sum + runs] = (next[sum + runs] ?? 0) + reached * bunchChance(runs);
      }
    }
    sums = next;
    return won;
  });
  if (behind <= 60) knownHits.set(behind, found);
  return found;
}
