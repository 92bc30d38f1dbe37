/** The page of an address: its route, name and canonical path. */
import { filled } from "#shared/routes/entry.ts";
import { matchRoute, ROUTES, type RouteMatch } from "#shared/routes/routes.ts";
import type { NamedGame } from "../../games/casino/public.ts";
import type { BookNames } from "../../betting/sportsbook/public.ts";
import type { Articles } from "./articles.ts";
import { bookPageOf } from "./bookPages.ts";
import { pageOf, routeName, type SitePage } from "./pageFacts.ts";
import { inLanguage, valueNames } from "./pageNames.ts";
import type { PageText } from "./pages.ts";
import { readPath } from "./path.ts";
import type { PageKind } from "./seoTexts.ts";
import { textLanguage } from "./texts.ts";

/** What pages get their names from. */
export interface SiteNames {
  book: BookNames;
  articles: Articles;
  pageText: (path: string, lng: string) => PageText | null;
  /** Games of the casino. */
  games: readonly NamedGame[];
  /** Name of the tournament in the address by language; null if it names none. */
  tournament: ((lng: string) => string) | null;
}

const matchOf = (url: string): RouteMatch | null =>
  matchRoute(readPath(url).segments.map(encodeURIComponent).join("/"));

/** Whether the page at an address gets its name from a game of the casino or its provider. */
export const isNamedByGames = (url: string): boolean => {
  const { gameId, gameRoute, provider } = matchOf(url)?.params ?? {};
  return (gameId ?? gameRoute ?? provider) !== undefined;
};

/** The id of the tournament that the page at an address is about; null for other pages. */
export function tournamentOf(url: string): string | null {
  const match = matchOf(url);
  return match?.name === "bonusCasinoTournament" ? (match.params["id"] ?? null) : null;
}

/** The page at an address; null for a path that is no page of the site, or that leads elsewhere. */
export function sitePageOf(names: SiteNames, url: string, lng: string): SitePage | null {
  const match = matchOf(url);
  if (match === null || ROUTES[match.name].redirect !== null) return null;
  const own = bookPageOf(names.book, match, lng);
  if (own !== undefined) return own;
  if (match.name === "blogArticle" || match.name === "newsArticle") return articlePage(names.articles, match, lng);
  if (match.name === "blogCategory") {
    const category = names.articles.category(match.params["*"] ?? "", lng);
    return category && pageOf(match, { kind: "text", name: category.name, lead: category.description });
  }
  return namedPage(names, match, lng);
}

function articlePage(articles: Articles, match: RouteMatch, lng: string): SitePage | null {
  const isBlog = match.name === "blogArticle";
  const article = articles.article(isBlog ? "blog" : "news", match.params[isBlog ? "articleSlug" : "slug"] ?? "", lng);
  return (
    article &&
    pageOf(match, {
      kind: "text",
      name: article.title,
      lead: article.description,
      date: article.publishedAt,
      isArticle: true,
    })
  );
}

/** Where a page's own text lies, if not under its path. */
function textPathOf({ name, params }: RouteMatch, path: string): string {
  // The first page of a kind of cyber-sport is about the kind.
  if (name === "cyberMain") return `cyber/${params["variant"] ?? ""}`;
  // With and without the site around it, a landing has the same words.
  return name === "bonusLandingHeadless" ? `bonus-landing/${params["landingId"] ?? ""}` : path;
}

/** Any other page: by its text, by the game on it, by the words of its parameters, or as the table calls it. */
function namedPage(names: SiteNames, match: RouteMatch, lng: string): SitePage | null {
  const language = textLanguage(lng);
  const { pattern, params: limits } = ROUTES[match.name];
  const path = filled(pattern, match.params);
  const kind: PageKind = match.name === "home" ? "home" : match.name === "blog" ? "blog" : "text";
  const exact = names.pageText(textPathOf(match, path), lng);
  if (exact !== null) return pageOf(match, { kind, name: exact.title, lead: exact.description, date: exact.updatedAt });

  const values = Object.entries(match.params);
  const named = routeName(match, language);
  if (values.length === 0) return pageOf(match, { kind, name: named });
  // A page has the same name with and without its optional parameters.
  const bare = filled(pattern, {});
  const own = (matchRoute(bare)?.name === match.name ? names.pageText(bare, lng)?.title : undefined) ?? named;

  const { gameId, gameRoute } = match.params;
  const game =
    gameId === undefined && gameRoute === undefined
      ? undefined
      : names.games.find(({ id, key }) => (gameId === undefined ? key === gameRoute : String(id) === gameId));
  if (game !== undefined) {
    // Each game has one address, without the hall it was found in.
    const address = filled(pattern, gameId === undefined ? { gameRoute } : { gameId, gameName: game.key });
    const name = game.name(language);
    return pageOf(match, { kind, name: `${name}: ${own}`, crumb: name, path: address });
  }

  if (match.name === "bonusCasinoTournament" && names.tournament !== null) {
    const name = names.tournament(language);
    return pageOf(match, { kind, name: `${name}: ${own}`, crumb: name });
  }

  const provider = names.games.find((each) => each.provider.key === match.params["provider"])?.provider.name;
  if (provider !== undefined) return pageOf(match, { kind, name: `${provider}: ${own}`, crumb: provider });

  // A word counts only for parameters listed in the table; elsewhere the same letters may mean anything.
  const wordOf = (name: string): string | undefined => {
    const word = typeof limits[name] === "object" ? valueNames[name]?.[match.params[name] ?? ""] : undefined;
    return word === undefined ? undefined : inLanguage(word, language);
  };
  const words = values.map(([name]) => wordOf(name)).filter((word) => word !== undefined);
  const isKnown = values.every(([name]) => typeof limits[name] === "object");
  // The word alone is enough if the address ends in it: it distinguishes this page from its parent.
  const last = /:(\w+)\??$/.exec(pattern)?.[1] ?? "";
  return pageOf(match, {
    kind,
    name: words.length === 0 ? own : `${own}: ${words.join(", ")}`,
    crumb: wordOf(last) ?? own,
    isKnown,
  });
}
