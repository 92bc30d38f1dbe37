/** Remaining parts of limits: money limits by the coupons and the ledger, time limits by the pings. */
import { Decimal } from "decimal.js";
import { eq } from "../../platform/database/drizzle.ts";
import { roughWorth } from "#shared/betting/coupon/amounts.ts";
import { Exact, minorDigits, roundMoney } from "#shared/money/money.ts";
import { sessionSecondsLeft } from "#shared/money/limits.ts";
import type { Db } from "../../platform/database/database.ts";
import type { LimitRow } from "./state.ts";
import { playerTime } from "./tables.ts";
import type { LimitType } from "./types.ts";
import { wagers } from "./wagers.ts";
import { depositedSince } from "../accounts/public.ts";

const dayMs = 24 * 60 * 60_000;

/** The UTC day of a moment, in days since 1970. */
export const dayOf = (ms: number): number => Math.floor(ms / dayMs);

/** The used part of a limit, in each currency. */
type Used = { currency: string; used: string }[];

/** Money staked since a moment, or lost: stakes minus what came back for them. */
async function staked(db: Db, isNet: boolean, playerId: number, since: number): Promise<Used> {
  const used: Used = [];
  for (const wagersOf of wagers.answers)
    for (const { currency, staked: sum, returned } of await wagersOf(db, playerId, since))
      used.push({ currency, used: isNet ? new Exact(sum).minus(returned).toFixed() : sum });
  return used;
}

/** Seconds signed in today, and seconds since the last reminder. */
export async function timeOf(
  db: Db,
  playerId: number,
  now: number,
): Promise<{ usedToday: number; sinceCheck: number }> {
  const [row] = await db.select().from(playerTime).where(eq(playerTime.playerId, playerId));
  return {
    usedToday: row?.day === dayOf(now) ? Math.floor(row.dayMs / 1000) : 0,
    sinceCheck: Math.floor((row?.sinceCheckMs ?? 0) / 1000),
  };
}

/** Remaining part of a limit in force, in its own unit and never below zero; null for those that only end by time. */
export async function left(db: Db, type: LimitType, row: LimitRow, now: number): Promise<string | null> {
  if (row.value === null || type.effect === "excludes") return null;
  if (type.effect === "time" || type.effect === "reminds") {
    const { usedToday, sinceCheck } = await timeOf(db, row.playerId, now);
    if (type.effect === "time")
      return new Exact(sessionSecondsLeft(row.value, usedToday) ?? 0).div(3600).toDecimalPlaces(4).toFixed();
    return Exact.max(0, new Exact(row.value).minus(new Exact(sinceCheck).div(60)))
      .toDecimalPlaces(2)
      .toFixed();
  }
  const { currency } = row;
  if (currency === null) return null;
  const since = now - (type.windowDays ?? 0) * dayMs;
  const used =
    type.effect === "deposited"
      ? (await depositedSince(db, row.playerId, since)).map(({ currency: each, sum }) => ({
          currency: each,
          used: sum,
        }))
      : await staked(db, type.effect === "lost", row.playerId, since);
  // Every currency counts: otherwise another account would be a way around the limit.
  const rest = used.reduce(
    (sum, each) => sum.minus(roughWorth(each.used, each.currency, currency)),
    new Exact(row.value),
  );
  return roundMoney(Exact.max(0, rest).toDecimalPlaces(minorDigits(currency), Decimal.ROUND_DOWN), currency);
}
