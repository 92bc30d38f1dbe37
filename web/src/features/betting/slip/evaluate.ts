/**
 * What the coupon is worth now: prices agreed to against prices on offer, and whether the player has to agree again.
 */
import { Decimal } from "decimal.js";
import { contentOf } from "#shared/betting/coupon/content.ts";
import { type CouponKind, couponKinds } from "#shared/betting/coupon/kinds.ts";
import { exactCouponCoef } from "#shared/betting/coupon/price.ts";
import type { SlipBet } from "@/slip/couponState.ts";
import type { OddsChange } from "@/operations/types.generated.ts";

/**
 * open: can be placed. locked: suspended at the moment. finished: the game is over [4.10]. gone: no longer on offer.
 */
export type BetState = "open" | "locked" | "finished" | "gone";

export interface BetNow {
  bet: SlipBet;
  /** Price on offer; the agreed one while nothing else is known. */
  coef: string;
  state: BetState;
}

export interface Evaluation {
  /** Prices to send and to reckon with, one a bet: those on offer as far as the player's setting takes them. */
  coefs: string[];
  /** True when a price moved in a way the setting does not allow: the player must agree before placing. */
  needsAgreement: boolean;
  canPlace: boolean;
}

/**
 * The setting speaks of the total price where a coupon has one: one leg of an express may fall when another rises more.
 * In the other kinds each leg stands for itself. A suspended leg can't be agreed to at all, its price is none.
 */
export function evaluate(bets: readonly BetNow[], oddsChange: OddsChange, kind: CouponKind): Evaluation {
  const agreed = bets.map(({ bet }) => bet.coef);
  const offered = bets.map(({ coef, state, bet }) => (state === "open" ? coef : bet.coef));
  const hasChanged = offered.some((coef, index) => !new Decimal(coef).equals(agreed[index] ?? "0"));
  const isAccepted =
    !hasChanged || oddsChange === "ANY" || (oddsChange === "HIGHER" && !isWorse(kind, offered, agreed));
  return {
    coefs: isAccepted ? offered : agreed,
    needsAgreement: !isAccepted,
    canPlace: isAccepted && bets.length > 0 && bets.every(({ state }) => state === "open"),
  };
}

function isWorse(kind: CouponKind, offered: readonly string[], agreed: readonly string[]): boolean {
  if (couponKinds[kind].coef === "none")
    return offered.some((coef, index) => new Decimal(coef).lessThan(agreed[index] ?? "0"));
  const total = exactCouponCoef(contentOf(kind, offered));
  return total === null || total.lessThan(exactCouponCoef(contentOf(kind, agreed)) ?? 0);
}

/** Which way a price went: 1 up, -1 down, 0 not at all. */
export function moveOf(from: string, to: string): -1 | 0 | 1 {
  const order = new Decimal(to).comparedTo(from);
  return order > 0 ? 1 : order < 0 ? -1 : 0;
}
