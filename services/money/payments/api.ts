/** REST contract of payments. Amounts are exact decimals in major units, times epoch seconds, ids decimal texts. */
import { z } from "zod";
import { errorBody, fieldError, siteOrigin } from "../../platform/http/api.ts";
import { id, idList } from "../../platform/http/ids.ts";
import { direction, kind, payment, paymentMethod, state } from "./shapes.ts";
import { endsBonus } from "../accounts/public.ts";

const answer = z.object({
  payment: payment.nullable().describe("The payment; null when it was refused"),
  errors: z.array(fieldError).describe("What the caller can correct; empty when the call succeeded"),
});
const asked = {
  account_id: z.int().describe("Account that gains or gives the money"),
  method: z.string().max(40).describe("Code of the method"),
  amount: z.string().max(60).describe("Amount, decimal in major units"),
  instrument: z.string().max(200).optional().describe("Token of what was paid with before, to use it again"),
};
const params = z.object({ id });
const unknown = { "404": { PAYMENT_UNKNOWN: "The player has no such payment" } } as const;
const text = (name: string) => z.string().max(120).optional().describe(name);

export const paymentsApi = {
  paymentMethods: {
    summary: "Methods for an account, those the player used before first",
    security: "player",
    headers: ["X-Language"],
    codes: { "404": { ACCOUNT_UNKNOWN: "The player has no such account" } },
    method: "GET",
    path: "/payments-api/v1/methods",
    query: z.object({ direction, account_id: z.coerce.number().int().describe("Id of the account") }),
    response: z.object({
      currency: z.string().describe("Currency of the amounts, ISO 4217"),
      methods: z.array(paymentMethod).describe("In the order they are shown"),
    }),
    errors: { 401: errorBody, 404: errorBody },
  },
  unverifiedAmount: {
    summary: "What the player can still withdraw before verification is asked for",
    codes: { "404": { ACCOUNT_UNKNOWN: "The player has no such account" } },
    description: "The rest of the sum in the setting VERIFICATION_ABOVE, which holds for all withdrawals together.",
    security: "player",
    method: "GET",
    path: "/payments-api/v1/withdrawals/unverified",
    query: z.object({ account_id: z.coerce.number().int().describe("Id of the account") }),
    response: z.object({
      currency: z.string().describe("Currency of the account, ISO 4217"),
      amount: z.string().nullable().describe("Amount, rounded down; null when verification is not asked for"),
    }),
    errors: { 401: errorBody, 404: errorBody },
  },
  startDeposit: {
    summary: "Starts a deposit",
    description:
      "Checks the account, the method's bounds and the player's limits, then asks the provider. The answer is CREATED when the provider did not answer in time; it is asked again and the change is told by the event `payment`. Errors: REQUIRED, INVALID, ACCOUNT_UNKNOWN, ACCOUNT_FROZEN, METHOD_UNKNOWN, AMOUNT_TOO_SMALL, AMOUNT_TOO_LARGE, AMOUNT_TOO_PRECISE, METHOD_LIMIT, LIMIT_REACHED, PERSON_EXCLUDED, TOO_MANY_PAYMENTS, INSTRUMENT_UNKNOWN, IDEMPOTENCY_MISMATCH.",
    security: "player",
    headers: ["Idempotency-Key", "X-Language"],
    method: "POST",
    path: "/payments-api/v1/deposits",
    body: z.object({ ...asked, origin: siteOrigin.optional() }),
    response: answer,
    errors: { 401: errorBody },
  },
  requestWithdrawal: {
    summary: "Asks for a withdrawal",
    description:
      "Holds the money at once. Errors: those of a deposit without LIMIT_REACHED, and INSUFFICIENT_FUNDS, NO_INSTRUMENT, DEPOSIT_METHOD_FIRST, ACCOUNT_OWES while any account of the player owes money, BONUS_ENDS.",
    security: "player",
    headers: ["Idempotency-Key"],
    method: "POST",
    path: "/payments-api/v1/withdrawals",
    body: z.object({
      ...asked,
      destination: z
        .strictObject({
          iban: text("Bank account, ISO 13616"),
          holder: text("Name of the bank account's holder"),
          wallet: text("Number of the wallet"),
          address: text("Address in the network"),
          network: text("Code of the network"),
          memo: text("Memo or tag within the address, in networks that have them"),
          point: text("Code of the cash desk"),
        })
        .default({})
        .describe("Where it goes, by the method's `destination`"),
      ends_bonus: endsBonus,
    }),
    response: answer,
    errors: { 401: errorBody },
  },
  cancelWithdrawal: {
    summary: "Takes a withdrawal back before it is sent",
    description:
      "Gives the held money back; a second call answers the same. Errors: PAYMENT_UNKNOWN, NOT_CANCELLABLE once it is sent or decided.",
    security: "player",
    method: "POST",
    path: "/payments-api/v1/withdrawals/:id/cancel",
    params,
    response: answer,
    errors: { 401: errorBody },
  },
  payments: {
    summary: "The player's payments, newest first",
    security: "player",
    method: "GET",
    path: "/payments-api/v1/payments",
    query: z.object({
      ids: idList(100)
        .transform((list) => list.split(",").map(Number))
        .optional()
        .describe("Only payments with these numbers, a comma list of at most 100; all without it"),
      direction: direction.optional(),
      states: z
        .string()
        .max(300)
        .optional()
        .transform((list) => list?.split(","))
        .pipe(z.array(state).optional())
        .describe("Comma list of states; all without it"),
      account_id: z.coerce.number().int().optional().describe("Only payments of this account"),
      kind: kind.optional().describe("Only payments by methods of this kind"),
      from: z.coerce.number().int().min(0).optional().describe("Epoch seconds: none opened before"),
      to: z.coerce.number().int().min(0).optional().describe("Epoch seconds: none opened from then on"),
      first: z.coerce.number().int().min(1).max(100).default(20).describe("Size of the page"),
      after: z.coerce.number().int().positive().optional().describe("The `next` of the page before"),
    }),
    response: z.object({
      payments: z.array(payment).describe("Newest first"),
      next: z.int().nullable().describe("Id to send as `after` for the following page; null on the last one"),
      total: z.int().describe("Number of entries in the whole list"),
    }),
    errors: { 401: errorBody },
  },
  payment: {
    summary: "One payment of the player",
    security: "player",
    codes: unknown,
    method: "GET",
    path: "/payments-api/v1/payments/:id",
    params,
    response: payment,
    errors: { 401: errorBody, 404: errorBody },
  },
  waitingWithdrawals: {
    summary: "Withdrawals that wait for a decision, oldest first",
    description: "For the operator's back office.",
    security: "serviceKey",
    method: "GET",
    path: "/payments-api/v1/desk/withdrawals",
    response: z.object({
      withdrawals: z
        .array(
          z.object({
            player_id: z.int().describe("Player number"),
            payment,
            destination: z.record(z.string(), z.string()).nullable().describe("Where it goes, as the player typed it"),
          }),
        )
        .describe("At most 100"),
    }),
    errors: { 401: errorBody },
  },
  decideWithdrawal: {
    summary: "Approves or rejects a withdrawal",
    description:
      "For the operator's back office. Approving sends it; rejecting gives the money back and shows the player the reason, never the note.",
    security: "serviceKey",
    codes: {
      "404": { PAYMENT_UNKNOWN: "There is no such withdrawal" },
      "409": {
        PAYMENT_DECIDED: "The withdrawal was decided before, or taken back",
        ACCOUNT_FROZEN: "The player's money is frozen: nothing is sent until it is released",
        ACCOUNT_OWES: "An account of the player owes money: nothing is sent until the debt is paid",
      },
    },
    method: "POST",
    path: "/payments-api/v1/desk/withdrawals/:id",
    params,
    body: z.object({
      approved: z.boolean().describe("True sends it, false rejects it"),
      reason: z
        .string()
        .regex(/^[a-z_]{1,40}$/)
        .nullable()
        .default(null)
        .describe("Stable code of a rejection"),
      note: z.string().max(1000).nullable().default(null).describe("For the operator alone"),
    }),
    response: payment,
    errors: { 401: errorBody, 404: errorBody, 409: errorBody },
  },
  providerNotice: {
    summary: "Takes a notice of the payment provider",
    description:
      "Signed by the Standard Webhooks convention (`webhook-id`, `webhook-timestamp`, `webhook-signature` over the bytes as they came). Every signed notice is answered 200, also one that comes again or out of order, so that it is not sent again.",
    security: "none",
    codes: {
      "401": { UNSIGNED: "The signature is missing, wrong or too old" },
      "400": { UNREADABLE: "The signed body is no notice" },
    },
    method: "POST",
    path: "/payments-api/v1/provider/notices",
    body: z.string().describe("The notice, JSON"),
    response: z.object({ received: z.string().describe("What became of it, for the provider's log") }),
    errors: { 400: errorBody, 401: errorBody },
  },
} as const;
