/**
 * Counts failed sign-ins by the pair of login and network, and by network. Three failures lock the pair, so nobody can
 * lock out a player in another network. A login with many failures from anywhere needs a captcha, and its answers are
 * slow. An attempt is written before the password is checked, so that a thousand simultaneous attempts get no more
 * guesses than three in a row. Unknown logins count the same way.
 */
import { createHash } from "node:crypto";
import { and, count, eq, gt, isNull, like, lt, lte, notExists, or, sql } from "../../../platform/database/drizzle.ts";
import { networkOf } from "#shared/wire/networkOf.ts";
import type { FieldError } from "../../../platform/http/api.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import { lockKey, type Db, type Tx } from "../../../platform/database/database.ts";
import type { LoginForm, Player } from "../../players/public.ts";
import { signInAttempt, signInGuard } from "../tables.ts";

/** Failures within this time count together, and a lock lasts as long. */
export const windowMs = 30 * 60_000;

/** How many failures lock a name in a network, and a session; how many a network, its setting says. */
const maxFailures = 3;

/** After this many failures of a login from anywhere, each further attempt needs a captcha. */
const freeFailures = 3;

/**
 * From which failure of a login the answer to a wrong password is delayed, the increase per failure, and the maximum.
 */
const slow = { from: 6, stepMs: 250, mostMs: 2_000, mostWaiting: 24 } as const;

export interface Attempt {
  keys: { key: string; attemptId: number }[];
  /** Failures of the name within the window, this one among them; 0 where no name was typed. */
  nameFailures: number;
  /** How many more failures of the first key are let pass before it is locked, this one counted. */
  triesLeft: number;
}

/** What an attempt counts for: a signed-in player's key, and the visitor's address if known. */
export interface Tried {
  session?: string;
  address?: string | undefined;
}

/** A name that was typed. `isProven`: a captcha was solved for it. */
export interface TriedName {
  form: LoginForm;
  address: string | undefined;
  isProven: boolean;
}

/** Keys hold a hash of the input, because people type passwords into the wrong field. */
const nameKey = (form: LoginForm): string => `login:${createHash("sha256").update(JSON.stringify(form)).digest("hex")}`;
const pairKey = (form: LoginForm, address: string | undefined): string =>
  `${nameKey(form)}@${networkOf(address ?? "").slice(0, 64)}`;
const pairsOf = (form: LoginForm): string => `${nameKey(form)}@%`;

/** Key of an address: an IPv6 visitor has a whole /64. */
export const addressKey = (address: string): string => `address:${networkOf(address).slice(0, 64)}`;

/** The error for a locked-out visitor. */
export const signInLocked = ({ lockedUntil }: { lockedUntil: number }): FieldError => ({
  code: "SIGN_IN_LOCKED",
  message: "Too many failed sign-ins",
  path: null,
  lockedUntil: Math.ceil(lockedUntil / 1000),
});

interface Guard {
  key: string;
  max: number;
}

const guardOfAddress = (address: string | undefined, max: number): Guard[] =>
  address ? [{ key: addressKey(address), max }] : [];

type Parts = Pick<ServiceContext, "db" | "clock" | "settings">;
type Locked = { lockedUntil: number };

/** Counts an attempt that has not failed yet, or answers until when it is locked (epoch ms). */
export async function beginAttempt(
  { db, clock, settings }: Parts,
  { session, address }: Tried,
): Promise<Attempt | Locked> {
  const guards = [
    ...(session === undefined ? [] : [{ key: `session:${session}`, max: maxFailures }]),
    ...guardOfAddress(address, settings.maxAddressFailures),
  ];
  const now = clock.now();
  return db.transaction(async (tx) => {
    const lockedUntil = await latestLock(tx, guards);
    return lockedUntil > now ? { lockedUntil } : { ...(await countEach(tx, guards, now)), nameFailures: 0 };
  });
}

/** The same for a name and a password; or that a captcha must be solved first, which counts nothing. */
export async function beginSignIn(
  { db, clock, settings }: Parts,
  { form, address, isProven }: TriedName,
): Promise<Attempt | Locked | { needsCaptcha: true }> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    // The name first: tries of it from everywhere are counted one after another.
    await lockKey(tx, nameKey(form));
    const before = await recentLike(tx, pairsOf(form), now);
    const guards = [
      { key: pairKey(form, address), max: maxFailures },
      ...guardOfAddress(address, settings.maxAddressFailures),
    ];
    const lockedUntil = await latestLock(tx, guards);
    if (lockedUntil > now) return { lockedUntil };
    if (before >= freeFailures && !isProven) return { needsCaptcha: true };
    return { ...(await countEach(tx, guards, now)), nameFailures: before + 1 };
  });
}

