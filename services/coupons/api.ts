/** REST contract of the coupons service. Placing and listing need `Authorization: Bearer <user_token>`, else 401. */
import { z } from "zod";
import { decimal, epoch, errorBody, fieldError, legalBody, lng } from "../core/api.ts";
import { couponAfter } from "./after/fields.ts";

/** Texts, not numbers, so that a wrong amount becomes a field error and not a 400. */
const typed = z.string().max(64);

export const bet = z.object({
  outcomeId: z.string().max(128), coef: typed, gameVersion: z.int().nullish(),
  /** Stake of the bet; of multiple singles only. */
  amount: typed.nullish(),
  /** Of a system only: stands in every combination. */
  isBanker: z.boolean().nullish(),
  /** Of a conditional coupon only; null while the bet stands in the lobby. Blocks are played in the order in which they first appear. */
  blockId: z.string().max(32).nullish(),
});
/** Fields of SPEC 3.05 that this service reads, and what the coupon's bonuses and extra kinds need. */
export const couponBody = z.object({
  accountId: z.string().max(32),
  /** 0 single, 1 express, 2 system, 3 chain, 4 conditional, 11 anti-express, 12 full cover, 10001 multiple singles. */
  typeId: z.int(),
  amount: typed.nullish(),
  /** Of a conditional coupon: stake by block. The first is paid now, each later one out of what the block before returns. */
  amountByBlockId: z.record(z.string().max(32), typed).nullish(),
  bets: z.array(bet).max(200),
  systemValue: z.int().nullish(),
  /** Of a full cover: TRIXIE, PATENT, YANKEE, LUCKY_15, CANADIAN, LUCKY_31, HEINZ, LUCKY_63, SUPER_HEINZ, GOLIATH. */
  cover: z.string().max(16).nullish(),
  /** 2 none, 1 higher, 0 any. */
  changeCoefAction: z.int().min(0).max(2).default(2),
  /** Total price as the player saw it, as written in his format, and the number of that format. For the receipt only. */
  coef: z.string().max(160).nullish(), coefByView: typed.nullish(), coefViewId: z.int().min(0).max(99).nullish(),
  /** Least total price the player takes; the coupon is paid at it. */
  exactCoef: z.string().max(160).nullish(),
  /** Refuses a live coupon whose score has changed when its delay is over. */
  isDropOnScoreChange: z.boolean().nullish(),
  /** Part of the stake that is an advance against open coupons. */
  prepaidAmount: typed.nullish(),
  /** Partner who brought the visitor; kept with the coupon. */
  refId: z.int().min(0).max(2_147_483_647).nullish(),
  /** The hyper bonus as the player saw it. Another percent than the service's own is BONUS_CHANGED. */
  hyperBonusPercent: typed.nullish(), minHyperBonusBetLimit: typed.nullish(), maxHyperBonusLimit: typed.nullish(),
  /** False once the player has deleted the bonus bet. Default true. */
  hasBonusBet: z.boolean().nullish(),
  promoCode: z.string().max(64).nullish(),
  /** The stake may exceed the maximum; the desk decides. */
  isVipBet: z.boolean().nullish(),
});

/** Price of a whole coupon, 3 places: that of fifty legs at the book's longest price has 135 digits before the point. */
const couponCoef = z.string().regex(/^\d+\.\d{3}$/).max(160);

