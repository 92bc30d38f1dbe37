/** Launches: whom a studio may bet for, shown to it as a token of which only the hash is kept. */
import { randomBytes } from "node:crypto";
import { and, eq, isNull, lt, sql } from "../../platform/database/drizzle.ts";
import { isLiveSql } from "../../people/players/public.ts";
import type { ServiceContext } from "../../platform/context.ts";
import type { Db } from "../../platform/database/database.ts";
import { hashOf } from "./facts.ts";
import { casinoLaunch, type LaunchRow } from "./tables.ts";

export type NewLaunch = Pick<LaunchRow, "playerId" | "accountId" | "currency" | "sessionHash" | "game" | "openedAt">;

/**
 * Opens a launch for a studio to look at. The player's others go on until `replaceLaunches`: a studio that gives no game
 * must not take away the one that is open.
 */
export async function openLaunch(db: Db, launch: NewLaunch): Promise<{ id: string; token: string }> {
  const token = randomBytes(24).toString("base64url");
  const [opened] = await db
    .insert(casinoLaunch)
    .values({ ...launch, tokenHash: hashOf(token) })
    .returning({ id: casinoLaunch.id });
  if (opened === undefined) throw new Error("a launch was not opened");
  return { id: String(opened.id), token };
}

/** Ends the launches of a player that were opened before this one: one game is open at a time. */
export async function replaceLaunches(db: Db, playerId: number, id: string, now: number): Promise<void> {
  await db
    .update(casinoLaunch)
    .set({ endedAt: now })
    .where(and(eq(casinoLaunch.playerId, playerId), lt(casinoLaunch.id, Number(id)), isNull(casinoLaunch.endedAt)));
}

/** Ends a player's launch; one that is over, or somebody else's, stays as it is. */
export async function endLaunch(db: Db, playerId: number, id: string, now: number): Promise<void> {
  if (!/^\d{1,15}$/.test(id)) return;
  await db
    .update(casinoLaunch)
    .set({ endedAt: now })
    .where(and(eq(casinoLaunch.id, Number(id)), eq(casinoLaunch.playerId, playerId), isNull(casinoLaunch.endedAt)));
}

/** The launch of a token, while it and its session last; null otherwise. */
export async function launchOf(
  context: Pick<ServiceContext, "settings">,
  db: Db,
  token: string,
): Promise<LaunchRow | null> {
  const claimed = { playerId: sql`${casinoLaunch.playerId}`, idHash: sql`${casinoLaunch.sessionHash}` };
  const [found] = await db
    .select()
    .from(casinoLaunch)
    .where(and(eq(casinoLaunch.tokenHash, hashOf(token)), isNull(casinoLaunch.endedAt), isLiveSql(context, claimed)));
  return found ?? null;
}
