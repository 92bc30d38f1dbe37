/** Prices of whole coupons and what they return when every leg wins (SPEC 4.08, 5.22). */
import { Decimal } from "decimal.js";
import { Exact, roundMoney } from "../money.ts";
import type { CouponContent } from "./content.ts";
import { couponKinds } from "./kinds.ts";
import { product } from "./legs.ts";

/** Decimals of a price. */
export const coefDigits = 3;

/** Margin M of the anti-express price 1/(M − 1/K), where the site sets no other. */
export const defaultAntiExpressMargin = "1.1165";

/** Price 1/(M − 1/K) of the bet that an express of price `express` loses; null when it can't be offered (at or below 1). */
export function antiExpressCoef(express: Decimal.Value, margin: string = defaultAntiExpressMargin): Decimal | null {
  const rest = new Exact(margin).minus(new Exact(1).dividedBy(express));
  if (!rest.greaterThan(0)) return null;
  const price = new Exact(1).dividedBy(rest);
  return price.greaterThan(1) ? price : null;
}

/**
 * Total price of a coupon, exact. Null for kinds without one (a system's return is no multiple of one price) and for
 * an anti-express that can't be offered (price at or below 1).
 */
export function exactCouponCoef(content: CouponContent): Decimal | null {
  const { coef } = couponKinds[content.kind];
  if (coef === "none" || content.legs.length === 0) return null;
  const express = product(content.legs.map((leg) => leg.coef));
  return coef === "product" ? express : antiExpressCoef(express, content.antiExpressMargin);
}

/** Total price as shown: three places, half up. Null where `exactCouponCoef` is. */
export function couponCoef(content: CouponContent): string | null {
  return exactCouponCoef(content)?.toFixed(coefDigits, Decimal.ROUND_HALF_UP) ?? null;
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
export function possibleWin(content: CouponContent, amount: string, currency: string, options: WinOptions = {}): string | null {
  const coef = options.exactCoef ? new Exact(options.exactCoef) : exactCouponCoef(content);
  if (!coef) return null;
  const win = new Exact(amount).times(coef);
  return roundMoney(options.maxPayout ? Decimal.min(win, options.maxPayout) : win, currency);
}
