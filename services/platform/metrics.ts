/** Service metrics at /metrics besides HTTP requests; each service adds its own by `context.metrics.watch`. */
import { count, isNull } from "./database/drizzle.ts";
import type pg from "pg";
import type { Metrics } from "../../scripts/lib/metrics.ts";
import type { Db } from "./database/database.ts";
import { outbox } from "./outbox.ts";

/** The database and the outbox. */
export function watchCore({ metrics, db, pool }: { metrics: Metrics; db: Db; pool: pg.Pool | null }): void {
  metrics.watch(
    "services_database_connections",
    "Connections of the pool by state; waiting: calls that wait for one",
    () => (pool === null ? null : { open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    "state",
  );
  metrics.watch(
    "services_outbox_unnumbered",
    "Committed events that no reader can see yet; more than a few for more than a second means that events lag",
    async () => (await db.select({ count: count() }).from(outbox).where(isNull(outbox.seq)))[0]?.count ?? 0,
  );
}
