import { useEffect } from "react";
import { useApp } from "@/app/app.ts";
import { useViewerQuery } from "@/operations/generated.ts";

/** Keeps the favourites those of whoever is signed in, in all tabs. Shows nothing. */
export function FavoritesFeed() {
  const { favorites } = useApp();
  const viewer = useViewerQuery().data?.viewer;
  const owner = viewer === undefined ? undefined : (viewer?.id ?? null);

  useEffect(function hearOtherTabs() {
    return favorites.listen();
  }, [favorites]);

  useEffect(function followVisitor() {
    if (owner !== undefined) void favorites.follow(owner);
  }, [favorites, owner]);

  return null;
}
