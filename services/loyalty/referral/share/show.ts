/** Months as the API tells them: the running one, those that are over and not paid for yet, and those that were. */
import { and, desc, eq, gte } from "../../../platform/database/drizzle.ts";
import { roundMoney } from "#shared/money/money.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import { referralMonth, type MonthRow } from "../tables.ts";
import { friendsIn, reckonGroup, type ReckonedMonth } from "./groups.ts";
import { monthAfter, monthOf } from "./months.ts";
import { unpaidMonths } from "./pay.ts";

/** How many calendar months are told. */
const shownMonths = 24;

type ShownMonth = ReckonedMonth & Pick<MonthRow, "withheld"> & { paidAt: number | null; isRunning: boolean };

export function showMonth(row: ShownMonth) {
  const money = (amount: string) => roundMoney(amount, row.currency);
  return {
    month: row.month,
    currency: row.currency,
    level: row.level,
    percent: row.percent,
    friends: row.friends,
    stakes: money(row.stakes),
    wins: money(row.wins),
    bonuses: money(row.bonuses),
    fees: money(row.fees),
    net: money(row.net),
    carried_in: money(row.carriedIn),
    carried_out: money(row.carriedOut),
    share: money(row.share),
    withheld: row.withheld,
    is_running: row.isRunning,
    paid_at: row.paidAt === null ? null : Math.floor(row.paidAt / 1000),
  };
}

type Context = Pick<ServiceContext, "clock" | "db" | "transact">;

const keyOf = ({ currency, plan }: ShownMonth) => `${currency} ${plan}`;

/**
 * What the months that are not paid for have come to, up to the running one; an entry for each currency and plan. Nothing
 * is written.
 */
async function unpaid({ clock, db, transact }: Context, referrerId: number, paid: ReadonlySet<string>) {
  const running = monthOf(clock.now());
  const over = await unpaidMonths(db, clock.now());
  return transact(async (tx) => {
    const rows: ShownMonth[] = [];
    for (const month of [...over.filter((each) => !paid.has(each)), running]) {
      const { groups } = await friendsIn(tx, referrerId, month);
      const reckoned: ReckonedMonth[] = [];
      for (const group of groups) reckoned.push(...(await reckonGroup(tx, { referrerId, month, ...group }, rows)));
      rows.push(...reckoned.map((row) => ({ ...row, withheld: null, paidAt: null, isRunning: month === running })));
    }
    return rows;
  });
}

/** The latest month first. */
const byMonth = (one: ShownMonth, other: ShownMonth) =>
  one.month === other.month ? (keyOf(one) < keyOf(other) ? -1 : 1) : one.month < other.month ? 1 : -1;

/** A player's months, the running one first; one entry for each currency and plan. */
export async function monthsOf(context: Context, referrerId: number): Promise<ShownMonth[]> {
  const { db, clock } = context;
  const rows = await db
    .select()
    .from(referralMonth)
    .where(
      and(
        eq(referralMonth.referrerId, referrerId),
        gte(referralMonth.month, monthAfter(monthOf(clock.now()), -shownMonths)),
      ),
    )
    .orderBy(desc(referralMonth.month), referralMonth.currency, referralMonth.plan);
  const paid = rows.map((row) => ({ ...row, isRunning: false }));
  const open = await unpaid(context, referrerId, new Set(rows.map(({ month }) => month)));
  return [...open.toSorted(byMonth), ...paid];
}
