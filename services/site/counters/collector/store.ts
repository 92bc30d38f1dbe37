/** Events as the collector keeps them. */
import { and, count, countDistinct, desc, gte, lt, sql } from "../../../platform/database/drizzle.ts";
import type { z } from "zod";
import { eventNameOf, readEventData } from "#shared/site/analyticsEvents.ts";
import type { Db } from "../../../platform/database/database.ts";
import { analyticsEvent } from "../tables.ts";
import type { collectedEvent } from "./api.ts";

export interface SentEvent {
  number: number;
  event: number;
  data: unknown;
  /** Epoch milliseconds by the browser's clock. */
  at: number;
}

/** Keeps what the catalogue has. @param now epoch milliseconds; no event is later @returns how many were new */
export async function keepEvents(
  db: Db,
  { counter, visit, events }: { counter: string; visit: string; events: readonly SentEvent[] },
  now: number,
): Promise<number> {
  const rows = events.flatMap(({ number, event, data, at }) => {
    const name = eventNameOf(event);
    const read = name === null ? null : readEventData(name, data);
    return read === null ? [] : [{ counter, visit, number, event, data: read, at: Math.min(at, now) }];
  });
  if (rows.length === 0) return 0;
  const kept = await db.insert(analyticsEvent).values(rows).onConflictDoNothing().returning({ id: analyticsEvent.id });
  return kept.length;
}

const nameOf = (event: number) => eventNameOf(event) ?? "";

/** The latest events, newest first. */
export async function recentEvents(db: Db, first: number): Promise<z.input<typeof collectedEvent>[]> {
  const rows = await db.select().from(analyticsEvent).orderBy(desc(analyticsEvent.id)).limit(first);
  return rows.map(({ counter, event, data, at }) => ({
    counter,
    event,
    name: nameOf(event),
    data,
    at: Math.floor(at / 1000),
  }));
}

const dayMs = 86_400_000;

/** Events by day and kind. @param from first day @param to last day, included, both as YYYY-MM-DD */
export async function reportOf(db: Db, from: string, to: string) {
  const day = sql<string>`to_char(to_timestamp(${analyticsEvent.at} / 1000.0) at time zone 'UTC', 'YYYY-MM-DD')`;
  const rows = await db
    .select({ day, event: analyticsEvent.event, events: count(), visits: countDistinct(analyticsEvent.visit) })
    .from(analyticsEvent)
    .where(and(gte(analyticsEvent.at, Date.parse(from)), lt(analyticsEvent.at, Date.parse(to) + dayMs)))
    .groupBy(day, analyticsEvent.event)
    .orderBy(day, analyticsEvent.event)
    .limit(20_000);
  return rows.map((row) => ({ ...row, name: nameOf(row.event) }));
}
