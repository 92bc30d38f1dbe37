/**
 * The one table of the site's pages and the builders of their addresses. Paths are written without the language
 * prefix (SPEC 2.04); builders put it in front. No other file spells a path of the site.
 */
import type { LanguageCode } from "../site/languages.ts";
import { isLanguagePrefix } from "../site/languages.ts";
import { isSitePath } from "../site/links.ts";
import { BONUS_ROUTES } from "./bonuses.ts";
import { CASINO_ROUTES } from "./casino.ts";
import { CYBER_ROUTES } from "./cyber.ts";
import { filled, type RouteEntry } from "./entry.ts";
import { GAMES_ROUTES } from "./games.ts";
import { ARTICLE_ROUTES, INFORMATION_ROUTES } from "./information.ts";
import { compileMatcher } from "./match.ts";
import { OFFICE_ROUTES } from "./office.ts";
import { BLOCKING_ROUTES, OTHER_ROUTES } from "./other.ts";
import { SPORTS_ROUTES, TEAM_ROUTES } from "./sports.ts";
import { USER_ROUTES } from "./user.ts";

export type SectionSlug = "line" | "live";

const TABLE = {
  ...SPORTS_ROUTES,
  ...CYBER_ROUTES,
  ...CASINO_ROUTES,
  ...GAMES_ROUTES,
  ...BONUS_ROUTES,
  ...USER_ROUTES,
  ...OFFICE_ROUTES,
  ...INFORMATION_ROUTES,
  ...ARTICLE_ROUTES,
  ...OTHER_ROUTES,
  ...BLOCKING_ROUTES,
  ...TEAM_ROUTES,
};

export type RouteName = keyof typeof TABLE;
/** Every page of the site by its name. */
export const ROUTES: Readonly<Record<RouteName, RouteEntry>> = TABLE;

/** A page found for a path, and the values of its parameters. */
export interface RouteMatch {
  name: RouteName;
  params: Readonly<Record<string, string>>;
}

/** Made at the first question, so that loading the table costs nothing. */
let matcher: ReturnType<typeof compileMatcher> | undefined;

/** The page at a path without prefix. Null: no such page, also when a parameter is outside its limits. Never throws. */
export function matchRoute(path: string): RouteMatch | null {
  matcher ??= compileMatcher(TABLE);
  return matcher(path) as RouteMatch | null;
}

/** Name of the page at a path without prefix; null for a path that is no page. */
export function routeOf(path: string): RouteName | null {
  return matchRoute(path)?.name ?? null;
}

type ParamOf<Part extends string> = Part extends `:${infer Name}?`
  ? { [Key in Name]?: string }
  : Part extends `:${infer Name}`
    ? { [Key in Name]: string }
    : Part extends "*"
      ? { "*"?: string }
      : unknown;
type ParamsOf<Pattern extends string> = Pattern extends `${infer First}/${infer Rest}`
  ? ParamOf<First> & ParamsOf<Rest>
  : ParamOf<Pattern>;
type PatternOf<Name extends RouteName> = (typeof TABLE)[Name]["pattern"];
/** Parameters of a page's address; nothing where it has none. */
export type RouteParams<Name extends RouteName> = ParamsOf<PatternOf<Name>>;
type ParamArgs<Name extends RouteName> =
  unknown extends RouteParams<Name>
    ? []
    : Record<never, never> extends RouteParams<Name>
      ? [params?: RouteParams<Name>]
      : [params: RouteParams<Name>];

/** What an address needs of a sport, a championship or a game. */
export interface SportRef {
  slug: string;
  /** Where it is shown; among the classic sports when left out. */
  area?: "CLASSIC" | "CYBER" | "MARBLE";
  cyberVariant?: "REAL" | "VIRTUAL" | "STREAM" | null;
}
export interface EntityRef {
  id: string;
  slug: string;
}

const withPrefix = (lang: LanguageCode, path: string) => (path === "" ? `/${lang}` : `/${lang}/${path}`);

/** Segment of a championship or a game: its id, then its words: `88-england-premier-league`. */
export function entitySegment(entity: EntityRef): string {
  return entity.slug === "" ? entity.id : `${entity.id}-${entity.slug}`;
}

/** Id at the head of such a segment; null if there is none. */
export function entityId(segment: string | undefined): string | null {
  return /^(\d{1,18})(?:-.*)?$/.exec(segment ?? "")?.[1] ?? null;
}

/** Address of any page by its name and parameters. */
function page<Name extends RouteName>(lang: LanguageCode, name: Name, ...[params]: ParamArgs<Name>): string {
  return withPrefix(lang, filled(ROUTES[name].pattern, params ?? {}));
}