async function countEach(tx: Tx, guards: readonly Guard[], now: number): Promise<Pick<Attempt, "keys" | "triesLeft">> {
  const counted = [];
  for (const guard of guards) counted.push({ key: guard.key, ...(await countAttempt(tx, guard, now)) });
  return {
    keys: counted.map(({ key, attemptId }) => ({ key, attemptId })),
    triesLeft: counted[0]?.triesLeft ?? 0,
  };
}

let waiting = 0;

/**
 * Delays the answer for a login with wrong guesses, longer after each. Only a limited number wait at a time, so that
 * waiting can't fill a process.
 */
export async function slowDown({ nameFailures }: Pick<Attempt, "nameFailures">): Promise<void> {
  const ms = Math.min(slow.mostMs, (nameFailures - slow.from + 1) * slow.stepMs);
  if (ms <= 0 || waiting >= slow.mostWaiting) return;
  waiting += 1;
  await new Promise<void>((resolve) => setTimeout(resolve, ms));
  waiting -= 1;
}

async function latestLock(tx: Tx, guards: readonly Guard[]): Promise<number> {
  const locks = [];
  for (const { key } of guards) locks.push(await lockedUntil(tx, key));
  return Math.max(0, ...locks);
}

/**
 * Takes the guard's row, so that attempts under one key are counted one after another. Answers until when the key is
 * locked, 0 when it is not.
 */
export async function lockedUntil(tx: Tx, key: string): Promise<number> {
  await tx.insert(signInGuard).values({ key }).onConflictDoNothing();
  const [guard] = await tx.select().from(signInGuard).where(eq(signInGuard.key, key)).for("update");
  return guard?.lockedUntil ?? 0;
}

async function countAttempt(
  tx: Tx,
  { key, max }: Guard,
  now: number,
): Promise<{ attemptId: number; triesLeft: number }> {
  const [attempt] = await tx.insert(signInAttempt).values({ key, at: now }).returning({ id: signInAttempt.id });
  if (!attempt) throw new Error("the attempt was not written");
  const triesLeft = Math.max(0, max - (await recent(tx, key, now)));
  if (triesLeft === 0)
    await tx
      .update(signInGuard)
      .set({ lockedUntil: now + windowMs })
      .where(eq(signInGuard.key, key));
  return { attemptId: attempt.id, triesLeft };
}

async function recent(tx: Tx, key: string, now: number): Promise<number> {
  const [row] = await tx
    .select({ attempts: count() })
    .from(signInAttempt)
    .where(and(eq(signInAttempt.key, key), gt(signInAttempt.at, now - windowMs)));
  return row?.attempts ?? 0;
}

/** @param keys a pattern: hashes and addresses hold no signs of it */
async function recentLike(tx: Tx, keys: string, now: number): Promise<number> {
  const [row] = await tx
    .select({ attempts: count() })
    .from(signInAttempt)
    .where(and(like(signInAttempt.key, keys), gt(signInAttempt.at, now - windowMs)));
  return row?.attempts ?? 0;
}

/**
 * The attempt was right: the failures of the name in this network are forgotten, the network keeps its earlier ones.
 */
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
  await db.delete(signInGuard).where(
    and(
      or(isNull(signInGuard.lockedUntil), lt(signInGuard.lockedUntil, now)),
      notExists(
        db
          .select({ one: sql`1` })
          .from(signInAttempt)
          .where(eq(signInAttempt.key, signInGuard.key)),
      ),
    ),
  );
}

/**
 * Forgets a player's failures and lets them sign in again, by whatever name and from wherever: they have shown in
 * another way who they are.
 */
export async function forgetFailures(tx: Tx, { id, login, email, phone }: Player): Promise<void> {
  const names: LoginForm[] = [
    { by: "id", id },
    { by: "login", login },
    ...(email === null ? [] : [{ by: "email", email } as const]),
    ...(phone === null ? [] : [{ by: "phone", digits: phone } as const]),
  ];
  for (const keys of names.map(pairsOf)) {
    await tx.delete(signInAttempt).where(like(signInAttempt.key, keys));
    await tx.update(signInGuard).set({ lockedUntil: null }).where(like(signInGuard.key, keys));
  }
}
