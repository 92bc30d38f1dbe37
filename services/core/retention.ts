/**
 * What is dropped by age. Tables that only grow are declared here, with the days their rows are kept; RETENTION_DAYS sets others
 * ("outbox=3,message=30"). Codes, attempts and expired sessions go within the hour by the services they belong to.
 */
import { sql } from "drizzle-orm";
import type { Clock } from "./context.ts";
import type { Db } from "./database.ts";
import { startJob } from "./job.ts";

interface Rule {
  /** Days after which rows are dropped, where RETENTION_DAYS says nothing else. */
  days: number;
  /** Which clock the rows' times are of. */
  clock: "services" | "real";
  /** SQL condition of rows that are old; `$before` is the moment, epoch milliseconds. */
  isOld: string;
  /** Columns that are emptied where the row itself must stay; it goes where this is left out. */
  empty?: string;
}

const rules = {
  // The last one stays: numbers go on from it.
  outbox: { days: 7, clock: "real", isOld: "at < $before and seq < (select max(seq) from outbox)" },
  // A key may be used anew after that; what it did is guarded by the coupon's state and the journals.
  coupon_deed: { days: 30, clock: "services", isOld: "at < $before" },
  shared_coupon: { days: 90, clock: "services", isOld: "created_at < $before" },
  // News on the site stays until it was read.
  message: { days: 180, clock: "services", isOld: "created_at < $before and (channel <> 'site' or read_at is not null)" },
  session: { days: 30, clock: "real", isOld: "ended_at < $before" },
  registration: { days: 30, clock: "services", isOld: "registered_at < $before and fingerprint <> '-'", empty: "key_hash = 'forgotten:' || player_id, fingerprint = '-', referral = '{}', ref_code = null" },
  ban_appeal: { days: 1095, clock: "services", isOld: "answered_at < $before" },
} as const satisfies Record<string, Rule>;

export type RetentionName = keyof typeof rules;
export type RetentionDays = Readonly<Partial<Record<RetentionName, number>>>;

/** Days by table as RETENTION_DAYS writes them; null for a text that can't be read. */
export function parseRetention(text: string): RetentionDays | null {
  const days: Partial<Record<RetentionName, number>> = {};
  for (const part of text.split(",")) {
    const [, name = "", number = ""] = /^\s*([a-z_]+)\s*=\s*(\d{1,5})\s*$/.exec(part) ?? [];
    if (!Object.hasOwn(rules, name) || Number(number) < 1) return null;
    days[name as RetentionName] = Number(number);
  }
  return days;
}

/** Rows dropped in one statement: other work must not wait for long. */
const batch = 5000;
/** Real milliseconds between two looks. */
const everyMs = 600_000;
const dayMs = 86_400_000;

/** Drops what is old now. Answers how many rows of each table. */
export async function dropOld({ db, clock, days, realNow = Date.now }: { db: Db; clock: Pick<Clock, "now">; days: RetentionDays; realNow?: () => number }): Promise<Record<RetentionName, number>> {
  const dropped = Object.fromEntries(Object.keys(rules).map((name) => [name, 0])) as Record<RetentionName, number>;
  for (const [name, rule] of Object.entries<Rule>(rules)) {
    const table = name as RetentionName;
    const before = (rule.clock === "real" ? realNow() : clock.now()) - (days[table] ?? rule.days) * dayMs;
    const [start, end = ""] = rule.isOld.split("$before");
    const rows = sql`select ctid from ${sql.identifier(table)} where ${sql.raw(start ?? "")}${before}::bigint${sql.raw(end)} limit ${batch}`;
    for (;;) {
      const { rows: done } = await db.execute(rule.empty === undefined
        ? sql`delete from ${sql.identifier(table)} where ctid in (${rows}) returning 1` : sql`update ${sql.identifier(table)} set ${sql.raw(rule.empty)} where ctid in (${rows}) returning 1`);
      dropped[table] += done.length;
      if (done.length < batch) break;
    }
  }
  return dropped;
}

/** Drops what is old, again and again. The answer stops it. */
export function startRetention(parts: Parameters<typeof dropOld>[0], onError: (error: unknown) => void): () => Promise<void> {
  return startJob(everyMs, async () => { await dropOld(parts); }, onError);
}
