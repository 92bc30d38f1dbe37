/** What is left of limits: of money limits by the coupons and the ledger, of time by the pings. */
import { Decimal } from "decimal.js";
import { and, eq, gt, ne, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { roughWorth } from "#shared/coupon/amounts.ts";
import { Exact, minorDigits, roundMoney } from "#shared/money.ts";
import { sessionSecondsLeft } from "#shared/limits.ts";
import { entry, journal, ledgerAccount } from "../accounts/tables.ts";
import type { Db } from "../core/database.ts";
import { coupon } from "../coupons/tables.ts";
import type { LimitRow } from "./state.ts";
import { playerTime } from "./tables.ts";
import type { LimitType } from "./types.ts";

const dayMs = 24 * 60 * 60_000;

/** The UTC day of a moment, in days since 1970. */
export const dayOf = (ms: number): number => Math.floor(ms / dayMs);

/** What was used up of a limit, in each currency. */
type Used = { currency: string; used: string }[];

/**
 * Stakes and premiums since a moment, or these less what was paid back; refused coupons never count, and what the house
 * stakes for a player is not his.
 */
async function staked(db: Db, isNet: boolean, playerId: number, since: number): Promise<Used> {
  const own = sql`(case when ${coupon.promo} ->> 'kind' = 'FREE_BET' then 0 else ${coupon.amount} end + coalesce(${coupon.insurancePremium}, 0))`;
  const sum = isNet ? sql<string>`coalesce(sum(${own} - coalesce(${coupon.payout}, ${coupon.cashedValue})), 0)` : sql<string>`coalesce(sum(${own}), 0)`;
  return db.select({ currency: coupon.currency, used: sum }).from(coupon)
    .where(and(eq(coupon.playerId, playerId), ne(coupon.state, "REJECTED"), gt(coupon.placedAt, since))).groupBy(coupon.currency);
}

/** Deposits since a moment, less those that were taken back. */
async function deposited(db: Db, playerId: number, since: number): Promise<Used> {
  const original = alias(journal, "original");
  return db.select({ currency: ledgerAccount.currency, used: sql<string>`coalesce(sum(${entry.amount}), 0)` }).from(entry)
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, entry.accountId)).innerJoin(journal, eq(journal.id, entry.journalId)).leftJoin(original, eq(original.id, journal.reverses))
    .where(and(
      eq(ledgerAccount.playerId, playerId),
      or(and(eq(journal.kind, "deposit"), gt(journal.at, since)), and(eq(original.kind, "deposit"), gt(original.at, since))),
    )).groupBy(ledgerAccount.currency);
}

/** Seconds signed in today, and seconds since the last reminder. */
export async function timeOf(db: Db, playerId: number, now: number): Promise<{ usedToday: number; sinceCheck: number }> {
  const [row] = await db.select().from(playerTime).where(eq(playerTime.playerId, playerId));
  return { usedToday: row?.day === dayOf(now) ? Math.floor(row.dayMs / 1000) : 0, sinceCheck: Math.floor((row?.sinceCheckMs ?? 0) / 1000) };
}

/** What is left of a limit in force, in its own unit and never below zero; null for those that only end by time. */
export async function left(db: Db, type: LimitType, row: LimitRow, now: number): Promise<string | null> {
  if (row.value === null || type.effect === "excludes") return null;
  if (type.effect === "time" || type.effect === "reminds") {
    const { usedToday, sinceCheck } = await timeOf(db, row.playerId, now);
    if (type.effect === "time") return new Exact(sessionSecondsLeft(row.value, usedToday) ?? 0).div(3600).toDecimalPlaces(4).toFixed();
    return Exact.max(0, new Exact(row.value).minus(new Exact(sinceCheck).div(60))).toDecimalPlaces(2).toFixed();
  }
  const { currency } = row;
  if (currency === null) return null;
  const since = now - (type.windowDays ?? 0) * dayMs;
  const used = type.effect === "deposited" ? await deposited(db, row.playerId, since) : await staked(db, type.effect === "lost", row.playerId, since);
  // Every currency counts: a limit that another account slips past is none.
  const rest = used.reduce((sum, each) => sum.minus(roughWorth(each.used, each.currency, currency)), new Exact(row.value));
  return roundMoney(Exact.max(0, rest).toDecimalPlaces(minorDigits(currency), Decimal.ROUND_DOWN), currency);
}
