/**
 * When the scores of a game occur, so that live prices stay fair. The models say that the rest of a game has a mean and
 * a variance in proportion to the time left. A game whose end is drawn first must then approach it as a Brownian
 * bridge: at the share t of the game, a side's points scatter around t × its final points with variance σ²·t(1−t). If
 * all times were drawn freely, points would scatter by count × E[v²] × t(1−t), far more than a basketball side's σ²,
 * and a lead at half-time would be worth less than its price says. So only some scores are drawn freely, and the others
 * follow at even distances from a random start: each single score is still equally likely at any time, which keeps the
 * mean. Then time is stretched and squeezed for both sides alike (the pace of the game), which scatters totals more
 * than differences.
 */
import type { Random } from "../../seed/random.ts";

export interface Scatter {
  /** Share of the scores that fall freely: they add share × count × (mean value)² to a side's variance. */
  free: number;
  /**
   * Draws that make the pace; they add (home points × away points) / draws to the covariance of the sides. 0: no pace.
   */
  paceDraws: number;
}

/** Rising shares of the game's time that represent equal parts of it; for both sides of one game. */
export function drawPace({ paceDraws }: Scatter, random: Random): number[] {
  return Array.from({ length: paceDraws }, random).toSorted((one, other) => one - other);
}

/** Rising shares (0 to 1) of the game at which a side's `count` scores occur. */
export function scoringShares(count: number, { free }: Scatter, pace: readonly number[], random: Random): number[] {
  const freely = Array.from({ length: count }, () => (random() < free ? random() : null)).filter(
    (share) => share !== null,
  );
  const evenCount = count - freely.length;
  const start = random();
  const evenly = Array.from({ length: evenCount }, (_, index) => (index + start) / evenCount);
  return [...freely, ...evenly].map((share) => quantile(pace, share)).toSorted((one, other) => one - other);
}

/** Value of rising draws at a share of their number, linear between them; the share itself without draws. */
function quantile(draws: readonly number[], share: number): number {
  const place = share * (draws.length + 1);
  const below = Math.floor(place);
  const low = below === 0 ? 0 : (draws[below - 1] ?? 1);
  const high = draws[below] ?? 1;
  return low + (high - low) * (place - below);
}
