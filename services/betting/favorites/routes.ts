/** Routes of the favorites service (SPEC 1.02). */
import { playerRoute } from "../../people/players/public.ts";
import type { ServicePlugin } from "../../platform/context.ts";
import { favoritesApi } from "./api.ts";
import { addFavorites, listFavorites, removeFavorites } from "./favorites.ts";

export const favoritesService: ServicePlugin = (context) => async (app) => {
  const { db } = context;

  playerRoute(app, context, favoritesApi.list, async (_, caller) => {
    return { favorites: await listFavorites(db, caller.playerId) };
  });

  playerRoute(app, context, favoritesApi.add, async ({ body }, caller) => {
    const errors = await addFavorites(context, caller.playerId, body.items);
    return { favorites: await listFavorites(db, caller.playerId), errors };
  });

  playerRoute(app, context, favoritesApi.remove, async ({ body }, caller) => {
    await removeFavorites(db, caller.playerId, body.items);
    return { favorites: await listFavorites(db, caller.playerId), errors: [] };
  });
};
