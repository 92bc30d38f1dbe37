/** The signed-in player. */
import { isDeadCookie } from "../../sessions/credentials.ts";
import type { Resolvers } from "../../generated/resolvers.ts";

export const viewerResolvers: Resolvers = {
  Query: {
    viewer: async (_, __, { credentials, player }) => {
      if (credentials.caller.kind === "guest") return null;
      return player.viewer().catch((error: unknown) => {
        if (isDeadCookie(error, credentials.caller)) return null;
        throw error;
      });
    },
  },
};
