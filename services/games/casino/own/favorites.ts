/** Games that a player keeps: limited in number, each once, private. */
import { and, count, desc, eq, ne } from "../../../platform/database/drizzle.ts";
import type { FieldError } from "../../../platform/http/api.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import { lockKey, type Db } from "../../../platform/database/database.ts";
import { casinoFavorite, casinoGame } from "../tables.ts";

const most = 500;

/** Keys, newest first. */
export async function favoriteGames(db: Db, playerId: number): Promise<string[]> {
  const rows = await db
    .select({ key: casinoGame.key })
    .from(casinoFavorite)
    .innerJoin(casinoGame, eq(casinoGame.id, casinoFavorite.gameId))
    .where(eq(casinoFavorite.playerId, playerId))
    .orderBy(desc(casinoFavorite.addedAt), desc(casinoFavorite.gameId));
  return rows.map(({ key }) => key);
}

/** Keeps a game, or drops it; answers what the caller can correct. */
export async function setFavorite(
  { db, clock }: Pick<ServiceContext, "db" | "clock">,
  playerId: number,
  { game, isFavorite }: { game: string; isFavorite: boolean },
): Promise<FieldError[]> {
  const [found] = await db.select({ id: casinoGame.id }).from(casinoGame).where(eq(casinoGame.key, game));
  if (found === undefined) return [{ code: "CASINO_GAME_UNKNOWN", message: "There is no such game", path: ["game"] }];
  const own = and(eq(casinoFavorite.playerId, playerId), eq(casinoFavorite.gameId, found.id));
  if (!isFavorite) {
    await db.delete(casinoFavorite).where(own);
    return [];
  }
  return db.transaction(async (tx): Promise<FieldError[]> => {
    // Two pages of one player may add at once; without the lock both would count the same places.
    await lockKey(tx, `casinoFavorites:${playerId}`);
    // Of the others: keeping what is kept changes nothing, also when no more would fit.
    const [others] = await tx
      .select({ number: count() })
      .from(casinoFavorite)
      .where(and(eq(casinoFavorite.playerId, playerId), ne(casinoFavorite.gameId, found.id)));
    if ((others?.number ?? 0) >= most)
      return [{ code: "TOO_MANY_FAVORITES", message: `At most ${most} games`, path: ["game"] }];
    await tx.insert(casinoFavorite).values({ playerId, gameId: found.id, addedAt: clock.now() }).onConflictDoNothing();
    return [];
  });
}
