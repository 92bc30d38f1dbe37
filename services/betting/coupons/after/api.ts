/**
 * REST contract of the coupons service for placed coupons. All calls need `Authorization: Bearer <user_token>`, else
 * 401, except `correct`, which needs the operator's `X-Service-Key`. Player errors are values at their fields, with
 * status 200.
 */
import { z } from "zod";
import { deadHeatOf, type LegResult } from "#shared/betting/coupon/legs.ts";
import { decimal, epoch, errorBody, fieldError, legalBody, lng } from "../../../platform/http/api.ts";
import { coupon } from "../api/coupon.ts";

export const cashOutReason = z
  .enum([
    /** It waits to be decided, or is settled. */
    "NOT_OPEN",
    /** Neither a single nor an express. */
    "KIND",
    "BONUS_ACCOUNT",
    "FREE_BET",
    "INSURED",
    /** A bet of it has lost, or is decided and will be settled in a moment. */
    "DECIDED",
    "OUTCOME_SUSPENDED",
    /** An outcome is no longer priced although its game goes on. */
    "NOT_PRICED",
    /** Its value is below the currency's smallest unit. */
    "WORTHLESS",
    /** Support keeps the player's money where it is. */
    "ACCOUNT_FROZEN",
  ])
  .describe("Why a coupon can't be cashed out now");

export const couponOffers = z
  .object({
    couponId: z.string().describe("The coupon"),
    cashOut: z
      .object({
        value: decimal.describe("Value now, decimal in major units"),
        expiresAt: epoch.describe("When it stops being valid, epoch seconds"),
        isPartial: z.boolean().describe("Whether a part can be sold: stake and value are large enough to be split"),
        token: z.string().describe("Token to send with the sale"),
      })
      .nullable()
      .describe(
        "`value` buys all that is in play, of a share in proportion. Holds until `expiresAt`, by its `token`. Null where it is not offered.",
      ),
    reason: cashOutReason.nullable().describe("Why there is no cash-out; null when there is one"),
    insurance: z
      .array(
        z.object({
          share: z.int().describe("Share of the stake, percent"),
          premium: decimal.describe("Price of the insurance, decimal in major units"),
          insuredAmount: decimal.describe("What is paid back when the coupon loses, decimal in major units"),
        }),
      )
      .describe("Premiums by share of the stake in percent, 10 to 100; empty when it cannot be insured"),
    swaps: z
      .array(
        z.object({
          outcomeId: z.string().describe("The bet, by its outcome"),
          outcomes: z
            .array(
              z.object({
                outcomeId: z.string().describe("Id of the outcome"),
                outcomeName: z.string().describe("Name of the outcome"),
                coef: decimal.describe("Decimal odds, 3 places"),
              }),
            )
            .describe("Outcomes it can be swapped for"),
        }),
      )
      .describe("Bets whose outcome can be replaced by another one of its market; empty where there are none"),
  })
  .describe("What can be done with an open coupon at this moment, at the book's prices now");

const typed = z
  .string()
  .max(64)
  .describe("Texts, not numbers, so that a wrong amount becomes a field error and not a 400");
/** Whether a dead heat has fewer places than runners: else it would pay more than a win. */
function isResult(text: string): boolean {
  const shared = deadHeatOf(text as LegResult);
  return shared === null || shared.places < shared.tied;
}
const couponId = z.object({ id: z.string().max(32).describe("Id of the coupon") }).describe("The coupon");
const done = z
  .object({
    coupon: coupon.nullable().describe("The coupon afterwards; null when it was refused"),
    errors: z.array(fieldError).describe("What the caller can correct; empty when the call succeeded"),
  })
  .describe("The coupon afterwards, or what stood in the way");
const refused = { 401: errorBody, 451: legalBody } as const;

