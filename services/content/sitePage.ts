/** Which page of the site an address is, what it is called, and under which path it belongs. */
import type { LanguageCode } from "#shared/languages.ts";
import { filled } from "#shared/routes/entry.ts";
import { matchRoute, ROUTES, type RouteMatch, type RouteName } from "#shared/routes.ts";
import { games } from "../casino/catalogue.ts";
import type { BookNames, Named } from "../sportsbook/feed.ts";
import { say } from "../sportsbook/words/names.ts";
import type { Articles } from "./articles.ts";
import { readPath } from "./path.ts";
import { inLanguage, pageNames, type PageNames, valueNames } from "./pageNames.ts";
import type { PageText } from "./pages.ts";
import type { PageKind } from "./seoTexts.ts";
import { textLanguage } from "./texts.ts";

/** What pages get their names from. */
export interface SiteNames {
  book: BookNames;
  articles: Articles;
  pageText: (path: string, lng: string) => PageText | null;
}

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
  /** Epoch seconds of a game's start or a text's day; null where there is none. */
  date: number | null;
  isArticle: boolean;
  /** Whether all that its address names is known to exist; what is not has no place in a search engine. */
  isKnown: boolean;
  /** Path without language prefix under which it belongs. */
  path: string;
}

/** The page at an address; null for a path that is no page of the site, or that leads elsewhere. */
export function sitePageOf(names: SiteNames, url: string, lng: string): SitePage | null {
  const match = matchRoute(readPath(url).segments.map(encodeURIComponent).join("/"));
  if (match === null || ROUTES[match.name].redirect !== null) return null;
  const { params } = match;
  const own = teamPage(names.book, match, lng) ?? eventPage(names.book, match, lng);
  if (own !== null) return own;
  if (bookPages.has(match.name)) return bookPage(names.book, match, lng);
  if (match.name === "champs" && params["champId"] !== undefined) return entityPage(names.book.named("championship", idOf(params["champId"])), match, lng);
  if (match.name === "blogArticle" || match.name === "newsArticle") return articlePage(names.articles, match, lng);
  if (match.name === "blogCategory") {
    const category = names.articles.category(params["*"] ?? "", lng);
    return category && page(match, { kind: "text", name: category.name, lead: category.description });
  }
  return namedPage(names, match, lng);
}

const bookPages: ReadonlySet<RouteName> = new Set([
  "line", "lineGame", "live", "liveGame", "lineBetsOnYour", "lineBetsOnYourGame", "lineTopGame", "lineTopGameGame", "liveBetsOnYour", "liveBetsOnYourGame",
  "liveTopGame", "liveTopGameGame", "liveMarble", "liveMarbleGame", "teamInLine", "teamInLineGame", "teamInLive", "teamInLiveGame", "topEventsGame",
]);

function page({ name, params }: RouteMatch, facts: Partial<SitePage> & { kind: PageKind; name: string }): SitePage {
  return {
    route: name, crumb: facts.name, sport: "", championship: "", lead: "", date: null, isArticle: false, isKnown: true,
    path: filled(ROUTES[name].pattern, params), ...facts,
  };
}

/** What a page is called that has neither data nor a text of its own. */
export function routeName({ name }: Pick<RouteMatch, "name">, language: LanguageCode): string {
  const names: PageNames | undefined = (pageNames as Partial<Record<RouteName, PageNames>>)[name];
  return names === undefined ? "" : inLanguage(names, language);
}

const kinds = {
  line: ["line", "sport", "championship", "game"],
  live: ["live", "sportLive", "championshipLive", "gameLive"],
} as const satisfies Record<string, readonly PageKind[]>;

/** Line, live and their sub-areas: a section, a sport of it, a championship or a game. */
function bookPage(book: BookNames, match: RouteMatch, lng: string): SitePage | null {
  const { sport, championship, game, team, pageSubType } = match.params;
  const language = textLanguage(lng);
  const named = game !== undefined ? book.named("game", idOf(game)) : championship !== undefined ? book.named("championship", idOf(championship)) : sport === undefined ? null : book.named("sport", sport);
  const isNamed = named !== null || sport === undefined;
  if (!isNamed) return null;
  const section = ROUTES[match.name].menu === "live" ? "live" : "line";
  const isMain = match.name === "line" || match.name === "live" || match.name === "lineGame" || match.name === "liveGame";
  const area = routeName(match, language);
  const isKnown = team === undefined && pageSubType === undefined;
  if (named === null) return page(match, { kind: isMain ? section : "text", name: area, isKnown });

  const facts = namesOf(named, lng);
  const [sportSlug = "", championshipSegment, gameSegment] = named.segments;
  const own = { ...match.params, ...(sport !== undefined && { sport: sportSlug }), ...(championship !== undefined && { championship: championshipSegment ?? "" }) };
  if (!isMain) {
    const path = gameSegment === undefined ? filled(ROUTES[match.name].pattern, own) : gamePath(named);
    return page(match, { ...facts, kind: "text", name: `${facts.name}: ${area}`, crumb: facts.name, isKnown, path });
  }
  const depth = gameSegment !== undefined ? 3 : championshipSegment !== undefined ? 2 : 1;
  return page(match, { ...facts, kind: kinds[section][depth], path: gameSegment === undefined ? filled(ROUTES[match.name].pattern, own) : gamePath(named) });
}

