/**
 * The services' clock: real time, or faster by CLOCK_RATE to try out what takes days. It never goes back: everything
 * the book offers and settles follows from it, so an earlier moment would offer games whose results are known.
 *
 * A system clock that is behind the latest shown moment (set back, wrong at boot, another machine's) isn't followed. If
 * it is less than a second behind, the clock stands still until it has caught up. If it is further behind, the clock
 * goes on at its own pace from the latest moment, by the process's steady timer, and follows the system clock again
 * once that has caught up. The latest moment is saved in the database once a second, so a restart knows it. A crash
 * loses less than that second times CLOCK_RATE, and bets on settled outcomes are refused anyway.
 */
import { sql, bigint, doublePrecision, integer, pgTable } from "./database/drizzle.ts";
import type { Clock } from "./context.ts";
import type { Db } from "./database/database.ts";
import type { Job } from "./jobs.ts";

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
 * Restores the clock from its anchor in the database, so that it never goes back: not after a restart, not when the
 * system clock is set back, and not at another rate, which sets a new anchor at the moment reached. @param realNow
 * epoch milliseconds of real time. @param steadyNow milliseconds of a monotonic timer.
 */
export async function startClock(
  db: Db,
  rate: number,
  realNow: () => number = Date.now,
  steadyNow: () => number = () => performance.now(),
): Promise<Clock> {
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

/** Keeps the latest moment in the database. */
export async function keepClock(db: Db, clock: Clock): Promise<void> {
  await db.update(clockAnchor).set({ highMs: sql`greatest(${clockAnchor.highMs}, ${clock.now()})` });
}

/** Keeps the latest moment again and again. */
export const keepingClock = (db: Db, clock: Clock): Job => ({
  name: "clock",
  everyMs: keptEveryMs,
  work: () => keepClock(db, clock),
});

function read(anchor: { realMs: number; clockMs: number; rate: number }, realMs: number): number {
  return Math.round(anchor.clockMs + (realMs - anchor.realMs) * anchor.rate);
}
