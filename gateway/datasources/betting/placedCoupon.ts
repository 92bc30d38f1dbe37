/** Coupons of the coupons service in the schema's words. */
import type {
  Bet,
  Coupon,
  CouponKind,
  CouponOffers,
  FullCover,
  Money,
  OddsChange,
  PromoCode,
} from "../../generated/resolvers.ts";
import type { components, paths } from "../../upstream/coupons.ts";

type Schemas = components["schemas"];
export type OffersBody = Schemas["CouponOffers"];
type PromoBody =
  paths["/coupon-api/v1/promo-codes"]["get"]["responses"]["200"]["content"]["application/json"]["promoCodes"][number];

/** A bet; its game is asked for when it is wanted. */
export type BetModel = Omit<Bet, "game">;
/** A coupon; what can be done with it is asked for when it is wanted. */
export type CouponModel = Omit<Coupon, "bets" | "offers"> & { bets: BetModel[] };

/** Upstream numbers of the kinds of coupon [4.07]. */
export const kindNumbers: Record<CouponKind, number> = {
  SINGLE: 0,
  EXPRESS: 1,
  SYSTEM: 2,
  CHAIN: 3,
  CONDITIONAL: 4,
  ANTI_EXPRESS: 11,
  FULL_COVER: 12,
  MULTIPLE_SINGLES: 10001,
};
const kindsByNumber = new Map(Object.entries(kindNumbers).map(([kind, number]) => [number, kind as CouponKind]));

/** The kind of an upstream number; undefined for one the schema does not know. */
export const kindOf = (number: number): CouponKind | undefined => kindsByNumber.get(number);

/** Upstream numbers of `changeCoefAction` [3.02]. */
export const oddsChangeNumbers: Record<OddsChange, number> = { NONE: 2, HIGHER: 1, ANY: 0 };

/** The compiler sees to it that no cover of the schema is forgotten. */
const covers: Record<FullCover, true> = {
  TRIXIE: true,
  PATENT: true,
  YANKEE: true,
  LUCKY_15: true,
  CANADIAN: true,
  LUCKY_31: true,
  HEINZ: true,
  LUCKY_63: true,
  SUPER_HEINZ: true,
  GOLIATH: true,
};
const isCover = (name: string): name is FullCover => Object.hasOwn(covers, name);
/** A cover's name as the schema has it; null for none and for one it does not know. */
export const coverOf = (name: string | null): FullCover | null => (name !== null && isCover(name) ? name : null);

/** Writes amounts as money in one currency. */
export interface Purse {
  (amount: string): Money;
  /** The same for an amount that may be missing. */
  maybe(amount: string | null): Money | null;
}

export function purse(currency: string): Purse {
  const of = (amount: string): Money => ({ amount, currency });
  return Object.assign(of, { maybe: (amount: string | null) => (amount === null ? null : of(amount)) });
}

const toBet = ({ outcomeId, ...bet }: Schemas["PlacedBet"]): BetModel => ({ id: outcomeId, ...bet });

/** How the coupon went on after it was placed. */
function toLife(
  { amountLeft, cashOuts, autoCashOut, insurance, replaces, replacedBy, corrected }: Schemas["Coupon"],
  money: Purse,
) {
  return {
    amountLeft: money(amountLeft),
    cashOuts: cashOuts.map(({ amount, value, ...sale }) => ({ ...sale, amount: money(amount), value: money(value) })),
    autoCashOut: autoCashOut && { ...autoCashOut, target: money(autoCashOut.target) },
    insurance: insurance && {
      share: insurance.share,
      premium: money(insurance.premium),
      insuredAmount: money(insurance.insuredAmount),
      payout: money.maybe(insurance.payout),
    },
    replaces,
    replacedBy,
    corrected,
  };
}

const isNothing = (amount: string) => /^0*(\.0*)?$/.test(amount);

/** A coupon in the schema's words. */
export function toCoupon(body: Schemas["Coupon"]): CouponModel {
  const {
    typeId,
    currency: _,
    amount,
    possibleWin,
    payout,
    cover,
    isDropOnScoreChange,
    prepaidAmount,
    bonusPayout,
    blocks,
    bets,
    ...same
  } = body;
  const money = purse(body.currency);
  return {
    ...same,
    ...toLife(body, money),
    kind: kindOf(typeId) ?? "SINGLE",
    amount: money(amount),
    possibleWin: money(possibleWin),
    payout: money.maybe(payout),
    cover: coverOf(cover),
    dropsOnScoreChange: isDropOnScoreChange,
    prepaidAmount: isNothing(prepaidAmount) ? null : money(prepaidAmount),
    bonusPayout: money.maybe(bonusPayout),
    blocks: blocks.map((block) => ({ ...block, amount: money(block.amount) })),
    bets: bets.map(toBet),
  };
}

/** What can be done with a coupon, in its own currency. */
export function toOffers({ cashOut, reason, insurance, swaps }: OffersBody, currency: string): CouponOffers {
  const money = purse(currency);
  return {
    cashOut: cashOut && { ...cashOut, value: money(cashOut.value) },
    reason,
    insurance: insurance.map((offer) => ({
      ...offer,
      premium: money(offer.premium),
      insuredAmount: money(offer.insuredAmount),
    })),
    swaps: swaps.map(({ outcomeId, outcomes }) => ({ betId: outcomeId, outcomes })),
  };
}

/** A promo code in the schema's words; kinds the schema does not know are left out. */
export function toPromoCode({ currency, amount, maxBonus, kinds, ...same }: PromoBody): PromoCode {
  const money = purse(currency);
  return {
    ...same,
    amount: money.maybe(amount),
    maxBonus: money.maybe(maxBonus),
    kinds: kinds && kinds.map(kindOf).filter((kind): kind is CouponKind => kind !== undefined),
  };
}
