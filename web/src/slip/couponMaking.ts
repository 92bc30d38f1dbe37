/**
 * What a player says of the coupon they make beside its bets and its amount (SPEC 3.01), and how they like coupons
 * (SPEC 3.02).
 */
import type { CouponKind, CoverName } from "#shared/betting/coupon/kinds.ts";
import type { CouponSettings } from "./oneClick.ts";
import type { OddsChange } from "@/operations/types.generated.ts";

export type { CouponSettings } from "./oneClick.ts";
export type ChangeCoefAction = CouponSettings["changeCoefAction"];

/** Amounts as exact texts, by the id of what they belong to. */
export type AmountsById = Readonly<Record<string, string>>;

/** Of one coupon: begins again when its bets are gone. */
export interface CouponMaking {
  /** Kind the player chose; null follows the number of bets. */
  kind: CouponKind | null;
  /** k of a system, at least 2 [4.14]. */
  systemValue: number;
  /** Full cover; null takes the first that fits the number of bets. */
  cover: CoverName | null;
  /** Whether bets of a system can be bankers. */
  isActiveSystemBanker: boolean;
  /** Blocks of a conditional coupon in the order they are played. Bets of none of them stand in the lobby. */
  blocks: readonly string[];
  amountByBlockId: AmountsById;
  /** Own amounts of multiple singles, by outcome. */
  amountByBetId: AmountsById;
  /** The amount follows the maximum. */
  isActiveAutoMax: boolean;
  isActiveVipBet: boolean;
  /** A code chosen from the player's own or typed; empty for none. */
  promoCode: string;
  /** Part of the amount that is paid in advance by the house; empty for none. */
  prepaidAmount: string;
  /** The player took the bonus bet out [4.13]. */
  manuallyDeletedBonusBet: boolean;
}

export const NEW_MAKING: CouponMaking = {
  kind: null,
  systemValue: 2,
  cover: null,
  isActiveSystemBanker: true,
  blocks: ["1", "2"],
  amountByBlockId: {},
  amountByBetId: {},
  isActiveAutoMax: false,
  isActiveVipBet: false,
  promoCode: "",
  prepaidAmount: "",
  manuallyDeletedBonusBet: false,
};

/**
 * As a new player finds them. The rules of the settings are #web/src/slip/oneClick.ts; what first pages load is only
 * this.
 */
export const DEFAULT_COUPON_SETTINGS: CouponSettings = {
  amountStepByCurrencyIso: {},
  isManualAmountStep: false,
  changeCoefAction: 2,
  oddsTolerance: 0,
  isAutoMax: false,
  isVipBet: false,
  isBalanceShown: true,
  isPossibleWinShown: true,
  isSelectAccountShown: true,
  isCouponFixed: false,
  oneClickAmount: null,
  isActiveOneClick: false,
  exactCoef: null,
  isDropOnScoreChange: false,
  expressId: null,
  bonusAccountOneClickAmount: null,
};

/** A coupon begun under these settings. */
export const newMaking = ({ isAutoMax, isVipBet }: CouponSettings): CouponMaking => ({
  ...NEW_MAKING,
  isActiveAutoMax: isAutoMax,
  isActiveVipBet: isVipBet,
});

/** The schema's names of `changeCoefAction`, by its number. */
export const ODDS_CHANGES = ["ANY", "HIGHER", "NONE"] as const satisfies readonly OddsChange[];
