import { useEffect } from "react";
import { useFavoritesStore } from "@/favorites/favorites.ts";
import { useViewerQuery } from "@/operations/people/generated.ts";

/** Keeps the favorites in sync with the signed-in player, in all tabs. Renders nothing. */
export function FavoritesFeed() {
  const favorites = useFavoritesStore();
  const viewer = useViewerQuery().data?.viewer;
  const owner = viewer === undefined ? undefined : (viewer?.id ?? null);

  useEffect(
    function hearOtherTabs() {
      return favorites.listen();
    },
    [favorites],
  );

  useEffect(
    function followVisitor() {
      if (owner !== undefined) void favorites.follow(owner);
    },
    [favorites, owner],
  );

  return null;
}
