/** Sports, championships, games, and their changes. */
import { scoreText } from "#shared/betting/scoreText.ts";
import { isTimeZone } from "#shared/site/timeZone.ts";
import { badUserInput } from "../../errors/errors.ts";
import type { GamePage, MarketsChoice } from "../../datasources/models.ts";
import { mostWithAllMarkets } from "../../datasources/betting/championshipGames.ts";
import { isBookId, type GamesQuery } from "../../datasources/betting/sportsbook.ts";
import { publicStream } from "../../execution/publicStream.ts";
import type { AnyOfGames, GameFilter, Resolvers } from "../../generated/resolvers.ts";
import { hasMarkets, marketsAsked, marketsOf } from "../lookahead.ts";
import { pageSize, pageStart, refusedCursor } from "../arguments.ts";

const defaultPage = 50;
const maxPage = 100;
const defaultAddresses = 1000;
const maxAddresses = 5000;
const maxIds = 100;
const maxAnyIds = 500;
const maxSearchLength = 64;
const maxWatchedGames = 200;
const mostHours = 168;
const mostOfEach = 20;
/** Forms of countries in the book; anything else is none without asking. */
const countryForm = /^([a-z]{2}(-[a-z]{2,3})?|int)$/;
/** Page size of a list of games, smaller for games with all their markets. @throws BAD_USER_INPUT */
function gamesPageSize(first: number | null | undefined, markets: MarketsChoice): number {
  const size = pageSize(first, defaultPage, maxPage);
  if (markets === "all" && size > mostWithAllMarkets)
    throw badUserInput(
      "first is 1 to 50 for games with all their markets; markets(main: true) and markets(asian: true) take up to 100.",
    );
  return size;
}
const nothing: GamePage = { edges: [], pageInfo: { hasNextPage: false, endCursor: null }, totalCount: 0 };

/** Ids that can exist; null if there are none of any kind. @throws BAD_USER_INPUT */
function anyOfQuery({
  gameIds,
  championshipIds,
  teamIds,
}: AnyOfGames): Pick<GamesQuery, "anyGameIds" | "anyChampionshipIds" | "anyTeamIds"> | null {
  const [games = [], championships = [], teams = []] = [gameIds, championshipIds, teamIds].map((ids) => [
    ...new Set(ids?.filter(isBookId)),
  ]);
  const count = games.length + championships.length + teams.length;
  if (count > maxAnyIds) throw badUserInput(`anyOf takes at most ${maxAnyIds} ids.`);
  if (count === 0) return null;
  return {
    ...(games.length > 0 && { anyGameIds: games.join(",") }),
    ...(championships.length > 0 && { anyChampionshipIds: championships.join(",") }),
    ...(teams.length > 0 && { anyTeamIds: teams.join(",") }),
  };
}

/**
 * The service's words for a filter; null if an id in it can't exist, so that nothing can match. @throws BAD_USER_INPUT
 */
function toQuery({
  section,
  sportId,
  championshipId,
  startsFrom,
  startsBefore,
  search,
  ids,
  isTop,
  perChampionship,
  teamId,
  anyOf,
  area,
  cyberVariant,
  countryCode,
  time,
  hours,
  timeZone,
}: GameFilter): GamesQuery | null {
  if ((search?.length ?? 0) > maxSearchLength) throw badUserInput("search has at most 64 characters.");
  if ((ids?.length ?? 0) > maxIds) throw badUserInput("ids are at most 100.");
  if (typeof hours === "number" && (hours < 1 || hours > mostHours)) throw badUserInput("hours are 1 to 168.");
  if (typeof perChampionship === "number" && (perChampionship < 1 || perChampionship > mostOfEach))
    throw badUserInput(`perChampionship is 1 to ${mostOfEach}.`);
  if (typeof timeZone === "string" && !isTimeZone(timeZone)) throw badUserInput("timeZone is no IANA name.");
  if (typeof countryCode === "string" && !countryForm.test(countryCode)) return null;
  const known = ids?.filter(isBookId);
  const any = anyOf ? anyOfQuery(anyOf) : {};
  if (
    known?.length === 0 ||
    any === null ||
    [sportId, championshipId, teamId].some((id) => typeof id === "string" && !isBookId(id))
  )
    return null;
  return {
    ...(section && { section }),
    ...(area && { area }),
    ...(cyberVariant && { variant: cyberVariant }),
    ...(countryCode && { countryCode }),
    ...(time && time !== "ALL" && { time, ...(typeof hours === "number" && { hours }), ...(timeZone && { timeZone }) }),
    ...(sportId && { sportId }),
    ...(championshipId && { championshipIds: championshipId }),
    ...(teamId && { teamIds: teamId }),
    ...any,
    ...(typeof startsFrom === "number" && { startsFrom }),
    ...(typeof startsBefore === "number" && { startsBefore }),
    ...(search?.trim() && { search: search.trim() }),
    ...(known && { ids: [...new Set(known)].join(",") }),
    ...(typeof perChampionship === "number" && { perChampionship }),
    ...(typeof isTop === "boolean" && { isTop: isTop ? "true" : "false" }),
  };
}

