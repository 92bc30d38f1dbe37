/** Reversing a settlement: the exact opposite, as far as the player still has the money. */
import { Exact } from "#shared/money/money.ts";
import { addDebt, appendBalance, houseAccount, reverseAs, lockAccount } from "../../../money/accounts/public.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { sumOf } from "../settle/obligations.ts";
import type { CouponRow } from "../store.ts";

/**
 * Reverses the payment under `key`. What the wallet lacks is charged to the house's account `debts` and owed by the
 * account. Debts that the payment had repaid are open again. An advance from before migration 0027 that it had repaid
 * is the player's to give back, who has had the money since. The caller has locked the coupon. @returns what the player
 * owes after it, exact.
 */
export async function takeBack(context: ServiceContext, tx: Tx, row: CouponRow, key: string): Promise<string> {
  const { accountId, currency, playerId } = row;
  const balance = await lockAccount(tx, accountId);
  let [owed, taken] = [new Exact(0), new Exact(0)];
  const posted = await reverseAs(tx, key, context.clock.now(), async (opposite) => {
    const [advance, debts] = [await houseAccount(tx, "advance", currency), await houseAccount(tx, "debts", currency)];
    const repaid = sumOf(opposite, advance).negated();
    const wanted = repaid.minus(sumOf(opposite, accountId));
    taken = Exact.min(wanted, balance);
    owed = wanted.minus(taken);
    await addDebt(tx, accountId, owed.minus(sumOf(opposite, debts)));
    if (owed.isZero() && repaid.isZero()) return opposite;
    const rest = opposite.filter((entry) => entry.accountId !== accountId && entry.accountId !== advance);
    return [
      ...rest,
      { accountId, amount: taken.negated().toFixed() },
      ...(owed.isZero()
        ? []
        : [{ accountId: await houseAccount(tx, "debts", currency), amount: owed.negated().toFixed() }]),
    ];
  });
  if (!posted.ok || posted.isReplay) throw new Error(`the payment ${key} was not taken back`);
  if (!taken.isZero()) await appendBalance(context, tx, playerId, accountId);
  return owed.toFixed();
}
