/** Sports, championships, games, and their changes. */
import { badUserInput } from "../errors.ts";
import type { GamePage, MarketsChoice } from "../datasources/models.ts";
import { mostWithAllMarkets } from "../datasources/loaders.ts";
import { isBookId, type GamesQuery } from "../datasources/sportsbook.ts";
import { publicStream } from "../execution/publicStream.ts";
import type { GameFilter, Resolvers } from "../generated/resolvers.ts";
import { marketsAsked } from "./lookahead.ts";
import { pageSize, pageStart, refusedCursor } from "./paging.ts";

const defaultPage = 50;
const maxPage = 100;
const maxIds = 100;
const maxSearchLength = 64;
const maxWatchedGames = 200;
/** Page size of a list of games, smaller for games with all their markets. @throws BAD_USER_INPUT */
function gamesPageSize(first: number | null | undefined, markets: MarketsChoice): number {
  const size = pageSize(first, defaultPage, maxPage);
  if (markets === "all" && size > mostWithAllMarkets) throw badUserInput("first is 1 to 50 for games with all their markets; markets(main: true) takes up to 100.");
  return size;
}
const nothing: GamePage = { edges: [], pageInfo: { hasNextPage: false, endCursor: null }, totalCount: 0 };

/** The service's words for a filter; null when an id in it can't exist, so that nothing can match. @throws BAD_USER_INPUT */
function toQuery({ section, sportId, championshipId, startsFrom, startsBefore, search, ids, isTop }: GameFilter): GamesQuery | null {
  if ((search?.length ?? 0) > maxSearchLength) throw badUserInput("search has at most 64 characters.");
  if ((ids?.length ?? 0) > maxIds) throw badUserInput("ids are at most 100.");
  const known = ids?.filter(isBookId);
  if (known?.length === 0 || [sportId, championshipId].some((id) => typeof id === "string" && !isBookId(id))) return null;
  return {
    ...(section && { section }),
    ...(sportId && { sportId }),
    ...(championshipId && { championshipIds: championshipId }),
    ...(typeof startsFrom === "number" && { startsFrom }),
    ...(typeof startsBefore === "number" && { startsBefore }),
    ...(search?.trim() && { search: search.trim() }),
    ...(known && { ids: [...new Set(known)].join(",") }),
    ...(typeof isTop === "boolean" && { isTop: isTop ? "true" : "false" }),
  };
}

export const sportsbookResolvers: Resolvers = {
  Query: {
    sports: (_, { section }, context) => context.public.sports(section),
    championship: (_, { id }, context) => context.public.championship(id),
    game: (_, { id }, context, info) => context.public.game(id, marketsAsked(info, [])),
    games: (_, { filter, first, after }, { parts, language }, info) => {
      const markets = marketsAsked(info, ["edges", "node"]);
      const size = gamesPageSize(first, markets);
      const start = pageStart(after);
      const query = toQuery(filter);
      if (query === null) return nothing;
      return parts.services.sportsbook
        .games({ ...query, first: size, ...(start !== undefined && { after: start }) }, markets, language)
        .catch(refusedCursor);
    },
  },
  Sport: {
    championships: ({ id }, { section }, context) => context.public.championshipsOfSport(id, section),
  },
  Championship: {
    sport: ({ sportId }, _, context) => context.public.sport(sportId),
    gameCount: ({ lineCount, liveCount }, { section }) => (section === "LINE" ? lineCount : section === "LIVE" ? liveCount : lineCount + liveCount),
    games: (championship, { section, first, after }, context, info) => {
      const markets = marketsAsked(info, ["edges", "node"]);
      return context.public.championshipGames({
        championship, section: section ?? undefined, first: gamesPageSize(first, markets), after: pageStart(after), markets,
      }).catch(refusedCursor);
    },
  },
  Game: {
    sport: ({ sportId }, _, context) => context.public.sport(sportId),
    championship: ({ championshipId }, _, context) => context.public.championship(championshipId),
    markets: async ({ id, markets, marketsLoaded }, { main }, context) => {
      const isLoaded = marketsLoaded === "all" || (main === true && marketsLoaded === "main");
      const loaded = isLoaded ? markets : (await context.public.game(id, main === true ? "main" : "all"))?.markets ?? [];
      return main === true ? loaded.filter(({ isMain }) => isMain) : loaded;
    },
  },
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
