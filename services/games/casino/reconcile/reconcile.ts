/** A day of the studio's statement beside the wallet's rounds, and the job that looks at each day by itself. */
import { and, gte, sql, sum } from "../../../platform/database/drizzle.ts";
import { type BookedRound, roundsByIds, roundsEnded } from "../../../money/wallet/public.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { StudioSettings } from "../../../platform/settings/studioSettings.ts";
import { StudioUnreachable } from "../studio/client.ts";
import { statementOf } from "../studio/statement.ts";
import { casinoReconciliation } from "../tables.ts";
import { mostNamed, type Reconciliation } from "./api.ts";
import { compare, totalsOf } from "./compare.ts";

const dayMs = 24 * 60 * 60_000;
/** Numbers in one statement of the database. */
const part = 1000;
/** Days that the job looks at again until nothing differs. */
const daysBack = 3;
const everyMs = 60 * 60_000;
/** The first look after a start: the studio may start with the services. */
const firstMs = 60_000;

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

async function knownBy(db: Db, ids: readonly string[]): Promise<Map<string, BookedRound>> {
  const known = new Map<string, BookedRound>();
  for (let start = 0; start < ids.length; start += part)
    for (const round of await roundsByIds(db, ids.slice(start, start + part))) known.set(round.id, round);
  return known;
}

/**
 * Fetches the statement of a day and compares it with the wallet.
 * @param day YYYY-MM-DD in UTC
 * @throws StudioUnreachable
 */
export async function reconcile(db: Db, studio: StudioSettings, day: string): Promise<Reconciliation> {
  const from = Date.parse(`${day}T00:00:00Z`);
  const lines = await statementOf(studio, day);
  const ended = await roundsEnded(db, from, from + dayMs);
  const known = await knownBy(
    db,
    lines.map(({ id }) => id),
  );
  let alone = ended.filter(({ id }) => !known.has(id));
  // Near midnight, and when a call came late, a round stands in a neighbouring day's statement.
  for (const next of [from - dayMs, from + dayMs]) {
    if (alone.length === 0) break;
    const stated = new Set((await statementOf(studio, dayOf(next))).map(({ id }) => id));
    alone = alone.filter(({ id }) => !stated.has(id));
  }
  const differences = compare(lines, known, alone);
  return {
    day,
    is_reconciled: differences.length === 0,
    difference_count: differences.length,
    differences: differences.slice(0, mostNamed),
    totals: totalsOf(lines, ended),
  };
}

type Context = Pick<ServiceContext, "db" | "log">;

/** Looks at each of the last days that had a difference or was never looked at; what differs is logged. */
export async function reconcileDays({ db, log }: Context, studio: StudioSettings, now: number): Promise<void> {
  const first = dayOf(now - daysBack * dayMs);
  const seen = await db.select().from(casinoReconciliation).where(gte(casinoReconciliation.day, first));
  for (let back = daysBack; back >= 1; back -= 1) {
    const day = dayOf(now - back * dayMs);
    if (seen.some((row) => row.day === day && row.differences === 0)) continue;
    const { difference_count: differences, differences: named } = await reconcile(db, studio, day);
    for (const difference of named) log.error({ day, ...difference }, "the studio's statement differs from the wallet");
    const checked = { checkedAt: now, differences };
    await db
      .insert(casinoReconciliation)
      .values({ day, ...checked })
      .onConflictDoUpdate({ target: casinoReconciliation.day, set: checked });
  }
}

/** Starts the job that compares the last days with the studio's statements. */
export function startReconciliation(
  context: Pick<ServiceContext, "db" | "jobs" | "log" | "metrics">,
  studio: StudioSettings,
): void {
  const { db, jobs, log, metrics } = context;
  metrics.watch(
    "services_casino_differences",
    "What wallet and studio disagree on about rounds of the last days; GET /casino-api/v1/desk/reconciliation names it",
    async () => {
      const since = and(gte(casinoReconciliation.day, sql`current_date - ${daysBack}::integer`));
      const [row] = await db
        .select({ all: sum(casinoReconciliation.differences) })
        .from(casinoReconciliation)
        .where(since);
      return Number(row?.all ?? 0);
    },
  );
  jobs.add({
    name: "casinoReconciliation",
    everyMs,
    firstMs,
    work: () => reconcileDays(context, studio, Date.now()),
    onError: (error) => {
      if (error instanceof StudioUnreachable) log.warn({ err: error }, "the studio gives no statement");
      else log.error({ err: error }, "the studio's statement was not compared");
    },
  });
}
