/** Calls of the operator's back office that correct balances. */
import { z } from "zod";
import { decimal, epoch, errorBody } from "../../../platform/http/api.ts";
import { id } from "../../../platform/http/ids.ts";

export const staff = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .describe("Who of the operator's staff it is, as their back office knows them");
const state = z.enum(["PROPOSED", "CONFIRMED", "REFUSED", "EXPIRED"]);

export const adjustment = z
  .object({
    id: z.string().describe("Number of the adjustment"),
    player_id: z.int().describe("Player number"),
    account_id: z.int().describe("Id of the account"),
    amount: decimal.describe("What the account gains; negative for what is taken"),
    currency: z.string().describe("Currency of the account, ISO 4217"),
    reason: z.string().describe("Stable code of the reason"),
    note: z.string().describe("Why, in words; for the operator alone"),
    state: state.describe("Only CONFIRMED has moved money"),
    proposed_by: z.string().describe("Who proposed it"),
    decided_by: z.string().nullable().describe("Who confirmed or refused it; null for nobody"),
    created_at: epoch.describe("When it was proposed, epoch seconds"),
    expires_at: epoch.describe("Until when it can be decided, epoch seconds"),
    decided_at: epoch.nullable().describe("When it was decided or expired; null while it waits"),
  })
  .describe("A correction of a balance by the operator's staff");

const noFunds = "The account has less than is to be taken";

export const adjustmentsApi = {
  adjustments: {
    summary: "Corrections of balances, newest first",
    description: "For the operator's back office.",
    security: "serviceKey",
    method: "GET",
    path: "/account-api/v1/desk/adjustments",
    query: z.object({
      state: state.optional().describe("Only those in this state; all without it"),
      account_id: z.coerce.number().int().positive().optional().describe("Only those of this account"),
    }),
    response: z.object({ adjustments: z.array(adjustment).describe("At most 100") }),
    errors: { 401: errorBody },
  },
  adjust: {
    summary: "Proposes a correction of a balance",
    description:
      "For the operator's back office. Where one person is enough (ADJUSTMENTS_NEED_TWO, ADJUSTMENTS_TWO_ABOVE) it is confirmed at once; else another person has 24 hours to confirm it. The same key with the same content answers the same adjustment.",
    security: "serviceKey",
    headers: ["Idempotency-Key"],
    codes: {
      "400": {
        REQUIRED: "The idempotency key is missing",
        INVALID: "The idempotency key can't be used",
        BAD_AMOUNT: "The amount is zero, or finer than the currency's minor unit",
      },
      "404": { ACCOUNT_UNKNOWN: "There is no such account of a player" },
      "409": { IDEMPOTENCY_MISMATCH: "The key was used for something else", INSUFFICIENT_FUNDS: noFunds },
    },
    method: "POST",
    path: "/account-api/v1/desk/adjustments",
    body: z.object({
      account_id: z.int().positive().describe("Id of the account; a closed one is opened again by what it gains"),
      amount: decimal.describe("What the account gains; negative for what is to be taken"),
      reason: z
        .string()
        .regex(/^[a-z_]{1,40}$/)
        .describe("Stable code of the reason, such as goodwill"),
      note: z.string().trim().min(1).max(1000).describe("Why, in words; for the operator alone"),
      actor: staff,
    }),
    response: adjustment,
    errors: { 400: errorBody, 401: errorBody, 404: errorBody, 409: errorBody },
  },
  decideAdjustment: {
    summary: "Confirms or refuses a correction",
    description:
      "For the operator's back office. Who proposed it may refuse it, and may not confirm it. A confirmation that the account has too little for leaves the proposal open.",
    security: "serviceKey",
    codes: {
      "404": { ADJUSTMENT_UNKNOWN: "There is no such adjustment" },
      "409": {
        ADJUSTMENT_DECIDED: "It was decided before, or its time is over",
        SAME_ACTOR: "Another person has to confirm it",
        INSUFFICIENT_FUNDS: noFunds,
      },
    },
    method: "POST",
    path: "/account-api/v1/desk/adjustments/:id",
    params: z.object({ id }),
    body: z.object({ confirm: z.boolean().describe("True books it, false refuses it"), actor: staff }),
    response: adjustment,
    errors: { 401: errorBody, 404: errorBody, 409: errorBody },
  },
} as const;
