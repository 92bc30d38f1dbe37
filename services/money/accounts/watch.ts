/** Ledger metrics at /metrics, as of the last check. */
import type { ServiceContext } from "../../platform/context.ts";
import type { Books } from "./books.ts";

/** Exposes the last check; call the returned function with each new one. Nothing is exposed before the first. */
export function watchBooks({ metrics }: Pick<ServiceContext, "metrics">): (books: Books) => void {
  let last: { books: Books; at: number } | null = null;
  metrics.watch(
    "ledger_drift_accounts",
    "Accounts and journals that drift, and house accounts that don't fit coupons and debts; npm run books names them",
    () => last && last.books.drifts.length + last.books.house.length,
  );
  metrics.watch(
    "ledger_total",
    "Sum of all journal entries by currency: anything but 0 means broken books",
    () => last && Object.fromEntries(last.books.totals.map(({ currency, sum }) => [currency, Number(sum)])),
    "currency",
  );
  metrics.watch(
    "ledger_check_age_seconds",
    "Time since the books were last looked at",
    () => last && (performance.now() - last.at) / 1000,
  );
  return (books) => {
    last = { books, at: performance.now() };
  };
}
