/**
 * Bans: the operator's back office says whom they ban, and every page and connection of the player learns it at once.
 */
import type { ServiceContext } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/database.ts";
import { type Ban, banLevelOf, keepBan } from "../players/public.ts";

/**
 * Sets or lifts a player's ban; false if the player doesn't exist. Their sessions go on, because they must be able to
 * see the reason and appeal. The event closes their connections and clears the gateways' caches, so that their pages
 * identify themselves again.
 */
export async function setBan(
  context: Pick<ServiceContext, "db" | "outbox" | "transact">,
  playerId: number,
  ban: Ban,
): Promise<boolean> {
  if ((await banLevelOf(context.db, playerId)) === null) return false;
  await context.transact((tx) => writeBan(context, tx, playerId, ban));
  return true;
}

async function writeBan({ outbox }: Pick<ServiceContext, "outbox">, tx: Tx, playerId: number, ban: Ban): Promise<void> {
  await keepBan(tx, playerId, ban);
  await outbox.append(tx, { type: "session", userId: playerId, data: { userId: playerId, sessionId: null } });
}

/** Lifts a player's ban with what else is decided in the same transaction. */
export const liftBan = (context: Pick<ServiceContext, "outbox">, tx: Tx, playerId: number): Promise<void> =>
  writeBan(context, tx, playerId, { level: 0, version: 0 });
