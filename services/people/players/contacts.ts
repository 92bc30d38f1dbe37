/** E-mails and phones of players: each belongs to one of them. */
import { eq } from "../../platform/database/drizzle.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { lockPlayer, type Player } from "./players.ts";
import { player } from "./tables.ts";

/** An e-mail in lower case, or a phone as digits with the dialling code. */
export interface Contact {
  kind: "email" | "phone";
  value: string;
}

/** The number of the player who has a contact; null if nobody has. */
export async function holderOf(db: Db, { kind, value }: Contact): Promise<number | null> {
  const [holder] = await db
    .select({ id: player.id })
    .from(player)
    .where(eq(kind === "email" ? player.email : player.phone, value));
  return holder?.id ?? null;
}

/**
 * Gives a player a contact in place of the one they had.
 * @returns the player as they were and as they are now
 * @throws by the database if somebody else has come by it in the same moment
 */
export async function changeContact(tx: Tx, playerId: number, { kind, value }: Contact): Promise<Player[]> {
  // The whole row, because its unique columns change: a weaker lock would have to be raised.
  const before = await lockPlayer(tx, playerId, "update");
  const after = await tx
    .update(player)
    .set({ [kind]: value })
    .where(eq(player.id, playerId))
    .returning();
  return [...(before === null ? [] : [before]), ...after];
}
