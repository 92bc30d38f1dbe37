/** What the provider tells of itself at /metrics beside its HTTP requests. */
import type { Metrics } from "../scripts/lib/metrics.ts";
import type { Store } from "./store/store.ts";

export function watchProvider(metrics: Metrics, store: Store): void {
  const number = (sql: string) => store.get<{ value: number }>(sql, {})?.value ?? 0;
  metrics.watch(
    "provider_payments",
    "Payments by state",
    () =>
      Object.fromEntries(
        store
          .all<{ status: string; count: number }>("select status, count(*) as count from payment group by status")
          .map(({ status, count }) => [status, count]),
      ),
    "status",
  );
  metrics.watch("provider_notices_waiting", "Notices that the merchant has not taken yet", () =>
    number("select count(*) as value from notice where next_at is not null"),
  );
  metrics.watch("provider_notices_given_up", "Notices that were never taken within the whole schedule", () =>
    number("select count(*) as value from notice where end = 'given_up'"),
  );
}
