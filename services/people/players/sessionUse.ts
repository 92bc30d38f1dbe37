/** What is noted of the use of sessions, and what it tells. Times are of real time. */
import {
  and,
  desc,
  eq,
  exists,
  gt,
  isNotNull,
  isNull,
  lt,
  ne,
  notExists,
  or,
  sql,
  alias,
} from "../../platform/database/drizzle.ts";
import type { Db } from "../../platform/database/database.ts";
import { hashSession, sessionByHash, type LiveSession, type Session } from "./sessions.ts";
import { session } from "./tables.ts";

/** What a session was last used with, as the gateway tells it. */
export interface SeenWith {
  userAgent: string | undefined;
  address: string | undefined;
  country: string | undefined;
}

const seenEveryMs = 30_000;
const longestAgent = 512;
const longestAddress = 64;

/**
 * Notes that a session is in use, at most twice a minute, and answers whether it did. What is not told stays as it was.
 */
export async function noteSeen(
  db: Db,
  idHash: string,
  { userAgent, address, country }: SeenWith,
  now = Date.now(),
): Promise<boolean> {
  const told = {
    ...(userAgent !== undefined && { userAgent: userAgent.slice(0, longestAgent) }),
    ...(address !== undefined && { address: address.slice(0, longestAddress) }),
    ...(country !== undefined && /^[a-z]{2}$/.test(country) && { country }),
  };
  const isDue = or(
    isNull(session.lastSeenAt),
    lt(session.lastSeenAt, now - seenEveryMs),
    userAgent === undefined ? undefined : isNull(session.userAgent),
  );
  const noted = await db
    .update(session)
    .set({ lastSeenAt: now, ...told })
    .where(and(eq(session.idHash, idHash), isDue))
    .returning({ id: session.idHash });
  return noted.length > 0;
}

/** Notes the device that a session began on. */
export async function noteDevice(db: Db, value: string, device: string): Promise<void> {
  await db
    .update(session)
    .set({ device })
    .where(eq(session.idHash, hashSession(value)));
}

/** Notes that a session's player has just shown who they are. */
export async function noteProven(db: Db, idHash: string, now: number): Promise<void> {
  await db.update(session).set({ provenAt: now }).where(eq(session.idHash, idHash));
}

/** Addresses that a player has signed in from and shown who they are. */
export async function provenAddresses(db: Db, playerId: number): Promise<string[]> {
  const found = await db
    .selectDistinct({ address: session.address })
    .from(session)
    .where(and(eq(session.playerId, playerId), isNotNull(session.address), isNotNull(session.provenAt)));
  return found.flatMap(({ address }) => (address === null ? [] : [address]));
}

/**
 * Whether a session's browser was never used by its player before. What it calls itself anybody can copy: what it told
 * of its device must be the same too.
 */
export async function isNewDevice(db: Db, { playerId, idHash }: LiveSession): Promise<boolean> {
  const own = await sessionByHash(db, idHash);
  if (!own?.userAgent) return true;
  const [before] = await db
    .select({ id: session.idHash })
    .from(session)
    .where(
      and(
        eq(session.playerId, playerId),
        ne(session.idHash, idHash),
        eq(session.userAgent, own.userAgent),
        own.device === null ? isNull(session.device) : eq(session.device, own.device),
        lt(session.createdAt, own.createdAt),
      ),
    )
    .limit(1);
  return before === undefined;
}

/**
 * Sign-ins since a moment, in real time, whose browser its player never used before, as `isNewDevice` tells it; never
 * the first sign-in of all.
 */
export async function newSignIns(db: Db, since: number): Promise<LiveSession[]> {
  const before = alias(session, "before");
  const earlier = and(eq(before.playerId, session.playerId), lt(before.createdAt, session.createdAt));
  const isSame = sql`${before.userAgent} = ${session.userAgent} and ${before.device} is not distinct from ${session.device}`;
  return db
    .select({ playerId: session.playerId, idHash: session.idHash })
    .from(session)
    .where(
      and(
        gt(session.createdAt, since),
        isNotNull(session.userAgent),
        exists(
          db
            .select({ one: sql`1` })
            .from(before)
            .where(earlier),
        ),
        notExists(
          db
            .select({ one: sql`1` })
            .from(before)
            .where(and(earlier, isSame)),
        ),
      ),
    );
}

/** Nobody's list has more that are alive; of those that are over only the latest are worth a look. */
const mostAlive = 100;
const mostEnded = 10;

/** A player's sessions: those that are alive, the latest first, and those that ended last. */
export async function playersSessions(
  db: Db,
  playerId: number,
  now: number,
): Promise<{ alive: Session[]; ended: Session[] }> {
  const mine = eq(session.playerId, playerId);
  const alive = await db
    .select()
    .from(session)
    .where(and(mine, isNull(session.endedAt), gt(session.expiresAt, now)))
    .orderBy(desc(session.createdAt))
    .limit(mostAlive);
  const ended = await db
    .select()
    .from(session)
    .where(and(mine, isNotNull(session.endedAt)))
    .orderBy(desc(session.endedAt))
    .limit(mostEnded);
  return { alive, ended };
}
