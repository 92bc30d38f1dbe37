/**
 * What a coupon tells the page it stands in (SPEC 4.12, 7.36): names of the events on `document`, and what they carry.
 */

/** A bet came into the coupon. `detail` is a `RelayedBet`. */
export const BET_ADDED = "coupon:bet-added";
/** The coupon changed: its bets, amounts, kind or settings. `detail` is a `CouponPayload`. */
export const COUPON_UPDATED = "coupon:updated";

export interface RelayedBet {
  /** The outcome's id, which is the bet's [3.04]. */
  id: string;
  coef: string;
  gameId: string;
  marketId: string;
  isLive: boolean;
  blockId: string | null;
}

/** The coupon as it would be sent [3.05]. Amounts and prices are exact decimals. */
export interface CouponPayload {
  /** Number of the coupon; null before it is placed. */
  id: string | null;
  accountId: string | null;
  amount: string | null;
  amountByBlockId: Readonly<Record<string, string>>;
  bets: RelayedBet[];
  changeCoefAction: 0 | 1 | 2;
  coef: string | null;
  coefByView: string | null;
  coefViewId: number;
  exactCoef: string | null;
  isDropOnScoreChange: boolean;
  prepaidAmount: string;
  refId: number | null;
  systemValue: number;
  /** Number of the kind. */
  typeId: number;
  userId: string | null;
  hyperBonusPercent: string | null;
  minHyperBonusBetLimit: string | null;
  maxHyperBonusLimit: string | null;
}
