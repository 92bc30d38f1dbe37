import type { FavoriteKey } from "@/betting/favorites.ts";
import { useFavorites } from "@/betting/useFavorites.ts";
import type { AnyOfGames } from "@/operations/generated.ts";

/** What chooses the games of the visitor's favourites; null while he has none. */
export function useOwnChoice(): AnyOfGames | null {
  const { keys } = useFavorites();
  // In one order whatever was marked when, so that the same favourites are one question to caches.
  const idsOf = (kind: FavoriteKey["kind"]) => keys.filter((key) => key.kind === kind).map(({ id }) => id).toSorted();
  return keys.length === 0 ? null : { gameIds: idsOf("GAME"), championshipIds: idsOf("CHAMPIONSHIP"), teamIds: idsOf("TEAM") };
}
