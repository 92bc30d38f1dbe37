/**
 * What a coupon returns by the results of its bets, under the rules in force when it was placed; exact, without
 * rounding.
 */
import type { Decimal } from "decimal.js";
import type { CouponContent } from "#shared/betting/coupon/content.ts";
import { hyperBonusPercent, netWinBonus } from "#shared/betting/coupon/bonus.ts";
import { kindOfType, type CouponKind, type CoverName } from "#shared/betting/coupon/kinds.ts";
import { insuredAmount } from "#shared/betting/coupon/insurance.ts";
import { legFactor } from "#shared/betting/coupon/legs.ts";
import { couponReturn } from "#shared/betting/coupon/returns.ts";
import { Exact } from "#shared/money/money.ts";
import type { SiteConfigBody } from "../../../site/config/public.ts";
import { stakeLeft } from "../after/store.ts";
import { boostOf } from "../check/promo.ts";
import type { BetRow, CouponRow } from "../store.ts";
import type { CouponState } from "../tables.ts";

export interface Settlement {
  state: Extract<CouponState, "WON" | "LOST" | "REFUNDED">;
  /** Owed for the stake in play, exact: bonuses in it, capped, of a free bet the net win alone. */
  exact: Decimal;
  /** Parts of it that bonuses add. */
  bonus: { hyper: Decimal; boost: Decimal };
  /** Paid in addition by the insurance, in whole minor units. */
  insured: string;
  /** A free bet: the stake goes back to the house. */
  isStakeReturned: boolean;
}

/** Kind of a placed coupon; each of multiple singles is a single. @throws for a number that is no kind's */
export function kindOf(row: Pick<CouponRow, "typeId" | "id">): CouponKind {
  const kind = kindOfType(row.typeId);
  if (kind === null) throw new Error(`coupon ${row.id} is of no kind`);
  return kind === "MULTIPLE_SINGLES" ? "SINGLE" : kind;
}

/** A placed coupon as the rules take it. */
export function contentOfRow(row: CouponRow, bets: readonly BetRow[]): CouponContent {
  return {
    kind: kindOf(row),
    legs: bets.map(({ coef, isBanker, blockId, startsAt }) => ({ coef, isBanker, blockId, startsAt })),
    systemValue: row.systemValue,
    cover: row.cover as CoverName | null,
    ...(row.blocks && { blocks: row.blocks.map(({ id, amount }) => ({ id, amount })) }),
    ...(row.margin !== null && { antiExpressMargin: row.margin }),
  };
}

/**
 * How a coupon ends by the results known so far; null while an open bet can still change the return. A coupon that
 * returns more than its stake has won, one that returns exactly the stake is refunded, and all others have lost. The
 * bonus bet and the hyper bonus count only bets that aren't void. A coupon with an exact price never returns more than
 * that price pays.
 */
export function settlementOf(
  row: CouponRow,
  bets: readonly BetRow[],
  config: Pick<SiteConfigBody, "hyperBonus">,
): Settlement | null {
  const stake = new Exact(stakeLeft(row));
  const factors = bets.map(({ result, coef }) => (result === null ? null : legFactor(result, coef)));
  const { exact: returned } = couponReturn(contentOfRow(row, bets), stake, factors, {
    exactCoef: row.exactCoef,
    bonus: row.bonusCoef !== null,
    voids: bets.map(({ result }) => result === "VOID"),
  });
  if (returned === null) return null;
  const netWin = Exact.max(0, returned.minus(stake));
  const isFreeBet = row.promo?.kind === "FREE_BET";
  const cap = Exact.max(0, new Exact(row.maxPayout).minus(row.cashedValue));
  // A stake that goes back is no win, so the cap is not for it; without a net win there are no bonuses either.
  const isStakeBack = !isFreeBet && returned.equals(stake);
  const own = isStakeBack ? stake : Exact.min(isFreeBet ? netWin : returned, cap);
  const hyper = isStakeBack
    ? new Exact(0)
    : Exact.min(netWinBonus(hyperPercent(row, bets, config), 0, netWin), cap.minus(own));
  const boost = isStakeBack ? new Exact(0) : Exact.min(boostOf(row.promo, netWin), cap.minus(own).minus(hyper));
  const state = returned.equals(stake) ? "REFUNDED" : returned.greaterThan(stake) ? "WON" : "LOST";
  return {
    state,
    exact: own.plus(hyper).plus(boost),
    bonus: { hyper, boost },
    isStakeReturned: isFreeBet && state === "REFUNDED",
    insured:
      state === "LOST" && row.insuranceShare !== null
        ? insuredAmount(stake.minus(returned).toFixed(), row.insuranceShare, row.currency)
        : "0",
  };
}

/** Percentage of the hyper bonus as placed; if bets are void, that of the remaining express, but never more. */
function hyperPercent(
  row: CouponRow,
  bets: readonly BetRow[],
  { hyperBonus }: Pick<SiteConfigBody, "hyperBonus">,
): string {
  const placed = row.hyperBonusPercent;
  const counted = bets.filter(({ result }) => result !== "VOID");
  if (placed === null || counted.length === bets.length) return placed ?? "0";
  const left = hyperBonus
    ? hyperBonusPercent(
        hyperBonus,
        counted.map(({ coef }) => coef),
      )
    : null;
  return Exact.min(placed, left ?? 0).toFixed();
}
