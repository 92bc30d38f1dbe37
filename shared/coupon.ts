/** Arithmetic and shape of coupons, the same on both sides (SPEC 4.07, 4.08, 5.14, 5.22; formulas: settled factor of a leg). */
import { Decimal } from "decimal.js";
import { couponKinds, type CouponKind } from "./couponKinds.ts";
import { Exact, roundMoney } from "./money.ts";

/** Decimals of a price. */
export const coefDigits = 3;

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
    case "WON": case "LOST": case "VOID": case "HALF_WON": case "HALF_LOST": return result;
    default: return "DEAD_HEAT";
  }
}

/** Factor a settled leg puts on the stake, exact: won o, void 1, lost 0, half won (1+o)/2, half lost 1/2, dead heat o · places/tied. */
export function legFactor(result: LegResult, coef: string): Decimal {
  const shared = deadHeatOf(result);
  if (shared !== null) return new Exact(coef).times(shared.places).dividedBy(shared.tied);
  switch (resultName(result)) {
    case "WON": return new Exact(coef);
    case "VOID": return new Exact(1);
    case "LOST": return new Exact(0);
    case "HALF_WON": return new Exact(coef).plus(1).dividedBy(2);
    case "HALF_LOST": return new Exact("0.5");
    case "DEAD_HEAT": throw new Error(`No dead heat: ${result}`);
  }
}

/** Exact product, 1 for none. */
export function product(factors: readonly Decimal.Value[]): Decimal {
  return factors.reduce<Decimal>((total, factor) => total.times(factor), new Exact(1));
}

/** Margin M of the anti-express price 1/(M − 1/K). */
const antiExpressMargin = "1.1165";

/**
 * Total price of a coupon, exact. Null for kinds without one (a system's return is no multiple of one price) and for
 * an anti-express that can't be offered (price at or below 1).
 */
export function exactCouponCoef(kind: CouponKind, coefs: readonly string[]): Decimal | null {
  const { coef } = couponKinds[kind];
  if (coef === "none" || coefs.length === 0) return null;
  const express = product(coefs);
  if (coef === "product") return express;
  const rest = new Exact(antiExpressMargin).minus(new Exact(1).dividedBy(express));
  if (!rest.greaterThan(0)) return null;
  const price = new Exact(1).dividedBy(rest);
  return price.greaterThan(1) ? price : null;
}

/** Total price as shown: three places, half up. Null where `exactCouponCoef` is. */
export function couponCoef(kind: CouponKind, coefs: readonly string[]): string | null {
  return exactCouponCoef(kind, coefs)?.toFixed(coefDigits, Decimal.ROUND_HALF_UP) ?? null;
}

export interface WinOptions {
  /** Largest return a coupon can pay, in the same currency. The return is capped, never the odds. */
  maxPayout?: string | null;
  /** Price the player insists on; when set it takes the place of the coupon's own [5.22]. */
  exactCoef?: string | null;
}

/**
 * Return of a coupon if every leg wins, in minor-unit digits [5.22]: stake × exact price, capped, then rounded once.
 * The exact product counts, not the shown price, because that is what is paid. Null for kinds without one total price.
 */
export function possibleWin(kind: CouponKind, amount: string, coefs: readonly string[], currency: string, options: WinOptions = {}): string | null {
  const coef = options.exactCoef ? new Exact(options.exactCoef) : exactCouponCoef(kind, coefs);
  if (!coef) return null;
  const win = new Exact(amount).times(coef);
  return roundMoney(options.maxPayout ? Decimal.min(win, options.maxPayout) : win, currency);
}

/** The game of an outcome: the first part of its id. */
export function gameIdOf(outcomeId: string): string {
  return outcomeId.split(".", 1)[0] ?? "";
}

/** What is wrong with a coupon's shape. `bet` is the index of the bet it lies at; null for the whole coupon. */
export interface ShapeProblem {
  code: "REQUIRED" | "TOO_FEW_BETS" | "TOO_MANY_BETS" | "BET_DUPLICATE" | "BETS_DEPEND";
  bet: number | null;
}

/**
 * Checks how many bets a coupon has and whether they may stand together. A repeated outcome is marked where it
 * repeats; bets on one game, where the kind forbids them, are marked each.
 */
export function validateShape(kind: CouponKind, bets: readonly { outcomeId: string }[]): ShapeProblem[] {
  const { minBets, maxBets, sameGame } = couponKinds[kind];
  if (bets.length === 0) return [{ code: "REQUIRED", bet: null }];
  const problems: ShapeProblem[] = [];
  if (bets.length < minBets) problems.push({ code: "TOO_FEW_BETS", bet: null });
  if (bets.length > maxBets) problems.push({ code: "TOO_MANY_BETS", bet: null });
  const seen = new Set<string>();
  const byGame = new Map<string, number[]>();
  for (const [index, { outcomeId }] of bets.entries()) {
    if (seen.has(outcomeId)) {
      problems.push({ code: "BET_DUPLICATE", bet: index });
      continue;
    }
    seen.add(outcomeId);
    const gameId = gameIdOf(outcomeId);
    byGame.set(gameId, [...(byGame.get(gameId) ?? []), index]);
  }
  if (sameGame === "refused") {
    for (const indexes of byGame.values()) {
      if (indexes.length > 1) problems.push(...indexes.map((bet) => ({ code: "BETS_DEPEND" as const, bet })));
    }
  }
  return problems;
}
