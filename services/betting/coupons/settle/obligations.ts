/**
 * What an account owes before its player is paid: debts from corrected results, and advances that were lent before
 * migration 0027.
 */
import type { Decimal } from "decimal.js";
import { Exact } from "#shared/money/money.ts";
import {
  addDebt,
  debtOf,
  houseAccount,
  reverseAs,
  type EntryInput,
  type Posted,
  lockAccount,
  lockCashBeside,
  payDebt,
} from "../../../money/accounts/public.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { stakeKey } from "../journals.ts";
import type { CouponRow } from "../store.ts";

/** How a sum that is paid to an account is split, exact; the parts add up to it. */
export interface Split {
  debt: string;
  player: string;
}

/**
 * Deducts the account's debts from a payment. The caller holds the wallet's lock, so that two payments don't repay the
 * same debt.
 */
export async function splitPayment(tx: Tx, accountId: number, payment: string): Promise<Split> {
  const sum = new Exact(payment);
  if (!sum.greaterThan(0)) return { debt: "0", player: payment };
  const debt = Exact.min(sum, await debtOf(tx, accountId));
  if (debt.greaterThan(0)) await addDebt(tx, accountId, debt.negated());
  return { debt: debt.toFixed(), player: sum.minus(debt).toFixed() };
}

/** What some entries move on one account. */
export function sumOf(entries: readonly EntryInput[], accountId: number | null): Decimal {
  return entries
    .filter((entry) => entry.accountId === accountId)
    .reduce<Decimal>((sum, { amount }) => sum.plus(amount), new Exact(0));
}

/**
 * Gives the whole stake of a refused coupon back. A part of it that was lent before migration 0027 is the player's debt
 * since, so it pays that first. The caller has locked the coupon.
 */
export async function giveStakeBack(
  tx: Tx,
  { id, accountId, currency }: Pick<CouponRow, "id" | "accountId" | "currency">,
  at: number,
): Promise<Posted> {
  const cash = await lockCashBeside(tx, accountId);
  await lockAccount(tx, accountId);
  const lender = await houseAccount(tx, "advance", currency);
  const posted = await reverseAs(tx, stakeKey(id), at, async (opposite) => {
    const lent = sumOf(opposite, lender);
    if (lent.isZero()) return opposite;
    const { debt, player } = await splitPayment(tx, accountId, lent.toFixed());
    return [
      ...opposite.filter((entry) => entry.accountId !== lender),
      { accountId, amount: player },
      { accountId: await houseAccount(tx, "debts", currency), amount: debt },
    ];
  });
  if (!posted.ok || posted.isReplay) return posted;
  for (const own of cash === null ? [accountId] : [cash.id, accountId])
    await payDebt(tx, own, `${stakeKey(id)}:reversal:${own}`, at);
  return posted;
}
