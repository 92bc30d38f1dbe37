/** Possible win of a coupon, with bonuses and caps: what settlement pays if everything goes the player's way. */
import { netWinBonus } from "#shared/betting/coupon/bonus.ts";
import type { CouponContent } from "#shared/betting/coupon/content.ts";
import { couponKinds } from "#shared/betting/coupon/kinds.ts";
import { couponReturn, type PriceTerms } from "#shared/betting/coupon/returns.ts";
import { Exact, roundMoney } from "#shared/money/money.ts";
import { boostOf } from "../check/promo.ts";
import type { UsedPromo } from "../tables.ts";

interface WinTerms extends PriceTerms {
  currency: string;
  maxPayout: string;
  /** Percent of the hyper bonus, when it counts. */
  hyperBonusPercent: string | null;
  promo: UsedPromo | null;
}

/**
 * Return when every bet wins (of an anti-express, one loses), in minor-unit digits. A price insisted on takes the
 * place of the coupon's [5.22]; of a free bet the net win alone is the player's; bonuses are within the cap.
 * @param amount stake; of a conditional coupon its first block's.
 */
export function winOf(
  content: CouponContent,
  amount: string,
  { currency, maxPayout, hyperBonusPercent, promo, exactCoef, bonus }: WinTerms,
): string {
  const stake = new Exact(amount);
  const isExact = exactCoef && couponKinds[content.kind].coef !== "none";
  const returned = isExact
    ? stake.times(exactCoef)
    : couponReturn(
        content,
        amount,
        content.legs.map(() => null),
        { bonus },
      ).highest;
  const netWin = Exact.max(0, returned.minus(stake));
  const cap = new Exact(maxPayout);
  const own = Exact.min(promo?.kind === "FREE_BET" ? netWin : returned, cap);
  const hyper = Exact.min(hyperBonusPercent === null ? 0 : netWinBonus(hyperBonusPercent, 0, netWin), cap.minus(own));
  const boost = Exact.min(boostOf(promo, netWin), cap.minus(own).minus(hyper));
  return roundMoney(own.plus(hyper).plus(boost), currency);
}
