/** Players' profiles. A player whose row was never written has the defaults. */
import { eq } from "drizzle-orm";
import type { Db, Tx } from "../core/database.ts";
import { playerProfile, type Profile } from "./tables.ts";

/** The profile of a player, made now when there is none. */
export async function profileOf(db: Db | Tx, playerId: number): Promise<Profile> {
  const find = async () => (await db.select().from(playerProfile).where(eq(playerProfile.playerId, playerId)))[0];
  const kept = await find();
  if (kept) return kept;
  await db.insert(playerProfile).values({ playerId }).onConflictDoNothing();
  const made = await find();
  if (!made) throw new Error(`player ${playerId} has no profile`);
  return made;
}
