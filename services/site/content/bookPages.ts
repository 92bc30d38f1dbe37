/** Pages of the book: sections and their sports, championships, games, teams, popular items. */
import { filled } from "#shared/routes/entry.ts";
import { ROUTES, type RouteMatch, type RouteName } from "#shared/routes/routes.ts";
import { type BookNames, type Named, say } from "../../betting/sportsbook/public.ts";
import { idOf, pageOf, routeName, type SitePage } from "./pageFacts.ts";
import type { PageKind } from "./seoTexts.ts";
import { textLanguage } from "./texts.ts";

const SECTION_PAGES: ReadonlySet<RouteName> = new Set([
  "line",
  "lineGame",
  "live",
  "liveGame",
  "lineBetsOnYour",
  "lineBetsOnYourGame",
  "lineTopGame",
  "lineTopGameGame",
  "liveBetsOnYour",
  "liveBetsOnYourGame",
  "liveTopGame",
  "liveTopGameGame",
  "liveMarble",
  "liveMarbleGame",
  "teamInLine",
  "teamInLineGame",
  "teamInLive",
  "teamInLiveGame",
  "topEventsGame",
]);

/** The page at an address; null if the book doesn't know one of its names, undefined if the book isn't concerned. */
export function bookPageOf(book: BookNames, match: RouteMatch, lng: string): SitePage | null | undefined {
  const { champId } = match.params;
  const own = teamPage(book, match, lng) ?? eventPage(book, match, lng) ?? cyberPage(book, match, lng);
  if (own !== null) return own;
  if (SECTION_PAGES.has(match.name)) return sectionPage(book, match, lng);
  return match.name === "champs" && champId !== undefined
    ? entityPage(book.named("championship", idOf(champId)), match, lng)
    : undefined;
}

const KINDS = {
  line: ["line", "sport", "championship", "game"],
  live: ["live", "sportLive", "championshipLive", "gameLive"],
} as const satisfies Record<string, readonly PageKind[]>;

/** The item that an address names: a game, a championship or a sport. */
function namedBy(
  book: BookNames,
  { sport, championship, game }: Readonly<Record<string, string | undefined>>,
): Named | null {
  if (game !== undefined) return book.named("game", idOf(game));
  if (championship !== undefined) return book.named("championship", idOf(championship));
  return sport === undefined ? null : book.named("sport", sport);
}

/** Line, live and their sub-areas: a section, a sport of it, a championship or a game. */
function sectionPage(book: BookNames, match: RouteMatch, lng: string): SitePage | null {
  const { sport, championship, team, pageSubType } = match.params;
  const named = namedBy(book, match.params);
  if (named === null && sport !== undefined) return null;
  const section = ROUTES[match.name].menu === "live" ? "live" : "line";
  const isMain =
    match.name === "line" || match.name === "live" || match.name === "lineGame" || match.name === "liveGame";
  const area = routeName(match, textLanguage(lng));
  const isKnown = team === undefined && pageSubType === undefined;
  if (named === null) return pageOf(match, { kind: isMain ? section : "text", name: area, isKnown });
  const isMarble = match.name === "liveMarble" || match.name === "liveMarbleGame";
  if ((named.area === "MARBLE") !== isMarble || named.area === "CYBER") return null;

  const facts = namesOf(named, lng);
  const [sportSlug = "", championshipSegment, gameSegment] = named.segments;
  // Races are one sport: its list is the area's.
  if (isMarble && championshipSegment === undefined)
    return pageOf(match, { kind: "text", name: area, path: filled(ROUTES.liveMarble.pattern, {}) });
  const own = {
    ...match.params,
    ...(sport !== undefined && { sport: sportSlug }),
    ...(championship !== undefined && { championship: championshipSegment ?? "" }),
  };
  const path = gameSegment === undefined ? filled(ROUTES[match.name].pattern, own) : gamePath(named);
  if (!isMain)
    return pageOf(match, { ...facts, kind: "text", name: `${facts.name}: ${area}`, crumb: facts.name, isKnown, path });
  const depth = gameSegment !== undefined ? 3 : championshipSegment !== undefined ? 2 : 1;
  return pageOf(match, { ...facts, kind: KINDS[section][depth], path });
}

/** Where a game belongs: in the line before its start, in live from then on. */
function gamePath({ segments: [sport = "", championship = "", game = ""], area, variant, isStarted }: Named): string {
  const section = isStarted === true ? "live" : "line";
  if (area === "CYBER")
    return filled(ROUTES.cyberGame.pattern, { variant, discipline: sport, championship, section, game });
  const page = area === "MARBLE" ? "liveMarbleGame" : section === "live" ? "liveGame" : "lineGame";
  return filled(ROUTES[page].pattern, { sport, championship, game });
}

function namesOf(named: Named, lng: string): Pick<SitePage, "name" | "sport" | "championship" | "date"> {
  const told = (names: Named["sport"]) => (names === undefined ? "" : say(names, lng));
  return {
    name: say(named.names, lng),
    sport: told(named.sport),
    championship: told(named.championship),
    date: named.startsAt ?? null,
  };
}

const SECTION_OF: Partial<Record<RouteName, "line" | "live">> = { cyberLine: "line", cyberLive: "live" };

/**
 * A discipline of cyber-sport with its lists, its championships and their games (SPEC 2.18); null for one that is not
 * of this kind.
 */
function cyberPage(book: BookNames, match: RouteMatch, lng: string): SitePage | null {
  const { variant, discipline, championship, game } = match.params;
  if (variant === undefined || discipline === undefined) return null;
  const named = namedBy(book, { sport: discipline, championship, game });
  const [slug, championshipSegment = "", gameSegment] = named?.segments ?? [];
  if (named?.variant !== variant || slug !== discipline) return null;
  const facts = namesOf(named, lng);
  if (gameSegment !== undefined)
    return pageOf(match, { ...facts, kind: named.isStarted === true ? "gameLive" : "game", path: gamePath(named) });
  if (championship !== undefined)
    return pageOf(match, {
      ...facts,
      kind: "championship",
      path: filled(ROUTES.cyberChamp.pattern, { variant, discipline, championship: championshipSegment }),
    });
  if (match.name === "cyberDiscipline" || match.name === "cyberLive")
    return pageOf(match, { ...facts, kind: match.name === "cyberLive" ? "sportLive" : "sport" });
  const word = routeName({ name: SECTION_OF[match.name] ?? match.name }, textLanguage(lng));
  return pageOf(match, { ...facts, kind: "text", name: `${facts.name}: ${word}`, crumb: word });
}

/** A page that shows one item of the book under its own name. */
function entityPage(named: Named | null, match: RouteMatch, lng: string): SitePage | null {
  if (named === null) return null;
  const name = say(named.names, lng);
  return pageOf(match, { kind: "text", name: `${name}: ${routeName(match, textLanguage(lng))}`, crumb: name });
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
  const path = filled(ROUTES[section === "live" ? "teamInLive" : "teamInLine"].pattern, {
    ...match.params,
    ...(of !== null && { championship: of.segments[1] ?? "" }),
  });
  return pageOf(match, {
    kind: "text",
    name: `${name}: ${place}`,
    crumb: of === null ? name : say(of.names, lng),
    sport: named.sport === undefined ? "" : say(named.sport, lng),
    path,
  });
}

/** What everybody looks at at the moment: of a sport, or one championship. */
function eventPage(book: BookNames, match: RouteMatch, lng: string): SitePage | null {
  const named = match.name === "topEvents" ? book.named("event", match.params["pageSubType"] ?? "") : null;
  return named?.area === "CLASSIC" ? entityPage(named, match, lng) : null;
}
