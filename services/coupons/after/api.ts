/**
 * REST contract of the coupons service for what becomes of a placed coupon. All need `Authorization: Bearer <user_token>`,
 * else 401, except `correct`, which needs the operator's `X-Service-Key`. Errors of the player's are values at their fields, the status is 200.
 */
import { z } from "zod";
import { deadHeatOf, type LegResult } from "#shared/coupon/legs.ts";
import { decimal, epoch, errorBody, fieldError, legalBody, lng } from "../../core/api.ts";
import { coupon } from "../api.ts";

/** Why a coupon can't be cashed out now. */
export const cashOutReason = z.enum([
  /** It waits to be decided, or is settled. */
  "NOT_OPEN",
  /** Not a single or an express. */
  "KIND",
  "BONUS_ACCOUNT", "FREE_BET", "INSURED",
  /** A bet of it has lost, or is decided and will be settled in a moment. */
  "DECIDED",
  "OUTCOME_SUSPENDED",
  /** An outcome is no longer priced although its game goes on. */
  "NOT_PRICED",
  /** It is worth less than the currency's smallest unit. */
  "WORTHLESS",
  /** Support keeps the player's money where it is. */
  "ACCOUNT_FROZEN",
]);

/** What can be done with an open coupon at this moment, at the book's prices now. */
export const couponOffers = z.object({
  couponId: z.string(),
  /** `value` buys all that is in play, of a share in proportion. Holds until `expiresAt`, by its `token`. Null where it is not offered. */
  cashOut: z.object({
    value: decimal, expiresAt: epoch,
    /** Whether a part can be sold: stake and value are large enough to be split. */
    isPartial: z.boolean(),
    token: z.string(),
  }).nullable(),
  /** Why there is no cash-out; null when there is one. */
  reason: cashOutReason.nullable(),
  /** Premiums by share of the stake in percent, 10 to 100; empty where there is none to be had. */
  insurance: z.array(z.object({ share: z.int(), premium: decimal, insuredAmount: decimal })),
  /** Bets whose outcome can be replaced by another one of its market; empty where there are none. */
  swaps: z.array(z.object({
    /** The bet, by its outcome. */
    outcomeId: z.string(),
    outcomes: z.array(z.object({ outcomeId: z.string(), outcomeName: z.string(), coef: decimal })),
  })),
});

/** Texts, not numbers, so that a wrong amount becomes a field error and not a 400. */
const typed = z.string().max(64);
/** Whether a dead heat has fewer places than runners: else it would pay more than a win. */
function isResult(text: string): boolean {
  const shared = deadHeatOf(text as LegResult);
  return shared === null || shared.places < shared.tied;
}
const couponId = z.object({ id: z.string().max(32) });
/** `coupon` as it is now; null when the player has none of that number. */
const done = z.object({ coupon: coupon.nullable(), errors: z.array(fieldError) });
const refused = { 401: errorBody, 451: legalBody } as const;

