/** Sections of bets that are closed to a player: both to a banned one, else those that the operator has closed to him [3.11, 6.09]. */
import { eq } from "drizzle-orm";
import { player } from "../auth/tables.ts";
import type { Db } from "../core/database.ts";
import type { BookGame } from "../sportsbook/model.ts";
import { playerProfile } from "./tables.ts";

export async function closedSections(db: Db, playerId: number): Promise<readonly BookGame["section"][]> {
  const [row] = await db.select({ banLevel: player.banLevel, line: playerProfile.isLineDisallowed, live: playerProfile.isLiveDisallowed })
    .from(player).leftJoin(playerProfile, eq(playerProfile.playerId, player.id)).where(eq(player.id, playerId));
  if (!row || row.banLevel > 0) return ["LINE", "LIVE"];
  return [...(row.line ? ["LINE" as const] : []), ...(row.live ? ["LIVE" as const] : [])];
}
