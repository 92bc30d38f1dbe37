/** E-mails and phones of players: each belongs to one of them. */
import { eq, sql } from "../../platform/database/drizzle.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import type { ServiceContext } from "../../platform/context.ts";
import { definePort } from "../../platform/ports.ts";
import { lockPlayer, type Player } from "./players.ts";
import { player } from "./tables.ts";

/** An e-mail in lower case, or a phone as digits with the dialling code. */
export interface Contact {
  kind: "email" | "phone";
  value: string;
}

/** Told in the transaction in which a player has shown that they read a contact. */
export const contactConfirmed =
  definePort<(context: Pick<ServiceContext, "clock" | "outbox">, tx: Tx, playerId: number) => Promise<void>>(
    "players.contactConfirmed",
  );

/** The number of the player who has a contact; null if nobody has. */
export async function holderOf(db: Db, { kind, value }: Contact): Promise<number | null> {
  const [holder] = await db
    .select({ id: player.id })
    .from(player)
    .where(eq(kind === "email" ? player.email : player.phone, value));
  return holder?.id ?? null;
}

/** Whether a player has an e-mail or a phone that they have shown to read. */
export async function hasContact(db: Db | Tx, playerId: number): Promise<boolean> {
  const { rows } = await db.execute<{ has: boolean }>(sql`select has_contact(${playerId}) as has`);
  return rows[0]?.has === true;
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
