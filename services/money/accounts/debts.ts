/** What wallets owe the house: payments to them repay it first. */
import { and, eq, gt, inArray, ne, sql } from "../../platform/database/drizzle.ts";
import type { Decimal } from "decimal.js";
import { Exact } from "#shared/money/money.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { houseAccount, type JournalInput, post } from "./ledger.ts";
import { accountDebt, ledgerAccount } from "./tables.ts";

/** What an account owes, an exact decimal. */
export async function debtOf(db: Db, accountId: number): Promise<string> {
  const [owed] = await db
    .select({ amount: accountDebt.amount })
    .from(accountDebt)
    .where(eq(accountDebt.accountId, accountId));
  return owed?.amount ?? "0";
}

/** Those of some accounts that owe anything. */
export async function owingAmong(db: Db, accountIds: readonly number[]): Promise<Set<number>> {
  if (accountIds.length === 0) return new Set();
  const rows = await db
    .select({ accountId: accountDebt.accountId })
    .from(accountDebt)
    .where(and(inArray(accountDebt.accountId, [...accountIds]), gt(accountDebt.amount, "0")));
  return new Set(rows.map(({ accountId }) => accountId));
}

/** Whether any account of a player owes something. @param but an account that may owe */
export async function owesAnything(db: Db, playerId: number, but?: number): Promise<boolean> {
  const [row] = await db
    .select({ id: accountDebt.accountId })
    .from(accountDebt)
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, accountDebt.accountId))
    .where(
      and(
        eq(ledgerAccount.playerId, playerId),
        gt(accountDebt.amount, "0"),
        but === undefined ? undefined : ne(accountDebt.accountId, but),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Changes what an account owes: more after a correction, less (a negative change) as it is paid. */
export async function addDebt(tx: Tx, accountId: number, change: Decimal): Promise<void> {
  const set = { amount: sql`${accountDebt.amount} + ${change.toFixed()}` };
  if (change.isNegative()) await tx.update(accountDebt).set(set).where(eq(accountDebt.accountId, accountId));
  else if (!change.isZero())
    await tx
      .insert(accountDebt)
      .values({ accountId, amount: change.toFixed() })
      .onConflictDoUpdate({ target: accountDebt.accountId, set });
}

interface Owing {
  accountId: number;
  /** What it holds. */
  balance: string;
  owed: string;
  /** The house's account of debts. */
  debtsId: number;
  /** Of the journal that brought the money. */
  key: string;
  at: number;
}

/** How much of a debt is paid out of what an account holds, and by which journal; null where it holds nothing. */
export function repayment({ accountId, balance, owed, debtsId, key, at }: Owing): {
  paid: Decimal;
  journal: JournalInput;
} | null {
  const paid = Exact.min(balance, owed);
  if (!paid.greaterThan(0)) return null;
  const entries = [
    { accountId, amount: paid.negated().toFixed() },
    { accountId: debtsId, amount: paid.toFixed() },
  ];
  return { paid, journal: { key: `${key}:repayment`, kind: "repayment", use: "repayment", at, entries } };
}

/**
 * Pays what an account owes out of what it holds, after money has come to it by a journal of its own. The journal of the
 * repayment is a separate one, so that what came in keeps its whole amount.
 * @param key of the journal that brought the money
 */
export async function payDebt(tx: Tx, accountId: number, key: string, at: number): Promise<void> {
  // Locked, so that two journals don't pay the same debt.
  const [account] = await tx
    .select({ balance: ledgerAccount.balance, currency: ledgerAccount.currency })
    .from(ledgerAccount)
    .where(eq(ledgerAccount.id, accountId))
    .for("update");
  const owed = await debtOf(tx, accountId);
  if (account === undefined || !new Exact(owed).greaterThan(0)) return;
  const debtsId = await houseAccount(tx, "debts", account.currency);
  const back = repayment({ accountId, balance: account.balance ?? "0", owed, debtsId, key, at });
  if (back === null) return;
  const posted = await post(tx, back.journal);
  if (!posted.ok || posted.isReplay) throw new Error(`the debt of account ${accountId} was not paid after ${key}`);
  await addDebt(tx, accountId, back.paid.negated());
}
