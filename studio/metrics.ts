/** What the studio tells of itself at /metrics beside its HTTP requests. */
import type { Metrics } from "../scripts/lib/metrics.ts";
import type { Watchers } from "./tables/watchers.ts";
import type { SqliteStore } from "../scripts/lib/standIn/sqliteStore.ts";

export function watchStudio(metrics: Metrics, store: SqliteStore, watchers: Watchers): void {
  const number = (sql: string) => store.get<{ value: number }>(sql)?.value ?? 0;
  metrics.watch(
    "studio_rounds",
    "Rounds by state",
    () =>
      Object.fromEntries(
        store
          .all<{ status: string; count: number }>("select status, count(*) as count from round group by status")
          .map(({ status, count }) => [status, count]),
      ),
    "status",
  );
  metrics.watch(
    "studio_table_updates",
    "Updates of shared rounds that were made, whatever the number of players",
    () => watchers.counts().made,
  );
  metrics.watch("studio_table_messages", "How often an update was sent to a player", () => watchers.counts().sent);
  metrics.watch("studio_wallet_calls_waiting", "Calls that the wallet has not answered yet", () =>
    number("select count(*) as value from wallet_call where next_at is not null"),
  );
  metrics.watch("studio_wallet_calls_refused", "Wins, rollbacks and ends of rounds that the wallet has refused", () =>
    number("select count(*) as value from wallet_call where kind <> 'bet' and result <> 'taken'"),
  );
}
