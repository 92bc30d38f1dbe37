/** Coupon metrics at /metrics: coupons awaiting a decision, and whether settling keeps up. */
import { count, eq, min } from "../../platform/database/drizzle.ts";
import type { ServiceContext } from "../../platform/context.ts";
import { coupon } from "./tables.ts";

export interface CouponWatch {
  /** Called with the coupons that have results to write, on each run of the settling job. */
  due(couponIds: readonly number[]): void;
}

export function watchCoupons({ db, clock, metrics }: Pick<ServiceContext, "db" | "clock" | "metrics">): CouponWatch {
  /** When a look first found a coupon due, milliseconds; forgotten once a look finds it due no longer. */
  const dueSince = new Map<number, number>();
  metrics.watch(
    "services_coupons_pending",
    "Live coupons that wait for their decision",
    async () => (await db.select({ count: count() }).from(coupon).where(eq(coupon.state, "PENDING")))[0]?.count ?? 0,
  );
  metrics.watch(
    "services_coupons_overdue_seconds",
    "By how much the oldest pending coupon is past its decision, on the services' clock",
    async () => {
      const oldest =
        (
          await db
            .select({ at: min(coupon.decidesAt) })
            .from(coupon)
            .where(eq(coupon.state, "PENDING"))
        )[0]?.at ?? null;
      return oldest === null ? 0 : Math.max(0, (clock.now() - Number(oldest)) / 1000);
    },
  );
  metrics.watch(
    "services_settling_due",
    "Coupons that had results to be written at the last look",
    () => dueSince.size,
  );
  metrics.watch(
    "services_settling_lag_seconds",
    "How long the coupon that has waited longest has had a known result without being settled",
    () => {
      const [first] = dueSince.values();
      return first === undefined ? 0 : (performance.now() - first) / 1000;
    },
  );
  return {
    due: (couponIds) => {
      const now = performance.now();
      const still = new Set(couponIds);
      for (const id of dueSince.keys()) if (!still.has(id)) dueSince.delete(id);
      for (const id of couponIds) if (!dueSince.has(id)) dueSince.set(id, now);
    },
  };
}
