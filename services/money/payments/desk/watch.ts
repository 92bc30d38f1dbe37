/** Metrics of payments at /metrics: what waits for the operator's staff. */
import { and, count, eq, inArray } from "../../../platform/database/drizzle.ts";
import { waitingStates } from "#shared/money/payments.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import { payment, paymentMismatch } from "../tables.ts";

export function watchDesk({ db, metrics }: Pick<ServiceContext, "db" | "metrics">): void {
  metrics.watch(
    "services_payment_mismatches",
    "Payments of which the provider told something else than was asked for, until somebody has decided",
    async () =>
      (await db.select({ count: count() }).from(paymentMismatch).where(eq(paymentMismatch.state, "OPEN")))[0]?.count ??
      0,
  );
  metrics.watch(
    "services_withdrawals_waiting",
    "Withdrawals that wait for a decision",
    async () =>
      (
        await db
          .select({ count: count() })
          .from(payment)
          .where(and(eq(payment.direction, "WITHDRAWAL"), inArray(payment.state, [...waitingStates])))
      )[0]?.count ?? 0,
  );
}
