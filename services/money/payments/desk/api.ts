/** Calls of the operator's back office that settle what doesn't fit, and compare days with the provider. */
import { z } from "zod";
import { decimal, epoch, errorBody } from "../../../platform/http/api.ts";
import { id } from "../../../platform/http/ids.ts";
import { payment } from "../shapes.ts";

const staff = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .describe("Who of the operator's staff it is, as their back office knows them");
const currency = z.string().describe("Currency, ISO 4217");
const status = z.string().describe("Status in the provider's words");

const mismatch = z
  .object({
    id: z.string().describe("Number of the mismatch"),
    kind: z
      .enum(["AMOUNT", "CURRENCY", "METHOD", "LIMIT", "EXCLUSION"])
      .describe(
        "What differs first: method or direction, currency, or amount. LIMIT: a deposit came in when a deposit limit no longer allowed it; EXCLUSION: while the player was excluded, and it is returned",
      ),
    player_id: z.int().describe("Player number"),
    payment: payment.describe("The payment as it stands here"),
    told: z
      .object({
        id: z.string().describe("The provider's number of the payment"),
        status,
        kind: z.enum(["deposit", "payout"]).describe("Direction in the provider's words"),
        method: z.string().describe("Code of the method"),
        amount: decimal.describe("Amount that moved, decimal in major units"),
        currency,
        fee: decimal.describe("What the provider keeps"),
        receipt: z.string().nullable().describe("Code on the cash desk's receipt; null where none was told"),
      })
      .describe("What the provider says"),
    told_at: epoch.describe("When it said so first, epoch seconds"),
    can_book: z.boolean().describe("Whether it can be booked as told"),
    state: z
      .enum(["OPEN", "BOOKED", "REFUSED", "CORRECTED"])
      .describe("CORRECTED: the provider has said something since that fits"),
    actor: z.string().nullable().describe("Who settled it; null for nobody"),
    note: z.string().nullable().describe("Their note"),
  })
  .describe("Money that moved otherwise than was asked for");

const difference = z
  .object({
    kind: z
      .enum(["missing_here", "missing_there", "amount", "state", "currency"])
      .describe(
        "missing_here: the statement's payment is unknown here; missing_there: the statement has no line of a movement booked here; state: both know the payment and disagree on what became of it; amount and currency: they disagree on what moved",
      ),
    payment_id: z.string().nullable().describe("Number of the payment here; null where there is none"),
    reference: z.string().describe("What the statement calls it"),
    here: z.string().nullable().describe("What the books say: a state, an amount or a currency; null for nothing"),
    there: z.string().nullable().describe("What the statement says; null for nothing"),
  })
  .describe("One thing that the statement and the books disagree on");

const total = z
  .object({
    currency,
    method: z.string().describe("Code of the method"),
    movement: z.enum(["SUCCEEDED", "PAID", "REFUNDED", "CHARGED_BACK"]).describe("Which movement of money"),
    count_here: z.int().describe("How many the books have"),
    count_there: z.int().describe("How many the statement has"),
    amount_here: decimal.describe("Sum in the books"),
    amount_there: decimal.describe("Sum in the statement"),
  })
  .describe("The day's movements of one kind");

const clearing = z
  .object({
    currency,
    here: decimal.describe(
      "What the provider owes the house more since the day began, by the clearing account; negative for less",
    ),
    there: decimal.describe("The same by the statement: deposits, less what was taken back, payouts and fees"),
  })
  .describe("How the house stands with the provider");

export const deskApi = {
  mismatches: {
    summary: "Money that moved otherwise than was asked for, oldest first",
    description: "For the operator's back office.",
    security: "serviceKey",
    method: "GET",
    path: "/payments-api/v1/desk/mismatches",
    query: z.object({
      state: z
        .enum(["OPEN", "BOOKED", "REFUSED", "CORRECTED"])
        .default("OPEN")
        .describe("Only those in this state; the open ones without it"),
    }),
    response: z.object({ mismatches: z.array(mismatch).describe("At most 100") }),
    errors: { 401: errorBody },
  },
  settleMismatch: {
    summary: "Books a mismatch as the provider told it, or refuses it",
    description:
      "For the operator's back office. Booking a deposit credits what came, in an account of its currency; booking a payout takes what was paid, gives the rest back, and leaves what is too much to the house. A deposit at a cash desk has its receipt's code from then on, or one of the house's where the provider told none. Refusing ends an open deposit as failed and moves nothing: what the provider has is to be sent back there. A deposit that came in over a limit is held: booking credits it, unless the player is excluded by then, and refusing has the provider return it.",
    security: "serviceKey",
    codes: {
      "404": { MISMATCH_UNKNOWN: "There is no such mismatch" },
      "409": {
        MISMATCH_SETTLED: "The mismatch was settled before",
        NOT_BOOKABLE: "What the provider told can't be booked on this payment",
      },
    },
    method: "POST",
    path: "/payments-api/v1/desk/mismatches/:id",
    params: z.object({ id }),
    body: z.object({
      book: z.boolean().describe("True books it as told, false refuses it"),
      actor: staff,
      note: z.string().max(1000).nullable().default(null).describe("For the operator alone"),
    }),
    response: mismatch,
    errors: { 401: errorBody, 404: errorBody, 409: errorBody },
  },
  reconciliation: {
    summary: "A day of the provider's statement beside the books",
    description:
      "For the operator's back office. The day is one of UTC, by the time that money moved at the provider. A movement near midnight that the provider counts to the neighbouring day is no difference.",
    security: "serviceKey",
    codes: {
      "409": {
        NO_PROVIDER: "No payment provider is set",
        PROVIDER_UNAVAILABLE: "The provider gives no statement now",
      },
    },
    method: "GET",
    path: "/payments-api/v1/desk/reconciliation",
    query: z.object({ day: z.iso.date().describe("Day in UTC, YYYY-MM-DD") }),
    response: z.object({
      day: z.string().describe("The day"),
      is_reconciled: z.boolean().describe("True when there are no differences"),
      differences: z.array(difference).describe("Everything that they disagree on"),
      totals: z.array(total).describe("Sums by currency, method and kind of movement"),
      clearing: z.array(clearing).describe("The clearing account's movement of the day beside the statement's sum"),
    }),
    errors: { 401: errorBody, 409: errorBody },
  },
} as const;
