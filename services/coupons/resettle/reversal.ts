/** Taking a settlement back: the exact opposite, as far as the player still has the money. */
import { and, desc, eq, inArray, or, sql } from "drizzle-orm";
import type { Decimal } from "decimal.js";
import { Exact } from "#shared/money.ts";
import { appendBalance } from "../../accounts/accounts.ts";
import { houseAccount, reverseAs } from "../../accounts/ledger.ts";
import { ledgerAccount } from "../../accounts/tables.ts";
import type { ServiceContext } from "../../core/context.ts";
import type { Tx } from "../../core/database.ts";
import { addDebt } from "../settle/obligations.ts";
import type { CouponRow } from "../store.ts";
import { coupon, couponAdvance } from "../tables.ts";

/**
 * Reverses the payment under `key`. What the wallet lacks is charged to the house's account `debts` and owed by the
 * account; advances and debts that the payment had repaid are open again. The caller has locked the coupon.
 * @returns what the player owes by it, exact.
 */
export async function takeBack(context: ServiceContext, tx: Tx, row: CouponRow, key: string): Promise<string> {
  const { accountId, currency, playerId } = row;
  const [wallet] = await tx.select({ balance: ledgerAccount.balance }).from(ledgerAccount).where(eq(ledgerAccount.id, accountId)).for("update");
  let [owed, taken] = [new Exact(0), new Exact(0)];
  const posted = await reverseAs(tx, key, context.clock.now(), async (opposite) => {
    const [advance, debts] = [await openedId(tx, "advance", currency), await openedId(tx, "debts", currency)];
    const repaid = advance === null ? new Exact(0) : sumOf(opposite, advance).negated();
    const over = await reopenAdvances(tx, row, repaid);
    const wanted = over.minus(sumOf(opposite, accountId));
    taken = Exact.min(wanted, wallet?.balance ?? 0);
    owed = wanted.minus(taken);
    await addDebt(tx, accountId, owed.plus(debts === null ? 0 : sumOf(opposite, debts).negated()));
    if (owed.isZero() && over.isZero()) return opposite;
    const rest = opposite.filter((entry) => entry.accountId !== accountId && entry.accountId !== advance);
    return [
      ...rest, { accountId, amount: taken.negated().toFixed() }, ...(advance === null ? [] : [{ accountId: advance, amount: over.minus(repaid).toFixed() }]),
      ...(owed.isZero() ? [] : [{ accountId: await houseAccount(tx, "debts", currency), amount: owed.negated().toFixed() }]),
    ];
  });
  if (!posted.ok || posted.isReplay) throw new Error(`the payment ${key} was not taken back`);
  if (!taken.isZero()) await appendBalance(context, tx, playerId, accountId);
  return owed.toFixed();
}

function sumOf(entries: readonly { accountId: number; amount: string }[], accountId: number): Decimal {
  return entries.filter((entry) => entry.accountId === accountId).reduce<Decimal>((sum, { amount }) => sum.plus(amount), new Exact(0));
}

/** A house account that has been used; null when it has not. */
async function openedId(tx: Tx, kind: "advance" | "debts", currency: string): Promise<number | null> {
  const [found] = await tx.select({ id: ledgerAccount.id }).from(ledgerAccount).where(and(inArray(ledgerAccount.kind, [kind]), eq(ledgerAccount.currency, currency)));
  return found?.id ?? null;
}

/**
 * Opens advances that a payment had repaid: the coupon's own first, then the newest of the account. Those of other coupons that are
 * over are not opened, unless they lost: their players have had the money since.
 * @returns what of it belongs to no advance that can be open.
 */
async function reopenAdvances(tx: Tx, row: CouponRow, repaid: Decimal): Promise<Decimal> {
  let rest = repaid;
  if (!rest.greaterThan(0)) return new Exact(0);
  const given = await tx.select({ advance: couponAdvance }).from(couponAdvance).innerJoin(coupon, eq(coupon.id, couponAdvance.couponId))
    .where(and(eq(couponAdvance.accountId, row.accountId), or(eq(coupon.id, row.id), inArray(coupon.state, ["PENDING", "ACCEPTED", "LOST"]))))
    .orderBy(sql`${couponAdvance.couponId} = ${row.id} desc`, desc(couponAdvance.couponId));
  for (const { advance: each } of given) {
    const part = Exact.min(rest, new Exact(each.amount).minus(each.outstanding).minus(each.borne));
    if (!part.greaterThan(0)) continue;
    await tx.update(couponAdvance).set({ outstanding: sql`${couponAdvance.outstanding} + ${part.toFixed()}` }).where(eq(couponAdvance.couponId, each.couponId));
    rest = rest.minus(part);
  }
  return rest;
}
