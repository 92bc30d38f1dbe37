/** The operator's data about a URL; each part separately, so that a failing service takes down only its part. */
import { badUserInput } from "../../errors/errors.ts";
import type { Resolvers } from "../../generated/resolvers.ts";

const maxPathLength = 2048;

export const routeResolvers: Resolvers = {
  Query: {
    route: (_, { path }) => {
      if (!path.startsWith("/") || path.length > maxPathLength)
        throw badUserInput('path begins with "/" and has at most 2,048 characters.');
      return { path };
    },
  },
  RouteInfo: {
    seo: ({ path }, _, { parts, language }) => parts.services.content.seo(path, language),
    visual: ({ path }, _, { parts, language }) => parts.services.content.visual(path, language),
    redirect: ({ path }, _, { parts }) => parts.services.redirects.redirect(path),
    block: ({ path }, _, { parts, client }) =>
      parts.services.blocks.block(path, client.caller.kind !== "guest", client),
  },
};
