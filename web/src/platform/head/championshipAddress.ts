/**
 * Pages of one championship whose address is that of their route: what they are checked by, and the address they belong
 * under.
 */
import type { LanguageCode } from "#shared/site/languages.ts";
import { filled } from "#shared/routes/entry.ts";
import { entitySegment, type RouteMatch, ROUTES, urls } from "#shared/routes/routes.ts";
import { languageOf } from "@/platform/app/app.ts";
import type { PageArgs } from "@/platform/page/page.ts";
import { routeAt } from "@/platform/page/pageRoute.ts";
import type { ChampionshipQuery } from "@/operations/betting/generated.ts";
import { canonicalOr301 } from "./canonicalRedirect.ts";

/** The page's own address by its data: the championship's words are those of today. */
export function championshipPath(
  lang: LanguageCode,
  match: RouteMatch,
  championship: NonNullable<ChampionshipQuery["championship"]>,
): string {
  return `${urls.home(lang)}/${filled(ROUTES[match.name].pattern, { ...match.params, championship: entitySegment(championship) })}`;
}

/**
 * Looks at what came of the championship that an address names: it must be of the address's sport, and is shown under
 * its own address.
 * @throws what `missing` makes where there is none, else a redirect where it belongs elsewhere
 */
export function checkChampionship(
  answer: ChampionshipQuery | undefined,
  { app, url }: PageArgs,
  missing: () => unknown,
): void {
  const match = routeAt(url.pathname);
  if (answer === undefined || match === null) return;
  const { championship } = answer;
  if (championship === null || championship.sport?.slug !== match.params["sport"]) throw missing();
  canonicalOr301(url, championshipPath(languageOf(app), match, championship));
}
