/** What the REST contract of payments tells: payments, and methods as they are for an account. */
import { z } from "zod";
import { decimal, epoch } from "../../platform/http/api.ts";

export const direction = z.enum(["DEPOSIT", "WITHDRAWAL"]).describe("Money in, or money out");
export const state = z
  .enum([
    "CREATED",
    "ACTION_REQUIRED",
    "PROCESSING",
    "SUCCEEDED",
    "FAILED",
    "CANCELLED",
    "EXPIRED",
    "REFUNDED",
    "CHARGED_BACK",
    "HELD",
    "VERIFICATION_REQUIRED",
    "APPROVED",
    "SENT",
    "PAID",
    "REJECTED",
  ])
  .describe(
    "Deposits: CREATED, ACTION_REQUIRED (the player pays on the provider's page), PROCESSING, then SUCCEEDED, FAILED, CANCELLED or EXPIRED; later REFUNDED or CHARGED_BACK. Withdrawals: HELD, VERIFICATION_REQUIRED, APPROVED, SENT, then PAID, FAILED, REJECTED or CANCELLED",
  );

export const kind = z
  .enum(["card", "bank", "wallet", "voucher", "crypto", "cash"])
  .describe("What kind of method it is");

export const payment = z
  .object({
    id: z.string().describe("Number of the payment"),
    account_id: z.int().describe("Account that gains or gives the amount"),
    direction,
    state,
    method: z.string().describe("Code of the method"),
    amount: decimal.describe("What the account gains or gives"),
    fee: decimal.describe("What the method costs the player: on top of a deposit, kept from a withdrawal"),
    currency: z.string().describe("Currency of the amounts, ISO 4217"),
    reason: z.string().nullable().describe("Why it ended as it did, a stable code; null when there is nothing to say"),
    receipt: z.string().nullable().describe("Code on the cash desk's receipt; null for other methods, and until paid"),
    redirect_url: z.string().nullable().describe("Where the player pays now; null unless ACTION_REQUIRED"),
    instrument: z
      .object({
        brand: z.string().nullable().describe("Brand of a card, or what the wallet is called"),
        last4: z.string().nullable().describe("Last characters of its number"),
        account: z.string().nullable().describe("Masked bank account, e-mail address or phone; null for cards"),
      })
      .nullable()
      .describe("What it comes from or goes to; null while that is not known"),
    events: z
      .array(
        z.object({
          state,
          reason: z.string().nullable().describe("Stable code; null for none"),
          at: epoch.describe("When, epoch seconds"),
        }),
      )
      .describe("What happened to it, in order"),
    created_at: epoch.describe("When it was opened, epoch seconds"),
    changed_at: epoch.describe("When it changed last, epoch seconds"),
  })
  .describe("A deposit or a withdrawal");

export const paymentMethod = z
  .object({
    id: z.string().describe("Code of the method"),
    kind,
    name: z.string().describe("Name in the caller's language"),
    min_amount: decimal.describe("Least amount of one payment"),
    max_amount: decimal.describe("Largest amount of one payment"),
    max_per_day: decimal.nullable().describe("Most in 24 hours; null for no bound"),
    max_per_month: decimal.nullable().describe("Most in 30 days; null for no bound"),
    fee: z
      .object({
        percent: decimal.describe("Percent of the amount"),
        fixed: decimal.describe("Added to it"),
        min: decimal.nullable().describe("The least; null for none"),
        max: decimal.nullable().describe("The most; null for none"),
      })
      .describe("What the player pays for it; rounded half up to the minor unit"),
    presets: z.array(decimal).describe("Amounts to pick with one click, lowest first"),
    minutes_from: z.int().describe("Usual time until the money is there, from, minutes"),
    minutes_to: z.int().describe("Usual time until the money is there, to, minutes"),
    destination: z
      .enum(["instrument", "iban", "wallet", "address", "point", "none"])
      .describe("What a withdrawal has to name"),
    networks: z
      .array(z.string().describe("Code of a network"))
      .describe("Networks that a withdrawal to an address goes by"),
    banks: z.array(z.string().describe("Name of a bank")).describe("Banks that it reaches"),
    instruments: z
      .array(
        z.object({
          token: z.string().describe("Name of the card or account at the provider, for `instrument`"),
          brand: z.string().nullable().describe("Brand of the card"),
          last4: z.string().nullable().describe("Last characters of its number"),
          expiry: z.string().nullable().describe("Month and year it ends, MM/YY"),
          account: z.string().nullable().describe("Masked bank account, e-mail address or phone; null for cards"),
        }),
      )
      .describe("What the player paid with before, last used first"),
    blocked: z
      .enum(["NO_INSTRUMENT", "DEPOSIT_METHOD_FIRST"])
      .nullable()
      .describe(
        "Why it can't be used now: nothing was paid with it yet, or money that came by another method goes back by that first; null when it can",
      ),
  })
  .describe("A way to pay in or out, as it is for one account");
