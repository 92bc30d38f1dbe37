/** A player's sessions as they can tell them apart, and ending them. */
import type { z } from "zod";
import { describeAgent } from "#shared/site/userAgent.ts";
import type { ServiceContext } from "../../platform/context.ts";
import type { Db } from "../../platform/database/database.ts";
import {
  endOtherSessions,
  endSession,
  type LiveSession,
  playersSessions,
  type Session,
  sessionByHash,
} from "../players/public.ts";
import type { securityApi } from "./api/index.ts";

type SessionBody = z.infer<typeof securityApi.sessions.response>["sessions"][number];

const seconds = (moment: number) => Math.floor(moment / 1000);

function toBody(
  { idHash, createdAt, endedAt, userAgent, address, country, lastSeenAt }: Session,
  own: string,
): SessionBody {
  const { kind, browser, system } = describeAgent(userAgent);
  return {
    id: idHash,
    is_current: idHash === own,
    device: kind,
    browser,
    system,
    address,
    country,
    started_at: seconds(createdAt),
    last_seen_at: seconds(Math.max(createdAt, lastSeenAt ?? 0)),
    ended_at: endedAt === null ? null : seconds(endedAt),
  };
}

/** Sessions that are alive, the caller's first, then the last ones that ended. */
export async function sessionsOf(db: Db, { playerId, idHash }: LiveSession, now = Date.now()): Promise<SessionBody[]> {
  const { alive, ended } = await playersSessions(db, playerId, now);
  const bodies = alive
    .map((row) => toBody(row, idHash))
    .toSorted(
      (one, other) => Number(other.is_current) - Number(one.is_current) || other.last_seen_at - one.last_seen_at,
    );
  return [...bodies, ...ended.map((row) => toBody(row, idHash))];
}

/** Ends one session of the caller's player, or all but the caller's. */
export async function endSessions(context: ServiceContext, caller: LiveSession, id: string | null): Promise<void> {
  if (id === null) {
    await context.transact((tx) => endOtherSessions(context, tx, caller, "elsewhere"));
    return;
  }
  const named = await sessionByHash(context.db, id);
  if (named?.playerId === caller.playerId) await endSession(context, id, "elsewhere");
}