/** Where a game belongs: in the line before its start, in live from then on. */
function gamePath({ segments: [sport = "", championship = "", game = ""], isStarted }: Named): string {
  return filled(ROUTES[isStarted === true ? "liveGame" : "lineGame"].pattern, { sport, championship, game });
}

function namesOf(named: Named, lng: string): Pick<SitePage, "name" | "sport" | "championship" | "date"> {
  const told = (names: Named["sport"]) => (names === undefined ? "" : say(names, lng));
  return { name: say(named.names, lng), sport: told(named.sport), championship: told(named.championship), date: named.startsAt ?? null };
}

/** A page that shows one thing of the book under a name of its own. */
function entityPage(named: Named | null, match: RouteMatch, lng: string): SitePage | null {
  if (named === null) return null;
  const name = say(named.names, lng);
  return page(match, { kind: "text", name: `${name}: ${routeName(match, textLanguage(lng))}`, crumb: name });
}

/** The games of a team: all, or those of one championship. A game's own page belongs elsewhere. */
function teamPage(book: BookNames, match: RouteMatch, lng: string): SitePage | null {
  const { team, sport, championship, game } = match.params;
  const named = team === undefined || game !== undefined ? null : book.named("team", team);
  if (named === null || (sport !== undefined && sport !== named.segments[0])) return null;
  const of = championship === undefined ? null : book.named("championship", idOf(championship));
  if (championship !== undefined && of?.segments[0] !== sport) return null;
  const name = say(named.names, lng);
  const section = ROUTES[match.name].menu === "live" ? "live" : "line";
  const word = routeName({ name: section }, textLanguage(lng));
  const place = of === null ? word : `${say(of.names, lng)}, ${word}`;
  // A team's games ahead have two addresses and belong under the one that begins with it.
  const path = filled(ROUTES[section === "live" ? "teamInLive" : "teamInLine"].pattern, { ...match.params, ...(of !== null && { championship: of.segments[1] ?? "" }) });
  return page(match, { kind: "text", name: `${name}: ${place}`, crumb: of === null ? name : say(of.names, lng), sport: named.sport === undefined ? "" : say(named.sport, lng), path });
}

/** What everybody looks at just now: of a sport, or one championship. */
function eventPage(book: BookNames, match: RouteMatch, lng: string): SitePage | null {
  return match.name === "topEvents" ? entityPage(book.named("event", match.params["pageSubType"] ?? ""), match, lng) : null;
}

function articlePage(articles: Articles, match: RouteMatch, lng: string): SitePage | null {
  const isBlog = match.name === "blogArticle";
  const article = articles.article(isBlog ? "blog" : "news", match.params[isBlog ? "articleSlug" : "slug"] ?? "", lng);
  return article && page(match, { kind: "text", name: article.title, lead: article.description, date: article.publishedAt, isArticle: true });
}

/** Any other page: by its text, by the game on it, by the words of its parameters, or as the table calls it. */
function namedPage(names: SiteNames, match: RouteMatch, lng: string): SitePage | null {
  const language = textLanguage(lng);
  const { pattern, params: limits } = ROUTES[match.name];
  const path = filled(pattern, match.params);
  const kind: PageKind = match.name === "home" ? "home" : match.name === "blog" ? "blog" : "text";
  // The first page of a kind of cyber-sport is about the kind.
  const exact = names.pageText(match.name === "cyberMain" ? `cyber/${match.params["variant"] ?? ""}` : path, lng);
  if (exact !== null) return page(match, { kind, name: exact.title, lead: exact.description, date: exact.updatedAt });

  const values = Object.entries(match.params);
  const named = routeName(match, language);
  if (values.length === 0) return page(match, { kind, name: named });
  // A page whose parameters may be left out bears the same name with and without them.
  const bare = filled(pattern, {});
  const own = (matchRoute(bare)?.name === match.name ? names.pageText(bare, lng)?.title : undefined) ?? named;

  const { gameId, gameRoute } = match.params;
  const game = gameId === undefined && gameRoute === undefined ? undefined : games.find(({ id, route }) => (gameId === undefined ? route === gameRoute : String(id) === gameId));
  if (game !== undefined) {
    // One game, one address: not one a hall it is found in.
    const address = filled(pattern, gameId === undefined ? { gameRoute } : { gameId, gameName: game.route });
    return page(match, { kind, name: `${game.names[language]}: ${own}`, crumb: game.names[language], path: address });
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
  return page(match, { kind, name: words.length === 0 ? own : `${own}: ${words.join(", ")}`, crumb: wordOf(last) ?? own, isKnown });
}

/** Id at the head of "1000123-chelsea-leeds-united". */
function idOf(segment: string): string {
  return /^\d+/.exec(segment)?.[0] ?? "";
}
