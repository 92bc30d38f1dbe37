/** The only way money leaves a coupon for its player: settlement, cash-out and swap all pay here. */
import type { Decimal } from "decimal.js";
import { Exact, roundMoney } from "#shared/money/money.ts";
import {
  appendBalances,
  houseAccount,
  lockAccount,
  lockCashBeside,
  payDebt,
  post,
  splitReturn,
} from "../../../money/accounts/public.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { CouponRow } from "../store.ts";
import { splitPayment } from "./obligations.ts";

/**
 * Decimals that a sum is booked with. A sum with infinitely many (a third of a stake, say) has as many digits as
 * `Exact` holds. Cut to this number, all sums and differences of the journal are exact, so that it adds up to zero to
 * its last digit.
 */
const bookedDecimals = 150;
const booked = (sum: Decimal): Decimal => sum.toDecimalPlaces(bookedDecimals);

export interface Payment {
  /** Key of the journal. */
  key: string;
  /** Stake that leaves the open stakes. */
  stake: Decimal.Value;
  /** The coupon's exact return, already capped, including the extras below. */
  exact: Decimal;
  /** Part of it that bonuses add. */
  bonus?: { hyper: Decimal; boost: Decimal };
  /** Paid in addition by the insurance, in whole minor units. */
  insured?: string;
  /** Whether the stake was the house's own and goes back to it (a free bet that is refunded). */
  isStakeReturned?: boolean;
}

/**
 * Pays: the stake leaves the open stakes. The sum owed is rounded once, and the rounding difference is booked. Debts of
 * the account are repaid first, and the player gets the rest. The remainder is the house's result. The caller has
 * locked the coupon and knows that it isn't paid yet. @returns the total paid, in minor-unit digits. @throws when the
 * journal exists already: that means broken books, and the transaction must roll back.
 */
export async function payOut(context: ServiceContext, tx: Tx, row: CouponRow, payment: Payment): Promise<string> {
  const { currency, accountId, playerId, id } = row;
  const insured = payment.insured ?? "0";
  const [hyper, boost] = [booked(payment.bonus?.hyper ?? new Exact(0)), booked(payment.bonus?.boost ?? new Exact(0))];
  const exact = booked(payment.exact);
  const own = exact.minus(hyper).minus(boost);
  const payout = roundMoney(exact, currency);
  // Locked before anything is counted: two payments to one account must not repay the same debt.
  await lockCashBeside(tx, accountId);
  await lockAccount(tx, accountId);
  const total = roundMoney(new Exact(payout).plus(insured), currency);
  const { cash, rest } = await splitReturn(tx, accountId, total, { couponId: id });
  const split = await splitPayment(tx, accountId, rest);
  const house = async (kind: "stakes" | "revenue" | "rounding" | "debts" | "promo", amount: Decimal.Value) => ({
    accountId: new Exact(amount).isZero() ? 0 : await houseAccount(tx, kind, currency),
    amount: new Exact(amount).toFixed(),
  });
  const stake = new Exact(payment.stake);
  const posted = await post(tx, {
    key: payment.key,
    kind: "payout",
    use: "payout",
    couponId: id,
    at: context.clock.now(),
    entries: [
      await house("stakes", stake.negated()),
      { accountId, amount: split.player },
      ...(cash ? [cash] : []),
      await house("debts", split.debt),
      await house("rounding", exact.minus(payout)),
      await house(payment.isStakeReturned ? "promo" : "revenue", stake.minus(own)),
      await house("revenue", hyper.negated()),
      await house("promo", boost.negated()),
      await house("revenue", new Exact(insured).negated()),
    ],
  });
  if (!posted.ok || posted.isReplay) throw new Error(`coupon ${id} was not paid under ${payment.key}`);
  if (cash) await payDebt(tx, cash.accountId, payment.key, context.clock.now());
  await appendBalances(context, tx, playerId, [
    ...(cash ? [cash.accountId] : []),
    ...(new Exact(split.player).greaterThan(0) ? [accountId] : []),
  ]);
  return total;
}
