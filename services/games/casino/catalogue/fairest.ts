/** Games that keep almost nothing of what is staked. */
import { gt } from "../../../platform/database/drizzle.ts";
import type { Db } from "../../../platform/database/database.ts";
import { casinoGame } from "../tables.ts";

/** Keys of the games that return more than so many percent of the stakes, offered or not. */
export async function gamesReturningMoreThan(db: Db, percent: string): Promise<string[]> {
  const rows = await db.select({ key: casinoGame.key }).from(casinoGame).where(gt(casinoGame.rtp, percent));
  return rows.map(({ key }) => key);
}
