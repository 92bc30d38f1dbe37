/** A player's favorites: limited in number, each once, private. */
import { and, desc, eq, inArray, or } from "../../platform/database/drizzle.ts";
import { banLevelOf } from "../../people/players/public.ts";
import type { FieldError } from "../../platform/http/api.ts";
import type { ServiceContext } from "../../platform/context.ts";
import { lockKey, type Db, type Tx } from "../../platform/database/database.ts";
import { mostFavorites } from "./api.ts";
import { favorite, type FavoriteKind } from "./tables.ts";

export interface FavoriteKey {
  kind: FavoriteKind;
  id: string;
}
export interface Favorite extends FavoriteKey {
  addedAt: number;
}

/** A player's favorites, newest first. */
export async function listFavorites(db: Db | Tx, playerId: number): Promise<Favorite[]> {
  const rows = await db.select().from(favorite).where(eq(favorite.playerId, playerId)).orderBy(desc(favorite.seq));
  return rows.map(({ kind, itemId, addedAt }) => ({ kind, id: String(itemId), addedAt: Math.floor(addedAt / 1000) }));
}

const keyOf = ({ kind, id }: FavoriteKey) => `${kind}:${Number(id)}`;

/** Adds favorites as far as there is room, and reports what didn't fit. */
export async function addFavorites(
  { db, clock }: Pick<ServiceContext, "db" | "clock">,
  playerId: number,
  items: readonly FavoriteKey[],
): Promise<FieldError[]> {
  return db.transaction(async (tx: Tx) => {
    // Two pages of one player may add at once; without the lock both would count the same places.
    await lockKey(tx, `favorites:${playerId}`);
    if (((await banLevelOf(tx, playerId)) ?? 0) > 0)
      return [{ code: "BETTING_CLOSED", message: "The player is banned", path: null }];
    const known = new Set((await listFavorites(tx, playerId)).map(keyOf));
    const wanted = [...new Map(items.map((item) => [keyOf(item), item])).entries()]
      .filter(([key]) => !known.has(key))
      .map(([, item]) => item);
    const fitting = wanted.slice(0, mostFavorites - known.size);
    const addedAt = clock.now();
    // The first in the list should come first, so it gets the latest time.
    const rows = fitting.toReversed().map(({ kind, id }) => ({ playerId, kind, itemId: Number(id), addedAt }));
    if (rows.length > 0) await tx.insert(favorite).values(rows).onConflictDoNothing();
    return fitting.length === wanted.length
      ? []
      : [{ code: "TOO_MANY_FAVORITES", message: `At most ${mostFavorites} favourites`, path: ["items"] }];
  });
}

export async function removeFavorites(db: Db, playerId: number, items: readonly FavoriteKey[]): Promise<void> {
  const byKind = Map.groupBy(items, ({ kind }) => kind);
  const named = [...byKind].map(([kind, keys]) =>
    and(
      eq(favorite.kind, kind),
      inArray(
        favorite.itemId,
        keys.map(({ id }) => Number(id)),
      ),
    ),
  );
  await db.delete(favorite).where(and(eq(favorite.playerId, playerId), or(...named)));
}
