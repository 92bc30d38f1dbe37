/**
 * What pays a stake from a bonus account: the player's cash in that currency first, the bonus balance for the rest. What
 * comes back refunds the cash first. The ledger itself tells how much cash a stake took, so nothing else has to.
 */
import { and, eq, inArray, isNull, ne, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { Exact } from "#shared/money/money.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import type { EntryInput } from "./ledger.ts";
import { entry, journal, ledgerAccount } from "./tables.ts";

const bonus = alias(ledgerAccount, "bonus");

/** An account that a bonus account's stakes take cash from. */
export interface CashAccount {
  id: number;
  balance: string;
}

const ofBonus = (accountId: number): SQL | undefined =>
  and(
    eq(bonus.id, accountId),
    eq(bonus.type, 4),
    eq(ledgerAccount.playerId, bonus.playerId),
    eq(ledgerAccount.currency, bonus.currency),
  );

/** The cash account beside a bonus account; null for any other account, and when there is none open. */
export async function cashBeside(db: Db, accountId: number): Promise<CashAccount | null> {
  const [found] = await db
    .select({ id: ledgerAccount.id, balance: ledgerAccount.balance })
    .from(ledgerAccount)
    .innerJoin(bonus, ofBonus(accountId))
    .where(and(inArray(ledgerAccount.type, [0, 9]), isNull(ledgerAccount.closedAt)))
    .orderBy(ledgerAccount.type)
    .limit(1);
  return found ? { id: found.id, balance: found.balance ?? "0" } : null;
}

/** Locks a bonus account and the cash beside it, in the order of their ids, and answers the cash; null as `cashBeside`. */
export async function lockCashBeside(tx: Tx, accountId: number): Promise<CashAccount | null> {
  const cash = await cashBeside(tx, accountId);
  if (cash === null) return null;
  const locked = await tx
    .select({ id: ledgerAccount.id, balance: ledgerAccount.balance })
    .from(ledgerAccount)
    .where(inArray(ledgerAccount.id, [cash.id, accountId]))
    .orderBy(ledgerAccount.id)
    .for("update");
  return { id: cash.id, balance: locked.find(({ id }) => id === cash.id)?.balance ?? "0" };
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

/** The cash of a stake that has not come back yet. */
async function cashOut(db: Db, accountId: number, of: Movements): Promise<{ id: number; amount: string } | null> {
  const [row] = await db
    .select({ id: entry.accountId, amount: sql<string>`(-sum(${entry.amount}))::text` })
    .from(entry)
    .innerJoin(journal, eq(journal.id, entry.journalId))
    .innerJoin(ledgerAccount, and(eq(ledgerAccount.id, entry.accountId), eq(ledgerAccount.kind, "player")))
    .where(
      and(
        "couponId" in of ? eq(journal.couponId, of.couponId) : eq(journal.roundId, of.roundId),
        ne(entry.accountId, accountId),
      ),
    )
    .groupBy(entry.accountId)
    .having(sql`sum(${entry.amount}) < 0`)
    .limit(1);
  return row ?? null;
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
  const [row] = await db
    .select({ balance: ledgerAccount.balance, type: ledgerAccount.type })
    .from(ledgerAccount)
    .where(eq(ledgerAccount.id, accountId));
  const own = row?.balance ?? "0";
  if (row?.type !== 4) return own;
  return new Exact(own).plus((await cashBeside(db, accountId))?.balance ?? 0).toFixed();
}

/** Closes an account that nothing is left on. */
export async function closeAccount(tx: Tx, accountId: number, at: number): Promise<void> {
  await tx
    .update(ledgerAccount)
    .set({ closedAt: at, version: sql`${ledgerAccount.version} + 1` })
    .where(and(eq(ledgerAccount.id, accountId), eq(ledgerAccount.balance, "0"), isNull(ledgerAccount.closedAt)));
}
