/** Whether players would recommend the site. */
import { toUserErrors } from "../../errors/userErrors.ts";
import type { Resolvers } from "../../generated/resolvers.ts";

export const ratingResolvers: Resolvers = {
  Viewer: {
    isRatingDue: (_, __, { parts, credentials }) =>
      credentials.withToken((token) => parts.services.rating.isDue(token)),
  },
  Mutation: {
    askForRating: async (_, __, { parts, credentials }) => ({
      isAsked: await credentials.withToken((token) => parts.services.rating.ask(token)),
    }),
    rateSite: async (_, { input: { score, comment = null } }, { parts, credentials, language }) => {
      const sent = await credentials.withToken((token) => parts.services.rating.rate(token, { score, comment }));
      return { rating: sent.rating, errors: toUserErrors(sent.errors, language) };
    },
  },
};
