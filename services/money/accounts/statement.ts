/** The statement of an account by month: what came in, went out, was staked and won, exact, from the ledger's journals. */
import { and, eq, sql, alias } from "../../platform/database/drizzle.ts";
import type { z } from "zod";
import { Exact } from "#shared/money/money.ts";
import type { Db } from "../../platform/database/database.ts";
import type { statementMonth } from "./statementApi.ts";
import { written } from "./history.ts";
import { entry, journal, ledgerAccount, type JournalKind } from "./tables.ts";

export type StatementMonth = z.infer<typeof statementMonth>;

/** Sums of an account's entries in a month, by the kind of their journal; a reversal has that of what it takes back. */
type Sums = Partial<Record<JournalKind, string>>;

/** Start of the month so many before the one of a moment, epoch milliseconds; months are counted in UTC. */
function monthStart(now: number, before: number): number {
  const date = new Date(now);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - before, 1);
}

function toMonth(
  { accountId, currency, month }: { accountId: number; currency: string; month: string },
  sums: Sums,
  balance: string,
): StatementMonth {
  const of = (kind: JournalKind) => new Exact(sums[kind] ?? 0);
  const shown = (amount: InstanceType<typeof Exact>) => written(amount.toFixed(), currency);
  const [deposits, withdrawals] = [of("deposit"), of("withdrawal").negated()];
  const [stakes, winnings] = [of("stake").negated(), of("payout")];
  const all = Object.values(sums).reduce((sum, amount) => sum.plus(amount), new Exact(0));
  const [netDeposits, netResult] = [deposits.minus(withdrawals), winnings.minus(stakes)];
  return {
    month,
    account_id: accountId,
    currency,
    deposits: shown(deposits),
    withdrawals: shown(withdrawals),
    net_deposits: shown(netDeposits),
    stakes: shown(stakes),
    winnings: shown(winnings),
    net_result: shown(netResult),
    other: shown(all.minus(netDeposits).minus(netResult)),
    balance: shown(new Exact(balance)),
  };
}

/**
 * The last months of all accounts of a player, the present one with them, newest first; months without movements are
 * left out. What is taken back counts in the month of its own journal.
 * @param now epoch milliseconds
 */
export async function statementOf(db: Db, playerId: number, months: number, now: number): Promise<StatementMonth[]> {
  const from = monthStart(now, months - 1);
  const original = alias(journal, "original");
  // Everything before the first month is one sum, which its balance begins with.
  const month = sql<string>`case when ${journal.at} < ${from} then '' else to_char(to_timestamp(${journal.at} / 1000.0) at time zone 'UTC', 'YYYY-MM') end`;
  const kind = sql<JournalKind>`coalesce(${original.kind}, ${journal.kind})`;
  const rows = await db
    .select({
      accountId: ledgerAccount.id,
      currency: ledgerAccount.currency,
      month: sql<string>`${month} as month`,
      kind: sql<JournalKind>`${kind} as kind`,
      sum: sql<string>`sum(${entry.amount})`,
    })
    .from(entry)
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, entry.accountId))
    .innerJoin(journal, eq(journal.id, entry.journalId))
    .leftJoin(original, eq(original.id, journal.reverses))
    .where(and(eq(ledgerAccount.playerId, playerId), eq(ledgerAccount.kind, "player")))
    .groupBy(ledgerAccount.id, ledgerAccount.currency, sql`3`, sql`4`)
    .orderBy(ledgerAccount.id, sql`3`);
  const list: StatementMonth[] = [];
  for (const ofAccount of Map.groupBy(rows, ({ accountId }) => accountId).values()) {
    let balance = new Exact(0);
    for (const [name, ofMonth] of Map.groupBy(ofAccount, (row) => row.month)) {
      const sums: Sums = Object.fromEntries(ofMonth.map((row) => [row.kind, row.sum]));
      balance = ofMonth.reduce((sum, row) => sum.plus(row.sum), balance);
      const [first] = ofMonth;
      if (name !== "" && first !== undefined) list.push(toMonth(first, sums, balance.toFixed()));
    }
  }
  return list.toSorted((one, other) => other.month.localeCompare(one.month) || one.account_id - other.account_id);
}
