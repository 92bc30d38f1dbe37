/**
 * The services' clock: real time, or faster by CLOCK_RATE for trying out what takes days. It never goes back: everything the book offers
 * and settles follows from it, so an earlier moment would offer games whose results are known.
 *
 * A system clock that is behind what was shown before (set back, a wrong one at boot, another machine's) is not followed: within a second
 * the clock stands until it is caught up with; further behind it goes on at its own pace, by the process's steady timer, from the latest
 * moment shown, and follows the system's clock again as soon as that has caught up. The latest moment is kept in the database once a second,
 * so a restart knows it; what a crash forgets is less than that second times CLOCK_RATE, and bets on what was settled are refused anyway.
 */
import { sql } from "drizzle-orm";
import { bigint, doublePrecision, integer, pgTable } from "drizzle-orm/pg-core";
import type { Clock } from "./context.ts";
import type { Db } from "./database.ts";
import { startJob } from "./job.ts";

const clockAnchor = pgTable("clock_anchor", {
  id: integer("id").primaryKey(),
  realMs: bigint("real_ms", { mode: "number" }).notNull(),
  clockMs: bigint("clock_ms", { mode: "number" }).notNull(),
  rate: doublePrecision("rate").notNull(),
  /** The latest moment shown by any process. */
  highMs: bigint("high_ms", { mode: "number" }).notNull().default(0),
});

/** Real milliseconds that the system's clock may be behind and is waited for. */
const waitedMs = 1000;
/** Real milliseconds between two keepings of the latest moment. */
const keptEveryMs = 1000;

/**
 * Reads the clock on from its anchor in the database, so that it never goes back: not by a restart, not by a system clock that was set back,
 * and not by another rate, which sets a new anchor where the old one has come to.
 * @param realNow epoch milliseconds of real time.
 * @param steadyNow milliseconds of a timer that nobody sets.
 */
export async function startClock(db: Db, rate: number, realNow: () => number = Date.now, steadyNow: () => number = () => performance.now()): Promise<Clock> {
  const anchor = await db.transaction(async (tx) => {
    const [kept] = await tx.select().from(clockAnchor).for("update");
    if (kept && kept.rate === rate) return kept;
    const real = realNow();
    const clockMs = kept ? Math.max(read(kept, real), kept.highMs) : real;
    const next = { id: 1, realMs: real, clockMs, rate, highMs: clockMs };
    await tx.insert(clockAnchor).values(next).onConflictDoUpdate({ target: clockAnchor.id, set: next });
    return next;
  });
  let [shown, steady] = [anchor.highMs, steadyNow()];
  return {
    rate,
    now: () => {
      const [wanted, passed] = [read(anchor, realNow()), Math.max(0, steadyNow() - steady)];
      steady += passed;
      if (wanted >= shown) shown = wanted;
      else if (shown - wanted > waitedMs * rate) shown += passed * rate;
      return Math.round(shown);
    },
  };
}

/** Keeps the latest moment in the database, again and again. The answer keeps it once more and stops. */
export function keepClock(db: Db, clock: Clock, onError: (error: unknown) => void): () => Promise<void> {
  const keep = async (): Promise<void> => {
    await db.update(clockAnchor).set({ highMs: sql`greatest(${clockAnchor.highMs}, ${clock.now()})` });
  };
  const stop = startJob(keptEveryMs, keep, onError);
  return async () => {
    await stop();
    await keep().catch(onError);
  };
}

function read(anchor: { realMs: number; clockMs: number; rate: number }, realMs: number): number {
  return Math.round(anchor.clockMs + (realMs - anchor.realMs) * anchor.rate);
}
