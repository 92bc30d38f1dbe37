/** Which player an account at a social network belongs to. */
import type { Db } from "../../platform/database/database.ts";
import { socialLink } from "./tables.ts";

/** Links a player to their account at some networks; false if each is somebody's already. */
export async function linkPlayer(
  db: Db,
  playerId: number,
  subject: string,
  networks: readonly number[],
): Promise<boolean> {
  const linked = await db
    .insert(socialLink)
    .values(networks.map((network) => ({ network, subject, playerId })))
    .onConflictDoNothing()
    .returning({ network: socialLink.network });
  return linked.length > 0;
}
