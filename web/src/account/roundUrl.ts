import { urls } from "#shared/routes/routes.ts";
import type { LanguageCode } from "#shared/site/languages.ts";

/** As studios number rounds. */
const FORM = /^[!-+\--~]{1,100}$/;

/** Address of one round in the player's casino history. */
export const roundUrl = (lang: LanguageCode, id: string): string =>
  `${urls.history(lang)}?${new URLSearchParams({ view: "casino", round: id })}`;

/** The round that a query of the history asks for; null where it asks for lists. */
export function readRound(query: URLSearchParams): string | null {
  const id = query.get("round");
  return query.get("view") === "casino" && id !== null && FORM.test(id) ? id : null;
}
