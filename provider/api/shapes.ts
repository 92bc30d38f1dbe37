/** The bodies of the API, as its document describes them. */
import { z } from "zod";
import { destination } from "../payments/destinations.ts";
import { reasons, statuses } from "../payments/payment.ts";

const method = z.enum(["card", "bank", "wallet", "voucher", "crypto", "cash"]).describe("How the money moves");
const amount = z
  .string()
  .max(40)
  .describe("Exact decimal in major units, with at most the minor digits of its currency (JPY 0, KWD 3)");
const currency = z.string().length(3).describe("ISO 4217");
const country = z
  .string()
  .regex(/^[A-Za-z]{2}$/)
  .describe("Country of the payer or payee, ISO 3166-1 alpha-2");
const reference = z
  .string()
  .regex(/^[\w.:-]{1,100}$/)
  .describe("The merchant's own name of the payment");
const epoch = z.int().nonnegative();

/** Goes into a Location header as it is, so it holds nothing that a header can't. */
const returnUrl = z
  .url({ protocol: /^https?$/ })
  .regex(/^[\u0021-\u007e]{1,2000}$/)
  .describe("http(s) address, used unchanged");

export const depositOrder = z.strictObject({
  reference,
  method,
  amount,
  currency,
  country,
  language: z
    .string()
    .regex(/^[a-z]{2}$/)
    .describe("Language of the pages: en, ru, es or ar; English for others"),
  returnUrls: z
    .strictObject({ success: returnUrl, fail: returnUrl, pending: returnUrl, cancel: returnUrl })
    .describe("Where the player's browser goes at the end"),
  expiresAt: epoch.describe("Until when the player can pay, epoch seconds"),
  instrument: z.string().max(100).optional().describe("Token of a remembered card"),
  payer: z
    .strictObject({ id: z.string().min(1).max(100).describe("The merchant's own name of the player") })
    .optional()
    .describe("Who pays: saved instruments are theirs alone"),
});

export const payoutOrder = z.strictObject({ reference, method, amount, currency, country, destination });

export const refundOrder = z.strictObject({ amount });

export const payment = z
  .object({
    id: z.string().describe("The provider's name of the payment"),
    reference,
    kind: z.enum(["deposit", "payout"]).describe("Which way the money goes"),
    method,
    status: z.enum(statuses).describe("Where it stands"),
    amount,
    currency,
    fee: z.string().describe("What the provider keeps, decimal; 0 until the money has moved"),
    reason: z.enum(reasons).nullable().describe("Why it came to nothing"),
    redirectUrl: z.string().nullable().describe("The page of a deposit, where its player goes"),
    instrument: z
      .union([
        z.object({
          token: z.string().describe("Name of the card for later payments"),
          brand: z.string().describe("Such as Visa"),
          last4: z.string().describe("Last four digits"),
          expiry: z.string().describe("MM/YY"),
          remembered: z.boolean().describe("Whether deposits may name it: its holder agreed"),
        }),
        z.object({
          token: z.string().describe("Name of the account for later payouts"),
          iban: z.string().describe("Masked account"),
          remembered: z.boolean().describe("Always false"),
        }),
        z.object({
          token: z.string().describe("Name of the wallet for later payouts"),
          wallet: z.string().describe("Masked e-mail address or phone"),
          remembered: z.boolean().describe("Always false"),
        }),
      ])
      .nullable()
      .describe("What was paid with or out to"),
    instructions: z
      .union([
        z.object({
          network: z.string().describe("Network of the coin"),
          asset: z.string().describe("Coin, worth one unit of the currency"),
          address: z.string().describe("Where to send it"),
          amount: z.string().describe("How much of it, decimal"),
        }),
        z.object({ number: z.string().describe("Number to name at a cash desk, an EAN-13") }),
      ])
      .nullable()
      .describe("How to pay elsewhere: crypto and cash only"),
    receipt: z.string().nullable().describe("Code on the cash desk's receipt; null until it was paid there"),
    createdAt: epoch.describe("When it was ordered, epoch seconds"),
    settledAt: epoch.nullable().describe("When the money moved, epoch seconds"),
  })
  .describe("A payment");

export const errorBody = z
  .object({
    code: z.string().describe("Stable code of the error"),
    message: z.string().describe("Plain English sentence for logs"),
  })
  .describe("Body of every answer that is not 2xx");

export const paymentPath = z.object({ id: z.string().max(100).describe("The provider's name of the payment") });
export const paymentQuery = z.object({
  reference: reference.describe("The merchant's own name; of several payments by it, the newest is answered"),
});
export const statementPath = z.object({
  day: z.iso.date().describe("Day in UTC, YYYY-MM-DD"),
});