export const afterApi = {
  /** Coupons that are not open have a reason and nothing on offer. 404 for a coupon that is not the player's. */
  offers: { method: "GET", path: "/coupon-api/v1/coupons/:id/offers", params: couponId, query: z.object({ lng }), response: couponOffers, errors: { 401: errorBody, 404: errorBody } },
  /** The same for up to 50 of the player's coupons (comma list of ids); others are left out. */
  offersByIds: {
    method: "GET", path: "/coupon-api/v1/offers", query: z.object({ lng, ids: z.string().max(1024) }),
    response: z.object({ offers: z.array(couponOffers) }), errors: { 401: errorBody },
  },
  /**
   * Sells the coupon or a share of it. Header `Idempotency-Key`, as in placing. `value` is that of the offer whose
   * `token` is sent, `share` ("0.1" to "0.9") a part of it. `policy` NONE: only at this value or a change too small to be seen in
   * the currency; HIGHER: at `value` or a higher one, which may be another than the offer's once the player agreed to a change; ANY: at whatever it is worth now. Errors: CASH_OUT_UNAVAILABLE,
   * CASH_OUT_CHANGED (its `minAmount` is the value now), INVALID, REQUIRED, COUPON_UNKNOWN, IDEMPOTENCY_MISMATCH.
   */
  cashOut: {
    method: "POST", path: "/coupon-api/v1/coupons/:id/cash-out", params: couponId, query: z.object({ lng }),
    body: z.object({ token: z.string().max(256), value: typed, share: typed.nullish(), policy: z.enum(["NONE", "HIGHER", "ANY"]).default("NONE") }),
    response: done, errors: refused,
  },
  /** Orders the whole coupon to be sold once it is worth `target`; another order takes the place of the first. Errors: CASH_OUT_UNAVAILABLE, INVALID, AMOUNT_TOO_SMALL (not above what it is worth now), AMOUNT_TOO_LARGE (not below the possible win). */
  setAutoCashOut: {
    method: "POST", path: "/coupon-api/v1/coupons/:id/auto-cash-out", params: couponId, query: z.object({ lng }), body: z.object({ target: typed }),
    response: done, errors: refused,
  },
  /** Takes the order back; nothing happens when there is none. */
  cancelAutoCashOut: { method: "DELETE", path: "/coupon-api/v1/coupons/:id/auto-cash-out", params: couponId, query: z.object({ lng }), response: done, errors: { 401: errorBody } },
  /**
   * Insures a share of the stake in percent, 10 to 100 by tens, once a coupon. Header `Idempotency-Key`. `premium` is the one seen: a higher one
   * now is refused with ODDS_CHANGED (its `minAmount` is the premium now). Errors: INSURANCE_UNAVAILABLE, INVALID, INSUFFICIENT_FUNDS, LIMIT_REACHED …
   */
  insure: {
    method: "POST", path: "/coupon-api/v1/coupons/:id/insure", params: couponId, query: z.object({ lng }), body: z.object({ share: z.int(), premium: typed }),
    response: done, errors: refused,
  },
  /**
   * Replaces the bet on `betOutcomeId` by `outcomeId` of the same market before its game starts: the coupon is cashed out and what it is
   * worth staked on a new coupon at today's prices, in one go. Header `Idempotency-Key`. `value` and `coef`, when given, are the least new stake
   * and the least price of the new outcome. Answers the new coupon. Errors: SWAP_UNAVAILABLE, CASH_OUT_CHANGED, ODDS_CHANGED …
   */
  swap: {
    method: "POST", path: "/coupon-api/v1/coupons/:id/swap", params: couponId, query: z.object({ lng }),
    body: z.object({ betOutcomeId: z.string().max(128), outcomeId: z.string().max(128), value: typed.nullish(), coef: typed.nullish() }),
    response: done, errors: refused,
  },
  /**
   * The operator corrects a result (WON, LOST, VOID, HALF_WON, HALF_LOST, DEAD_HEAT_<places>_OF_<tied>): every coupon settled with it is reversed and
   * paid anew. Header `X-Service-Key`. The same correction again changes nothing. A player who has spent the money owes the rest.
   * 409 OUTCOME_OPEN while the outcome can be bet on: its game is ahead or on and it is not decided. 404 OUTCOME_UNKNOWN for one that neither the book nor a bet knows. An outcome with a result takes no bets.
   */
  correct: {
    method: "POST", path: "/coupon-api/v1/outcomes/:id/result", params: z.object({ id: z.string().regex(/^[!-~]{1,128}$/) }),
    body: z.object({ result: z.string().regex(/^(WON|LOST|VOID|HALF_WON|HALF_LOST|DEAD_HEAT_[1-9]\d{0,3}_OF_[1-9]\d{0,3})$/).refine(isResult, "A dead heat has fewer places than runners"), reason: z.string().regex(/^[^\0]{1,200}$/) }),
    /** How many coupons were settled anew, and how many open ones took the new result. */
    response: z.object({ resettled: z.int(), changed: z.int() }), errors: { 401: errorBody, 404: errorBody, 409: errorBody },
  },
} as const;
