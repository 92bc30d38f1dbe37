/** The services' clock: real time, or faster by CLOCK_RATE for trying out what takes days. */
import { bigint, doublePrecision, integer, pgTable } from "drizzle-orm/pg-core";
import type { Clock } from "./context.ts";
import type { Db } from "./database.ts";

const clockAnchor = pgTable("clock_anchor", {
  id: integer("id").primaryKey(),
  realMs: bigint("real_ms", { mode: "number" }).notNull(),
  clockMs: bigint("clock_ms", { mode: "number" }).notNull(),
  rate: doublePrecision("rate").notNull(),
});

/**
 * Reads the clock on from its anchor in the database, so that it never goes back: not by a restart, and not by
 * another rate, which sets a new anchor where the old one has come to.
 * @param realNow epoch milliseconds of real time.
 */
export async function startClock(db: Db, rate: number, realNow: () => number = Date.now): Promise<Clock> {
  const anchor = await db.transaction(async (tx) => {
    const [kept] = await tx.select().from(clockAnchor).for("update");
    if (kept && kept.rate === rate) return kept;
    const real = realNow();
    const next = { id: 1, realMs: real, clockMs: kept ? read(kept, real) : real, rate };
    await tx.insert(clockAnchor).values(next).onConflictDoUpdate({ target: clockAnchor.id, set: next });
    return next;
  });
  return { rate, now: () => read(anchor, realNow()) };
}

function read(anchor: { realMs: number; clockMs: number; rate: number }, realMs: number): number {
  return Math.round(anchor.clockMs + (realMs - anchor.realMs) * anchor.rate);
}
