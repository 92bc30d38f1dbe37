/** Players' bans as they are kept. */
import { eq } from "../../platform/database/drizzle.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { changeProfile } from "./profiles.ts";
import { player } from "./tables.ts";

/** A ban by its level and the version of its rules (SPEC 4.52); level 0 is none. */
export interface Ban {
  level: number;
  version: number;
}

/** The level of a player's ban, 0 for none; null for an unknown player. */
export async function banLevelOf(db: Db, playerId: number): Promise<number | null> {
  const [found] = await db.select({ banLevel: player.banLevel }).from(player).where(eq(player.id, playerId));
  return found?.banLevel ?? null;
}

/** Keeps a player's ban. */
export async function keepBan(tx: Tx, playerId: number, { level, version }: Ban): Promise<void> {
  await tx.update(player).set({ banLevel: level }).where(eq(player.id, playerId));
  await changeProfile(tx, playerId, { banVersion: version });
}
