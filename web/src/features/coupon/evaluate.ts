/** What the coupon is worth now: prices agreed to against prices on offer, and whether the player has to agree anew. */
import { Decimal } from "decimal.js";
import { product } from "#shared/coupon/legs.ts";
import type { SlipBet } from "@/betting/couponState.ts";
import type { OddsChange } from "@/operations/generated.ts";

/** open: can be placed. locked: suspended just now. gone: no longer on offer, or the game is over. */
export type BetState = "open" | "locked" | "gone";

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
 * For an express the setting speaks of the product: one leg may fall when another rises more. A suspended leg can't be
 * agreed to at all, its price is none.
 */
export function evaluate(bets: readonly BetNow[], oddsChange: OddsChange): Evaluation {
  const agreed = bets.map(({ bet }) => bet.coef);
  const offered = bets.map(({ coef, state, bet }) => (state === "open" ? coef : bet.coef));
  const hasChanged = offered.some((coef, index) => !new Decimal(coef).equals(agreed[index] ?? "0"));
  const isAccepted = !hasChanged || oddsChange === "ANY"
    || (oddsChange === "HIGHER" && product(offered).greaterThanOrEqualTo(product(agreed)));
  return {
    coefs: isAccepted ? offered : agreed,
    needsAgreement: !isAccepted,
    canPlace: isAccepted && bets.length > 0 && bets.every(({ state }) => state === "open"),
  };
}

/** Which way a price went: 1 up, -1 down, 0 not at all. */
export function moveOf(from: string, to: string): -1 | 0 | 1 {
  const order = new Decimal(to).comparedTo(from);
  return order > 0 ? 1 : order < 0 ? -1 : 0;
}

/** Takes a typed stake to the form the server reads: a point for the comma, no spaces. */
export function normaliseAmount(text: string): string {
  return text.replace(/[\s\u00a0\u202f]/g, "").replace(",", ".").replace(/[^\d.]/g, "").slice(0, 16);
}

/** A stake one step up or down; never below zero. An unreadable stake counts as none. */
export function stepAmount(amount: string, step: string, direction: 1 | -1): string {
  const value = /^\d+(\.\d*)?$/.test(amount) ? new Decimal(amount) : new Decimal(0);
  return Decimal.max(value.plus(new Decimal(step).times(direction)), 0).toFixed();
}
