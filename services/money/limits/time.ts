/**
 * Time spent signed in, by the pings [7.33]: the session limit counts today's, the reality check the time since its
 * last reminder.
 */
import { eq } from "../../platform/database/drizzle.ts";
import { sessionSecondsLeft } from "#shared/money/limits.ts";
import { endAllSessions, lockPlayer } from "../../people/players/public.ts";
import type { ServiceContext } from "../../platform/context.ts";
import { dayOf } from "./left.ts";
import { appendLimits, rowsOf } from "./limits.ts";
import { playerTime } from "./tables.ts";

/** How often a client pings while its player is signed in [7.33, 9.06], real seconds. */
export const pingSeconds = 30;

/** Pings further apart than this (real ms) mean that the player was away; a single ping may get lost. */
const awayMs = 90_000;
/** After so long away (real ms) the player sits down again, and the reality check begins again. */
const breakMs = 15 * 60_000;

export interface PingAnswer {
  pingSeconds: number;
  session: { limitHours: number | null; usedSeconds: number; leftSeconds: number | null };
  realityCheck: { limitMinutes: number | null; playedSeconds: number; isDue: boolean };
  isDisconnected: boolean;
}

/**
 * Counts the time since the last ping. When the session limit is used up, the player's sessions end.
 * @param isSeen the player has seen the reminder: the reality check begins again.
 */
export async function ping(
  context: Pick<ServiceContext, "outbox" | "transact" | "siteConfig" | "clock">,
  playerId: number,
  isSeen: boolean,
): Promise<PingAnswer> {
  return context.transact(async (tx) => {
    // Several tabs ping at once; each moment counts once.
    await lockPlayer(tx, playerId, "update");
    const now = context.clock.now();
    const today = dayOf(now);
    const [before] = await tx.select().from(playerTime).where(eq(playerTime.playerId, playerId));
    const away = before ? now - before.pingedAt : 0;
    const counted = away <= awayMs * context.clock.rate ? Math.max(0, away) : 0;
    const isNewDay = before?.day !== today;
    const sinceMidnight = Math.min(counted, now - today * 24 * 60 * 60_000);
    const time = {
      playerId,
      day: today,
      dayMs: isNewDay ? sinceMidnight : (before?.dayMs ?? 0) + counted,
      sinceCheckMs: isSeen || away > breakMs * context.clock.rate ? 0 : (before?.sinceCheckMs ?? 0) + counted,
      pingedAt: now,
    };
    await tx.insert(playerTime).values(time).onConflictDoUpdate({ target: playerTime.playerId, set: time });

    const rows = await rowsOf(tx, playerId, now);
    const inForce = (limitType: number) =>
      rows.get(limitType)?.state === "ACTIVE" ? (rows.get(limitType)?.value ?? null) : null;
    const [hours, minutes] = [inForce(31), inForce(32)];
    const [usedSeconds, playedSeconds] = [Math.floor(time.dayMs / 1000), Math.floor(time.sinceCheckMs / 1000)];
    const leftSeconds = sessionSecondsLeft(hours, usedSeconds);
    const isDue = minutes !== null && playedSeconds >= Number(minutes) * 60;
    const wasDue = minutes !== null && (before?.sinceCheckMs ?? 0) >= Number(minutes) * 60_000;
    const isDisconnected = leftSeconds === 0;
    if (isDisconnected) await endAllSessions(context, tx, playerId, "limit");
    // Reported only when it matters: every half minute would be too often.
    await appendLimits(
      context,
      tx,
      playerId,
      now,
      ({ limitType }) => (limitType === 31 && isDisconnected) || (limitType === 32 && isDue !== wasDue),
    );
    return {
      pingSeconds,
      session: { limitHours: hours === null ? null : Number(hours), usedSeconds, leftSeconds },
      realityCheck: { limitMinutes: minutes === null ? null : Number(minutes), playedSeconds, isDue },
      isDisconnected,
    };
  });
}
