/** Launches: whom a studio may bet for, shown to it as a token of which only the hash is kept. */
import { createHash, randomBytes } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import { isLiveSql } from "../../people/players/public.ts";
import type { ServiceContext } from "../../platform/context.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { casinoLaunch, type LaunchRow } from "./tables.ts";

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");

export type NewLaunch = Pick<LaunchRow, "playerId" | "accountId" | "currency" | "sessionHash" | "game" | "openedAt">;

/** Opens a launch and ends the player's others: one game is open at a time. */
export async function openLaunch(tx: Tx, launch: NewLaunch): Promise<{ id: string; token: string }> {
  const token = randomBytes(24).toString("base64url");
  await tx
    .update(casinoLaunch)
    .set({ endedAt: launch.openedAt })
    .where(and(eq(casinoLaunch.playerId, launch.playerId), isNull(casinoLaunch.endedAt)));
  const [opened] = await tx
    .insert(casinoLaunch)
    .values({ ...launch, tokenHash: hashOf(token) })
    .returning({ id: casinoLaunch.id });
  if (opened === undefined) throw new Error("a launch was not opened");
  return { id: String(opened.id), token };
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
  const [found] = await db
    .select()
    .from(casinoLaunch)
    .where(and(eq(casinoLaunch.tokenHash, hashOf(token)), isNull(casinoLaunch.endedAt)));
  if (found === undefined) return null;
  const claimed = { playerId: found.playerId, idHash: found.sessionHash };
  const { rows } = await db.execute<{ lives: boolean }>(sql`select ${isLiveSql(context, claimed)} as lives`);
  return rows[0]?.lives === true ? found : null;
}
