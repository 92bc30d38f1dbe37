/** What a player keeps an eye on: at most so many, each once, nobody else's business. */
import { and, desc, eq, inArray, or } from "drizzle-orm";
import { player } from "../auth/tables.ts";
import type { FieldError } from "../core/api.ts";
import type { ServiceContext } from "../core/context.ts";
import { lockKey, type Db, type Tx } from "../core/database.ts";
import { mostFavorites } from "./api.ts";
import { favorite, type FavoriteKind } from "./tables.ts";

export interface FavoriteKey { kind: FavoriteKind; id: string }
export interface Favorite extends FavoriteKey { addedAt: number }

/** A player's favourites, newest first. */
export async function listFavorites(db: Db | Tx, playerId: number): Promise<Favorite[]> {
  const rows = await db.select().from(favorite).where(eq(favorite.playerId, playerId)).orderBy(desc(favorite.seq));
  return rows.map(({ kind, itemId, addedAt }) => ({ kind, id: String(itemId), addedAt: Math.floor(addedAt / 1000) }));
}

const keyOf = ({ kind, id }: FavoriteKey) => `${kind}:${Number(id)}`;

/** Adds what is not there yet, as much of it as fits, and says what was in the way. */
export async function addFavorites({ db, clock }: Pick<ServiceContext, "db" | "clock">, playerId: number, items: readonly FavoriteKey[]): Promise<FieldError[]> {
  return db.transaction(async (tx: Tx) => {
    // Two pages of one player may add at once; without the lock both would count the same places.
    await lockKey(tx, `favorites:${playerId}`);
    const [row] = await tx.select({ banLevel: player.banLevel }).from(player).where(eq(player.id, playerId));
    if ((row?.banLevel ?? 0) > 0) return [{ code: "BETTING_CLOSED", message: "The player is banned", path: null }];
    const known = new Set((await listFavorites(tx, playerId)).map(keyOf));
    const wanted = [...new Map(items.map((item) => [keyOf(item), item])).entries()].filter(([key]) => !known.has(key)).map(([, item]) => item);
    const fitting = wanted.slice(0, mostFavorites - known.size);
    const addedAt = clock.now();
    // The first named is to stand first, which is to be the newest.
    const rows = fitting.toReversed().map(({ kind, id }) => ({ playerId, kind, itemId: Number(id), addedAt }));
    if (rows.length > 0) await tx.insert(favorite).values(rows).onConflictDoNothing();
    return fitting.length === wanted.length ? [] : [{ code: "TOO_MANY_FAVORITES", message: `At most ${mostFavorites} favourites`, path: ["items"] }];
  });
}

export async function removeFavorites(db: Db, playerId: number, items: readonly FavoriteKey[]): Promise<void> {
  const byKind = Map.groupBy(items, ({ kind }) => kind);
  const named = [...byKind].map(([kind, keys]) => and(eq(favorite.kind, kind), inArray(favorite.itemId, keys.map(({ id }) => Number(id)))));
  await db.delete(favorite).where(and(eq(favorite.playerId, playerId), or(...named)));
}
