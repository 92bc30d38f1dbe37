/** Which type of the schema an error of a payload is. */
import type { Resolvers } from "../generated/resolvers.ts";

export const userErrorResolvers: Resolvers = { UserError: { __resolveType: ({ __typename }) => __typename } };
