/** The casino: its catalogue, halls and launches. */
import { defineService } from "../../platform/manifest.ts";
import { ownRows } from "../../platform/personalData.ts";
import {
  casinoApi,
  casinoLaunch,
  catalogueCollection,
  catalogueGame,
  catalogueHall,
  catalogueProvider,
  preview,
  previewAction,
  previewCategory,
  previewGame,
} from "./api.ts";
import { freeRounds, playedRound } from "./roundsApi.ts";
import { casinoService } from "./routes.ts";

export const casino = defineService({
  name: "casino",
  api: casinoApi,
  schemas: {
    GamesPreview: preview,
    PreviewGame: previewGame,
    PreviewCategory: previewCategory,
    PreviewAction: previewAction,
    CatalogueGame: catalogueGame,
    CatalogueHall: catalogueHall,
    CatalogueProvider: catalogueProvider,
    CatalogueCollection: catalogueCollection,
    CasinoLaunch: casinoLaunch,
    CasinoRound: playedRound,
    CasinoFreeRounds: freeRounds,
  },
  routes: casinoService,
  tables: {
    casino_provider: { impersonal: "providers of games" },
    casino_game: { impersonal: "games" },
    casino_reconciliation: {
      impersonal: "how days of the studio's statement compared",
    },
    casino_favorite: { rows: ownRows, hidden: [], erase: "delete" },
  },
});
