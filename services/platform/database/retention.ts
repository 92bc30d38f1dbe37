/**
 * Drops old rows. Services declare the tables that only grow in their manifests, with the days their rows are kept;
 * RETENTION_DAYS sets others ("outbox=3,message=30"). Codes, attempts and expired sessions go within the hour by the
 * services they belong to.
 */
import { sql } from "./drizzle.ts";
import type { Clock } from "../context.ts";
import type { RetentionRule } from "../personalData.ts";
import type { Db } from "./database.ts";
import type { Job } from "../jobs.ts";

export type RetentionDays = Readonly<Record<string, number>>;
type Rules = Readonly<Record<string, RetentionRule>>;

/** Days by table as RETENTION_DAYS writes them; null for a text that can't be read. */
export function parseRetention(text: string, rules: Rules): RetentionDays | null {
  const days: Record<string, number> = {};
  for (const part of text.split(",")) {
    const [, name = "", number = ""] = /^\s*([a-z_]+)\s*=\s*(\d{1,5})\s*$/.exec(part) ?? [];
    if (!Object.hasOwn(rules, name) || Number(number) < 1) return null;
    days[name] = Number(number);
  }
  return days;
}

/** Rows dropped in one statement: other work must not wait for long. */
const batch = 5000;
/** Real milliseconds between two looks. */
const everyMs = 600_000;
const dayMs = 86_400_000;

/** Deletes old rows now. Returns how many of each table. */
export async function dropOld({
  db,
  rules,
  clock,
  days,
  realNow = Date.now,
}: {
  db: Db;
  rules: Rules;
  clock: Pick<Clock, "now">;
  days: RetentionDays;
  realNow?: () => number;
}): Promise<Record<string, number>> {
  const dropped: Record<string, number> = {};
  for (const [table, rule] of Object.entries(rules)) {
    let droppedHere = 0;
    const before = (rule.clock === "real" ? realNow() : clock.now()) - (days[table] ?? rule.days) * dayMs;
    const [start, end = ""] = rule.isOld.split("$before");
    const rows = sql`select ctid from ${sql.identifier(table)} where ${sql.raw(start ?? "")}${before}::bigint${sql.raw(end)} limit ${batch}`;
    for (;;) {
      const { rows: done } = await db.execute(
        rule.empty === undefined
          ? sql`delete from ${sql.identifier(table)} where ctid in (${rows}) returning 1`
          : sql`update ${sql.identifier(table)} set ${sql.raw(rule.empty)} where ctid in (${rows}) returning 1`,
      );
      droppedHere += done.length;
      if (done.length < batch) break;
    }
    dropped[table] = droppedHere;
  }
  return dropped;
}

/** Deletes old rows again and again. */
export const retention = (parts: Parameters<typeof dropOld>[0]): Job => ({
  name: "retention",
  everyMs,
  work: () => dropOld(parts),
});
