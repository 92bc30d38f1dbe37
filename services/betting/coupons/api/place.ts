/** REST contract of placing, and of deciding VIP bets. */
import { z } from "zod";
import { errorBody, fieldError, legalBody, lng } from "../../../platform/http/api.ts";
import { id } from "../../../platform/http/ids.ts";
import { couponBody } from "./body.ts";
import { coupon, couponState } from "./coupon.ts";

export const placeCalls = {
  place: {
    summary: "Places a coupon",
    description:
      "The same key with another body: IDEMPOTENCY_MISMATCH. Errors are values, the status is 200. Multiple singles: one coupon a bet, each taken or refused by itself (`refused`); `errors` are then of what concerns all.",
    security: "player",
    headers: ["Idempotency-Key"],
    method: "POST",
    path: "/coupon-api/v1/coupons",
    query: z.object({ lng }),
    body: couponBody,
    response: z.object({
      coupons: z.array(coupon).describe("Coupons that were taken"),
      errors: z.array(fieldError).describe("What the caller can correct; empty when the call succeeded"),
      refused: z
        .array(
          z.object({
            bet: z.int().describe("Index of the bet in the request, from 0"),
            errors: z.array(fieldError).describe("Why it was refused"),
          }),
        )
        .describe("Of multiple singles: bets by their index that were not taken"),
    }),
    errors: { 401: errorBody, 451: legalBody },
  },
  vipDecision: {
    summary: "Decides a VIP bet",
    security: "serviceKey",
    codes: {
      "404": { COUPON_UNKNOWN: "There is no such VIP bet" },
      "409": { ALREADY_DECIDED: "The VIP bet waits for no decision" },
    },
    method: "POST",
    path: "/coupon-api/v1/coupons/:id/vip-decision",
    params: z.object({ id: id.describe("Id of the coupon") }),
    body: z.object({ accept: z.boolean().describe("True takes the bet, false rejects it") }),
    response: z.object({ state: couponState.describe("State of the coupon") }),
    errors: { 401: errorBody, 404: errorBody, 409: errorBody },
  },
} as const;
