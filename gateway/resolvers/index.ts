/** All resolvers, one file a domain. */
import type { Resolvers } from "../generated/resolvers.ts";
import { authResolvers } from "./auth.ts";
import { configResolvers } from "./config.ts";
import { couponResolvers } from "./coupon.ts";
import { routeResolvers } from "./route.ts";
import { sportsbookResolvers } from "./sportsbook.ts";
import { viewerResolvers } from "./viewer.ts";

const typeOfUserError: Resolvers = { UserError: { __resolveType: ({ __typename }) => __typename } };

export const resolvers: Resolvers[] = [
  typeOfUserError, authResolvers, configResolvers, couponResolvers, routeResolvers, sportsbookResolvers, viewerResolvers,
];
