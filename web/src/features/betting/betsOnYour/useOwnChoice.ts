import type { FavoriteKey } from "@/favorites/favorites.ts";
import { useFavorites } from "@/favorites/useFavorites.ts";
import type { AnyOfGames } from "@/operations/types.generated.ts";

/** What chooses the games of the visitor's favorites; null while they have none. */
export function useOwnChoice(): AnyOfGames | null {
  const { keys } = useFavorites();
  // In one order whatever was marked when, so that the same favorites are one question to caches.
  const idsOf = (kind: FavoriteKey["kind"]) =>
    keys
      .filter((key) => key.kind === kind)
      .map(({ id }) => id)
      .toSorted();
  return keys.length === 0
    ? null
    : { gameIds: idsOf("GAME"), championshipIds: idsOf("CHAMPIONSHIP"), teamIds: idsOf("TEAM") };
}
