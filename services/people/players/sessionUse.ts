/** What is noted of the use of sessions, and what it tells. Times are of real time. */
import { isIP } from "node:net";
import { and, desc, eq, gt, isNotNull, isNull, lt, ne, or } from "drizzle-orm";
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

/** Notes that a session is in use, at most twice a minute. What is not told stays as it was. */
export async function noteSeen(
  db: Db,
  idHash: string,
  { userAgent, address, country }: SeenWith,
  now = Date.now(),
): Promise<void> {
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
  await db
    .update(session)
    .set({ lastSeenAt: now, ...told })
    .where(and(eq(session.idHash, idHash), isDue));
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

/** Addresses that tell nothing of a household: this machine's, and those of private networks. */
const isTelling = (address: string): boolean =>
  isIP(address) !== 0 &&
  !/^(127\.|10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|::1$|::ffff:127\.|f[cd]|fe80:)/i.test(address);

/** What two players' sessions have in common: a device, a network, or nothing (null). */
export async function sharedHousehold(db: Db, one: number, other: number): Promise<"DEVICE" | "NETWORK" | null> {
  const seen = async (playerId: number) => {
    const rows = await db
      .selectDistinct({ device: session.device, address: session.address })
      .from(session)
      .where(eq(session.playerId, playerId));
    return {
      devices: new Set(rows.flatMap(({ device }) => device ?? [])),
      networks: new Set(rows.flatMap(({ address }) => (address !== null && isTelling(address) ? [address] : []))),
    };
  };
  const [own, theirs] = [await seen(one), await seen(other)];
  if ([...own.devices].some((device) => theirs.devices.has(device))) return "DEVICE";
  return [...own.networks].some((network) => theirs.networks.has(network)) ? "NETWORK" : null;
}
