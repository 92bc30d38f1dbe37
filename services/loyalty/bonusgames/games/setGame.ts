/** Changes of a bonus game by the operator. */
import { eq, sql } from "../../../platform/database/drizzle.ts";
import type { BonusGameKey } from "#shared/games/bonus/bonusGames.ts";
import type { Db } from "../../../platform/database/database.ts";
import { bonusGame, type GameRow } from "../tables.ts";
import type { GameDefinition } from "./definition.ts";

interface Change {
  definition?: GameDefinition | undefined;
  state?: GameRow["state"] | undefined;
}

/** Sets what is given and keeps the rest; null for a game that has no definition and gets none. */
export async function setGame(
  db: Db,
  key: BonusGameKey,
  { definition, state }: Change,
  now: number,
): Promise<GameRow | null> {
  const change = {
    ...(definition && { definition }),
    ...(state && { state }),
    version: sql`${bonusGame.version} + 1`,
    changedAt: now,
  };
  if (definition === undefined) {
    const [changed] = await db.update(bonusGame).set(change).where(eq(bonusGame.key, key)).returning();
    return changed ?? null;
  }
  const [set] = await db
    .insert(bonusGame)
    .values({ key, state: state ?? "OPEN", definition, changedAt: now })
    .onConflictDoUpdate({ target: bonusGame.key, set: change })
    .returning();
  return set ?? null;
}
