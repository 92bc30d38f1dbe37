/** The coupons a player has placed. */
import type { CouponPage, ListQuery } from "../../datasources/betting/coupons.ts";
import { kindNumbers } from "../../datasources/betting/placedCoupon.ts";
import { badUserInput } from "../../errors/errors.ts";
import type { CouponFilter, Resolvers } from "../../generated/resolvers.ts";
import { marketsAsked } from "../lookahead.ts";
import { pageSize, pageStart, refusedCursor } from "../arguments.ts";

const defaultPage = 20;
const maxPage = 50;
const maxSearchLength = 64;

const nothing: CouponPage = { edges: [], pageInfo: { hasNextPage: false, endCursor: null }, totalCount: 0 };

/** The service's words for a filter; null if nothing can match. @throws BAD_USER_INPUT */
function filterQuery({
  states,
  kinds,
  accountId,
  from,
  to,
  search,
  isArchived,
}: CouponFilter): Partial<ListQuery> | null {
  const words = search?.trim() ?? "";
  if (words.length > maxSearchLength) throw badUserInput("search has at most 64 characters.");
  if (accountId && !/^\d{1,15}$/.test(accountId)) return null;
  if (typeof to === "number" && to <= 0) return null;
  return {
    ...(states && states.length > 0 && { states: [...new Set(states)].join(",") }),
    ...(kinds && kinds.length > 0 && { kinds: [...new Set(kinds)].map((kind) => kindNumbers[kind]).join(",") }),
    ...(accountId && { accountId }),
    ...(typeof from === "number" && { from: Math.max(0, from) }),
    ...(typeof to === "number" && { to }),
    ...(words !== "" && { search: words }),
    ...(typeof isArchived === "boolean" && { archive: isArchived ? ("true" as const) : ("false" as const) }),
  };
}

export const placedCouponResolvers: Resolvers = {
  Viewer: {
    coupon: async (_, { id }, { parts, credentials, language }) => {
      // Numbers only: the service takes several with commas between them.
      if (!/^\d{1,18}$/.test(id)) return null;
      const [found] = await credentials.withToken((token) => parts.services.coupons.byIds(token, [id], language));
      return found ?? null;
    },
    coupons: (_, { first, after, state, filter }, { parts, credentials, language }) => {
      const start = pageStart(after);
      const chosen = filterQuery(filter ?? {});
      if (chosen === null) return nothing;
      const query = {
        first: pageSize(first, defaultPage, maxPage),
        ...(start !== undefined && { after: start }),
        ...(state && { state }),
        ...chosen,
      };
      return credentials.withToken((token) => parts.services.coupons.list(token, query, language)).catch(refusedCursor);
    },
    promoCodes: (_, __, { parts, credentials }) =>
      credentials.withToken((token) => parts.services.coupons.promoCodes(token)),
  },
  Bet: {
    game: ({ gameId }, _, context, info) => context.public.game(gameId, marketsAsked(info, [])),
  },
};
