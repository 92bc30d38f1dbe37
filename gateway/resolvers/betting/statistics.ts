/** Statistics of games and teams, and the standings of championships. */
import { resultsOf } from "../../datasources/betting/results.ts";
import { isBookId } from "../../datasources/betting/sportsbook.ts";
import type { Resolvers } from "../../generated/resolvers.ts";
import { marketsAsked } from "../lookahead.ts";

const seasonForm = /^\d{4}(-\d{2})?$/;

export const statisticsResolvers: Resolvers = {
  Query: {
    standings: (_, { championshipId, season, venue }, { parts, language }) => {
      if (!isBookId(championshipId) || (typeof season === "string" && !seasonForm.test(season))) return null;
      return resultsOf(parts.services.sportsbook).standings(
        { championshipId, ...(season && { season }), venue: venue ?? "ALL" },
        language,
      );
    },
    gameStatistics: (_, { gameId }, context) => context.public.gameStatistics(gameId),
    teamStatistics: (_, { teamId }, { parts, language }) =>
      isBookId(teamId) ? resultsOf(parts.services.sportsbook).team(teamId, language) : null,
  },
  Game: {
    statistics: ({ id }, _, context) => context.public.gameStatistics(id),
  },
  TeamStatistics: {
    sport: ({ sportId }, _, context) => context.public.sport(sportId),
    nextGames: async ({ nextGameIds }, _, context, info) => {
      const games = await Promise.all(nextGameIds.map((id) => context.public.game(id, marketsAsked(info, []))));
      return games.filter((game) => game !== null);
    },
  },
};
