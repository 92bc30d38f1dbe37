/** Taking a settlement back: the exact opposite, as far as the player still has the money. */
import { and, eq, inArray } from "drizzle-orm";
import { Exact } from "#shared/money.ts";
import { appendBalance } from "../../accounts/accounts.ts";
import { houseAccount, reverseAs } from "../../accounts/ledger.ts";
import { ledgerAccount } from "../../accounts/tables.ts";
import type { ServiceContext } from "../../core/context.ts";
import type { Tx } from "../../core/database.ts";
import { addDebt, sumOf } from "../settle/obligations.ts";
import type { CouponRow } from "../store.ts";

/**
 * Reverses the payment under `key`. What the wallet lacks is charged to the house's account `debts` and owed by the
 * account; debts that the payment had repaid are open again, and an advance of before migration 0027 that it had repaid is the player's to
 * give back, who has had the money since. The caller has locked the coupon.
 * @returns what the player owes by it, exact.
 */
export async function takeBack(context: ServiceContext, tx: Tx, row: CouponRow, key: string): Promise<string> {
  const { accountId, currency, playerId } = row;
  const [wallet] = await tx.select({ balance: ledgerAccount.balance }).from(ledgerAccount).where(eq(ledgerAccount.id, accountId)).for("update");
  let [owed, taken] = [new Exact(0), new Exact(0)];
  const posted = await reverseAs(tx, key, context.clock.now(), async (opposite) => {
    const [advance, debts] = [await openedId(tx, "advance", currency), await openedId(tx, "debts", currency)];
    const repaid = sumOf(opposite, advance).negated();
    const wanted = repaid.minus(sumOf(opposite, accountId));
    taken = Exact.min(wanted, wallet?.balance ?? 0);
    owed = wanted.minus(taken);
    await addDebt(tx, accountId, owed.minus(sumOf(opposite, debts)));
    if (owed.isZero() && repaid.isZero()) return opposite;
    const rest = opposite.filter((entry) => entry.accountId !== accountId && entry.accountId !== advance);
    return [
      ...rest, { accountId, amount: taken.negated().toFixed() },
      ...(owed.isZero() ? [] : [{ accountId: await houseAccount(tx, "debts", currency), amount: owed.negated().toFixed() }]),
    ];
  });
  if (!posted.ok || posted.isReplay) throw new Error(`the payment ${key} was not taken back`);
  if (!taken.isZero()) await appendBalance(context, tx, playerId, accountId);
  return owed.toFixed();
}

/** A house account that has been used; null when it has not. */
async function openedId(tx: Tx, kind: "advance" | "debts", currency: string): Promise<number | null> {
  const [found] = await tx.select({ id: ledgerAccount.id }).from(ledgerAccount).where(and(inArray(ledgerAccount.kind, [kind]), eq(ledgerAccount.currency, currency)));
  return found?.id ?? null;
}
