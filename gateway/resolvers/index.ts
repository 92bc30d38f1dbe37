/** All resolvers, one file a domain. */
import type { Resolvers } from "../generated/resolvers.ts";
import { accountResolvers } from "./accounts.ts";
import { appealResolvers } from "./appeals.ts";
import { appsResolvers } from "./apps.ts";
import { authResolvers } from "./auth.ts";
import { casinoResolvers } from "./casino.ts";
import { configResolvers } from "./config.ts";
import { contentResolvers } from "./content.ts";
import { counterResolvers } from "./counters.ts";
import { couponResolvers } from "./coupon.ts";
import { dictionaryResolvers } from "./dictionaries.ts";
import { gameResolvers } from "./game.ts";
import { favoriteResolvers } from "./favorites.ts";
import { limitResolvers } from "./limits.ts";
import { picksResolvers } from "./picks.ts";
import { placedCouponResolvers } from "./placedCoupon.ts";
import { proofResolvers } from "./proofs.ts";
import { registrationResolvers } from "./registration.ts";
import { recoveryResolvers } from "./recovery.ts";
import { resultResolvers } from "./results.ts";
import { routeResolvers } from "./route.ts";
import { searchResolvers } from "./search.ts";
import { securityResolvers } from "./security.ts";
import { sportsbookResolvers } from "./sportsbook.ts";
import { userResolvers } from "./user.ts";
import { viewerResolvers } from "./viewer.ts";

const typeOfUserError: Resolvers = { UserError: { __resolveType: ({ __typename }) => __typename } };

export const resolvers: Resolvers[] = [
  typeOfUserError, accountResolvers, appealResolvers, appsResolvers, authResolvers, casinoResolvers, configResolvers, contentResolvers, counterResolvers, couponResolvers, dictionaryResolvers, favoriteResolvers, gameResolvers, limitResolvers, routeResolvers, picksResolvers, placedCouponResolvers, proofResolvers, recoveryResolvers, registrationResolvers, resultResolvers, searchResolvers, securityResolvers, sportsbookResolvers, userResolvers, viewerResolvers,
];
