/**
 * The one table of the site's pages and the builders of their addresses. Paths are written without the language
 * prefix (SPEC 2.04); builders put it in front. No other file spells a path of the site.
 */
import type { LanguageCode } from "./languages.ts";
import { isLanguagePrefix } from "./languages.ts";

export type SectionSlug = "line" | "live";
export const SECTIONS: readonly SectionSlug[] = ["line", "live"];

/** Who may open a page: everybody, only a signed-in player (SPEC 6.04), or only a guest (6.07). */
export type Access = "all" | "player" | "guest";

interface RouteEntry {
  /** Path pattern without the prefix; `:name` is a segment, `?` makes it optional. */
  pattern: string;
  access: Access;
  /** Number of the site config's flag without which the page does not exist (SPEC 5.06); null when it always does. */
  flag: number | null;
}

export const ROUTES = {
  home: { pattern: "", access: "all", flag: null },
  line: { pattern: "line/:sport?/:championship?", access: "all", flag: null },
  lineGame: { pattern: "line/:sport/:championship/:game", access: "all", flag: null },
  live: { pattern: "live/:sport?/:championship?", access: "all", flag: null },
  liveGame: { pattern: "live/:sport/:championship/:game", access: "all", flag: null },
  login: { pattern: "user/login", access: "guest", flag: 72 },
  coupon: { pattern: "user/coupon", access: "all", flag: null },
  history: { pattern: "office/history", access: "player", flag: null },
  credits: { pattern: "information/credits", access: "all", flag: null },
  error: { pattern: "500", access: "all", flag: null },
} as const satisfies Record<string, RouteEntry>;

export type RouteName = keyof typeof ROUTES;

/** What an address needs of a sport, a championship or a game. */
export interface SportRef { slug: string }
export interface EntityRef { id: string; slug: string }

const join = (lang: LanguageCode, ...segments: string[]) => `/${[lang, ...segments].map(encodeURIComponent).join("/")}`;
const fixed = (lang: LanguageCode, name: "login" | "coupon" | "history" | "credits" | "error") => join(lang, ...ROUTES[name].pattern.split("/"));

/** Segment of a championship or a game: its id, then its words: `88-england-premier-league`. */
export function entitySegment(entity: EntityRef): string {
  return entity.slug === "" ? entity.id : `${entity.id}-${entity.slug}`;
}

/** Id at the head of such a segment; null when there is none. */
export function entityId(segment: string | undefined): string | null {
  return /^(\d{1,18})(?:-.*)?$/.exec(segment ?? "")?.[1] ?? null;
}

/** Builders of addresses, one a page. */
export const urls = {
  home: (lang: LanguageCode) => join(lang),
  section: (lang: LanguageCode, section: SectionSlug) => join(lang, section),
  sport: (lang: LanguageCode, section: SectionSlug, sport: SportRef) => join(lang, section, sport.slug),
  championship: (lang: LanguageCode, section: SectionSlug, sport: SportRef, championship: EntityRef) =>
    join(lang, section, sport.slug, entitySegment(championship)),
  game: (lang: LanguageCode, section: SectionSlug, sport: SportRef, championship: EntityRef, game: EntityRef) =>
    join(lang, section, sport.slug, entitySegment(championship), entitySegment(game)),
  /** `returnTo` is where the player goes after signing in; only paths of the site itself are carried. */
  login: (lang: LanguageCode, returnTo?: string) =>
    `${fixed(lang, "login")}${returnTo === undefined ? "" : `?returnTo=${encodeURIComponent(returnTo)}`}`,
  history: (lang: LanguageCode) => fixed(lang, "history"),
  credits: (lang: LanguageCode) => fixed(lang, "credits"),
  error: (lang: LanguageCode) => fixed(lang, "error"),
} as const;

/** Splits a pathname into its language prefix (null when it has none) and the path behind it, without slashes around. */
export function splitPath(pathname: string): { prefix: string | null; path: string } {
  const segments = pathname.split("/").filter((segment) => segment !== "");
  const hasPrefix = isLanguagePrefix(segments[0]);
  return { prefix: hasPrefix ? (segments[0] ?? null) : null, path: segments.slice(hasPrefix ? 1 : 0).join("/") };
}

/** The same address under another language; query and hash stay. A missing prefix is added, a foreign one replaced. */
export function withLanguage(location: { pathname: string; search?: string; hash?: string }, lang: LanguageCode): string {
  const { path } = splitPath(location.pathname);
  return `/${lang}${path === "" ? "" : `/${path}`}${location.search ?? ""}${location.hash ?? ""}`;
}

/** Narrows a return address to a path of this site, so that a link can't send a player elsewhere after signing in. */
export function safeReturnTo(value: string | null | undefined): string | null {
  if (value == null || !/^\/[a-z]{2}(?:[/?#]|$)/.test(value) || value.includes("\\")) return null;
  return value;
}

/** The table's entry of a path without prefix; null for a path that is no page. */
export function routeOf(path: string): RouteName | null {
  const segments = path.split("/").filter((segment) => segment !== "");
  for (const [name, { pattern }] of Object.entries(ROUTES) as [RouteName, RouteEntry][]) {
    const parts = pattern === "" ? [] : pattern.split("/");
    const required = parts.filter((part) => !part.endsWith("?")).length;
    const fits = segments.length >= required && segments.length <= parts.length
      && segments.every((segment, index) => parts[index]?.startsWith(":") === true || parts[index] === segment);
    if (fits) return name;
  }
  return null;
}
