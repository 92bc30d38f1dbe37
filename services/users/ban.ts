/** Bans: the operator's back office says whom he bans, and every page and connection of the player learns it at once. */
import { eq } from "drizzle-orm";
import { player } from "../auth/tables.ts";
import type { ServiceContext } from "../core/context.ts";
import type { Tx } from "../core/database.ts";
import { profileOf } from "./profiles.ts";
import { playerProfile } from "./tables.ts";

/** A ban by its level and the version of its rules (SPEC 4.52); level 0 is none. */
export interface Ban {
  level: number;
  version: number;
}

/**
 * Sets or lifts a player's ban; false for a player that there is not. His sessions go on, or he could see neither why
 * nor appeal; the event ends his connections and what gateways remember of him, so that his pages ask anew who he is.
 */
export async function setBan(context: Pick<ServiceContext, "db" | "outbox" | "transact">, playerId: number, { level, version }: Ban): Promise<boolean> {
  const [known] = await context.db.select({ id: player.id }).from(player).where(eq(player.id, playerId));
  if (known === undefined) return false;
  await profileOf(context.db, playerId);
  await context.transact((tx) => writeBan(context, tx, playerId, { level, version }));
  return true;
}

async function writeBan({ outbox }: Pick<ServiceContext, "outbox">, tx: Tx, playerId: number, { level, version }: Ban): Promise<void> {
  await tx.update(player).set({ banLevel: level }).where(eq(player.id, playerId));
  await tx.update(playerProfile).set({ banVersion: version }).where(eq(playerProfile.playerId, playerId));
  await outbox.append(tx, { type: "session", userId: playerId, data: { userId: playerId, sessionId: null } });
}

/** Lifts a player's ban with what else is decided in the same transaction. */
export const liftBan = (context: Pick<ServiceContext, "outbox">, tx: Tx, playerId: number): Promise<void> => writeBan(context, tx, playerId, { level: 0, version: 0 });
