/** Quoting, placing, sharing and following coupons. */
import type { GatewayContext } from "../../execution/context.ts";
import { unauthenticated } from "../../errors/errors.ts";
import type { CouponModel } from "../../datasources/betting/placedCoupon.ts";
import { loadSharedCoupon } from "../../datasources/betting/sharedCoupon.ts";
import type { Resolvers } from "../../generated/resolvers.ts";
import { toUserErrors } from "../../errors/userErrors.ts";
import { keyErrors } from "../keys.ts";
import { atInput, betBodies, couponBody, couponErrors } from "./couponInput.ts";
import { refusedQuote, toQuote } from "./couponQuote.ts";

const codeForm = /^[A-Za-z0-9]{1,32}$/;

export const couponResolvers: Resolvers = {
  Query: {
    couponQuote: async (_, { input }, context) => {
      const errors = couponErrors(input, context.language);
      if (errors.length > 0) return refusedQuote(input, errors);
      const { parts, credentials, language } = context;
      const body = await credentials.withTokenOrAsGuest((token) =>
        parts.services.coupons.quote(token, couponBody(input), language),
      );
      return toQuote(body, toUserErrors(atInput(body.errors, input), context.language));
    },
    sharedCoupon: async (_, { code }, { parts, language }) => {
      if (!codeForm.test(code)) return null;
      return loadSharedCoupon(parts.services, code.toUpperCase(), language);
    },
  },
  Mutation: {
    placeCoupon: async (_, { input }, { parts, credentials, language }) => {
      if (credentials.caller.kind === "guest") throw unauthenticated();
      const refused = [...keyErrors(input.idempotencyKey, language), ...couponErrors(input, language)];
      if (refused.length > 0) return { coupon: null, coupons: [], refused: [], errors: refused };
      const placed = await credentials.withToken((token) =>
        parts.services.coupons.place(token, input.idempotencyKey, couponBody(input), language),
      );
      return {
        coupon: placed.coupons[0] ?? null,
        coupons: placed.coupons,
        refused: placed.refused.map(({ bet, errors }) => ({ bet, errors: toUserErrors(errors, language) })),
        errors: toUserErrors(atInput(placed.errors, input), language),
      };
    },
    shareCoupon: async (_, { input }, context) => {
      const {
        parts,
        credentials,
        language,
        client: { address },
      } = context;
      const refused = couponErrors(input, language);
      if (refused.length > 0) return { code: null, errors: refused };
      const content = { bets: betBodies(input), systemValue: input.systemValue, cover: input.cover };
      const { code, errors } = await credentials.withTokenOrAsGuest((token) =>
        parts.services.coupons.share({ token, address }, input.kind, content, language),
      );
      return { code, errors: toUserErrors(errors, language) };
    },
  },
  Subscription: {
    couponChanged: {
      subscribe: async (_, __, { parts, player }) => parts.events.ofPlayer("coupon", (await player.viewer()).id),
      // The event speaks no language: the coupon is fetched again in the subscriber's.
      resolve: async (
        { coupon }: { coupon: { id: string } },
        _: unknown,
        { player }: GatewayContext,
      ): Promise<CouponModel> => {
        const found = await player.coupon(coupon.id);
        if (found === null) throw unauthenticated();
        return found;
      },
    },
  },
};
