/** Reversing a settlement: the exact opposite, as far as the player still has the money. */
import type { Decimal } from "decimal.js";
import { Exact } from "#shared/money/money.ts";
import {
  addDebt,
  appendBalances,
  houseAccount,
  lockAccount,
  lockCashBeside,
  reverseAs,
  type CashAccount,
  type EntryInput,
} from "../../../money/accounts/public.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { sumOf } from "../settle/obligations.ts";
import type { CouponRow } from "../store.ts";

/**
 * Takes back the cash that a payment had refunded to a stake from a bonus account. What the cash lacks is owed by it.
 * Null if the payment refunded none.
 */
async function cashBack(
  tx: Tx,
  opposite: readonly EntryInput[],
  cash: CashAccount,
): Promise<{ entries: EntryInput[]; owed: Decimal } | null> {
  const wanted = sumOf(opposite, cash.id).negated();
  if (!wanted.greaterThan(0)) return null;
  const taken = Exact.min(wanted, cash.balance);
  const owed = wanted.minus(taken);
  await addDebt(tx, cash.id, owed);
  return { entries: [{ accountId: cash.id, amount: taken.negated().toFixed() }], owed };
}

/**
 * Reverses the payment under `key`. What the wallet lacks is charged to the house's account `debts` and owed by the
 * account. Debts that the payment had repaid are open again. An advance from before migration 0027 that it had repaid
 * is the player's to give back, who has had the money since. The caller has locked the coupon. @returns what the player
 * owes after it, exact.
 */
export async function takeBack(context: ServiceContext, tx: Tx, row: CouponRow, key: string): Promise<string> {
  const { accountId, currency, playerId } = row;
  const cash = await lockCashBeside(tx, accountId);
  const balance = await lockAccount(tx, accountId);
  let [owed, taken] = [new Exact(0), new Exact(0)];
  const posted = await reverseAs(tx, key, context.clock.now(), async (opposite) => {
    const [advance, debts] = [await houseAccount(tx, "advance", currency), await houseAccount(tx, "debts", currency)];
    const repaid = sumOf(opposite, advance).negated();
    const wanted = repaid.minus(sumOf(opposite, accountId));
    taken = Exact.min(wanted, balance);
    owed = wanted.minus(taken);
    await addDebt(tx, accountId, owed.minus(sumOf(opposite, debts)));
    const refund = cash ? await cashBack(tx, opposite, cash) : null;
    if (owed.isZero() && repaid.isZero() && refund === null) return opposite;
    const [debt, cashId] = [owed.plus(refund?.owed ?? 0), refund === null ? null : (cash?.id ?? null)];
    const rest = opposite.filter((entry) => ![accountId, advance, cashId].includes(entry.accountId));
    return [
      ...rest,
      ...(refund?.entries ?? []),
      { accountId, amount: taken.negated().toFixed() },
      ...(debt.isZero() ? [] : [{ accountId: debts, amount: debt.negated().toFixed() }]),
    ];
  });
  if (!posted.ok || posted.isReplay) throw new Error(`the payment ${key} was not taken back`);
  await appendBalances(context, tx, playerId, [...(cash ? [cash.id] : []), ...(taken.isZero() ? [] : [accountId])]);
  return owed.toFixed();
}
