/**
 * Lines with quarters. A bet on a quarter line is half a bet on each neighbouring half line, so its result follows from
 * the distance between what happened and the line: a half or more beyond it wins, a quarter beyond it half wins, on it
 * is void, and the same below.
 */
import type { PlainResult } from "#shared/betting/coupon/legs.ts";

/** Result of "more than the line" when the count ends `distance` above it (a multiple of 0.25, negative below). */
export function resultByDistance(distance: number): PlainResult {
  if (distance >= 0.5) return "WON";
  if (distance > 0) return "HALF_WON";
  if (distance === 0) return "VOID";
  return distance > -0.5 ? "HALF_LOST" : "LOST";
}

/** The result of the other side of the line. */
export function opposite(result: PlainResult): PlainResult {
  switch (result) {
    case "WON":
      return "LOST";
    case "LOST":
      return "WON";
    case "HALF_WON":
      return "HALF_LOST";
    case "HALF_LOST":
      return "HALF_WON";
    case "VOID":
      return "VOID";
  }
}

/**
 * Probability that makes "more than the line" a fair bet, from the distribution of the count (`chance(count)` for
 * counts from `from` to `to`). With the probabilities w, hw, hl, l to win, half win, half lose and lose, and v to void,
 * a price o is fair when w·o + hw·(1+o)/2 + v + hl/2 = 1, so 1/o = (w + hw/2) / (w + hw/2 + hl/2 + l). The voids cancel
 * out, and the two sides of a line add up to 1. Null if one side can't lose.
 */
export function fairChance(chance: (count: number) => number, from: number, to: number, line: number): number | null {
  let won = 0;
  let lost = 0;
  for (let count = from; count <= to; count += 1) {
    const weight = Math.max(-1, Math.min(1, (count - line) * 2));
    if (weight > 0) won += chance(count) * weight;
    else lost -= chance(count) * weight;
  }
  return won > 0 && lost > 0 ? won / (won + lost) : null;
}

/** Lines as in ids: "2.5", "-0.25", "0". */
export function lineText(line: number): string {
  return String(line === 0 ? 0 : line);
}
