/**
 * Points that come in lumps, of which a game has few: the rest is the sum of a number of chances to score, each taken
 * or not. Late in a game this is far from a normal curve: nothing more, or seven at once.
 */
import type { Distribution } from "./lines.ts";

export interface Lumps {
  /** Chances to score that a side has in a game, such as drives. */
  chancesASide: number;
  values: readonly { points: number; weight: number }[];
}

/** Likeliest share of its chances that a side takes; more points than that come of more chances. */
const MOST_TAKEN = 0.9;

/** Distribution of a count that is `now` with `mean` points to come in a share of the game, for one side or both. */
export function lumpedTotal(
  { chancesASide, values }: Lumps,
  now: number,
  mean: number,
  share: number,
  sides: 1 | 2,
): Distribution {
  const weights = values.reduce((sum, { weight }) => sum + weight, 0);
  const usual = values.reduce((sum, { points, weight }) => sum + points * weight, 0) / weights;
  const count = Math.max(chancesASide * sides * share, mean / usual / MOST_TAKEN, 1e-9);
  const taken = mean / usual / count;
  let chances: Float64Array = Float64Array.of(1);
  for (let left = count; left > 1e-9; left -= 1) {
    const chance = taken * Math.min(1, left);
    const next = new Float64Array(chances.length + Math.max(...values.map(({ points }) => points)));
    for (const [points, reached] of chances.entries()) {
      next[points] = (next[points] ?? 0) + reached * (1 - chance);
      for (const { points: more, weight } of values)
        next[points + more] = (next[points + more] ?? 0) + (reached * chance * weight) / weights;
    }
    chances = next;
  }
  return { low: now, chances };
}
