/**
 * Sections of bets that are closed to a player: both to a banned one, else those that the operator has closed to them
 * [3.11, 6.09].
 */
import { eq } from "../../platform/database/drizzle.ts";
import { player, playerProfile } from "./tables.ts";
import type { Db } from "../../platform/database/database.ts";

/** The sections closed to a player; none for most. */
export async function closedSections(db: Db, playerId: number): Promise<readonly ("LINE" | "LIVE")[]> {
  const [row] = await db
    .select({ banLevel: player.banLevel, line: playerProfile.isLineDisallowed, live: playerProfile.isLiveDisallowed })
    .from(player)
    .leftJoin(playerProfile, eq(playerProfile.playerId, player.id))
    .where(eq(player.id, playerId));
  if (!row || row.banLevel > 0) return ["LINE", "LIVE"];
  return [...(row.line ? ["LINE" as const] : []), ...(row.live ? ["LIVE" as const] : [])];
}
