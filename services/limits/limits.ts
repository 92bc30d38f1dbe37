/** A player's responsible-gaming limits, and what they say of a bet. */
import { and, eq, gt, ne, sql } from "drizzle-orm";
import type { z } from "zod";
import { Exact, roundMoney } from "#shared/money.ts";
import { ledgerAccount } from "../accounts/tables.ts";
import type { ServiceContext } from "../core/context.ts";
import type { Db, Tx } from "../core/database.ts";
import { coupon } from "../coupons/tables.ts";
import type { limit as limitSchema } from "./api.ts";
import { playerLimit } from "./tables.ts";
import { limitTypes, type LimitType } from "./types.ts";

export type Limit = z.infer<typeof limitSchema>;
type Row = typeof playerLimit.$inferSelect;

const seconds = (ms: number | null) => (ms === null ? null : Math.floor(ms / 1000));

/** True while a limit holds: set, begun, and not past its end. */
function isActive(row: Row | undefined, now: number): row is Row {
  return row?.state === "ACTIVE" && (row.endsAt === null || row.endsAt > now);
}

/** What counts against a money limit within its days: stakes, or stakes less what was paid back; refused coupons never count. */
async function used(db: Db, type: LimitType, playerId: number, currency: string, now: number): Promise<string> {
  const sum = type.onBets === "lost" ? sql<string>`coalesce(sum(${coupon.amount} - coalesce(${coupon.payout}, 0)), 0)` : sql<string>`coalesce(sum(${coupon.amount}), 0)`;
  const [row] = await db.select({ used: sum }).from(coupon)
    .where(and(eq(coupon.playerId, playerId), eq(coupon.currency, currency), ne(coupon.state, "REJECTED"), gt(coupon.placedAt, now - (type.windowMs ?? 0))));
  return row?.used ?? "0";
}

/** What is left of an active money limit, never below zero; null for limits that bets don't use up. */
async function left(db: Db, type: LimitType, row: Row, now: number): Promise<string | null> {
  if (row.value === null || row.currency === null || (type.onBets !== "wagered" && type.onBets !== "lost")) return null;
  const rest = new Exact(row.value).minus(await used(db, type, row.playerId, row.currency, now));
  return roundMoney(rest.isNegative() ? 0 : rest, row.currency);
}

async function toLimit(db: Db, type: LimitType, row: Row | undefined, mainCurrency: string, language: string, now: number): Promise<Limit> {
  const common = {
    limitType: type.limitType,
    measure: type.measure,
    label: type.labels[language] ?? type.labels.en,
    currency: type.measure === "money" ? (row?.currency ?? mainCurrency) : null,
  };
  const isOver = row?.state === "ACTIVE" && !isActive(row, now);
  if (!row || row.state === "INACTIVE" || isOver) {
    return { ...common, limitValue: null, limitBalance: null, limitState: "INACTIVE", needApprove: 0, startedAt: null, endsAt: null };
  }
  return {
    ...common,
    limitValue: row.value,
    limitBalance: isActive(row, now) ? await left(db, type, row, now) : null,
    limitState: row.state,
    needApprove: row.needApprove ? 1 : 0,
    startedAt: seconds(row.startedAt),
    endsAt: seconds(row.endsAt),
  };
}

async function rowsOf(db: Db, playerId: number): Promise<Map<number, Row>> {
  const rows = await db.select().from(playerLimit).where(eq(playerLimit.playerId, playerId));
  return new Map(rows.map((row) => [row.limitType, row]));
}

async function mainCurrencyOf(db: Db, playerId: number): Promise<string> {
  const [main] = await db.select({ currency: ledgerAccount.currency }).from(ledgerAccount).where(and(eq(ledgerAccount.playerId, playerId), eq(ledgerAccount.type, 0)));
  return main?.currency ?? "RUB";
}

/** One limit of every type, those not set as INACTIVE [3.13]. */
export async function listLimits(db: Db, playerId: number, language: string, now: number): Promise<Limit[]> {
  const [rows, currency] = [await rowsOf(db, playerId), await mainCurrencyOf(db, playerId)];
  const limits = [];
  for (const type of limitTypes) limits.push(await toLimit(db, type, rows.get(type.limitType), currency, language, now));
  return limits;
}

/** What a limit is set to. Times are epoch ms. */
export interface LimitSetting {
  limitType: number;
  state: Row["state"];
  value: string;
  /** Of money limits. */
  currency: string | null;
  startedAt: number | null;
  endsAt: number | null;
}

/** Writes a limit and its event. It decides nothing: when which change may hold is its caller's. */
export async function writeLimit(context: Pick<ServiceContext, "outbox">, tx: Tx, playerId: number, setting: LimitSetting, now: number): Promise<void> {
  const row = { ...setting, playerId, needApprove: false };
  await tx.insert(playerLimit).values(row).onConflictDoUpdate({ target: [playerLimit.playerId, playerLimit.limitType], set: row });
  await appendLimits(context, tx, playerId, now, ({ limitType }) => limitType === setting.limitType);
}

/** Events of the active limits that bets in a currency use up, as they are in this transaction. */
export async function appendUsedLimits(context: Pick<ServiceContext, "outbox">, tx: Tx, playerId: number, currency: string, now: number): Promise<void> {
  await appendLimits(context, tx, playerId, now, (type, row) => isActive(row, now) && row.currency === currency && (type.onBets === "wagered" || type.onBets === "lost"));
}

async function appendLimits(context: Pick<ServiceContext, "outbox">, tx: Tx, playerId: number, now: number, concerns: (type: LimitType, row: Row) => boolean): Promise<void> {
  const rows = await rowsOf(tx, playerId);
  for (const type of limitTypes) {
    const row = rows.get(type.limitType);
    if (!row || !concerns(type, row)) continue;
    const limit = await toLimit(tx, type, row, row.currency ?? "RUB", "en", now);
    await context.outbox.append(tx, { type: "limit", userId: playerId, data: { userId: playerId, limit } });
  }
}

/**
 * The limit that forbids a stake, if any: an exclusion, or a money limit in the stake's currency of which too little
 * is left. The caller has locked the player, so that two stakes at once don't both see the same rest.
 */
export async function limitAgainst(tx: Tx, playerId: number, stake: { amount: string; currency: string }, now: number): Promise<LimitType | null> {
  const rows = await rowsOf(tx, playerId);
  for (const type of limitTypes) {
    const row = rows.get(type.limitType);
    if (!isActive(row, now) || type.onBets === null) continue;
    if (type.onBets === "excludes") return type;
    const rest = row.currency === stake.currency ? await left(tx, type, row, now) : null;
    if (rest !== null && new Exact(stake.amount).greaterThan(rest)) return type;
  }
  return null;
}
