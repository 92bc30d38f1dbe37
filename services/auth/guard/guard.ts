/**
 * Counts failed sign-ins by the name that was typed, by the player who has it, and by address. An attempt is written
 * before the password is looked at, so that a thousand attempts at once get no more guesses than three in a row.
 */
import { createHash } from "node:crypto";
import { and, count, eq, gt, isNull, lt, lte, notExists, or, sql } from "drizzle-orm";
import { networkOf } from "#shared/networkOf.ts";
import type { FieldError } from "../../core/api.ts";
import type { ServiceContext } from "../../core/context.ts";
import type { Db, Tx } from "../../core/database.ts";
import type { LoginForm, Player } from "../players/players.ts";
import { signInAttempt, signInGuard } from "../tables.ts";

/** Failures within this time count together, and a lock lasts as long. */
export const windowMs = 30 * 60_000;

/** How many failures lock a name and a player; how many an address, its setting says. */
export const maxPersonFailures = 3;

export interface Attempt {
  keys: { key: string; attemptId: number }[];
  /**
   * The player is locked by what was tried under other names of his. Saying so would tell that those names and this one
   * are one person's, so the answer is that of a wrong password, also to the right one.
   */
  isHiddenLock: boolean;
}

/** Whom an attempt is counted by. */
export interface Tried {
  /** What was typed; absent where the player is signed in. */
  form?: LoginForm;
  /** The player meant; null when there is none. */
  playerId: number | null;
  /** Address of the visitor; absent when it is not known. */
  address?: string | undefined;
}

/** Keys hold a hash of what was typed, because people type passwords into the wrong field. */
const nameKey = (form: LoginForm): string => `login:${createHash("sha256").update(JSON.stringify(form)).digest("hex")}`;
const playerKey = (playerId: number): string => `player:${playerId}`;

/** Key of an address: who has one of IPv6 has a whole network of them. */
export const addressKey = (address: string): string => `address:${networkOf(address).slice(0, 64)}`;

/** The error of who is locked out. */
export const signInLocked = ({ lockedUntil }: { lockedUntil: number }): FieldError => ({ code: "SIGN_IN_LOCKED", message: "Too many failed sign-ins", path: null, lockedUntil: Math.ceil(lockedUntil / 1000) });

interface Guard { key: string; max: number }

/**
 * Counts an attempt that has not failed yet, or answers until when sign-in is locked (epoch ms).
 */
export async function beginAttempt({ db, clock, settings }: Pick<ServiceContext, "db" | "clock" | "settings">, { form, playerId, address }: Tried): Promise<Attempt | { lockedUntil: number }> {
  const now = clock.now();
  const player: Guard[] = playerId === null ? [] : [{ key: playerKey(playerId), max: maxPersonFailures }];
  const named: Guard[] = form === undefined ? player : [{ key: nameKey(form), max: maxPersonFailures }];
  const told: Guard[] = address ? [...named, { key: addressKey(address), max: settings.maxAddressFailures }] : named;
  const hidden = form === undefined ? [] : player;
  return db.transaction(async (tx) => {
    // Players before names and addresses, always: two that wait for each other's rows would wait for ever.
    const hiddenUntil = await latestLock(tx, hidden);
    const toldUntil = await latestLock(tx, told);
    if (toldUntil > now) return { lockedUntil: toldUntil };
    const isHiddenLock = hiddenUntil > now;
    const keys = [];
    for (const { key, max } of isHiddenLock ? told : [...hidden, ...told]) keys.push({ key, attemptId: await countAttempt(tx, key, max, now) });
    return { keys, isHiddenLock };
  });
}

async function latestLock(tx: Tx, guards: readonly Guard[]): Promise<number> {
  const locks = [];
  for (const { key } of guards) locks.push(await lockedUntil(tx, key));
  return Math.max(0, ...locks);
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

/** The attempt was right: the failures of the name and the player are forgotten, the address keeps its earlier ones. */
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

/** Forgets a player's failures and lets him sign in again, by whatever name: he has shown in another way who he is. */
export async function forgetFailures(tx: Tx, { id, login, email, phone }: Player): Promise<void> {
  const names: LoginForm[] = [
    { by: "id", id }, { by: "login", login }, ...(email === null ? [] : [{ by: "email", email } as const]), ...(phone === null ? [] : [{ by: "phone", digits: phone } as const]),
  ];
  for (const key of [playerKey(id), ...names.map(nameKey)]) {
    await tx.delete(signInAttempt).where(eq(signInAttempt.key, key));
    await tx.update(signInGuard).set({ lockedUntil: null }).where(eq(signInGuard.key, key));
  }
}
