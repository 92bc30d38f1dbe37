/** What an account owes before its player is paid: advances on coupons, and debts of corrected results. */
import { and, asc, eq, gt, or, sql } from "drizzle-orm";
import type { Decimal } from "decimal.js";
import { Exact } from "#shared/money.ts";
import type { Tx } from "../../core/database.ts";
import { accountDebt } from "../after/tables.ts";
import { couponAdvance } from "../tables.ts";

/** How a sum that is paid to an account is split, exact; the parts add up to it. */
export interface Split {
  advance: string;
  debt: string;
  player: string;
}

/**
 * Takes out of a payment what the account owes, advances first: that of the coupon itself, with what the house had borne of it
 * when the coupon was thought lost, then the others by age. The caller holds the wallet's lock, so that two payments don't repay the same.
 */
export async function splitPayment(tx: Tx, accountId: number, couponId: number, payment: string): Promise<Split> {
  let rest = new Exact(payment);
  if (!rest.greaterThan(0)) return { advance: "0", debt: "0", player: payment };
  const isOwed = or(gt(couponAdvance.outstanding, "0"), and(eq(couponAdvance.couponId, couponId), gt(couponAdvance.borne, "0")));
  const open = await tx.select({ couponId: couponAdvance.couponId, outstanding: couponAdvance.outstanding, borne: couponAdvance.borne }).from(couponAdvance)
    .where(and(eq(couponAdvance.accountId, accountId), isOwed)).orderBy(sql`${couponAdvance.couponId} <> ${couponId}`, asc(couponAdvance.couponId));
  let advance = new Exact(0);
  for (const each of open) {
    const part = Exact.min(rest, each.outstanding);
    const borne = each.couponId === couponId ? Exact.min(rest.minus(part), each.borne) : new Exact(0);
    const repaid = part.plus(borne);
    if (repaid.isZero()) break;
    await tx.update(couponAdvance).set({ outstanding: sql`${couponAdvance.outstanding} - ${part.toFixed()}`, borne: sql`${couponAdvance.borne} - ${borne.toFixed()}` })
      .where(eq(couponAdvance.couponId, each.couponId));
    [advance, rest] = [advance.plus(repaid), rest.minus(repaid)];
  }
  const [owed] = await tx.select({ amount: accountDebt.amount }).from(accountDebt).where(eq(accountDebt.accountId, accountId));
  const debt = Exact.min(rest, owed?.amount ?? 0);
  if (debt.greaterThan(0)) await addDebt(tx, accountId, debt.negated());
  return { advance: advance.toFixed(), debt: debt.toFixed(), player: rest.minus(debt).toFixed() };
}

/** Changes what an account owes: more after a correction, less (a negative change) as it is paid. */
export async function addDebt(tx: Tx, accountId: number, change: Decimal): Promise<void> {
  const set = { amount: sql`${accountDebt.amount} + ${change.toFixed()}` };
  if (change.isNegative()) await tx.update(accountDebt).set(set).where(eq(accountDebt.accountId, accountId));
  else if (!change.isZero()) await tx.insert(accountDebt).values({ accountId, amount: change.toFixed() }).onConflictDoUpdate({ target: accountDebt.accountId, set });
}
