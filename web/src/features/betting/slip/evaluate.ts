/**
 * What the coupon is worth now: prices picked against prices on offer. A press agrees to the prices shown, so they are
 * what is reckoned with and sent.
 */
import { Decimal } from "decimal.js";
import type { CouponKind } from "#shared/betting/coupon/kinds.ts";
import { type OddsChangeTerms, pricesTaken } from "#shared/betting/coupon/oddsChanges.ts";
import type { SlipBet } from "@/slip/couponState.ts";

/**
 * open: can be placed. locked: suspended at the moment. finished: the game is over [4.10]. gone: no longer on offer.
 */
export type BetState = "open" | "locked" | "finished" | "gone";

export interface BetNow {
  bet: SlipBet;
  /** Price on offer; the picked one while nothing else is known. */
  coef: string;
  state: BetState;
}

export interface Evaluation {
  /** Prices shown, one a bet. */
  coefs: string[];
  /** Whether the coupon is worth less than when it was picked, by more than the player's setting takes. */
  isWorse: boolean;
  canPlace: boolean;
}

/**
 * The setting speaks of the total price where a coupon has one: one leg of an express may fall when another rises more.
 * In the other kinds each leg stands for itself. A suspended leg can't be agreed to at all, its price is none.
 */
export function evaluate(bets: readonly BetNow[], terms: OddsChangeTerms, kind: CouponKind): Evaluation {
  const picked = bets.map(({ bet }) => bet.coef);
  const coefs = bets.map(({ coef, state, bet }) => (state === "open" ? coef : bet.coef));
  return {
    coefs,
    isWorse: pricesTaken(kind, picked, coefs, { ...terms, tolerance: terms.tolerance ?? 0 }) === null,
    canPlace: bets.length > 0 && bets.every(({ state }) => state === "open"),
  };
}

/** Which way a price went: 1 up, -1 down, 0 not at all. */
export function moveOf(from: string, to: string): -1 | 0 | 1 {
  const order = new Decimal(to).comparedTo(from);
  return order > 0 ? 1 : order < 0 ? -1 : 0;
}
