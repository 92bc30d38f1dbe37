/** Analytics counters. */
import type { Resolvers } from "../../generated/resolvers.ts";
import { textUpTo } from "../arguments.ts";

const maxHost = 253;
const maxProject = 64;

export const counterResolvers: Resolvers = {
  Query: {
    counters: (_, { domain, projectId }, { parts }) =>
      parts.services.counters.counters(
        textUpTo("domain", domain, maxHost),
        textUpTo("projectId", projectId, maxProject),
      ),
  },
};
