/** Routes of the favourites service (SPEC 1.02). */
import { callerOf, notSignedIn } from "../auth/session/caller.ts";
import type { ServicePlugin } from "../core/context.ts";
import { route } from "../core/rest.ts";
import { favoritesApi } from "./api.ts";
import { addFavorites, listFavorites, removeFavorites } from "./favorites.ts";

export const favoritesService: ServicePlugin = (context) => async (app) => {
  const { db } = context;

  route(app, favoritesApi.list, async ({ header }) => {
    const caller = await callerOf(context, header("authorization"));
    return caller ? { favorites: await listFavorites(db, caller.playerId) } : notSignedIn;
  });

  route(app, favoritesApi.add, async ({ body, header }) => {
    const caller = await callerOf(context, header("authorization"));
    if (!caller) return notSignedIn;
    const errors = await addFavorites(context, caller.playerId, body.items);
    return { favorites: await listFavorites(db, caller.playerId), errors };
  });

  route(app, favoritesApi.remove, async ({ body, header }) => {
    const caller = await callerOf(context, header("authorization"));
    if (!caller) return notSignedIn;
    await removeFavorites(db, caller.playerId, body.items);
    return { favorites: await listFavorites(db, caller.playerId), errors: [] };
  });
};
