/**
 * Sessions: the browser holds a random value; the database stores only its SHA-256. Times are real time, like a
 * cookie's.
 */
import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, isNull, lt, ne, sql, type SQL } from "../../platform/database/drizzle.ts";
import type { SessionEndReason } from "#shared/people/sessionEnd.ts";
import type { ServiceContext } from "../../platform/context.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { player, session } from "./tables.ts";

const dayMs = 24 * 60 * 60_000;

/** How long a session lasts: for those who want to stay signed in, and for the others. */
export const sessionMs = { saved: 30 * dayMs, unsaved: dayMs } as const;

export type Session = typeof session.$inferSelect;

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
 * @param isProven whether its player has just shown who they are; not when another session vouched for them
 */
export async function startSession(
  tx: Tx,
  playerId: number,
  isSaved: boolean,
  isProven = true,
): Promise<{ value: string; expiresAt: number }> {
  const value = randomBytes(32).toString("base64url");
  const createdAt = Date.now();
  const expiresAt = createdAt + (isSaved ? sessionMs.saved : sessionMs.unsaved);
  await tx
    .insert(session)
    .values({ idHash: hashSession(value), playerId, createdAt, expiresAt, provenAt: isProven ? createdAt : null });
  return { value, expiresAt };
}

/**
 * Whether a session lives, as a part of a statement that asks for more: a call of the database costs more than what it
 * does.
 * @param session by its values, or by the columns of the statement that hold them
 */
export const isLiveSql = (
  { settings }: Pick<ServiceContext, "settings">,
  { playerId, idHash }: LiveSession | Record<keyof LiveSession, SQL>,
): SQL<boolean> =>
  sql`session_is_live(${idHash}::text, ${playerId}::integer, ${Date.now()}::bigint, ${settings.siteEnv === "demo"}::boolean)`;

/** A session that has neither ended nor expired; null otherwise. */
export async function liveSession(
  context: Pick<ServiceContext, "db" | "settings">,
  idHash: string,
): Promise<LiveSession | null> {
  const isAllowed = context.settings.siteEnv === "demo" ? undefined : eq(player.isDemo, false);
  const [live] = await context.db
    .select({ playerId: session.playerId, idHash: session.idHash })
    .from(session)
    .innerJoin(player, eq(player.id, session.playerId))
    .where(and(eq(session.idHash, idHash), isNull(session.endedAt), gt(session.expiresAt, Date.now()), isAllowed));
  return live ?? null;
}

/** A session by its hash, also one that is over; null for an unknown one. */
export async function sessionByHash(db: Db, idHash: string): Promise<Session | null> {
  const [found] = await db.select().from(session).where(eq(session.idHash, idHash));
  return found ?? null;
}

/** Locks a session until the transaction ends. */
export async function lockSession(tx: Tx, idHash: string): Promise<void> {
  await tx.select({ id: session.idHash }).from(session).where(eq(session.idHash, idHash)).for("update");
}

/** Lets a session that has not ended last until another moment, epoch milliseconds. */
export async function extendSession(tx: Tx, idHash: string, expiresAt: number): Promise<void> {
  await tx
    .update(session)
    .set({ expiresAt })
    .where(and(eq(session.idHash, idHash), isNull(session.endedAt)));
}

/**
 * Ends a session, everywhere at once by event. Ending a dead or unknown one does nothing. @param reason shown by its
 * pages
 */
export async function endSession(
  context: Pick<ServiceContext, "outbox" | "transact">,
  idHash: string,
  reason?: SessionEndReason,
): Promise<void> {
  await context.transact(async (tx) => {
    const ended = await tx
      .update(session)
      .set({ endedAt: Date.now() })
      .where(and(eq(session.idHash, idHash), isNull(session.endedAt)))
      .returning({ userId: session.playerId });
    for (const { userId } of ended)
      await context.outbox.append(tx, {
        type: "session",
        userId,
        data: { userId, sessionId: idHash, ...(reason && { reason }) },
      });
  });
}

/**
 * Ends every session of a player, in the transaction of its cause: an exclusion, a used-up session limit, a ban. @param
 * reason shown by their other devices
 */
export async function endAllSessions(
  context: Pick<ServiceContext, "outbox">,
  tx: Tx,
  playerId: number,
  reason?: SessionEndReason,
): Promise<void> {
  await tx
    .update(session)
    .set({ endedAt: Date.now() })
    .where(and(eq(session.playerId, playerId), isNull(session.endedAt)));
  await context.outbox.append(tx, {
    type: "session",
    userId: playerId,
    data: { userId: playerId, sessionId: null, ...(reason && { reason }) },
  });
}

/** Ends every session of a player but one, in the transaction that has the reason. */
export async function endOtherSessions(
  context: Pick<ServiceContext, "outbox">,
  tx: Tx,
  { playerId, idHash }: LiveSession,
  reason: SessionEndReason,
): Promise<void> {
  const ended = await tx
    .update(session)
    .set({ endedAt: Date.now() })
    .where(and(eq(session.playerId, playerId), ne(session.idHash, idHash), isNull(session.endedAt)))
    .returning({ sessionId: session.idHash });
  for (const { sessionId } of ended)
    await context.outbox.append(tx, {
      type: "session",
      userId: playerId,
      data: { userId: playerId, sessionId, reason },
    });
}

/** Deletes expired sessions. */
export async function forgetOldSessions(db: Db): Promise<void> {
  await db.delete(session).where(lt(session.expiresAt, Date.now()));
}
