/** Sessions: what the browser holds is random; the database keeps only its SHA-256. Times are of real time, like a cookie's. */
import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, isNull, lt, ne, or } from "drizzle-orm";
import type { SessionEndReason } from "#shared/sessionEnd.ts";
import type { ServiceContext } from "../../core/context.ts";
import type { Db, Tx } from "../../core/database.ts";
import { player, session } from "../tables.ts";

const dayMs = 24 * 60 * 60_000;

/** How long a session lasts: for those who want to stay signed in, and for the others. */
export const sessionMs = { saved: 30 * dayMs, unsaved: dayMs } as const;

export interface LiveSession {
  playerId: number;
  /** SHA-256 (hex) of the session: its name everywhere outside the browser. */
  idHash: string;
}

/** SHA-256 (hex) of a session as the browser holds it. */
export function hashSession(value: string): string {
  return createHash("sha256").update(value).digest("hex");
}

/**
 * Starts a session and answers what only the browser will know.
 * @param isProven whether its player has just shown who he is; not when another session vouched for him
 */
export async function startSession(tx: Tx, playerId: number, isSaved: boolean, isProven = true): Promise<{ value: string; expiresAt: number }> {
  const value = randomBytes(32).toString("base64url");
  const createdAt = Date.now();
  const expiresAt = createdAt + (isSaved ? sessionMs.saved : sessionMs.unsaved);
  await tx.insert(session).values({ idHash: hashSession(value), playerId, createdAt, expiresAt, provenAt: isProven ? createdAt : null });
  return { value, expiresAt };
}

/** A session that has neither ended nor expired; null otherwise. */
export async function liveSession(context: Pick<ServiceContext, "db" | "settings">, idHash: string): Promise<LiveSession | null> {
  const isAllowed = context.settings.siteEnv === "demo" ? undefined : eq(player.isDemo, false);
  const [live] = await context.db.select({ playerId: session.playerId, idHash: session.idHash }).from(session).innerJoin(player, eq(player.id, session.playerId))
    .where(and(eq(session.idHash, idHash), isNull(session.endedAt), gt(session.expiresAt, Date.now()), isAllowed));
  return live ?? null;
}

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
export async function noteSeen(db: Db, idHash: string, { userAgent, address, country }: SeenWith, now = Date.now()): Promise<void> {
  const told = {
    ...(userAgent !== undefined && { userAgent: userAgent.slice(0, longestAgent) }), ...(address !== undefined && { address: address.slice(0, longestAddress) }),
    ...(country !== undefined && /^[a-z]{2}$/.test(country) && { country }),
  };
  const isDue = or(isNull(session.lastSeenAt), lt(session.lastSeenAt, now - seenEveryMs), userAgent === undefined ? undefined : isNull(session.userAgent));
  await db.update(session).set({ lastSeenAt: now, ...told }).where(and(eq(session.idHash, idHash), isDue));
}

/** Notes the device that a session began on. */
export async function noteDevice(db: Db, value: string, device: string): Promise<void> {
  await db.update(session).set({ device }).where(eq(session.idHash, hashSession(value)));
}

/** Ends a session, by event everywhere at once. Ending a dead or unknown one does nothing. @param reason what its pages are to tell */
export async function endSession(context: Pick<ServiceContext, "outbox" | "transact">, idHash: string, reason?: SessionEndReason): Promise<void> {
  await context.transact(async (tx) => {
    const ended = await tx.update(session).set({ endedAt: Date.now() }).where(and(eq(session.idHash, idHash), isNull(session.endedAt))).returning({ userId: session.playerId });
    for (const { userId } of ended) await context.outbox.append(tx, { type: "session", userId, data: { userId, sessionId: idHash, ...(reason && { reason }) } });
  });
}

/** Ends every session of a player, in the transaction that has the reason: an exclusion, a used-up session limit, a ban. @param reason what his other devices are to tell him */
export async function endAllSessions(context: Pick<ServiceContext, "outbox">, tx: Tx, playerId: number, reason?: SessionEndReason): Promise<void> {
  await tx.update(session).set({ endedAt: Date.now() }).where(and(eq(session.playerId, playerId), isNull(session.endedAt)));
  await context.outbox.append(tx, { type: "session", userId: playerId, data: { userId: playerId, sessionId: null, ...(reason && { reason }) } });
}

/** Ends every session of a player but one, in the transaction that has the reason. */
export async function endOtherSessions(context: Pick<ServiceContext, "outbox">, tx: Tx, { playerId, idHash }: LiveSession, reason: SessionEndReason): Promise<void> {
  const ended = await tx.update(session).set({ endedAt: Date.now() }).where(and(eq(session.playerId, playerId), ne(session.idHash, idHash), isNull(session.endedAt))).returning({ sessionId: session.idHash });
  for (const { sessionId } of ended) await context.outbox.append(tx, { type: "session", userId: playerId, data: { userId: playerId, sessionId, reason } });
}

/** Forgets sessions that have run out: nobody can use or end them any more. */
export async function forgetOldSessions(db: Db): Promise<void> {
  await db.delete(session).where(lt(session.expiresAt, Date.now()));
}
