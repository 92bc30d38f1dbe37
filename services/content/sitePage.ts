/** Which page of the site an address is, what it is called, and under which path it belongs. */
import { filled } from "#shared/routes/entry.ts";
import { matchRoute, ROUTES, type RouteMatch } from "#shared/routes.ts";
import { games } from "../casino/catalogue.ts";
import type { BookNames } from "../sportsbook/feed.ts";
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
}

/** The page at an address; null for a path that is no page of the site, or that leads elsewhere. */
export function sitePageOf(names: SiteNames, url: string, lng: string): SitePage | null {
  const match = matchRoute(readPath(url).segments.map(encodeURIComponent).join("/"));
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
  return article && pageOf(match, { kind: "text", name: article.title, lead: article.description, date: article.publishedAt, isArticle: true });
}

/** Any other page: by its text, by the game on it, by the words of its parameters, or as the table calls it. */
function namedPage(names: SiteNames, match: RouteMatch, lng: string): SitePage | null {
  const language = textLanguage(lng);
  const { pattern, params: limits } = ROUTES[match.name];
  const path = filled(pattern, match.params);
  const kind: PageKind = match.name === "home" ? "home" : match.name === "blog" ? "blog" : "text";
  // The first page of a kind of cyber-sport is about the kind.
  const exact = names.pageText(match.name === "cyberMain" ? `cyber/${match.params["variant"] ?? ""}` : path, lng);
  if (exact !== null) return pageOf(match, { kind, name: exact.title, lead: exact.description, date: exact.updatedAt });

  const values = Object.entries(match.params);
  const named = routeName(match, language);
  if (values.length === 0) return pageOf(match, { kind, name: named });
  // A page whose parameters may be left out bears the same name with and without them.
  const bare = filled(pattern, {});
  const own = (matchRoute(bare)?.name === match.name ? names.pageText(bare, lng)?.title : undefined) ?? named;

  const { gameId, gameRoute } = match.params;
  const game = gameId === undefined && gameRoute === undefined ? undefined : games.find(({ id, route }) => (gameId === undefined ? route === gameRoute : String(id) === gameId));
  if (game !== undefined) {
    // One game, one address: not one a hall it is found in.
    const address = filled(pattern, gameId === undefined ? { gameRoute } : { gameId, gameName: game.route });
    return pageOf(match, { kind, name: `${game.names[language]}: ${own}`, crumb: game.names[language], path: address });
  }

  // A word stands for a value that the table knows; the same letters elsewhere may mean anything.
  const wordOf = (name: string): string | undefined => {
    const word = typeof limits[name] === "object" ? valueNames[name]?.[match.params[name] ?? ""] : undefined;
    return word === undefined ? undefined : inLanguage(word, language);
  };
  const words = values.map(([name]) => wordOf(name)).filter((word) => word !== undefined);
  const isKnown = values.every(([name]) => typeof limits[name] === "object");
  // The word alone is name enough where it is what the address ends in: it tells this page from the one above.
  const last = /:(\w+)\??$/.exec(pattern)?.[1] ?? "";
  return pageOf(match, { kind, name: words.length === 0 ? own : `${own}: ${words.join(", ")}`, crumb: wordOf(last) ?? own, isKnown });
}
