/** Facts about a page of the site, and the name of a page without data or text. */
import type { LanguageCode } from "#shared/site/languages.ts";
import { filled } from "#shared/routes/entry.ts";
import { ROUTES, type RouteMatch, type RouteName } from "#shared/routes/routes.ts";
import { inLanguage, pageNames, type PageNames } from "./pageNames.ts";
import type { PageKind } from "./seoTexts.ts";

export interface SitePage {
  route: RouteName;
  kind: PageKind;
  name: string;
  /** Name on the way to it, where a shorter one does. */
  crumb: string;
  sport: string;
  championship: string;
  /** Lead of a text; empty for other pages. */
  lead: string;
  /** Epoch seconds of a game's start or a text's day; null if there is none. */
  date: number | null;
  isArticle: boolean;
  /** Whether everything that its address names exists; otherwise search engines must not index it. */
  isKnown: boolean;
  /** Path without language prefix under which it belongs. */
  path: string;
}

export function pageOf(
  { name, params }: RouteMatch,
  facts: Partial<SitePage> & { kind: PageKind; name: string },
): SitePage {
  return {
    route: name,
    crumb: facts.name,
    sport: "",
    championship: "",
    lead: "",
    date: null,
    isArticle: false,
    isKnown: true,
    path: filled(ROUTES[name].pattern, params),
    ...facts,
  };
}

/** Name of a page without data or a text of its own. */
export function routeName({ name }: Pick<RouteMatch, "name">, language: LanguageCode): string {
  const names: PageNames | undefined = (pageNames as Partial<Record<RouteName, PageNames>>)[name];
  return names === undefined ? "" : inLanguage(names, language);
}

/** Id at the head of "1000123-chelsea-leeds-united". */
export function idOf(segment: string): string {
  return /^\d+/.exec(segment)?.[0] ?? "";
}
