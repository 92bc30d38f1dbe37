/** The casino: its games, providers and halls. */
import { defineService } from "../../platform/manifest.ts";
import { casinoApi, preview, previewAction, previewCategory, previewGame } from "./api.ts";
import { casinoService } from "./routes.ts";

export const casino = defineService({
  name: "casino",
  api: casinoApi,
  schemas: {
    GamesPreview: preview,
    PreviewGame: previewGame,
    PreviewCategory: previewCategory,
    PreviewAction: previewAction,
  },
  routes: casinoService,
});
