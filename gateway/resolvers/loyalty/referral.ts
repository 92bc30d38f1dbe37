/** Bringing friends. */
import { friendCursor } from "../../datasources/loyalty/referral.ts";
import type { Resolvers } from "../../generated/resolvers.ts";
import { pageSize, pageStartAt } from "../arguments.ts";

export const referralResolvers: Resolvers = {
  Viewer: {
    referral: (_, __, { parts, credentials }) =>
      credentials.withToken((token) => parts.services.referral.programme(token)),
  },
  Referral: {
    months: (_, __, { parts, credentials }) => credentials.withToken((token) => parts.services.referral.months(token)),
    friends: (_, { first, after }, { parts, credentials }) => {
      const start = pageStartAt(after, friendCursor.read);
      const query = { limit: pageSize(first, 20, 50), ...(start !== undefined && { after: start }) };
      return credentials.withToken((token) => parts.services.referral.friends(token, query));
    },
  },
};
