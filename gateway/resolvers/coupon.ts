/** Quoting, placing, sharing and following coupons. */
import type { GatewayContext } from "../context.ts";
import { unauthenticated } from "../errors.ts";
import { isDeadCookie } from "../sessions/credentials.ts";
import { UpstreamError } from "../transport/upstreamError.ts";
import { coverOf, kindOf, type CouponModel } from "../datasources/couponModels.ts";
import type { CouponBody, QuoteBody } from "../datasources/coupons.ts";
import type { Resolvers } from "../generated/resolvers.ts";
import { toUserErrors } from "../userErrors.ts";
import { atInput, betBodies, couponBody, couponErrors, keyErrors } from "./couponInput.ts";
import { refusedQuote, toQuote } from "./couponQuote.ts";

const codeForm = /^[A-Za-z0-9]{1,32}$/;

/** Calls as the player; for a guest, and one whose session has died, without a token. */
function withTokenOrWithout<T>({ credentials }: GatewayContext, call: (token: string | null) => Promise<T>): Promise<T> {
  if (credentials.caller.kind === "guest") return call(null);
  return credentials.withToken(call).catch((error: unknown) => {
    if (isDeadCookie(error, credentials.caller)) return call(null);
    throw error;
  });
}

/** Quotes as the player; others get the guests' quote. */
function quote(body: CouponBody, context: GatewayContext): Promise<QuoteBody> {
  return withTokenOrWithout(context, (token) => context.parts.services.coupons.quote(token, token === null ? { ...body, accountId: "0" } : body, context.language));
}

export const couponResolvers: Resolvers = {
  Query: {
    couponQuote: async (_, { input }, context) => {
      const errors = couponErrors(input, context.language);
      if (errors.length > 0) return refusedQuote(input, errors);
      const body = await quote(couponBody(input), context);
      return toQuote(body, toUserErrors(atInput(body.errors, input), context.language));
    },
    sharedCoupon: async (_, { code }, { parts, language }) => {
      if (!codeForm.test(code)) return null;
      const shared = await parts.services.coupons.shared(code.toUpperCase()).catch((error: unknown) => {
        if (error instanceof UpstreamError && error.status === 404) return null;
        throw error;
      });
      if (shared === null) return null;
      const places = new Map(shared.bets.map((bet) => [bet.outcomeId, bet]));
      const found = await parts.services.sportsbook.outcomes([...places.keys()], language);
      const bets = found.map((bet) => ({ ...bet, isBanker: places.get(bet.outcome.id)?.isBanker ?? false, blockId: places.get(bet.outcome.id)?.blockId ?? null }));
      return { code: shared.code, kind: kindOf(shared.typeId) ?? "SINGLE", systemValue: shared.systemValue, cover: coverOf(shared.cover), bets, missingCount: places.size - bets.length };
    },
  },
  Mutation: {
    placeCoupon: async (_, { input }, { parts, credentials, language }) => {
      if (credentials.caller.kind === "guest") throw unauthenticated();
      const refused = [...keyErrors(input.idempotencyKey, language), ...couponErrors(input, language)];
      if (refused.length > 0) return { coupon: null, coupons: [], refused: [], errors: refused };
      const placed = await credentials.withToken((token) => parts.services.coupons.place(token, input.idempotencyKey, couponBody(input), language));
      return {
        coupon: placed.coupons[0] ?? null,
        coupons: placed.coupons,
        refused: placed.refused.map(({ bet, errors }) => ({ bet, errors: toUserErrors(errors, language) })),
        errors: toUserErrors(atInput(placed.errors, input), language),
      };
    },
    shareCoupon: async (_, { input }, context) => {
      const { parts, language, client: { address } } = context;
      const refused = couponErrors(input, language);
      if (refused.length > 0) return { code: null, errors: refused };
      const content = { bets: betBodies(input), systemValue: input.systemValue, cover: input.cover };
      const { code, errors } = await withTokenOrWithout(context, (token) => parts.services.coupons.share({ token, address }, input.kind, content, language));
      return { code, errors: toUserErrors(errors, language) };
    },
  },
  Subscription: {
    couponChanged: {
      subscribe: async (_, __, { parts, player }) => parts.events.ofPlayer("coupon", (await player.viewer()).id),
      // The event speaks no language: the coupon is fetched anew in the subscriber's.
      resolve: async ({ coupon }: { coupon: { id: string } }, _: unknown, { player }: GatewayContext): Promise<CouponModel> => {
        const found = await player.coupon(coupon.id);
        if (found === null) throw unauthenticated();
        return found;
      },
    },
  },
};
