/**
 * Advances: part of a stake that the player's open bets pay. Nothing is lent. The house buys as much of those bets as
 * the advance needs, at their cash-out value, in the moment the new coupon is placed, and the stake is then paid in
 * full.
 *
 * Why it is safe: taking an advance is cashing out a part and then placing, two things every player may do one after
 * the other at the same prices. So no strategy gains by advances what it could not gain without them, whichever bets
 * end first and however they depend on each other, and there is never a debt, a pledge or a stake of the house's. Each
 * of the two costs the player its margin, so the expectation is below zero. A loan can't promise that: one that is
 * repaid only while its cover stands is an option that the player gets for nothing (docs/security.md, advance.test.ts
 * shows both).
 */
import { Decimal } from "decimal.js";
import { Exact, minorDigits, roundMoney } from "../../money/money.ts";

/** Least chance of a bet that pays advances, where the site sets no other. */
export const defaultAdvanceMinChance = "0.1";

/** An open coupon that can pay: what is in play of it. */
export interface Cover {
  couponId: number;
  /** Stake in play, whole minor units. */
  stake: string;
  /** What all of it can be cashed out for now, in minor-unit digits. */
  value: string;
}

/** A part of a coupon to be cashed out. */
export interface CoverSale {
  couponId: number;
  /** Stake that leaves the coupon, in minor-unit digits. */
  stake: string;
}

/**
 * Whether the open bets of a coupon are likely enough by the prices now: the chance of all of them, with the house's
 * margin in it.
 */
export function isLikely(pricesNow: readonly string[], minChance: string = defaultAdvanceMinChance): boolean {
  return pricesNow
    .reduce<Decimal>((chance, price) => chance.dividedBy(price), new Exact(1))
    .greaterThanOrEqualTo(minChance);
}

/** The largest advance that some coupons can pay, in minor-unit digits. */
export function largestAdvance(covers: readonly Cover[], currency: string): string {
  return roundMoney(
    covers.reduce<Decimal>((sum, { value }) => sum.plus(value), new Exact(0)),
    currency,
  );
}

/**
 * What to cash out for an advance: the coupons of the largest value first, so that few are touched, and of the last one
 * no more stake than it takes. The parts are worth the advance or, by less than one minor unit of that stake, more;
 * what is over is the player's.
 * @returns null if the coupons are worth less.
 */
export function salesFor(covers: readonly Cover[], amount: string, currency: string): CoverSale[] | null {
  let left = new Exact(amount);
  const sales: CoverSale[] = [];
  for (const { couponId, stake, value } of covers.toSorted(
    (one, other) => new Exact(other.value).comparedTo(one.value) || one.couponId - other.couponId,
  )) {
    if (!left.greaterThan(0)) break;
    if (!new Exact(value).greaterThan(0)) continue;
    const part = Exact.min(
      stake,
      new Exact(stake).times(left).dividedBy(value).toDecimalPlaces(minorDigits(currency), Decimal.ROUND_UP),
    );
    sales.push({ couponId, stake: roundMoney(part, currency) });
    left = left.minus(part.equals(stake) ? value : roundMoney(new Exact(value).times(part).dividedBy(stake), currency));
  }
  return left.greaterThan(0) ? null : sales;
}
