import type { LanguageCode } from "#shared/site/languages.ts";
import { type EntityRef, type SportRef, urls } from "#shared/routes/routes.ts";
import type { Section } from "@/operations/types.generated.ts";

/** Address of a game's page; home when an upstream part that the address needs is missing. */
export function gameUrl(
  lang: LanguageCode,
  game: EntityRef & { sport: SportRef | null; championship: EntityRef | null },
  section: Section,
): string {
  if (game.sport === null || game.championship === null) return urls.home(lang);
  return urls.game(lang, section === "LIVE" ? "live" : "line", game.sport, game.championship, game);
}
