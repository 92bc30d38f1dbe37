/** What a coupon says, as far as its arithmetic needs it: the one shape that all rules of this folder take. */
import type { CouponKind, CoverName } from "./kinds.ts";

/** Id that stands for "no account": a guest's coupon is quoted with it. */
export const GUEST_ACCOUNT_ID = "0";

export interface ContentLeg {
  /** Decimal price, 3 places. */
  coef: string;
  /** Stands in every combination of a system. */
  isBanker?: boolean | null;
  /** Block of a conditional coupon; null for a bet that stands in none yet (in the lobby). */
  blockId?: string | null;
  /** Any clock that orders the legs of a chain. */
  startsAt?: number;
}

export interface ContentBlock {
  id: string;
  /** Stake of the block, in major units. */
  amount: string;
}

export interface CouponContent {
  kind: CouponKind;
  /** In the order sent. */
  legs: readonly ContentLeg[];
  /** k of a system "k of n"; bankers are not counted. */
  systemValue?: number | null;
  cover?: CoverName | null;
  /** Blocks of a conditional coupon, in the order they are played. */
  blocks?: readonly ContentBlock[];
  /** M of the anti-express price 1/(M − 1/K). */
  antiExpressMargin?: string;
}

/** A coupon of one price a leg and nothing else: what single, express and anti-express need. */
export function contentOf(kind: CouponKind, coefs: readonly string[]): CouponContent {
  return { kind, legs: coefs.map((coef) => ({ coef })) };
}
