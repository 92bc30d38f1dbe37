/** The one way in which money leaves a coupon for its player: settling, cashing out and swapping all pay here. */
import { eq } from "drizzle-orm";
import type { Decimal } from "decimal.js";
import { Exact, roundMoney } from "#shared/money.ts";
import { appendBalance } from "../../accounts/accounts.ts";
import { houseAccount, post } from "../../accounts/ledger.ts";
import { ledgerAccount } from "../../accounts/tables.ts";
import type { ServiceContext } from "../../core/context.ts";
import type { Tx } from "../../core/database.ts";
import type { CouponRow } from "../store.ts";
import { splitPayment } from "./obligations.ts";

/**
 * Decimals that a sum is booked with. One without end (a third of a stake, say) has as many digits as `Exact` holds; with these
 * left out every sum and difference of the journal is exact, so that it comes to zero to its last digit.
 */
const bookedDecimals = 150;
const booked = (sum: Decimal): Decimal => sum.toDecimalPlaces(bookedDecimals);

export interface Payment {
  /** Key of the journal. */
  key: string;
  /** Stake that leaves the open stakes. */
  stake: Decimal.Value;
  /** What the coupon owes for it, exact and already capped, with the extras below in it. */
  exact: Decimal;
  /** Part of it that bonuses add. */
  bonus?: { hyper: Decimal; boost: Decimal };
  /** Paid besides by the insurance, in whole minor units. */
  insured?: string;
  /** Whether the stake was the house's own and goes back to it (a free bet that is refunded). */
  isStakeReturned?: boolean;
}

/**
 * Pays: the stake leaves the open stakes; the sum owed is rounded once and what rounding gave or took is booked as such;
 * debts of the account come first, the player gets what is left; the rest is the house's result. The caller
 * has locked the coupon and knows that this is not paid yet.
 * @returns what was paid in all, in minor-unit digits.
 * @throws when the journal is there already: that means broken books, and nothing may stay.
 */
export async function payOut(context: ServiceContext, tx: Tx, row: CouponRow, payment: Payment): Promise<string> {
  const { currency, accountId, playerId, id } = row;
  const insured = payment.insured ?? "0";
  const [hyper, boost] = [booked(payment.bonus?.hyper ?? new Exact(0)), booked(payment.bonus?.boost ?? new Exact(0))];
  const exact = booked(payment.exact);
  const own = exact.minus(hyper).minus(boost);
  const payout = roundMoney(exact, currency);
  // Locked before anything is counted: two payments to one account must not repay the same debt.
  await tx.select({ id: ledgerAccount.id }).from(ledgerAccount).where(eq(ledgerAccount.id, accountId)).for("update");
  const total = roundMoney(new Exact(payout).plus(insured), currency);
  const split = await splitPayment(tx, accountId, total);
  const house = async (kind: "stakes" | "revenue" | "rounding" | "debts" | "promo", amount: Decimal.Value) =>
    ({ accountId: new Exact(amount).isZero() ? 0 : await houseAccount(tx, kind, currency), amount: new Exact(amount).toFixed() });
  const stake = new Exact(payment.stake);
  const posted = await post(tx, {
    key: payment.key, kind: "payout", couponId: id, at: context.clock.now(),
    entries: [
      await house("stakes", stake.negated()),
      { accountId, amount: split.player },
      await house("debts", split.debt),
      await house("rounding", exact.minus(payout)),
      await house(payment.isStakeReturned ? "promo" : "revenue", stake.minus(own)),
      await house("revenue", hyper.negated()),
      await house("promo", boost.negated()),
      await house("revenue", new Exact(insured).negated()),
    ],
  });
  if (!posted.ok || posted.isReplay) throw new Error(`coupon ${id} was not paid under ${payment.key}`);
  if (new Exact(split.player).greaterThan(0)) await appendBalance(context, tx, playerId, accountId);
  return total;
}