export const sportsbookResolvers: Resolvers = {
  Query: {
    sports: async (_, { section, area }, context) => {
      const sports = await context.public.sports(section);
      return area == null ? sports : sports?.filter((sport) => sport.area === area);
    },
    championship: (_, { id }, context) => context.public.championship(id),
    game: (_, { id }, context, info) => context.public.game(id, marketsAsked(info, [])),
    games: (_, { filter, order, bestFirst, first, after }, { parts, language }, info) => {
      const markets = marketsAsked(info, ["edges", "node"]);
      const size = gamesPageSize(first, markets);
      const start = pageStart(after);
      const query = toQuery(filter);
      if (query === null) return nothing;
      return parts.services.sportsbook
        .games(
          {
            ...query,
            ...(order && order !== "CHAMPIONSHIP" && { order }),
            ...(bestFirst === true && { isBestFirst: "true" }),
            first: size,
            ...(start !== undefined && { after: start }),
          },
          markets,
          language,
        )
        .catch(refusedCursor);
    },
    gameAddresses: (_, { section, first, after }, { parts }) => {
      const start = pageStart(after);
      return parts.services.sportsbook
        .gameAddresses({
          section,
          first: pageSize(first, defaultAddresses, maxAddresses),
          ...(start !== undefined && { after: start }),
        })
        .catch(refusedCursor);
    },
  },
  Sport: {
    championships: ({ id }, { section }, context) => context.public.championshipsOfSport(id, section),
  },
  Championship: {
    sport: ({ sportId }, _, context) => context.public.sport(sportId),
    gameCount: ({ lineCount, liveCount }, { section }) =>
      section === "LINE" ? lineCount : section === "LIVE" ? liveCount : lineCount + liveCount,
    games: (championship, { section, first, after }, context, info) => {
      const markets = marketsAsked(info, ["edges", "node"]);
      return context.public
        .championshipGames({
          championship,
          section: section ?? undefined,
          first: gamesPageSize(first, markets),
          after: pageStart(after),
          markets,
        })
        .catch(refusedCursor);
    },
  },
  Game: {
    sport: ({ sportId }, _, context) => context.public.sport(sportId),
    championship: ({ championshipId }, _, context) => context.public.championship(championshipId),
    markets: async ({ id, markets, marketsLoaded }, { main, asian }, context) => {
      const asked = marketsOf(main === true, asian === true);
      // What the Asian view shows can't be told from all markets, only asked for.
      const isLoaded = asked === "main" ? hasMarkets(marketsLoaded, "main") : marketsLoaded === asked;
      const loaded = isLoaded ? markets : ((await context.public.game(id, asked))?.markets ?? []);
      return asked === "main" ? loaded.filter(({ isMain }) => isMain) : loaded;
    },
  },
  GameScore: { formatted: (score) => scoreText(score) },
  GameChange: {
    score: ({ score }, _, { language }) => {
      if (score === null) return null;
      const { periodNames, ...rest } = score;
      return { ...rest, periodName: periodNames[language] ?? periodNames["en"] ?? "" };
    },
  },
  Subscription: {
    gamesChanged: publicStream({
      idsArgument: "gameIds",
      topics: (gameIds) => {
        if (gameIds.length === 0 || gameIds.length > maxWatchedGames) throw badUserInput("gameIds are 1 to 200.");
        return gameIds.filter(isBookId);
      },
      source: ({ events }) => events.board,
    }),
  },
};
