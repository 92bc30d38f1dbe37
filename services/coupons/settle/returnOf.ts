/** What a coupon returns by the results of its bets: by the rules in force when it was placed, exact, nothing rounded. */
import type { Decimal } from "decimal.js";
import type { CouponContent } from "#shared/coupon/content.ts";
import { hyperBonusPercent, netWinBonus } from "#shared/coupon/bonus.ts";
import { kindOfType, type CouponKind, type CoverName } from "#shared/coupon/kinds.ts";
import { insuredAmount } from "#shared/coupon/insurance.ts";
import { legFactor } from "#shared/coupon/legs.ts";
import { couponReturn } from "#shared/coupon/returns.ts";
import { Exact } from "#shared/money.ts";
import type { SiteConfigBody } from "../../config/api.ts";
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
  /** What the insurance pays besides, in whole minor units. */
  insured: string;
  /** A free bet whose stake goes back to the house. */
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
 * How a coupon ends by the results known so far; null while an open bet can still change what it returns. One that
 * returns more than its stake has won, one that returns it exactly is refunded, the rest has lost. The bonus bet and the hyper bonus count the
 * bets that are not void; a coupon taken at an exact price never returns more than that price pays.
 */
export function settlementOf(row: CouponRow, bets: readonly BetRow[], config: Pick<SiteConfigBody, "hyperBonus">): Settlement | null {
  const stake = new Exact(stakeLeft(row));
  const factors = bets.map(({ result, coef }) => (result === null ? null : legFactor(result, coef)));
  const { exact: returned } = couponReturn(contentOfRow(row, bets), stake, factors, { exactCoef: row.exactCoef, bonus: row.bonusCoef !== null });
  if (returned === null) return null;
  const netWin = Exact.max(0, returned.minus(stake));
  const isFreeBet = row.promo?.kind === "FREE_BET";
  const cap = Exact.max(0, new Exact(row.maxPayout).minus(row.cashedValue));
  // A stake that goes back is no win, so the cap is not for it; without a net win there are no bonuses either.
  const isStakeBack = !isFreeBet && returned.equals(stake);
  const own = isStakeBack ? stake : Exact.min(isFreeBet ? netWin : returned, cap);
  const hyper = isStakeBack ? new Exact(0) : Exact.min(netWinBonus(hyperPercent(row, bets, config), 0, netWin), cap.minus(own));
  const boost = isStakeBack ? new Exact(0) : Exact.min(boostOf(row.promo, netWin), cap.minus(own).minus(hyper));
  const state = returned.equals(stake) ? "REFUNDED" : returned.greaterThan(stake) ? "WON" : "LOST";
  return {
    state, exact: own.plus(hyper).plus(boost), bonus: { hyper, boost }, isStakeReturned: isFreeBet && state === "REFUNDED",
    insured: state === "LOST" && row.insuranceShare !== null ? insuredAmount(stake.minus(returned).toFixed(), row.insuranceShare, row.currency) : "0",
  };
}

/** Percent of the hyper bonus as placed; with void bets what is left of the express gets, and never more. */
function hyperPercent(row: CouponRow, bets: readonly BetRow[], { hyperBonus }: Pick<SiteConfigBody, "hyperBonus">): string {
  const placed = row.hyperBonusPercent;
  const counted = bets.filter(({ result }) => result !== "VOID");
  if (placed === null || counted.length === bets.length) return placed ?? "0";
  const left = hyperBonus ? hyperBonusPercent(hyperBonus, counted.map(({ coef }) => coef)) : null;
  return Exact.min(placed, left ?? 0).toFixed();
}
