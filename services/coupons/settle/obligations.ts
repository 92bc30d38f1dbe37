/** What an account owes before its player is paid: debts of corrected results, and of advances that were lent before migration 0027. */
import { eq, sql } from "drizzle-orm";
import type { Decimal } from "decimal.js";
import { Exact } from "#shared/money.ts";
import { houseAccount, reverseAs, type EntryInput, type Posted } from "../../accounts/ledger.ts";
import { ledgerAccount } from "../../accounts/tables.ts";
import type { Tx } from "../../core/database.ts";
import { accountDebt } from "../after/tables.ts";
import { stakeKey } from "../journals.ts";
import type { CouponRow } from "../store.ts";

/** How a sum that is paid to an account is split, exact; the parts add up to it. */
export interface Split {
  debt: string;
  player: string;
}

/** Takes out of a payment what the account owes. The caller holds the wallet's lock, so that two payments don't repay the same. */
export async function splitPayment(tx: Tx, accountId: number, payment: string): Promise<Split> {
  const sum = new Exact(payment);
  if (!sum.greaterThan(0)) return { debt: "0", player: payment };
  const [owed] = await tx.select({ amount: accountDebt.amount }).from(accountDebt).where(eq(accountDebt.accountId, accountId));
  const debt = Exact.min(sum, owed?.amount ?? 0);
  if (debt.greaterThan(0)) await addDebt(tx, accountId, debt.negated());
  return { debt: debt.toFixed(), player: sum.minus(debt).toFixed() };
}

/** Changes what an account owes: more after a correction, less (a negative change) as it is paid. */
export async function addDebt(tx: Tx, accountId: number, change: Decimal): Promise<void> {
  const set = { amount: sql`${accountDebt.amount} + ${change.toFixed()}` };
  if (change.isNegative()) await tx.update(accountDebt).set(set).where(eq(accountDebt.accountId, accountId));
  else if (!change.isZero()) await tx.insert(accountDebt).values({ accountId, amount: change.toFixed() }).onConflictDoUpdate({ target: accountDebt.accountId, set });
}

/** What some entries move on one account. */
export function sumOf(entries: readonly EntryInput[], accountId: number | null): Decimal {
  return entries.filter((entry) => entry.accountId === accountId).reduce<Decimal>((sum, { amount }) => sum.plus(amount), new Exact(0));
}

/**
 * Gives the whole stake of a refused coupon back. A part of it that was lent before migration 0027 is the player's debt since, so it pays
 * that first. The caller has locked the coupon.
 */
export async function giveStakeBack(tx: Tx, { id, accountId, currency }: Pick<CouponRow, "id" | "accountId" | "currency">, at: number): Promise<Posted> {
  await tx.select({ id: ledgerAccount.id }).from(ledgerAccount).where(eq(ledgerAccount.id, accountId)).for("update");
  const lender = await houseAccount(tx, "advance", currency);
  return reverseAs(tx, stakeKey(id), at, async (opposite) => {
    const lent = sumOf(opposite, lender);
    if (lent.isZero()) return opposite;
    const { debt, player } = await splitPayment(tx, accountId, lent.toFixed());
    return [...opposite.filter((entry) => entry.accountId !== lender), { accountId, amount: player }, { accountId: await houseAccount(tx, "debts", currency), amount: debt }];
  });
}