const disciplineParams = ({ slug, cyberVariant }: SportRef) => ({
  variant: (cyberVariant ?? "REAL").toLowerCase(),
  discipline: slug,
});

/** Builders of addresses; `page` builds any, the others take what the site's data is made of. */
export const urls = {
  page,
  home: (lang: LanguageCode) => page(lang, "home"),
  section: (lang: LanguageCode, section: SectionSlug) => page(lang, section),
  sport: (lang: LanguageCode, section: SectionSlug, sport: SportRef) => {
    if (sport.area === "CYBER")
      return page(lang, section === "live" ? "cyberLive" : "cyberLine", disciplineParams(sport));
    return page(lang, sport.area === "MARBLE" ? "liveMarble" : section, { sport: sport.slug });
  },
  championship: (lang: LanguageCode, section: SectionSlug, sport: SportRef, championship: EntityRef) => {
    if (sport.area === "CYBER")
      return page(lang, "cyberChamp", { ...disciplineParams(sport), championship: entitySegment(championship) });
    return page(lang, sport.area === "MARBLE" ? "liveMarble" : section, {
      sport: sport.slug,
      championship: entitySegment(championship),
    });
  },
  /** A game has one address, in the area of its sport. */
  game: (lang: LanguageCode, section: SectionSlug, sport: SportRef, championship: EntityRef, game: EntityRef) => {
    const rest = { championship: entitySegment(championship), game: entitySegment(game) };
    if (sport.area === "CYBER") return page(lang, "cyberGame", { ...disciplineParams(sport), ...rest, section });
    return page(lang, sport.area === "MARBLE" ? "liveMarbleGame" : `${section}Game`, { sport: sport.slug, ...rest });
  },
  /** `returnTo` is where the player goes after signing in; only paths of the site itself are carried. */
  login: (lang: LanguageCode, returnTo?: string) =>
    `${page(lang, "login")}${returnTo === undefined ? "" : `?returnTo=${encodeURIComponent(returnTo)}`}`,
  history: (lang: LanguageCode) => page(lang, "history"),
  credits: (lang: LanguageCode) => page(lang, "credits"),
  error: (lang: LanguageCode) => page(lang, "error"),
  article: (lang: LanguageCode, section: "blog" | "news", slug: string) =>
    section === "blog" ? page(lang, "blogArticle", { articleSlug: slug }) : page(lang, "newsArticle", { slug }),
  /** `path` is a category's slugs from the top down. */
  blogCategory: (lang: LanguageCode, path: string) => page(lang, "blogCategory", { "*": path }),
} as const;

/** Where a page of the table leads instead, as a path with prefix; null for a page that stays. */
export function redirectOfRoute(
  lang: LanguageCode,
  { name, params }: RouteMatch,
  search: string,
): { to: string; status: 301 | 302 } | null {
  const target = ROUTES[name].redirect?.(params, new URLSearchParams(search));
  if (target === undefined) return null;
  const [path = "", query] = target.to.split("?", 2);
  return { to: `${withPrefix(lang, path)}${query === undefined ? "" : `?${query}`}`, status: target.status };
}

/** Splits a pathname into its language prefix (null if it has none) and the path behind it, without slashes around. */
export function splitPath(pathname: string): { prefix: string | null; path: string } {
  const segments = pathname.split("/").filter((segment) => segment !== "");
  const hasPrefix = isLanguagePrefix(segments[0]);
  return { prefix: hasPrefix ? (segments[0] ?? null) : null, path: segments.slice(hasPrefix ? 1 : 0).join("/") };
}

/** The same address under another language; query and hash stay. A missing prefix is added, a foreign one replaced. */
export function withLanguage(
  location: { pathname: string; search?: string; hash?: string },
  lang: LanguageCode,
): string {
  const { path } = splitPath(location.pathname);
  return `/${lang}${path === "" ? "" : `/${path}`}${location.search ?? ""}${location.hash ?? ""}`;
}

/** Longest return address that is carried along. */
const MAX_RETURN = 1024;

/**
 * Narrows a return address to a path of this site, so that a link can't send a player elsewhere after signing in. It
 * must be written as a browser would write it: what resolves to something else ("/en/..//host", "/%2fhost") is refused.
 */
export function safeReturnTo(value: string | null | undefined): string | null {
  if (value == null || value.length > MAX_RETURN || !isSitePath(value)) return null;
  const base = "http://site.invalid";
  const url = URL.parse(value, base);
  if (url === null || url.origin !== base) return null;
  const isOwn = /^\/[a-z]{2}(?:\/|$)/.test(url.pathname) && !/\/\/|%(?:2f|5c|[01][\da-f]|7f)/i.test(url.pathname);
  return isOwn && value.startsWith(url.pathname) ? value : null;
}
