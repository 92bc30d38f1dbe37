/** A player's sessions as he can tell them apart, and ending them. */
import { and, desc, eq, gt, isNotNull, isNull } from "drizzle-orm";
import type { z } from "zod";
import { describeAgent } from "#shared/userAgent.ts";
import type { ServiceContext } from "../core/context.ts";
import type { Db } from "../core/database.ts";
import { endOtherSessions, endSession, type LiveSession } from "../auth/session/sessions.ts";
import { session } from "../auth/tables.ts";
import type { securityApi } from "./api.ts";

type SessionBody = z.infer<typeof securityApi.sessions.response>["sessions"][number];

/** Nobody's list has more that are alive; of those that are over only the latest are worth a look. */
const mostAlive = 100;
const mostEnded = 10;

const seconds = (moment: number) => Math.floor(moment / 1000);

function toBody({ idHash, createdAt, endedAt, userAgent, address, country, lastSeenAt }: typeof session.$inferSelect, own: string): SessionBody {
  const { kind, browser, system } = describeAgent(userAgent);
  return {
    id: idHash, is_current: idHash === own, device: kind, browser, system, address, country,
    started_at: seconds(createdAt), last_seen_at: seconds(Math.max(createdAt, lastSeenAt ?? 0)), ended_at: endedAt === null ? null : seconds(endedAt),
  };
}

/** Sessions that are alive, the caller's first, then the last ones that ended. */
export async function sessionsOf(db: Db, { playerId, idHash }: LiveSession, now = Date.now()): Promise<SessionBody[]> {
  const mine = eq(session.playerId, playerId);
  const alive = await db.select().from(session).where(and(mine, isNull(session.endedAt), gt(session.expiresAt, now))).orderBy(desc(session.createdAt)).limit(mostAlive);
  const ended = await db.select().from(session).where(and(mine, isNotNull(session.endedAt))).orderBy(desc(session.endedAt)).limit(mostEnded);
  const bodies = alive.map((row) => toBody(row, idHash)).toSorted((one, other) => Number(other.is_current) - Number(one.is_current) || other.last_seen_at - one.last_seen_at);
  return [...bodies, ...ended.map((row) => toBody(row, idHash))];
}

/** Ends one session of the caller's player, or all but the caller's. */
export async function endSessions(context: ServiceContext, caller: LiveSession, id: string | null): Promise<void> {
  if (id === null) {
    await context.transact((tx) => endOtherSessions(context, tx, caller, "elsewhere"));
    return;
  }
  const [own] = await context.db.select({ id: session.idHash }).from(session).where(and(eq(session.idHash, id), eq(session.playerId, caller.playerId)));
  if (own !== undefined) await endSession(context, own.id, "elsewhere");
}