export const placedBet = z.object({
  outcomeId: z.string(), gameId: z.string(), gameName: z.string(), championshipName: z.string(), marketName: z.string(), outcomeName: z.string(),
  startsAt: epoch, coef: decimal, isLive: z.boolean(), scoreAtPlacing: z.string().nullable(),
  result: z.enum(["OPEN", "WON", "LOST", "VOID", "HALF_WON", "HALF_LOST", "DEAD_HEAT"]),
  /** Of DEAD_HEAT: so many share so many places. */
  deadHeat: z.object({ places: z.int(), tied: z.int() }).nullable(),
  isBanker: z.boolean(), blockId: z.string().nullable(),
  /** Outcome that this one took the place of in a swap. */
  swappedFrom: z.string().nullable(),
});
export const couponState = z.enum(["PENDING", "ACCEPTED", "REJECTED", "WON", "LOST", "REFUNDED", "CASHED_OUT"]);
export const coupon = z.object({
  id: z.string(), typeId: z.int(), state: couponState, placedAt: epoch, decidesAt: epoch.nullable(), settledAt: epoch.nullable(),
  accountId: z.string(), currency: z.string(),
  /** Whole stake, whoever bears it: of a conditional coupon its first block's. */
  amount: decimal,
  /** Total price; null for kinds without one. With a bonus bet its coefficient is in it. */
  coef: couponCoef.nullable(),
  /** Return when every bet wins, of an anti-express when one loses; capped. Of a free bet the net win alone. */
  possibleWin: decimal, payout: decimal.nullable(),
  rejectReason: z.enum(["OUTCOME_SUSPENDED", "MARKET_CHANGED", "ODDS_CHANGED", "GAME_FINISHED", "SCORE_CHANGED", "EXACT_COEF_NOT_MET", "VIP_REFUSED", "ADVANCE_NOT_COVERED"]).nullable(),
  systemValue: z.int().nullable(), cover: z.string().nullable(),
  exactCoef: couponCoef.nullable(), isDropOnScoreChange: z.boolean(), coefByView: z.string().nullable(), coefViewId: z.int().nullable(),
  /** Part of the stake that was an advance, "0.00" without one. */
  prepaidAmount: decimal,
  /** What the bonus bet multiplies the price with; null without one. */
  bonusCoef: decimal.nullable(),
  hyperBonusPercent: decimal.nullable(),
  /** Part of the payout that hyper bonus or promo code added; null while unpaid or without them. */
  bonusPayout: decimal.nullable(),
  promoCode: z.string().nullable(), isVip: z.boolean(),
  /** Of a conditional coupon, in their order. `coef` is the product of the block's prices. */
  blocks: z.array(z.object({ id: z.string(), amount: decimal, coef: couponCoef })),
  ...couponAfter,
  bets: z.array(placedBet),
});

export const promoKind = z.enum(["FREE_BET", "WIN_BOOST"]);
/** A promo code a player can use. FREE_BET: the house stakes `amount`; WIN_BOOST: `percent` more of the net win, at most `maxBonus`. */
export const promoCode = z.object({
  code: z.string(), kind: promoKind, currency: z.string(), amount: decimal.nullable(), percent: decimal.nullable(), maxBonus: decimal.nullable(),
  minCoef: couponCoef.nullable(), minBets: z.int().nullable(), kinds: z.array(z.int()).nullable(), validUntil: epoch,
});

/** What the quote says of each k of a system (SPEC 3.06): how many combinations, how many bets may lose, least stake. */
export const systemValue = z.object({ value: z.int(), offset: z.int(), combo: z.int(), minBetAmount: decimal.nullable() });

export const quote = z.object({
  currency: z.string(), coef: couponCoef.nullable(), possibleWin: decimal.nullable(), minAmount: decimal.nullable(), maxAmount: decimal.nullable(),
  maxPayout: decimal.nullable(),
  /** Least return above nothing, of a system, cover or chain whose fewest bets win [5.23]; null where it is all or nothing. */
  minPossibleWin: decimal.nullable(),
  /** Single bets the stake is split into; null for kinds that don't split it. */
  units: z.int().nullable(),
  systemValues: z.array(systemValue),
  antiExpressCoef: couponCoef.nullable(),
  /** The bonus bet as it would be; null where the coupon has no right to it, or the player deleted it. */
  bonus: z.object({ coef: decimal, percent: decimal }).nullable(),
  /** `percent` is null while the express is too short; `nextBets` more bets of at least the least price give `nextPercent`. Null where the site has none, or the kind. */
  hyperBonus: z.object({
    percent: decimal.nullable(), minCoef: decimal, minAmount: decimal, maxAmount: decimal, nextBets: z.int().nullable(), nextPercent: decimal.nullable(),
    /** Whether it counts: the bonus bet comes first, and the stake must lie within its limits. */
    isApplied: z.boolean(),
  }).nullable(),
  blocks: z.array(z.object({ id: z.string(), coef: couponCoef.nullable(), maxAmount: decimal.nullable(), possibleWin: decimal.nullable() })),
  /** Largest advance; null for guests and where none is given. */
  availablePrepaidAmount: decimal.nullable(),
  isVipAvailable: z.boolean(),
  /** The code sent, when it fits. */
  promo: z.object({ code: z.string(), kind: promoKind, amount: decimal.nullable(), percent: decimal.nullable() }).nullable(),
  bets: z.array(z.object({
    outcomeId: z.string(), coef: decimal.nullable(), isBlocked: z.boolean(), gameVersion: z.int().nullable(),
    /** Bounds of the bet's own stake, of multiple singles; else null. */
    minAmount: decimal.nullable(), maxAmount: decimal.nullable(), possibleWin: decimal.nullable(),
  })),
  errors: z.array(fieldError),
});

