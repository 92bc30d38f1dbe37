/**
 * What pays a stake from a bonus account: the player's cash in that currency first, the bonus balance for the rest. What
 * comes back refunds the cash first. The ledger itself tells how much cash a stake took, so nothing else has to.
 */
import { and, eq, isNull, sql } from "../../platform/database/drizzle.ts";
import { Exact } from "#shared/money/money.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import type { EntryInput } from "./ledger.ts";
import { ledgerAccount } from "./tables.ts";

/** An account that a bonus account's stakes take cash from. */
export interface CashAccount {
  id: number;
  balance: string;
}

/** The same while it is locked. */
export interface LockedCash extends CashAccount {
  /** Whether the bonus account beside it is closed, since its bonus has ended. */
  isBonusOver: boolean;
}

/** The cash account beside a bonus account; null for any other account, and when there is none open. */
export async function cashBeside(db: Db, accountId: number): Promise<CashAccount | null> {
  const { rows } = await db.execute<{ id: number; balance: string }>(
    sql`select id, balance::text as balance from cash_beside(${accountId})`,
  );
  return rows[0] ?? null;
}

/** Locks a bonus account and the cash beside it, in the order of their ids, and answers the cash; null as `cashBeside`. */
export async function lockCashBeside(tx: Tx, accountId: number): Promise<LockedCash | null> {
  // One call of the database, because every stake makes it.
  const { rows } = await tx.execute<{ id: number; balance: string; is_closed: boolean }>(sql`
    with cash as (select id from cash_beside(${accountId}))
    select id, balance::text as balance, closed_at is not null as is_closed from ledger_account
    where exists (select 1 from cash) and id in (${accountId}, (select id from cash)) order by id for update`);
  const cash = rows.find(({ id }) => id !== accountId);
  const bonusRow = rows.find(({ id }) => id === accountId);
  return cash ? { id: cash.id, balance: cash.balance, isBonusOver: bonusRow?.is_closed === true } : null;
}

/** Who pays a stake: the cash as far as it goes, then the account. */
export function stakeEntries(accountId: number, cash: CashAccount | null, amount: string): EntryInput[] {
  const fromCash = Exact.min(cash?.balance ?? 0, amount);
  return [
    ...(cash && fromCash.greaterThan(0) ? [{ accountId: cash.id, amount: fromCash.negated().toFixed() }] : []),
    { accountId, amount: fromCash.minus(amount).toFixed() },
  ];
}

/** Journals that a stake and what came back for it have written. */
export type Movements = { couponId: number } | { roundId: string };

/** The cash of a stake from a bonus account that has not come back yet; null for any other account. */
async function cashOut(db: Db, accountId: number, of: Movements): Promise<{ id: number; amount: string } | null> {
  const isTheirs = "couponId" in of ? sql`coupon_id = ${of.couponId}` : sql`round_id = ${of.roundId}`;
  // Their numbers first: for a join the planner reads all entries there are, as long as it knows little of the tables.
  const { rows } = await db.execute<{ id: number; amount: string }>(sql`
    select entry.account_id as id, (-sum(entry.amount))::text as amount
    from entry join ledger_account account on account.id = entry.account_id and account.kind = 'player'
    where entry.journal_id = any (array(select id from journal where ${isTheirs})) and entry.account_id <> ${accountId}
      and exists (select 1 from ledger_account own where own.id = ${accountId} and own.type = 4)
    group by entry.account_id having sum(entry.amount) < 0 limit 1`);
  return rows[0] ?? null;
}

/** How a sum that comes back is split: the cash of the stake, and the rest for the account. */
export async function splitReturn(
  tx: Tx,
  accountId: number,
  amount: string,
  of: Movements,
): Promise<{ cash: EntryInput | null; rest: string }> {
  const out = new Exact(amount).greaterThan(0) ? await cashOut(tx, accountId, of) : null;
  if (out === null) return { cash: null, rest: amount };
  const back = Exact.min(out.amount, amount);
  return { cash: { accountId: out.id, amount: back.toFixed() }, rest: new Exact(amount).minus(back).toFixed() };
}

/** What can be staked from an account: with the cash beside it, if it is a bonus account. */
export async function spendableOf(db: Db, accountId: number): Promise<string> {
  const { rows } = await db.execute<{ spendable: string | null }>(
    sql`select account_spendable(${accountId})::text as spendable`,
  );
  return rows[0]?.spendable ?? "0";
}

/** Closes an account that nothing is left on. */
export async function closeAccount(tx: Tx, accountId: number, at: number): Promise<void> {
  await tx
    .update(ledgerAccount)
    .set({ closedAt: at, version: sql`${ledgerAccount.version} + 1` })
    .where(and(eq(ledgerAccount.id, accountId), eq(ledgerAccount.balance, "0"), isNull(ledgerAccount.closedAt)));
}
