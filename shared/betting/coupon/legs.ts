/** Results of legs and what each of them puts on a stake, the same on both sides. */
import type { Decimal } from "decimal.js";
import { Exact } from "../../money/money.ts";

/** A dead heat: more runners came in level than there are places to win. "DEAD_HEAT_1_OF_2": two for one place. */
export type DeadHeat = `DEAD_HEAT_${number}_OF_${number}`;
/** Results that need no numbers. */
export type PlainResult = "WON" | "LOST" | "VOID" | "HALF_WON" | "HALF_LOST";
/** Results of a leg; HALF_* come from quarter lines. */
export type LegResult = PlainResult | DeadHeat;

/** `tied` runners that share `places` (fewer than they are); all win where there is a place for each. */
export function deadHeat(places: number, tied: number): LegResult {
  return places >= tied ? "WON" : places <= 0 ? "LOST" : `DEAD_HEAT_${places}_OF_${tied}`;
}

/** Places and runners of a dead heat; null for every other result. */
export function deadHeatOf(result: LegResult): { places: number; tied: number } | null {
  const [, places, tied] = /^DEAD_HEAT_(\d+)_OF_(\d+)$/.exec(result) ?? [];
  return places === undefined || tied === undefined ? null : { places: Number(places), tied: Number(tied) };
}

/** A result by its name alone. */
export function resultName(result: LegResult): PlainResult | "DEAD_HEAT" {
  switch (result) {
    case "WON":
    case "LOST":
    case "VOID":
    case "HALF_WON":
    case "HALF_LOST":
      return result;
    default:
      return "DEAD_HEAT";
  }
}

/**
 * Factor a settled leg puts on the stake, exact: won o, void 1, lost 0, half won (1+o)/2, half lost 1/2, dead heat o ·
 * places/tied.
 */
export function legFactor(result: LegResult, coef: string): Decimal {
  const shared = deadHeatOf(result);
  if (shared !== null) return new Exact(coef).times(shared.places).dividedBy(shared.tied);
  switch (resultName(result)) {
    case "WON":
      return new Exact(coef);
    case "VOID":
      return new Exact(1);
    case "LOST":
      return new Exact(0);
    case "HALF_WON":
      return new Exact(coef).plus(1).dividedBy(2);
    case "HALF_LOST":
      return new Exact("0.5");
    case "DEAD_HEAT":
      throw new Error(`No dead heat: ${result}`);
  }
}

/** Exact product, 1 for none. */
export function product(factors: readonly Decimal.Value[]): Decimal {
  return factors.reduce<Decimal>((total, factor) => total.times(factor), new Exact(1));
}
