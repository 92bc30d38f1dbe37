/** Prices of whole coupons and what they can return (SPEC 4.08, 5.16, 5.22, 5.23). */
import { Decimal } from "decimal.js";
import { Exact, roundMoney } from "../../money/money.ts";
import { antiExpressCoef } from "./antiExpress.ts";
import { bonusReturnFactor, netWinBonus } from "./bonus.ts";
import type { CouponContent } from "./content.ts";
import { couponKinds, covers } from "./kinds.ts";
import { product } from "./legs.ts";
import { couponReturn, isReckonable, type PriceTerms } from "./returns.ts";

/** Decimals of a price. */
export const coefDigits = 3;

/**
 * Total price of a coupon, exact, with the bonus bet when the terms say so. Null for kinds without one (a system's
 * return is no multiple of one price) and for an anti-express that can't be offered (price at or below 1).
 */
export function exactCouponCoef(
  { kind, legs, antiExpressMargin }: CouponContent,
  { bonus = false }: Pick<PriceTerms, "bonus"> = {},
): Decimal | null {
  const { coef } = couponKinds[kind];
  if (coef === "none" || legs.length === 0) return null;
  const coefs = legs.map((leg) => new Exact(leg.coef));
  if (coef === "anti") return antiExpressCoef(product(coefs), antiExpressMargin);
  return bonus && kind === "EXPRESS" ? bonusReturnFactor(coefs) : product(coefs);
}

/** Total price as shown: three places, half up. Null if `exactCouponCoef` is. */
export function couponCoef(content: CouponContent, terms: Pick<PriceTerms, "bonus"> = {}): string | null {
  return exactCouponCoef(content, terms)?.toFixed(coefDigits, Decimal.ROUND_HALF_UP) ?? null;
}

/** A return within the largest one a coupon can pay. The return is capped, never the odds. */
export function capped(value: Decimal, maxPayout: string | null | undefined): Decimal {
  return maxPayout ? Exact.min(value, maxPayout) : value;
}

export interface WinOptions extends PriceTerms {
  /** Largest return a coupon can pay, in the same currency; bonuses are within it. */
  maxPayout?: string | null;
  /** Percent of the net win that is paid on top. */
  hyperBonusPercent?: string | null;
}

function payable(value: Decimal, amount: Decimal.Value, { maxPayout, hyperBonusPercent }: WinOptions): Decimal {
  return capped(hyperBonusPercent ? value.plus(netWinBonus(hyperBonusPercent, amount, value)) : value, maxPayout);
}

/**
 * Return of a coupon if all goes the player's way, in minor-unit digits [5.22]: every leg won, of an anti-express one
 * lost. Stake × price, with the exact coef instead if one is set; capped, then rounded once. The exact product counts,
 * not the shown price, because that is what is paid. Null while k, cover or blocks are missing and for an anti-express
 * that can't be offered.
 * @param amount stake of the whole coupon; of a conditional one its first block's, of multiple singles that of each
 *   bet.
 */
export function possibleWin(
  content: CouponContent,
  amount: string,
  currency: string,
  options: WinOptions = {},
): string | null {
  if (!isReckonable(content) || (content.kind === "ANTI_EXPRESS" && exactCouponCoef(content) === null)) return null;
  // An exact coef above the price can't be had now; what is shown is what the player asks for.
  const total =
    options.exactCoef && couponKinds[content.kind].coef !== "none" ? new Exact(amount).times(options.exactCoef) : null;
  const highest =
    total ??
    couponReturn(
      content,
      amount,
      content.legs.map(() => null),
      options,
    ).highest;
  return roundMoney(payable(highest, amount, options), currency);
}

/**
 * Least return of a system or full cover that returns anything, in minor-unit digits [5.23]: every banker and as many
 * of the cheapest other bets as one combination needs have won, the rest lost. Null for the kinds that are all or
 * nothing, and as `possibleWin`.
 */
export function minPossibleWin(
  content: CouponContent,
  amount: string,
  currency: string,
  options: Pick<WinOptions, "maxPayout"> = {},
): string | null {
  const { kind, legs, systemValue, cover } = content;
  if ((kind !== "SYSTEM" && kind !== "FULL_COVER") || !isReckonable(content)) return null;
  const needed = kind === "SYSTEM" ? (systemValue ?? 0) : ((cover && covers[cover].sizes[0]) ?? 0);
  const cheapest = legs
    .filter(({ isBanker }) => kind === "FULL_COVER" || !isBanker)
    .toSorted((one, other) => new Exact(one.coef).comparedTo(other.coef))
    .slice(0, needed);
  const factors = legs.map(
    (leg) => new Exact(cheapest.includes(leg) || (kind === "SYSTEM" && leg.isBanker) ? leg.coef : 0),
  );
  return roundMoney(capped(couponReturn(content, amount, factors).lowest, options.maxPayout), currency);
}
