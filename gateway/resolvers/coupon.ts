/** Quoting, placing, sharing and following coupons. */
import type { GatewayContext } from "../context.ts";
import { isUnauthenticated, unauthenticated } from "../errors.ts";
import { UpstreamError } from "../transport/upstreamError.ts";
import { kindOf, type CouponBody, type QuoteBody } from "../datasources/coupons.ts";
import type { Coupon, CouponInput, Resolvers, ResolversTypes } from "../generated/resolvers.ts";
import { toUserErrors, type UserErrorModel } from "../userErrors.ts";
import { betBodies, couponBody, couponErrors, keyErrors } from "./couponInput.ts";

type QuoteModel = Awaited<ResolversTypes["CouponQuote"]>;
const codeForm = /^[A-Za-z0-9]{1,32}$/;

function toQuote(body: QuoteBody, errors: UserErrorModel[]): QuoteModel {
  const money = (amount: string | null) => (amount === null ? null : { amount, currency: body.currency });
  return {
    coef: body.coef,
    possibleWin: money(body.possibleWin),
    minAmount: money(body.minAmount),
    maxAmount: money(body.maxAmount),
    maxPayout: money(body.maxPayout),
    bets: body.bets,
    errors,
  };
}

/** A coupon that can't be read is not quoted: it has no price, only errors. */
function refusedQuote({ bets }: CouponInput, errors: UserErrorModel[]): QuoteModel {
  return {
    coef: null, possibleWin: null, minAmount: null, maxAmount: null, maxPayout: null, errors,
    bets: bets.map(({ outcomeId }) => ({ outcomeId, coef: null, isBlocked: true, gameVersion: null })),
  };
}

/** Quotes as the player; a guest, and one whose session has died, gets the guests' quote. */
function quote(body: CouponBody, { parts, credentials, language }: GatewayContext): Promise<QuoteBody> {
  const asGuest = () => parts.services.coupons.quote(null, { ...body, accountId: "0" }, language);
  if (credentials.caller.kind === "guest") return asGuest();
  return credentials.withToken((token) => parts.services.coupons.quote(token, body, language)).catch((error: unknown) => {
    if (isUnauthenticated(error)) return asGuest();
    throw error;
  });
}

export const couponResolvers: Resolvers = {
  Query: {
    couponQuote: async (_, { input }, context) => {
      const errors = couponErrors(input, context.language);
      if (errors.length > 0) return refusedQuote(input, errors);
      const body = await quote(couponBody(input), context);
      return toQuote(body, toUserErrors(body.errors, context.language));
    },
    sharedCoupon: async (_, { code }, { parts, language }) => {
      if (!codeForm.test(code)) return null;
      const shared = await parts.services.coupons.shared(code.toUpperCase()).catch((error: unknown) => {
        if (error instanceof UpstreamError && error.status === 404) return null;
        throw error;
      });
      if (shared === null) return null;
      const bets = await parts.services.sportsbook.outcomes(shared.outcomeIds, language);
      return { code: shared.code, kind: kindOf(shared.typeId) ?? "SINGLE", bets, missingCount: shared.outcomeIds.length - bets.length };
    },
  },
  Mutation: {
    placeCoupon: async (_, { input }, { parts, credentials, language }) => {
      if (credentials.caller.kind === "guest") throw unauthenticated();
      const refused = [...keyErrors(input.idempotencyKey, language), ...couponErrors(input, language)];
      if (refused.length > 0) return { coupon: null, coupons: [], errors: refused };
      const { coupons, errors } = await credentials.withToken((token) =>
        parts.services.coupons.place(token, input.idempotencyKey, couponBody(input), language));
      return { coupon: coupons[0] ?? null, coupons, errors: toUserErrors(errors, language) };
    },
    shareCoupon: async (_, { input }, { parts, language }) => {
      const refused = couponErrors(input, language);
      if (refused.length > 0) return { code: null, errors: refused };
      const { code, errors } = await parts.services.coupons.share(input.kind, betBodies(input), language);
      return { code, errors: toUserErrors(errors, language) };
    },
  },
  Subscription: {
    couponChanged: {
      subscribe: async (_, __, { parts, player }) => parts.events.ofPlayer("coupon", (await player.viewer()).id),
      // The event speaks no language: the coupon is fetched anew in the subscriber's.
      resolve: async ({ coupon }: { coupon: { id: string } }, _: unknown, { player }: GatewayContext): Promise<Coupon> => {
        const found = await player.coupon(coupon.id);
        if (found === null) throw unauthenticated();
        return found;
      },
    },
  },
};
