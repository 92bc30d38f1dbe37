/** The call for what a player paid at cash desks. */
import { z } from "zod";
import { decimal, epoch, errorBody } from "../../../platform/http/api.ts";

export const teamCashPayment = z
  .object({
    id: z.string().describe("Number of the payment"),
    status_id: z
      .int()
      .min(1)
      .max(4)
      .describe("1 waits for the player at the desk, 2 paid, 3 came to nothing, 4 was paid back"),
    status_title: z.string().describe("The status in words, in the caller's language"),
    message: z.string().describe("What the desk says of it, in English as staff read it"),
    translate_message: z.string().describe("The same in the caller's language"),
    skks_hash: z.string().nullable().describe("Code on the desk's receipt; null until it was paid there"),
    timestamp: epoch.describe("When it was opened, epoch seconds"),
    date_payment: epoch.nullable().describe("When it was paid, epoch seconds; null until then"),
    summ: decimal.describe("Amount, decimal in major units"),
    currency: z.string().describe("Its currency, ISO 4217"),
    money_deposit_id: z.string().nullable().describe("Number of the deposit it became; null until it was paid"),
  })
  .describe("A payment at a cash desk");

export const teamCashApi = {
  teamCashPayments: {
    summary: "What the player paid in at cash desks, newest first",
    security: "player",
    headers: ["X-Language"],
    method: "GET",
    path: "/payments-api/v1/team-cash/payments",
    query: z.object({
      first: z.coerce.number().int().min(1).max(100).default(20).describe("Size of the page"),
      after: z.coerce.number().int().positive().optional().describe("The `next` of the page before"),
    }),
    response: z.object({
      entities: z.array(teamCashPayment).max(100).describe("Newest first"),
      next: z.int().nullable().describe("Id to send as `after` for the following page; null on the last one"),
      total_count: z.int().describe("Number of entries in the whole list"),
    }),
    errors: { 401: errorBody },
  },
} as const;
