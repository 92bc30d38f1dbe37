/** Deposits that may still come in. */
import { and, desc, eq, inArray } from "../../../platform/database/drizzle.ts";
import { roughWorth } from "#shared/betting/coupon/amounts.ts";
import { Exact } from "#shared/money/money.ts";
import { openPaymentStates } from "#shared/money/payments.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { payment, type PaymentRow } from "../tables.ts";

/** Of which payments a deposit is open. */
export const isOpenDeposit = and(
  eq(payment.direction, "DEPOSIT"),
  inArray(payment.state, [...openPaymentStates("DEPOSIT")]),
);

/** The open deposits of a player, the newest first. The caller has locked the player. */
export const openDepositsOf = (tx: Tx, playerId: number) =>
  tx
    .select()
    .from(payment)
    .where(and(eq(payment.playerId, playerId), isOpenDeposit))
    .orderBy(desc(payment.id));

/** What deposits come to in a currency, roughly. */
export const sumIn = (currency: string, rows: readonly Pick<PaymentRow, "amount" | "currency">[]): string =>
  rows.reduce((sum, each) => sum.plus(roughWorth(each.amount, each.currency, currency)), new Exact(0)).toFixed();
