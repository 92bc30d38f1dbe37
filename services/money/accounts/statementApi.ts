/** The call for a player's statement by month. */
import { z } from "zod";
import { decimal, errorBody } from "../../platform/http/api.ts";

export const statementMonth = z
  .object({
    month: z
      .string()
      .regex(/^\d{4}-\d\d$/)
      .describe("Month in UTC, YYYY-MM"),
    account_id: z.int().describe("Id of the account"),
    currency: z.string().describe("Currency of the account, ISO 4217"),
    deposits: decimal.describe("Deposits, less what was refunded or charged back"),
    withdrawals: decimal.describe("Withdrawals, less those that came back"),
    net_deposits: decimal.describe("Deposits less withdrawals"),
    stakes: decimal.describe("Stakes, less those that were returned"),
    winnings: decimal.describe("Payouts, less those that were corrected"),
    net_result: decimal.describe("Winnings less stakes; negative for a loss"),
    other: decimal.describe("Everything else: opening balance, conversions, repayments, adjustments"),
    balance: decimal.describe("Balance at the month's end; for the present month, now"),
  })
  .describe("A month of an account. Balance before it, net deposits, net result and other add up to its balance.");

export const statementApi = {
  statement: {
    summary: "The player's last months by account",
    description:
      "From the ledger, exact; months in UTC, newest first. Months in which nothing moved are left out. Ledger entries aren't dropped by age, so twelve months are always whole.",
    security: "player",
    method: "GET",
    path: "/account-api/v1/statement",
    query: z.object({
      months: z.coerce.number().int().min(1).max(12).default(12).describe("How many months, the present one with them"),
    }),
    response: z.object({ months: z.array(statementMonth).describe("Newest first, then by account") }),
    errors: { 401: errorBody },
  },
} as const;
