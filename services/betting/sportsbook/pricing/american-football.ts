/** American football by the NFL's clock: 4 × 15 minutes, an overtime of 10; points come in threes and sevens. */
import { pointsModel } from "./points-game.ts";

/**
 * How often games ended with a margin of 0, 1, 2 …, as a multiple of the normal curve around the margin expected by Elo
 * (5,075 NFL games, 2002 to 2020). Larger margins: 1.
 */
const MARGIN_FACTORS: readonly number[] = [
  0.08, 0.73, 0.72, 2.83, 0.95, 0.67, 1.23, 1.95, 0.79, 0.33, 1.33, 0.64, 0.39, 0.79, 1.48, 0.46, 0.69, 1.19, 0.91,
  0.46, 1.03, 1.48, 0.54, 0.58, 1.49,
];

/** Points of one score, with their weights: touchdowns with their conversion, field goals, safeties. */
export const SCORE_VALUES = [
  { points: 7, weight: 50 },
  { points: 3, weight: 42 },
  { points: 6, weight: 5 },
  { points: 8, weight: 2 },
  { points: 2, weight: 1 },
] as const;

export const americanFootballModel = pointsModel({
  regularSeconds: 3600,
  overtimeSeconds: 600,
  // Of the same games: margins 13.6 from what Elo expects, totals 14.0 from their mean.
  differenceSpread: 13.6,
  totalSpread: 13.5,
  // Some eleven drives a side, of which 39 in a hundred end with points: 5.24 of them on average.
  lumps: { chancesASide: 11, values: SCORE_VALUES },
  lineStep: 1,
  linesAside: 5,
  marginFactor: (margin) => MARGIN_FACTORS[margin] ?? 1,
});
