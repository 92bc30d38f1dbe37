import { urls } from "#shared/routes/routes.ts";
import { type Guard, PASS } from "@/platform/guards/guard.ts";

/**
 * A games project is at its textual route; its number (SPEC 2.27) and its address of former times (2.26) lead there for
 * good. A number that no game has is no page; while the games can't be had, the page decides itself.
 */
export const gamesRoute: Guard = ({ match, gameRoute, lang, url }) => {
  const name = match?.name;
  if ((name !== "gamesItem" && name !== "allGamesItem") || gameRoute === undefined) return PASS;
  const asked = match?.params["gameRoute"] ?? "";
  if (gameRoute === null) return /^\d+$/.test(asked) || name === "allGamesItem" ? { kind: "block", status: 404 } : PASS;
  if (name === "gamesItem" && gameRoute === asked) return PASS;
  return { kind: "redirect", to: `${urls.page(lang, "gamesItem", { gameRoute })}${url.search}`, status: 301 };
};
