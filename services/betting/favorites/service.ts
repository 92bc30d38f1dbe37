/** What players keep at hand: games, championships, sports and outcomes. */
import { defineService } from "../../platform/manifest.ts";
import { ownRows } from "../../platform/personalData.ts";
import { favorite, favoritesApi } from "./api.ts";
import { favoritesService } from "./routes.ts";

export const favorites = defineService({
  name: "favorites",
  api: favoritesApi,
  schemas: { Favorite: favorite },
  routes: favoritesService,
  tables: { favorite: { rows: ownRows, hidden: [], erase: "delete" } },
});
