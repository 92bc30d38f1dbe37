/** Placed coupons as they are read: a player's own. */
import { and, asc, eq, inArray } from "../../platform/database/drizzle.ts";
import type { z } from "zod";
import { deadHeatOf, resultName } from "#shared/betting/coupon/legs.ts";
import { roundMoney } from "#shared/money/money.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Names } from "../sportsbook/public.ts";
import { afterOf } from "./after/store.ts";
import type { coupon as couponSchema } from "./api/coupon.ts";
import { coupon, couponBet } from "./tables.ts";

export type CouponRow = typeof coupon.$inferSelect;
export type BetRow = typeof couponBet.$inferSelect;
export type CouponAnswer = z.infer<typeof couponSchema>;

const seconds = (ms: number) => Math.floor(ms / 1000);
const maybeSeconds = (ms: number | null) => (ms === null ? null : seconds(ms));

/** A name in a language, English if the translation is missing. */
function nameIn(names: Names, language: string): string {
  const byLanguage: Readonly<Record<string, string | undefined>> = { ...names };
  return byLanguage[language] ?? names.en;
}

/** A placed coupon as in answers and events, with names in a language. */
export function toCoupon(row: CouponRow, bets: readonly BetRow[], language: string): CouponAnswer {
  return {
    id: String(row.id),
    typeId: row.typeId,
    state: row.state,
    placedAt: seconds(row.placedAt),
    // A receipt promises a moment, so the second it lies in counts as not yet over.
    decidesAt: row.state === "PENDING" && row.decidesAt !== null ? Math.ceil(row.decidesAt / 1000) : null,
    settledAt: maybeSeconds(row.settledAt),
    accountId: String(row.accountId),
    currency: row.currency,
    amount: row.amount,
    coef: row.coef,
    possibleWin: row.possibleWin,
    payout: row.payout,
    rejectReason: row.rejectReason,
    systemValue: row.systemValue,
    cover: row.cover,
    exactCoef: row.exactCoef,
    isDropOnScoreChange: row.isDropOnScoreChange,
    coefByView: row.coefByView,
    coefViewId: row.coefViewId,
    prepaidAmount: roundMoney(row.prepaidAmount, row.currency),
    bonusCoef: row.bonusCoef,
    hyperBonusPercent: row.hyperBonusPercent,
    bonusPayout: row.bonusPayout,
    promoCode: row.promo?.code ?? null,
    isVip: row.isVip,
    blocks: row.blocks ?? [],
    ...afterOf(row),
    bets: bets.map((bet) => ({
      outcomeId: bet.outcomeId,
      gameId: bet.gameId,
      gameName: nameIn(bet.names.game, language),
      championshipName: nameIn(bet.names.championship, language),
      marketName: nameIn(bet.names.market, language),
      outcomeName: nameIn(bet.names.outcome, language),
      startsAt: seconds(bet.startsAt),
      coef: bet.coef,
      isLive: bet.isLive,
      scoreAtPlacing: bet.scoreAtPlacing,
      result: bet.result === null ? "OPEN" : resultName(bet.result),
      deadHeat: bet.result === null ? null : deadHeatOf(bet.result),
      isBanker: bet.isBanker,
      blockId: bet.blockId,
      swappedFrom: bet.swappedFrom,
    })),
  };
}

/** The bets of coupons, in the order they were placed. */
export async function betsOf(db: Db, couponIds: readonly number[]): Promise<Map<number, BetRow[]>> {
  const rows =
    couponIds.length === 0
      ? []
      : await db
          .select()
          .from(couponBet)
          .where(inArray(couponBet.couponId, [...couponIds]))
          .orderBy(asc(couponBet.couponId), asc(couponBet.position));
  return Map.groupBy(rows, ({ couponId }) => couponId);
}

/** Coupons with their bets, names in a language. */
export async function withBets(db: Db, rows: readonly CouponRow[], language: string): Promise<CouponAnswer[]> {
  const bets = await betsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => toCoupon(row, bets.get(row.id) ?? [], language));
}

/** A player's own coupons by id, in the order asked for; unknown ones and those of others are left out. */
export async function couponsById(
  db: Db,
  playerId: number,
  ids: readonly number[],
  language: string,
): Promise<CouponAnswer[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(coupon)
    .where(and(eq(coupon.playerId, playerId), inArray(coupon.id, [...ids])));
  const found = new Map((await withBets(db, rows, language)).map((each) => [each.id, each]));
  return [...new Set(ids)].flatMap((id) => found.get(String(id)) ?? []);
}
