/** Calls that convert money between a player's own accounts. */
import { z } from "zod";
import { decimal, epoch, errorBody, fieldError } from "../../../platform/http/api.ts";
import { endsBonus } from "../cashTiesApi.ts";

const terms = {
  from_account_id: z.int().describe("Account that gives"),
  to_account_id: z.int().describe("Account that gains"),
  amount: decimal.describe("What the first gives, decimal in major units"),
  currency: z.string().describe("Its currency, ISO 4217"),
  gained: decimal.describe("What the second gains; cut to the minor unit of its currency"),
  gained_currency: z.string().describe("Its currency, ISO 4217"),
  rate: decimal.describe("Units of the second currency for one of the first; at most twelve digits"),
};
const errors = z.array(fieldError).describe("What the caller can correct; empty when the call succeeded");

export const exchangeApi = {
  quoteConversion: {
    summary: "A rate between two accounts, and what an amount gives at it",
    description:
      "The rate holds for a minute. Errors: ACCOUNT_UNKNOWN, ACCOUNT_FROZEN, ACCOUNT_OWES, REQUIRED, INVALID, AMOUNT_TOO_SMALL, AMOUNT_TOO_LARGE, AMOUNT_TOO_PRECISE, RATE_UNAVAILABLE.",
    security: "player",
    method: "GET",
    path: "/account-api/v1/exchange/quote",
    query: z.object({
      from_account_id: z.coerce.number().int().positive().max(2_147_483_647).describe("Account that gives"),
      to_account_id: z.coerce.number().int().positive().max(2_147_483_647).describe("Account that gains"),
      amount: z.string().max(60).describe("Amount to give, decimal in major units"),
    }),
    response: z.object({
      quote: z
        .object({
          ...terms,
          rates_date: z.iso.date().describe("Day of the rates behind it, YYYY-MM-DD"),
          rates_source: z.string().nullable().describe("Who publishes them; null for a demonstration's own table"),
          margin: decimal.describe("Percent of the rate that the house keeps; taken off the rate already"),
          token: z.string().describe("What is sent to convert at this rate"),
          expires_at: epoch.describe("Until when the rate holds, epoch seconds"),
        })
        .nullable()
        .describe("The quote; null when there are errors"),
      errors,
    }),
    errors: { 401: errorBody },
  },
  convertMoney: {
    summary: "Converts money by a quote",
    description:
      "Books exactly what the quote showed, once per idempotency key. Errors: REQUIRED, INVALID, RATE_CHANGED when the quote is over, INSUFFICIENT_FUNDS, ACCOUNT_UNKNOWN, ACCOUNT_FROZEN, ACCOUNT_OWES, BONUS_ENDS, IDEMPOTENCY_MISMATCH.",
    security: "player",
    headers: ["Idempotency-Key"],
    method: "POST",
    path: "/account-api/v1/exchange",
    body: z.object({
      quote: z.string().max(1000).describe("The quote's `token`"),
      ends_bonus: endsBonus,
    }),
    response: z.object({
      conversion: z.object(terms).nullable().describe("What was converted; null when there are errors"),
      errors,
    }),
    errors: { 401: errorBody },
  },
} as const;
