/** REST contract of coupons that are shared by a code. */
import { z } from "zod";
import { errorBody, fieldError, lng } from "../../../platform/http/api.ts";
import { couponBody } from "./body.ts";

export const shareCalls = {
  share: {
    summary: "Saves a coupon under a code",
    description:
      "Saves a coupon under a code of 8 symbols, the same for the same coupon: its kind, its bets and what each is in it; no amounts, no prices. 60 new ones an hour for a player (`Authorization`) or a guest's network (`X-Client-Address`). Errors: those of the coupon, TOO_MANY_SHARED.",
    security: "playerOrGuest",
    headers: ["X-Client-Address"],
    method: "POST",
    path: "/coupon-api/v1/shared",
    query: z.object({ lng }),
    body: couponBody.pick({ typeId: true, bets: true, systemValue: true, cover: true }),
    response: z.object({
      code: z.string().nullable().describe("Code of 8 symbols; null when refused"),
      errors: z.array(fieldError).describe("What the caller can correct; empty when the call succeeded"),
    }),
  },
  shared: {
    summary: "A coupon saved under a code",
    security: "none",
    codes: { "404": { CODE_UNKNOWN: "Nothing was saved under this code" } },
    method: "GET",
    path: "/coupon-api/v1/shared/:code",
    params: z.object({ code: z.string().max(32).describe("The code, without regard to case") }),
    response: z.object({
      code: z.string().describe("The code"),
      typeId: z.int().describe("Number of the coupon's kind"),
      systemValue: z.int().nullable().describe('k of a system "k of n"; null for other kinds'),
      cover: z.string().nullable().describe("Name of the full cover; null for other kinds"),
      bets: z
        .array(
          z.object({
            outcomeId: z.string().describe("Id of the outcome"),
            isBanker: z.boolean().describe("True for a bet that stands in every combination of a system"),
            blockId: z.string().nullable().describe("Block of a conditional coupon; null for none"),
          }),
        )
        .describe("Bets of the coupon"),
    }),
    errors: { 404: errorBody },
  },
} as const;
