/** Fields of a game that only its own page requests. */
import { isKnownEvent } from "../../datasources/betting/sportsbook.ts";
import type { Resolvers } from "../../generated/resolvers.ts";

export const gameResolvers: Resolvers = {
  Game: {
    endedMarkets: async ({ id, status }, _, context) =>
      status === "FINISHED" || status === "CANCELLED" ? ((await context.public.ending(id))?.markets ?? null) : null,
  },
  GameChange: {
    eventCount: ({ eventCount }) => eventCount ?? null,
    newEvents: ({ newEvents }) => newEvents?.filter(isKnownEvent) ?? [],
  },
};
