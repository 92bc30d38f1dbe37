/** Documents of players, by their number and in the order they were asked for. */
import { and, asc, eq } from "../../../platform/database/drizzle.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { verificationDocument, type DocumentRow } from "../tables.ts";

export const documentsOf = (db: Db | Tx, playerId: number): Promise<DocumentRow[]> =>
  db
    .select()
    .from(verificationDocument)
    .where(eq(verificationDocument.playerId, playerId))
    .orderBy(asc(verificationDocument.id));

/** Locks a document of a player until the transaction ends; null for an unknown one and for somebody else's. */
export async function lockOwn(tx: Tx, playerId: number, id: number): Promise<DocumentRow | null> {
  const [row] = await tx
    .select()
    .from(verificationDocument)
    .where(and(eq(verificationDocument.id, id), eq(verificationDocument.playerId, playerId)))
    .for("update");
  return row ?? null;
}
