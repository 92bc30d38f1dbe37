import type { LanguageCode } from "#shared/languages.ts";
import { urls } from "#shared/routes.ts";
import type { GameHeadFragment, Section } from "@/operations/generated.ts";

/** Address of a game's page; home when an upstream part that the address needs is missing. */
export function gameUrl(lang: LanguageCode, game: Pick<GameHeadFragment, "id" | "slug" | "sport" | "championship">, section: Section): string {
  if (game.sport === null || game.championship === null) return urls.home(lang);
  return urls.game(lang, section === "LIVE" ? "live" : "line", game.sport, game.championship, game);
}
