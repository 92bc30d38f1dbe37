import { useSyncExternalStore } from "react";
import { useFavoritesStore } from "@/favorites/favorites.ts";
import type { FavoriteKey, FavoritesState } from "./favorites.ts";

const none: readonly FavoriteKey[] = [];

/** Whether a thing is a favorite; false on the server, which knows nothing of a guest's. */
export function useIsFavorite(key: FavoriteKey): boolean {
  const favorites = useFavoritesStore();
  return useSyncExternalStore(
    favorites.subscribe,
    () => favorites.has(key),
    () => false,
  );
}

/** All favorites, newest first, and whether they are known. */
export function useFavorites(): { keys: readonly FavoriteKey[]; state: FavoritesState } {
  const favorites = useFavoritesStore();
  const keys = useSyncExternalStore(favorites.subscribe, favorites.keys, () => none);
  const state = useSyncExternalStore(favorites.subscribe, favorites.state, () => "unknown" as const);
  return { keys, state };
}
