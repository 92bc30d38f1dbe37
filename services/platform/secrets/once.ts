/** Things that may be used once. Nothing is written when they are made: only when they are first tried. */
import { createHash } from "node:crypto";
import { and, eq, gte, isNotNull, isNull, lt, or, sql, bigint, integer, pgTable, text } from "../database/drizzle.ts";
import type { Db, Tx } from "../database/database.ts";

const usedOnce = pgTable("used_once", {
  key: text("key").primaryKey(),
  tries: integer("tries").notNull().default(0),
  usedAt: bigint("used_at", { mode: "number" }),
  expiresAt: bigint("expires_at", { mode: "number" }).notNull(),
});

const keyOf = (value: string) => createHash("sha256").update(value).digest("hex");

/** Uses a value up; false when it was used before. `expiresAt` and `now` are of one clock, milliseconds. */
export async function takeOnce(db: Db | Tx, value: string, expiresAt: number, now: number): Promise<boolean> {
  const key = keyOf(value);
  const used = await db
    .insert(usedOnce)
    .values({ key, expiresAt, usedAt: now })
    .onConflictDoUpdate({ target: usedOnce.key, set: { usedAt: now }, setWhere: isNull(usedOnce.usedAt) })
    .returning({ key: usedOnce.key });
  return used.length > 0;
}

/** Counts a try before it is looked at; false when it was used, or tried too often. */
export async function countTry(db: Db | Tx, value: string, maxTries: number, expiresAt: number): Promise<boolean> {
  const counted = await db
    .insert(usedOnce)
    .values({ key: keyOf(value), tries: 1, expiresAt })
    .onConflictDoUpdate({
      target: usedOnce.key,
      set: { tries: sql`${usedOnce.tries} + 1` },
      setWhere: and(isNull(usedOnce.usedAt), lt(usedOnce.tries, maxTries)),
    })
    .returning({ key: usedOnce.key });
  return counted.length > 0;
}

/** Whether a value has been used, or tried as often as it may be. */
export async function isUsedUp(db: Db, value: string, maxTries: number): Promise<boolean> {
  const isUp = or(isNotNull(usedOnce.usedAt), gte(usedOnce.tries, maxTries));
  const [row] = await db
    .select({ key: usedOnce.key })
    .from(usedOnce)
    .where(and(eq(usedOnce.key, keyOf(value)), isUp));
  return row !== undefined;
}

/** Deletes expired ones: they are refused by their age. */
export async function forgetUsed(db: Db, now: number): Promise<void> {
  await db.delete(usedOnce).where(lt(usedOnce.expiresAt, now));
}
