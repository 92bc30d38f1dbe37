/** What a bet counts towards the wagering of a bonus, and why. */
import type { Decimal } from "decimal.js";
import type { LegResult } from "../../betting/coupon/legs.ts";
import { Exact } from "../money.ts";
import { roundDown } from "./amounts.ts";
import { termsIn, type BonusTerms } from "./terms.ts";

export const wagerReasons = [
  "COUNTED",
  "STAKE_CAPPED",
  "LOW_RISK",
  "REFUNDED",
  "CASHED_OUT",
  "NOT_EXPRESS",
  "TOO_FEW_BETS",
  "LOW_PRICE",
  "OTHER_PRODUCT",
  "GAME_EXCLUDED",
] as const;
export type WagerReason = (typeof wagerReasons)[number];

export interface Contribution {
  amount: string;
  reason: WagerReason;
}

export interface SettledCoupon {
  isExpress: boolean;
  state: "WON" | "LOST" | "REFUNDED" | "CASHED_OUT";
  stake: string;
  /** Stake that was cashed out. */
  cashedStake: string;
  bets: readonly { coef: string; result: LegResult | null }[];
}

const nothing = (reason: WagerReason): Contribution => ({ amount: "0", reason });

/** A percentage of a stake, of which the terms may count a part only. */
function counted(terms: BonusTerms, stake: string, percent: string, currency: string): Contribution {
  const most = termsIn(terms, currency)?.maxStake ?? null;
  const isCapped = most !== null && new Exact(stake).greaterThan(most);
  return {
    amount: roundDown(new Exact(isCapped ? most : stake).times(percent).dividedBy(100), currency),
    reason: isCapped ? "STAKE_CAPPED" : "COUNTED",
  };
}

/**
 * Of a settled coupon: an express with enough bets at the price or above. A void bet is none; a coupon that it leaves
 * with too few doesn't count, and neither does one that was cashed out, wholly or in part.
 */
export function couponContribution(terms: BonusTerms, coupon: SettledCoupon, currency: string): Contribution {
  if (terms.product === "CASINO") return nothing("OTHER_PRODUCT");
  if (coupon.state === "CASHED_OUT" || new Exact(coupon.cashedStake).greaterThan(0)) return nothing("CASHED_OUT");
  if (coupon.state === "REFUNDED") return nothing("REFUNDED");
  if (!coupon.isExpress && terms.minLegs > 1) return nothing("NOT_EXPRESS");
  const bets = coupon.bets.filter(({ result }) => result !== "VOID");
  if (bets.length < terms.minLegs) return nothing("TOO_FEW_BETS");
  if (bets.some(({ coef }) => new Exact(coef).lessThan(terms.minCoef))) return nothing("LOW_PRICE");
  return counted(terms, coupon.stake, "100", currency);
}

export interface EndedRound {
  game: string;
  stake: string;
  won: string;
  /** Whether every stake in the game buys the same odds, as in slots. */
  hasFixedOdds: boolean;
}

/** By how much a settled stake moved the balance, up or down. */
export const movedBy = ({ stake, won }: Pick<EndedRound, "stake" | "won">): Decimal =>
  new Exact(won).minus(stake).abs();

/**
 * Of a round that is over, by the share of its game. Where players choose the odds, a round counts no more than it moved
 * the balance: 500 at a price of 1.01 count 5 when they win, and red and black together count nothing.
 */
export function roundContribution(terms: BonusTerms, round: EndedRound, currency: string): Contribution {
  if (terms.product === "SPORT") return nothing("OTHER_PRODUCT");
  const stake = new Exact(round.stake);
  if (!stake.greaterThan(0)) return nothing("REFUNDED");
  const percent = terms.gamePercents[round.game] ?? terms.casinoPercent;
  if (new Exact(percent).isZero()) return nothing("GAME_EXCLUDED");
  const moved = movedBy(round);
  if (round.hasFixedOdds || moved.greaterThanOrEqualTo(stake)) return counted(terms, round.stake, percent, currency);
  return { ...counted(terms, moved.toFixed(), percent, currency), reason: "LOW_RISK" };
}
