/**
 * Counts failed sign-ins by player (or by the login, when nobody has it) and by address. An attempt is written before
 * the password is looked at, so that a thousand attempts at once get no more guesses than three in a row.
 */
import { createHash } from "node:crypto";
import { and, count, eq, gt, isNull, lt, lte, notExists, or, sql } from "drizzle-orm";
import type { ServiceContext } from "../core/context.ts";
import type { Db, Tx } from "../core/database.ts";
import { signInAttempt, signInGuard } from "./tables.ts";

/** Failures within this time count together, and a lock lasts as long. */
export const windowMs = 30 * 60_000;

/** How many failures lock a player; how many an address, its setting says. */
export const maxPersonFailures = 3;

export interface Attempt {
  keys: { key: string; attemptId: number }[];
}

/** Keys hold a hash of a login that nobody has, because people type passwords into the wrong field. */
export function personKey(playerId: number | null, login: string): string {
  return playerId === null ? `login:${createHash("sha256").update(login).digest("hex")}` : `player:${playerId}`;
}

/**
 * Counts an attempt that has not failed yet, or answers until when sign-in is locked (epoch ms).
 */
export async function beginAttempt({ db, clock, settings }: Pick<ServiceContext, "db" | "clock" | "settings">, person: string, address: string | undefined): Promise<Attempt | { lockedUntil: number }> {
  const now = clock.now();
  const guards: { key: string; max: number }[] = [{ key: person, max: maxPersonFailures }];
  if (address) guards.push({ key: `address:${address.slice(0, 64)}`, max: settings.maxAddressFailures });
  return db.transaction(async (tx) => {
    const locks = [];
    for (const { key } of guards) locks.push(await lockedUntil(tx, key));
    const latest = Math.max(...locks);
    if (latest > now) return { lockedUntil: latest };
    const keys = [];
    for (const { key, max } of guards) keys.push({ key, attemptId: await countAttempt(tx, key, max, now) });
    return { keys };
  });
}

/** Takes the guard's row, so that attempts under one key are counted one after another. Answers until when the key is locked, 0 when it is not. */
export async function lockedUntil(tx: Tx, key: string): Promise<number> {
  await tx.insert(signInGuard).values({ key }).onConflictDoNothing();
  const [guard] = await tx.select().from(signInGuard).where(eq(signInGuard.key, key)).for("update");
  return guard?.lockedUntil ?? 0;
}

async function countAttempt(tx: Tx, key: string, max: number, now: number): Promise<number> {
  const [attempt] = await tx.insert(signInAttempt).values({ key, at: now }).returning({ id: signInAttempt.id });
  if (!attempt) throw new Error("the attempt was not written");
  if ((await recent(tx, key, now)) >= max) await tx.update(signInGuard).set({ lockedUntil: now + windowMs }).where(eq(signInGuard.key, key));
  return attempt.id;
}

async function recent(tx: Tx, key: string, now: number): Promise<number> {
  const [row] = await tx.select({ attempts: count() }).from(signInAttempt).where(and(eq(signInAttempt.key, key), gt(signInAttempt.at, now - windowMs)));
  return row?.attempts ?? 0;
}

/** The attempt was right: the player's failures are forgotten, the address keeps its earlier ones. */
export async function endAttempt(tx: Tx, { keys }: Attempt): Promise<void> {
  for (const { key, attemptId } of keys) {
    const isAddress = key.startsWith("address:");
    await tx.delete(signInAttempt).where(isAddress ? eq(signInAttempt.id, attemptId) : eq(signInAttempt.key, key));
    await tx.update(signInGuard).set({ lockedUntil: null }).where(eq(signInGuard.key, key));
  }
}

/** Drops what no longer counts, so that made-up logins don't pile up. */
export async function forgetOldAttempts(db: Db, now: number): Promise<void> {
  await db.delete(signInAttempt).where(lte(signInAttempt.at, now - windowMs));
  await db.delete(signInGuard).where(and(
    or(isNull(signInGuard.lockedUntil), lt(signInGuard.lockedUntil, now)),
    notExists(db.select({ one: sql`1` }).from(signInAttempt).where(eq(signInAttempt.key, signInGuard.key))),
  ));
}

/** Forgets a player's failures and lets him sign in again: he has shown in another way who he is. */
export async function forgetFailures(tx: Tx, playerId: number): Promise<void> {
  const key = personKey(playerId, "");
  await tx.delete(signInAttempt).where(eq(signInAttempt.key, key));
  await tx.update(signInGuard).set({ lockedUntil: null }).where(eq(signInGuard.key, key));
}
