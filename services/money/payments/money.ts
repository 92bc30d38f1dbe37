/** Answers accounts about money that is under way, by the port that they declare. */
import { and, eq, inArray, or, sql } from "../../platform/database/drizzle.ts";
import { openPaymentStates } from "#shared/money/payments.ts";
import type { StakeHolder } from "../accounts/public.ts";
import { payment } from "./tables.ts";

const heldStates = [...openPaymentStates("WITHDRAWAL")];

export const paymentMoney: StakeHolder = {
  hasOpen: async (db, of) => {
    const [open] = await db
      .select({ id: payment.id })
      .from(payment)
      .where(
        and(
          "accountId" in of ? eq(payment.accountId, of.accountId) : eq(payment.playerId, of.playerId),
          inArray(payment.state, [...openPaymentStates("DEPOSIT"), ...heldStates]),
        ),
      )
      .limit(1);
    return open !== undefined;
  },
  // Of a held deposit its fee too, which goes back with it.
  openTotals: (db) =>
    db
      .select({
        currency: payment.currency,
        amount: sql<string>`sum(${payment.amount} + case when ${payment.direction} = 'DEPOSIT' then ${payment.fee} else 0 end)`,
      })
      .from(payment)
      .where(
        or(
          and(eq(payment.direction, "WITHDRAWAL"), inArray(payment.state, heldStates)),
          and(eq(payment.direction, "DEPOSIT"), eq(payment.state, "HELD")),
        ),
      )
      .groupBy(payment.currency),
};