export const afterApi = {
  offers: {
    summary: "What can be done with a coupon now",
    description:
      "Coupons that are not open have a reason and nothing on offer. 404 for a coupon that is not the player's.",
    security: "player",
    codes: { "404": { COUPON_UNKNOWN: "The player has no such coupon" } },
    method: "GET",
    path: "/coupon-api/v1/coupons/:id/offers",
    params: couponId,
    query: z.object({ lng }),
    response: couponOffers,
    errors: { 401: errorBody, 404: errorBody },
  },
  offersByIds: {
    summary: "What can be done with several coupons now",
    description: "The same for up to 50 of the player's coupons (comma list of ids); others are left out.",
    security: "player",
    method: "GET",
    path: "/coupon-api/v1/offers",
    query: z.object({ lng, ids: z.string().max(1024).describe("Ids, comma-separated") }),
    response: z.object({ offers: z.array(couponOffers).describe("What can be done with each coupon") }),
    errors: { 401: errorBody },
  },
  cashOut: {
    summary: "Sells a coupon or a part of it",
    description:
      'Sells the coupon or a share of it. `value` is that of the offer whose `token` is sent, `share` ("0.1" to "0.9") a part of it. `policy` NONE: only at this value or a change too small to be seen in the currency; HIGHER: at `value` or a higher one, which may be another than the offer\'s once the player agreed to a change; ANY: at whatever it is worth now. Errors: CASH_OUT_UNAVAILABLE, CASH_OUT_CHANGED (its `minAmount` is the value now), INVALID, REQUIRED, COUPON_UNKNOWN, IDEMPOTENCY_MISMATCH.',
    security: "player",
    headers: ["Idempotency-Key"],
    method: "POST",
    path: "/coupon-api/v1/coupons/:id/cash-out",
    params: couponId,
    query: z.object({ lng }),
    body: z.object({
      token: z.string().max(256).describe("`token` of the offer"),
      value: typed.describe("Value of the offer, decimal in major units"),
      share: typed.nullish().describe('Part to sell, "0.1" to "0.9"; all of it without one'),
      policy: z
        .enum(["NONE", "HIGHER", "ANY"])
        .default("NONE")
        .describe("NONE: only at this value; HIGHER: at this value or more; ANY: at whatever it is worth"),
    }),
    response: done,
    errors: refused,
  },
  setAutoCashOut: {
    summary: "Orders an automatic sale of a coupon",
    description:
      "Orders the whole coupon to be sold once it is worth `target`; another order takes the place of the first. Errors: CASH_OUT_UNAVAILABLE, INVALID, AMOUNT_TOO_SMALL (not above what it is worth now), AMOUNT_TOO_LARGE (not below the possible win).",
    security: "player",
    method: "POST",
    path: "/coupon-api/v1/coupons/:id/auto-cash-out",
    params: couponId,
    query: z.object({ lng }),
    body: z.object({ target: typed.describe("Value at which the coupon is sold, decimal in major units") }),
    response: done,
    errors: refused,
  },
  cancelAutoCashOut: {
    summary: "Cancels the automatic sale of a coupon",
    description: "Takes the order back; nothing happens when there is none.",
    security: "player",
    method: "DELETE",
    path: "/coupon-api/v1/coupons/:id/auto-cash-out",
    params: couponId,
    query: z.object({ lng }),
    response: done,
    errors: { 401: errorBody },
  },
  insure: {
    summary: "Insures a coupon",
    description:
      "Insures a share of the stake in percent, 10 to 100 by tens, once a coupon. `premium` is the one seen: a higher one now is refused with ODDS_CHANGED (its `minAmount` is the premium now). Errors: INSURANCE_UNAVAILABLE, INVALID, INSUFFICIENT_FUNDS, LIMIT_REACHED, PERSON_EXCLUDED …",
    security: "player",
    headers: ["Idempotency-Key"],
    method: "POST",
    path: "/coupon-api/v1/coupons/:id/insure",
    params: couponId,
    query: z.object({ lng }),
    body: z.object({
      share: z.int().describe("Share of the stake to insure, percent: 10 to 100 by tens"),
      premium: typed.describe("Price that the player saw, decimal in major units"),
    }),
    response: done,
    errors: refused,
  },
  swap: {
    summary: "Replaces a bet of a coupon",
    description:
      "Replaces the bet on `betOutcomeId` by `outcomeId` of the same market before its game starts: the coupon is cashed out and what it is worth staked on a new coupon at today's prices, in one go. `value` and `coef`, when given, are the least new stake and the least price of the new outcome. Answers the new coupon. Errors: SWAP_UNAVAILABLE, CASH_OUT_CHANGED, ODDS_CHANGED …",
    security: "player",
    headers: ["Idempotency-Key"],
    method: "POST",
    path: "/coupon-api/v1/coupons/:id/swap",
    params: couponId,
    query: z.object({ lng }),
    body: z.object({
      betOutcomeId: z.string().max(128).describe("Outcome of the bet to replace"),
      outcomeId: z.string().max(128).describe("Outcome of the same market to put in its place"),
      value: typed.nullish().describe("Least new stake, decimal in major units; any without it"),
      coef: typed.nullish().describe("Least odds of the new outcome; any without it"),
    }),
    response: done,
    errors: refused,
  },
  correct: {
    summary: "Corrects the result of an outcome",
    description:
      "The operator corrects a result (WON, LOST, VOID, HALF_WON, HALF_LOST, DEAD_HEAT_<places>_OF_<tied>): every coupon settled with it is reversed and paid anew. The same correction again changes nothing. A player who has spent the money owes the rest. 409 OUTCOME_OPEN while the outcome can be bet on: its game is ahead or on and it is not decided. 404 OUTCOME_UNKNOWN for one that neither the book nor a bet knows. An outcome with a result takes no bets.",
    security: "serviceKey",
    codes: {
      "404": { OUTCOME_UNKNOWN: "There is no such outcome, and nobody has bet on it" },
      "409": { OUTCOME_OPEN: "The outcome is not decided yet" },
    },
    method: "POST",
    path: "/coupon-api/v1/outcomes/:id/result",
    params: z.object({
      id: z
        .string()
        .regex(/^[!-~]{1,128}$/)
        .describe("Id of the outcome"),
    }),
    body: z.object({
      result: z
        .string()
        .regex(/^(WON|LOST|VOID|HALF_WON|HALF_LOST|DEAD_HEAT_[1-9]\d{0,3}_OF_[1-9]\d{0,3})$/)
        .refine(isResult, "A dead heat has fewer places than runners")
        .describe("New result"),
      reason: z
        .string()
        .regex(/^[^\0]{1,200}$/)
        .describe("Why, for the log"),
    }),
    /** How many coupons were settled anew, and how many open ones took the new result. */
    response: z.object({
      resettled: z.int().describe("Number of coupons settled anew"),
      changed: z.int().describe("Number of those whose payout changed"),
    }),
    errors: { 401: errorBody, 404: errorBody, 409: errorBody },
  },
} as const;
