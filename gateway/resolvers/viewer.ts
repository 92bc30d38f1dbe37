/** The signed-in player. */
import { isUnauthenticated } from "../errors.ts";
import type { Resolvers } from "../generated/resolvers.ts";
import { pageSize, pageStart, refusedCursor } from "./paging.ts";

const defaultPage = 20;
const maxPage = 50;

export const viewerResolvers: Resolvers = {
  Query: {
    viewer: async (_, __, { credentials, player }) => {
      if (credentials.caller.kind === "guest") return null;
      return player.viewer().catch((error: unknown) => {
        if (isUnauthenticated(error)) return null;
        throw error;
      });
    },
  },
  Viewer: {
    coupon: async (_, { id }, { parts, credentials, language }) => {
      // Numbers only: the service takes several with commas between them.
      if (!/^\d{1,18}$/.test(id)) return null;
      const [found] = await credentials.withToken((token) => parts.services.coupons.byIds(token, [id], language));
      return found ?? null;
    },
    coupons: (_, { first, after, state }, { parts, credentials, language }) => {
      const start = pageStart(after);
      const query = { first: pageSize(first, defaultPage, maxPage), ...(start !== undefined && { after: start }), ...(state && { state }) };
      return credentials.withToken((token) => parts.services.coupons.list(token, query, language)).catch(refusedCursor);
    },
  },
};
