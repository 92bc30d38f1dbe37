/** REST contract of promo codes. */
import { z } from "zod";
import { decimal, epoch, errorBody } from "../../../platform/http/api.ts";
import { couponCoef } from "./coupon.ts";

export const promoKind = z
  .enum(["FREE_BET", "WIN_BOOST"])
  .describe("FREE_BET: the code pays the stake; WIN_BOOST: it raises the winnings");
export const promoCode = z
  .object({
    code: z.string().describe("The code"),
    kind: promoKind.describe("What the code does"),
    currency: z.string().describe("ISO 4217"),
    amount: decimal.nullable().describe("Value of a free bet, decimal in major units; null for others"),
    percent: decimal.nullable().describe("Boost of the winnings, percent; null for others"),
    maxBonus: decimal.nullable().describe("Largest boost, decimal in major units; null for none"),
    minCoef: couponCoef.nullable().describe("Least total odds; null for none"),
    minBets: z.int().nullable().describe("Fewest bets; null for none"),
    kinds: z.array(z.int()).nullable().describe("Numbers of the coupon kinds it fits; null for all"),
    validUntil: epoch.describe("When it expires, epoch seconds"),
  })
  .describe(
    "A promo code a player can use. FREE_BET: the house stakes `amount`; WIN_BOOST: `percent` more of the net win, at most `maxBonus`.",
  );

export const promoCalls = {
  promoCodes: {
    summary: "Promo codes the player can still use",
    description: "Codes the player can still use, those that end first at the beginning.",
    security: "player",
    method: "GET",
    path: "/coupon-api/v1/promo-codes",
    response: z.object({ promoCodes: z.array(promoCode).describe("Codes that can still be used") }),
    errors: { 401: errorBody },
  },
} as const;
