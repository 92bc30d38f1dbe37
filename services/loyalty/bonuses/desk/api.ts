/** Calls of the operator's back office about bonuses. */
import { z } from "zod";
import { decimal, epoch, errorBody } from "../../../platform/http/api.ts";
import { id, rowNumber } from "../../../platform/http/ids.ts";
import { bonusBody } from "../api/bonuses.ts";
import { offer } from "../api/offers.ts";
import { definition } from "../offers/definition.ts";
import { programme } from "../programme/programme.ts";

const key = z
  .string()
  .regex(/^[a-z0-9-]{3,64}$/)
  .describe("Stable name: small letters, digits and hyphens");
const starts = epoch.describe("When it begins, epoch seconds");
const ends = epoch.nullable().describe("When it ends, epoch seconds; null for no end");
const worth = z
  .object({
    of: z.enum(["COUPONS", "ROUNDS"]).describe("Stakes of what"),
    gives: z.string().describe("Most that comes back, in percent of a stake; free bets count with their face"),
    keeps: z
      .string()
      .describe(
        "Least that the house keeps of a stake that counts, in percent, by the built-in margins and the catalogue",
      ),
  })
  .describe("What players get for staking");
const setProgramme = z.object({
  programme,
  version: z.int().describe("Rises with each change; 0 before the first"),
  worth: z.array(worth).describe("By kind of stakes"),
});

const offerUnknown = { OFFER_UNKNOWN: "There is no such offer" } as const;

export const bonusDeskApi = {
  createOffer: {
    summary: "Creates an offer",
    description: "For the operator's back office.",
    security: "serviceKey",
    codes: { "409": { OFFER_EXISTS: "The key or the promo code is another offer's" } },
    method: "POST",
    path: "/bonus-api/v1/desk/offers",
    body: z.object({ key, definition, starts_at: starts, ends_at: ends }),
    response: offer,
    errors: { 401: errorBody, 409: errorBody },
  },
  changeOffer: {
    summary: "Changes an offer, or stops it",
    description:
      "For the operator's back office. Those who take it from now on get the new terms; bonuses that run keep theirs.",
    security: "serviceKey",
    codes: { "404": offerUnknown },
    method: "POST",
    path: "/bonus-api/v1/desk/offers/:id",
    params: z.object({ id: rowNumber }),
    body: z.object({
      definition: definition.optional().describe("The whole new definition"),
      starts_at: starts.optional().describe("When it begins, epoch seconds"),
      ends_at: ends.optional().describe("When it ends, epoch seconds; null for no end"),
      stop: z.literal(true).optional().describe("Nobody takes it any more"),
    }),
    response: offer,
    errors: { 401: errorBody, 404: errorBody },
  },
  programme: {
    summary: "The loyalty programme, and what it is worth to players",
    description: "For the operator's back office. Without one no points, rewards or cashback are given.",
    security: "serviceKey",
    method: "GET",
    path: "/bonus-api/v1/desk/programme",
    response: setProgramme,
    errors: { 401: errorBody },
  },
  setProgramme: {
    summary: "Sets the loyalty programme",
    description:
      "For the operator's back office. Refused where staking alone would pay: what comes back of a stake must be less than the house keeps of it.",
    security: "serviceKey",
    codes: { "409": { TOO_GENEROUS: "Players would gain by staking" } },
    method: "PUT",
    path: "/bonus-api/v1/desk/programme",
    body: z.object({ programme }),
    response: setProgramme,
    errors: { 401: errorBody, 409: errorBody },
  },
  grant: {
    summary: "Gives a player the bonus of an offer",
    description:
      "For the operator's back office; also beside another bonus. The same key with the same body gives nothing twice and answers the same bonus. Excluded players get none.",
    security: "serviceKey",
    headers: ["Idempotency-Key"],
    codes: {
      "400": { REQUIRED: "The idempotency key is missing", INVALID: "The idempotency key can't be used" },
      "404": offerUnknown,
      "409": {
        OFFER_CLOSED: "The offer has no bonus to be given",
        OFFER_NOT_FOR_YOU: "The offer has no terms in the currency, or its bonus has no other amount",
        LIMIT_REACHED: "The player has excluded themselves",
        BETTING_CLOSED: "The player is unknown, banned or frozen",
        IDEMPOTENCY_MISMATCH: "The key was used for another player or another gift",
      },
    },
    method: "POST",
    path: "/bonus-api/v1/desk/grants",
    body: z.object({
      player_id: rowNumber,
      offer_id: rowNumber,
      currency: z
        .string()
        .regex(/^[A-Z]{3}$/)
        .describe("Currency of the bonus, ISO 4217"),
      amount: decimal
        .optional()
        .describe(
          "Another amount than the offer's, in major units; a deposit is not waited for. Free rounds have none",
        ),
    }),
    response: bonusBody,
    errors: { 400: errorBody, 401: errorBody, 404: errorBody, 409: errorBody },
  },
  revoke: {
    summary: "Takes a bonus away",
    description: "For the operator's back office. Takes bonus money only; one that has ended stays as it is.",
    security: "serviceKey",
    codes: { "404": { BONUS_UNKNOWN: "There is no such bonus" } },
    method: "POST",
    path: "/bonus-api/v1/desk/bonuses/:id/revoke",
    params: z.object({ id }),
    body: z.object({
      reason: z
        .string()
        .regex(/^[A-Z_]{1,40}$/)
        .describe("Stable code of the reason, such as ABUSE"),
    }),
    response: bonusBody,
    errors: { 401: errorBody, 404: errorBody },
  },
  listBonuses: {
    summary: "Bonuses of a player, newest first",
    description: "For the operator's back office.",
    security: "serviceKey",
    method: "GET",
    path: "/bonus-api/v1/desk/bonuses",
    query: z.object({
      player_id: rowNumber,
      first: z.coerce.number().int().min(1).max(100).default(50).describe("How many, at most 100"),
      before: id.optional().describe("Only those older than this bonus"),
    }),
    response: z.object({
      bonuses: z.array(bonusBody).describe("Newest first"),
      total: z.int().describe("How many there are in all"),
      has_more: z.boolean().describe("Whether older ones follow"),
    }),
    errors: { 401: errorBody },
  },
} as const;
