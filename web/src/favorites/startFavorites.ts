import type { StartPart } from "@/platform/app/parts.ts";
import { Favorites, favoritesPart } from "./favorites.ts";
import { favoritesTools } from "./favoritesTools.ts";

/** Starts favourites in the browser; what can't be kept is said in a notice. */
export const startFavorites: StartPart = (app) => {
  const { client, i18n, notifications } = app;
  const tools = favoritesTools(client, (code) => {
    const text =
      code === "TOO_MANY_FAVORITES" || code === "BETTING_CLOSED"
        ? i18n.t(`notifications:favorites.${code}`)
        : i18n.t("notifications:networkFailed");
    notifications.show({ kind: "error", view: "toast", text });
  });
  favoritesPart.start(app, new Favorites(tools));
};
