/** Teams, and search over teams, championships and games. */
import { badUserInput } from "../../errors/errors.ts";
import type { Resolvers } from "../../generated/resolvers.ts";
import { marketsAsked } from "../lookahead.ts";
import { pageSize } from "../arguments.ts";

const maxTextLength = 64;
const maxFound = 20;
const defaultFound = 5;
/** Address words of a team, as the service makes them. */
const slugForm = /^[a-z0-9-]{1,150}$/;

/** The objects of a list of ids; those that no longer exist are left out. */
async function each<T>(ids: readonly string[], load: (id: string) => Promise<T | null>): Promise<T[]> {
  return (await Promise.all(ids.map(load))).filter((item) => item !== null);
}

export const searchResolvers: Resolvers = {
  Query: {
    search: (_, { text, first }, { parts }) => {
      const size = pageSize(first, defaultFound, maxFound);
      if (text.length > maxTextLength) throw badUserInput("text has at most 64 characters.");
      const typed = text.toWellFormed().trim();
      if (typed === "") return { teamIds: [], championshipIds: [], gameIds: [] };
      return parts.services.sportsbook.search(typed, size);
    },
    team: async (_, { slug }, { parts, language }) => {
      if (!slugForm.test(slug)) return null;
      const [found] = await parts.services.sportsbook.teams({ slugs: slug }, language);
      return found ?? null;
    },
  },
  SearchResult: {
    teams: ({ teamIds }, _, context) => each(teamIds, (id) => context.public.team(id)),
    championships: ({ championshipIds }, _, context) => each(championshipIds, (id) => context.public.championship(id)),
    games: ({ gameIds }, _, context, info) => each(gameIds, (id) => context.public.game(id, marketsAsked(info, []))),
  },
  Team: {
    sport: ({ sportId }, _, context) => context.public.sport(sportId),
    championship: ({ championshipId }, _, context) => context.public.championship(championshipId),
    gameCount: ({ lineCount, liveCount }, { section }) =>
      section === "LINE" ? lineCount : section === "LIVE" ? liveCount : lineCount + liveCount,
  },
};
