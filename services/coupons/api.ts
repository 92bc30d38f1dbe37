/** REST contract of the coupons service. Placing and listing need `Authorization: Bearer <user_token>`, else 401. */
import { z } from "zod";
import { decimal, epoch, errorBody, fieldError, legalBody, lng } from "../core/api.ts";

/** Texts, not numbers, so that a wrong amount becomes a field error and not a 400. */
export const bet = z.object({
  outcomeId: z.string().max(128), coef: z.string().max(64), gameVersion: z.int().nullish(), amount: z.string().max(64).nullish(),
  isBanker: z.boolean().nullish(), blockId: z.string().max(32).nullish(),
});
/** Fields of SPEC 3.05 that this service reads. */
export const couponBody = z.object({
  accountId: z.string().max(32),
  /** 0 single, 1 express, 2 system, 3 chain, 4 conditional, 11 anti-express, 12 full cover, 10001 multiple singles. */
  typeId: z.int(),
  amount: z.string().max(64).nullish(),
  bets: z.array(bet).max(200),
  systemValue: z.int().nullish(),
  /** 2 none, 1 higher, 0 any. */
  changeCoefAction: z.int().min(0).max(2).default(2),
});

/** Price of a whole coupon, 3 places: that of fifty legs at the book's longest price has 135 digits before the point. */
const couponCoef = z.string().regex(/^\d+\.\d{3}$/).max(160);

export const placedBet = z.object({
  outcomeId: z.string(), gameId: z.string(), gameName: z.string(), championshipName: z.string(), marketName: z.string(), outcomeName: z.string(),
  startsAt: epoch, coef: decimal, isLive: z.boolean(), scoreAtPlacing: z.string().nullable(),
  result: z.enum(["OPEN", "WON", "LOST", "VOID", "HALF_WON", "HALF_LOST", "DEAD_HEAT"]),
  /** Of DEAD_HEAT: so many share so many places. */
  deadHeat: z.object({ places: z.int(), tied: z.int() }).nullable(),
});
export const couponState = z.enum(["PENDING", "ACCEPTED", "REJECTED", "WON", "LOST", "REFUNDED", "CASHED_OUT"]);
export const coupon = z.object({
  id: z.string(), typeId: z.int(), state: couponState, placedAt: epoch, decidesAt: epoch.nullable(), settledAt: epoch.nullable(),
  accountId: z.string(), currency: z.string(), amount: decimal, coef: couponCoef, possibleWin: decimal, payout: decimal.nullable(),
  rejectReason: z.enum(["OUTCOME_SUSPENDED", "MARKET_CHANGED", "ODDS_CHANGED", "GAME_FINISHED"]).nullable(),
  bets: z.array(placedBet),
});

export const quote = z.object({
  currency: z.string(), coef: couponCoef.nullable(), possibleWin: decimal.nullable(), minAmount: decimal.nullable(), maxAmount: decimal.nullable(),
  maxPayout: decimal.nullable(),
  bets: z.array(z.object({ outcomeId: z.string(), coef: decimal.nullable(), isBlocked: z.boolean(), gameVersion: z.int().nullable() })),
  errors: z.array(fieldError),
});

export const couponsApi = {
  /** Guests may ask (accountId "0"). Errors are values, the status is 200; 401 only for a Bearer token that is no longer good. */
  quote: { method: "POST", path: "/coupon-api/v1/quote", query: z.object({ lng }), body: couponBody, response: quote, errors: { 401: errorBody } },
  /** Header `Idempotency-Key`. Same key and payload: the same coupon, money moved once; another payload: IDEMPOTENCY_MISMATCH. Errors are values, the status is 200. */
  place: {
    method: "POST", path: "/coupon-api/v1/coupons", query: z.object({ lng }), body: couponBody,
    response: z.object({ coupons: z.array(coupon), errors: z.array(fieldError) }), errors: { 401: errorBody, 451: legalBody },
  },
  /** Newest first. `after` is the `next` of the page before. 400 BAD_CURSOR for one that is none. */
  list: {
    method: "GET", path: "/coupon-api/v1/coupons",
    query: z.object({ lng, first: z.coerce.number().int().min(1).max(50).default(20), after: z.string().max(64).optional(), state: couponState.optional() }),
    response: z.object({ coupons: z.array(coupon), cursors: z.array(z.string()), totalCount: z.int(), next: z.string().nullable() }),
    errors: { 400: errorBody, 401: errorBody },
  },
  /** The player's own coupons by id (comma list, at most 50); others are left out. */
  byIds: {
    method: "GET", path: "/coupon-api/v1/coupons/by-ids", query: z.object({ lng, ids: z.string().max(1024) }),
    response: z.object({ coupons: z.array(coupon) }), errors: { 401: errorBody },
  },
  /** Saves bets under a code of 8 symbols. Errors are values. */
  share: {
    method: "POST", path: "/coupon-api/v1/shared", query: z.object({ lng }), body: z.object({ typeId: z.int(), bets: z.array(bet).max(200) }),
    response: z.object({ code: z.string().nullable(), errors: z.array(fieldError) }),
  },
  shared: {
    method: "GET", path: "/coupon-api/v1/shared/:code", params: z.object({ code: z.string().max(32) }),
    response: z.object({ code: z.string(), typeId: z.int(), outcomeIds: z.array(z.string()) }), errors: { 404: errorBody },
  },
} as const;
