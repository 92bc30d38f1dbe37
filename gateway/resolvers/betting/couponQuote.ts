/** The service's quote of a coupon in the schema's words. */
import { purse } from "../../datasources/betting/placedCoupon.ts";
import type { QuoteBody } from "../../datasources/betting/coupons.ts";
import type { CouponInput, ResolversTypes } from "../../generated/resolvers.ts";
import type { UserErrorModel } from "../../errors/userErrors.ts";

type QuoteModel = Awaited<ResolversTypes["CouponQuote"]>;

/** A quote as the service answered it, with its errors at their fields. */
export function toQuote({ currency, ...body }: QuoteBody, errors: UserErrorModel[]): QuoteModel {
  const money = purse(currency);
  const bounds = <T extends { minAmount: string | null; maxAmount: string | null; possibleWin: string | null }>(
    of: T,
  ) => ({
    ...of,
    minAmount: money.maybe(of.minAmount),
    maxAmount: money.maybe(of.maxAmount),
    possibleWin: money.maybe(of.possibleWin),
  });
  return {
    ...bounds(body),
    minPossibleWin: money.maybe(body.minPossibleWin),
    maxPayout: money.maybe(body.maxPayout),
    availablePrepaid: money.maybe(body.availablePrepaidAmount),
    systemValues: body.systemValues.map((one) => ({ ...one, minBetAmount: money.maybe(one.minBetAmount) })),
    hyperBonus: body.hyperBonus && {
      ...body.hyperBonus,
      minAmount: money(body.hyperBonus.minAmount),
      maxAmount: money(body.hyperBonus.maxAmount),
    },
    blocks: body.blocks.map((block) => ({
      ...block,
      maxAmount: money.maybe(block.maxAmount),
      possibleWin: money.maybe(block.possibleWin),
    })),
    promo: body.promo && { ...body.promo, amount: money.maybe(body.promo.amount) },
    bets: body.bets.map(bounds),
    errors,
  };
}

/** A coupon that can't be read is not quoted: it has no price, only errors. */
export function refusedQuote({ bets }: CouponInput, errors: UserErrorModel[]): QuoteModel {
  const nothing = { minAmount: null, maxAmount: null, possibleWin: null };
  return {
    ...nothing,
    coef: null,
    minPossibleWin: null,
    maxPayout: null,
    units: null,
    antiExpressCoef: null,
    bonus: null,
    hyperBonus: null,
    availablePrepaid: null,
    isVipAvailable: false,
    promo: null,
    systemValues: [],
    blocks: [],
    errors,
    bets: bets.map(({ outcomeId }) => ({
      ...nothing,
      outcomeId,
      coef: null,
      isBlocked: true,
      gameVersion: null,
      isDependent: false,
      isBanned: false,
      canBeBanker: false,
    })),
  };
}
