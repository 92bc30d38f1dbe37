/** Points of a tournament: a function of the plays that count, whatever order they came in. */
import { Exact } from "#shared/money/money.ts";
import type { Definition } from "../definition.ts";

/** Sums over the plays of an entry. */
export interface Sums {
  plays: number;
  staked: string;
  won: string;
  /** The best win divided by its stake, exact. */
  multiplier: string;
  /** Winning bets of winning coupons. */
  legs: number;
}

type Rules = Pick<Definition, "scoring" | "unit" | "pointsPerLeg" | "minPlays">;

/** Whole points, rounded down. */
export function pointsOf({ scoring, unit, pointsPerLeg, minPlays }: Rules, sums: Sums): number {
  if (sums.plays < minPlays) return 0;
  switch (scoring) {
    case "TURNOVER":
      return new Exact(sums.staked)
        .dividedBy(unit ?? 1)
        .floor()
        .toNumber();
    case "LEGS":
      return sums.legs * (pointsPerLeg ?? 0);
    case "MULTIPLIER":
      return new Exact(sums.multiplier).times(100).floor().toNumber();
    case "WIN_RATIO":
      return new Exact(sums.staked).isZero()
        ? 0
        : new Exact(sums.won).dividedBy(sums.staked).times(100).floor().toNumber();
  }
}
