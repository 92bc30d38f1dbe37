/** What can be done with a placed coupon: sell it, insure it, swap a bet of it. */
import type { GatewayContext } from "../../execution/context.ts";
import { toOffers } from "../../datasources/betting/placedCoupon.ts";
import type { CouponsService, Done } from "../../datasources/betting/coupons.ts";
import { unauthenticated } from "../../errors/errors.ts";
import type { Resolvers } from "../../generated/resolvers.ts";
import { inputError, toUserErrors, type UserErrorModel } from "../../errors/userErrors.ts";
import { keyErrors } from "../keys.ts";

/** Numbers only: they become part of an address. */
const idForm = /^\d{1,18}$/;
/** Longest texts the service takes. */
const longest = { amount: 64, token: 256, outcomeId: 128 } as const;

/** A field of the input that the service could not read for its length. */
interface Text {
  name: string;
  value: string | null | undefined;
  most: number;
}

const amount = (name: string, value: string | null | undefined): Text => ({ name, value, most: longest.amount });

interface Act {
  couponId: string;
  /** Key under which it is done once; none for what may be done again. */
  key?: string;
  texts: Text[];
  call(service: CouponsService, token: string): Promise<Done>;
}

/**
 * Does something with a coupon of the player's, after what can be said without asking. @throws UNAUTHENTICATED for a
 * guest
 */
async function act({ parts, credentials, language }: GatewayContext, { couponId, key, texts, call }: Act) {
  if (credentials.caller.kind === "guest") throw unauthenticated();
  const refused: UserErrorModel[] = [
    ...(idForm.test(couponId) ? [] : [inputError("COUPON_UNKNOWN", ["couponId"], language)]),
    ...(key === undefined ? [] : keyErrors(key, language)),
    ...texts
      .filter(({ value, most }) => (value?.length ?? 0) > most)
      .map(({ name }) => inputError("INVALID", [name], language)),
  ];
  if (refused.length > 0) return { coupon: null, errors: refused };
  const { coupon, errors } = await credentials.withToken((token) => call(parts.services.coupons, token));
  return { coupon, errors: toUserErrors(errors, language) };
}

export const couponOffersResolvers: Resolvers = {
  Coupon: {
    offers: async ({ id, state, amount: { currency } }, _, { player }) => {
      // The service would answer the same for a settled coupon.
      if (state !== "ACCEPTED") return { cashOut: null, reason: "NOT_OPEN", insurance: [], swaps: [] };
      const offers = await player.offers(id);
      return offers && toOffers(offers, currency);
    },
  },
  Mutation: {
    cashOutCoupon: (_, { input: { couponId, idempotencyKey: key, token, value, share, policy } }, context) =>
      act(context, {
        couponId,
        key,
        texts: [{ name: "token", value: token, most: longest.token }, amount("value", value), amount("share", share)],
        call: (service, userToken) =>
          service.cashOut(
            userToken,
            { id: couponId, key, token, value, share: share ?? null, policy: policy ?? "NONE" },
            context.language,
          ),
      }),
    setAutoCashOut: (_, { input: { couponId, target } }, context) =>
      act(context, {
        couponId,
        texts: [amount("target", target)],
        call: (service, userToken) => service.setAutoCashOut(userToken, couponId, target, context.language),
      }),
    cancelAutoCashOut: (_, { input: { couponId } }, context) =>
      act(context, {
        couponId,
        texts: [],
        call: (service, userToken) => service.cancelAutoCashOut(userToken, couponId, context.language),
      }),
    insureCoupon: (_, { input: { couponId, idempotencyKey: key, share, premium } }, context) =>
      act(context, {
        couponId,
        key,
        texts: [amount("premium", premium)],
        call: (service, userToken) =>
          service.insure(userToken, { id: couponId, key, share, premium }, context.language),
      }),
    swapBet: (_, { input: { couponId, idempotencyKey: key, betId, outcomeId, value, coef } }, context) =>
      act(context, {
        couponId,
        key,
        texts: [
          { name: "betId", value: betId, most: longest.outcomeId },
          { name: "outcomeId", value: outcomeId, most: longest.outcomeId },
          amount("value", value),
          amount("coef", coef),
        ],
        call: (service, userToken) =>
          service.swap(
            userToken,
            { id: couponId, key, betOutcomeId: betId, outcomeId, value: value ?? null, coef: coef ?? null },
            context.language,
          ),
      }),
  },
};
