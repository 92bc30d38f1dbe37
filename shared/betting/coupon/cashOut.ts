/** What an open coupon is worth now. Formula: S × Π(o at placement) / Π(o now) × (1 − v) for each open leg. */
import type { Decimal } from "decimal.js";
import { Exact, minorDigits, roundMoney } from "../../money/money.ts";
import { product } from "./legs.ts";

/** Share of the value that is kept for each open leg, where the site sets no other. */
export const defaultCashOutMargin = "0.04";

export interface CashOutLeg {
  /** Price at placing. */
  coef: string;
  /** Price now, of an open leg; null for one that can't be bought now. Not read of a decided one. */
  now: string | null;
  /**
   * Factor of a decided leg, by `legFactor`; null while it is open. A won leg so counts as bought at 1, a void one
   * leaves both products.
   */
  factor: Decimal | null;
}

export interface CashOutTerms {
  currency: string;
  /** Margin v for each open leg, "0.04" unless told. */
  margin?: string;
  maxPayout?: string | null;
  /** The coupon is paid at no more than this price. */
  exactCoef?: string | null;
}

/**
 * Value of a single or an express, in minor-unit digits: what it returns if its open legs win, times the chance of that
 * by the prices now, less the margin, capped. Bonuses are not in it: they belong to coupons that are played out. "0.00"
 * once a leg is lost; null while an open leg can't be bought.
 */
export function cashOutValue(
  stake: string,
  legs: readonly CashOutLeg[],
  { currency, margin = defaultCashOutMargin, maxPayout, exactCoef }: CashOutTerms,
): string | null {
  if (legs.some(({ factor }) => factor?.isZero())) return roundMoney(0, currency);
  const open = legs.filter(({ factor }) => factor === null);
  const prices = open.flatMap(({ now }) => (now === null ? [] : [now]));
  if (prices.length < open.length) return null;
  const promised = product(legs.map(({ coef, factor }) => factor ?? coef));
  const paid = exactCoef ? Exact.min(promised, exactCoef) : promised;
  const value = new Exact(stake)
    .times(paid)
    .dividedBy(product(prices))
    .times(new Exact(1).minus(margin).pow(open.length));
  return roundMoney(maxPayout ? Exact.min(value, maxPayout) : value, currency);
}

export interface CashOutPart {
  /** What is paid now. */
  value: string;
  /** Stake that is closed by it, and stake that stays at the original odds. */
  closedStake: string;
  leftStake: string;
}

/**
 * A share ("0.1" to "0.9", "1" for all) of a cash-out, in minor-unit digits. It is paid in proportion to the stake that
 * leaves, so that rounding a small stake wins nobody anything. Null if what is paid, closed or left would be less than
 * one minor unit.
 * @param stake what is in play @param value what it is worth
 */
export function cashOutPart(stake: string, value: string, share: string, currency: string): CashOutPart | null {
  const unit = new Exact(10).pow(-minorDigits(currency));
  const isAll = share === "1";
  const closed = new Exact(isAll ? stake : roundMoney(new Exact(stake).times(share), currency));
  const left = new Exact(stake).minus(closed);
  if (closed.lessThan(unit) || new Exact(value).times(share).lessThan(unit)) return null;
  if (!isAll && left.lessThan(unit)) return null;
  return {
    value: roundMoney(new Exact(value).times(closed).dividedBy(stake), currency),
    closedStake: roundMoney(closed, currency),
    leftStake: roundMoney(left, currency),
  };
}
