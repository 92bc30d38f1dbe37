/**
 * Finds expresses whose price is close to a goal: draws rows of legs, chooses the last one to fit, and keeps the best
 * rows.
 */
import type { Random } from "../seed/random.ts";
import { lowestLeg } from "./legs.ts";

/** A leg as the search sees it: the logarithm of its price, and which game it is of. */
export interface Candidate {
  log: number;
  gameId: number;
}

export interface Goal {
  /** Logarithms of the lowest and the highest price that will do. */
  from: number;
  to: number;
  /** Logarithm of the price wished for; null if all between will do alike. */
  wish: number | null;
  legs: number;
}

export interface Row {
  indexes: readonly number[];
  distance: number;
}

/** Rows drawn for one goal. Measured on 60 games: 10 good rows come within the first hundreds. */
const attempts = 500;

/** Different rows of distinct games that meet the goal, nearest first. `pool` is in order of `log`. */
export function rowsFor(pool: readonly Candidate[], goal: Goal, random: Random): Row[] {
  const found = new Map<string, Row>();
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const wish = goal.wish ?? goal.from + random() * (goal.to - goal.from);
    const indexes = drawRow(pool, wish, goal.legs, random);
    if (indexes === null) continue;
    const sum = indexes.reduce((total, index) => total + (pool[index]?.log ?? 0), 0);
    if (sum < goal.from || sum > goal.to) continue;
    const sorted = indexes.toSorted((one, other) => one - other);
    found.set(sorted.join(" "), { indexes: sorted, distance: goal.wish === null ? 0 : Math.abs(sum - wish) });
  }
  return [...found.values()].toSorted((one, other) => one.distance - other.distance);
}

/**
 * The nearest rows that share at most half of their legs with a nearer one; filled up with others if there are too few.
 */
export function different(rows: readonly Row[], count: number): Row[] {
  const chosen: Row[] = [];
  for (const row of rows) {
    const isOwn = chosen.every(
      ({ indexes }) => row.indexes.filter((index) => indexes.includes(index)).length * 2 <= row.indexes.length,
    );
    if (isOwn && chosen.length < count) chosen.push(row);
  }
  const rest = rows.filter((row) => !chosen.includes(row)).slice(0, count - chosen.length);
  return [...chosen, ...rest].toSorted((one, other) => one.distance - other.distance);
}

function drawRow(pool: readonly Candidate[], wish: number, legs: number, random: Random): number[] | null {
  const games = new Set<number>();
  const row: number[] = [];
  let left = wish;
  for (let after = legs - 1; after >= 0; after -= 1) {
    // What is left for one leg, approximately; the last takes the remainder. The legs after it need their minimum.
    const share =
      after === 0 ? left : Math.min(left - after * Math.log(lowestLeg), (left / (after + 1)) * (0.4 + 1.2 * random()));
    const index = nearest(pool, share, games);
    const leg = index === null ? undefined : pool[index];
    if (index === null || leg === undefined) return null;
    row.push(index);
    games.add(leg.gameId);
    left -= leg.log;
  }
  return row;
}

/** The leg nearest to a price, of a game not taken yet. */
function nearest(pool: readonly Candidate[], log: number, taken: ReadonlySet<number>): number | null {
  let low = 0;
  let high = pool.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((pool[middle]?.log ?? 0) < log) low = middle + 1;
    else high = middle;
  }
  let below = low - 1;
  let above = low;
  const isTaken = (index: number): boolean => taken.has(pool[index]?.gameId ?? -1);
  while (below >= 0 && isTaken(below)) below -= 1;
  while (above < pool.length && isTaken(above)) above += 1;
  if (below < 0) return above < pool.length ? above : null;
  if (above >= pool.length) return below;
  return log - (pool[below]?.log ?? 0) <= (pool[above]?.log ?? 0) - log ? below : above;
}