export const couponsApi = {
  /** Guests may ask (accountId "0"). Errors are values, the status is 200; 401 only for a Bearer token that is no longer good. */
  quote: { method: "POST", path: "/coupon-api/v1/quote", query: z.object({ lng }), body: couponBody, response: quote, errors: { 401: errorBody } },
  /**
   * Header `Idempotency-Key`. Same key and payload: the same coupon, money moved once; another payload: IDEMPOTENCY_MISMATCH. Errors are values, the status is 200.
   * Multiple singles: one coupon a bet, each taken or refused by itself (`refused`); `errors` are then of what concerns all.
   */
  place: {
    method: "POST", path: "/coupon-api/v1/coupons", query: z.object({ lng }), body: couponBody,
    response: z.object({
      coupons: z.array(coupon), errors: z.array(fieldError),
      /** Of multiple singles: bets by their index that were not taken. */
      refused: z.array(z.object({ bet: z.int(), errors: z.array(fieldError) })),
    }), errors: { 401: errorBody, 451: legalBody },
  },
  /** Newest first. `after` is the `next` of the page before. 400 BAD_CURSOR for one that is none. */
  list: {
    method: "GET", path: "/coupon-api/v1/coupons",
    query: z.object({
      lng, first: z.coerce.number().int().min(1).max(50).default(20), after: z.string().max(64).optional(), state: couponState.optional(),
      /** Comma lists of states and of kinds' numbers. What is none is left out. */
      states: z.string().max(128).optional(), kinds: z.string().max(64).optional(),
      accountId: z.string().max(32).optional(),
      /** Placed from and before this moment, epoch seconds. */
      from: z.coerce.number().int().nonnegative().optional(), to: z.coerce.number().int().nonnegative().optional(),
      /** Number of a coupon, or a part of a game's or championship's name in any language. */
      search: z.string().max(64).optional(),
      /** true: settled more than 30 days ago; false: the others. Left out: all. */
      archive: z.enum(["true", "false"]).optional(),
    }),
    response: z.object({ coupons: z.array(coupon), cursors: z.array(z.string()), totalCount: z.int(), next: z.string().nullable() }),
    errors: { 400: errorBody, 401: errorBody },
  },
  /** The player's own coupons by id (comma list, at most 50); others are left out. */
  byIds: {
    method: "GET", path: "/coupon-api/v1/coupons/by-ids", query: z.object({ lng, ids: z.string().max(1024) }),
    response: z.object({ coupons: z.array(coupon) }), errors: { 401: errorBody },
  },
  /** Codes the player can still use, those that end first at the beginning. */
  promoCodes: { method: "GET", path: "/coupon-api/v1/promo-codes", response: z.object({ promoCodes: z.array(promoCode) }), errors: { 401: errorBody } },
  /** The desk decides a VIP bet. Header `X-Service-Key`. 409 for a coupon that waits for no decision. */
  vipDecision: {
    method: "POST", path: "/coupon-api/v1/coupons/:id/vip-decision", params: z.object({ id: z.string().regex(/^\d{1,15}$/) }), body: z.object({ accept: z.boolean() }),
    response: z.object({ state: couponState }), errors: { 401: errorBody, 404: errorBody, 409: errorBody },
  },
  /**
   * Saves a coupon under a code of 8 symbols, the same for the same coupon: its kind, its bets and what each is in it; no amounts, no prices. 60 new ones an hour for a player (`Authorization`) or a guest's network
   * (`X-Client-Address`). Errors: those of the coupon, TOO_MANY_SHARED.
   */
  share: {
    method: "POST", path: "/coupon-api/v1/shared", query: z.object({ lng }), body: couponBody.pick({ typeId: true, bets: true, systemValue: true, cover: true }),
    response: z.object({ code: z.string().nullable(), errors: z.array(fieldError) }),
  },
  shared: {
    method: "GET", path: "/coupon-api/v1/shared/:code", params: z.object({ code: z.string().max(32) }),
    response: z.object({
      code: z.string(), typeId: z.int(), systemValue: z.int().nullable(), cover: z.string().nullable(),
      bets: z.array(z.object({ outcomeId: z.string(), isBanker: z.boolean(), blockId: z.string().nullable() })),
    }), errors: { 404: errorBody },
  },
} as const;
