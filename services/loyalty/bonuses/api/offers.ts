/** REST contract of offers and of taking them. */
import { z } from "zod";
import { decimal, epoch, errorBody, fieldError } from "../../../platform/http/api.ts";
import { rowNumber } from "../../../platform/http/ids.ts";
import { terms } from "../offers/definition.ts";
import { bonusBody } from "./bonuses.ts";

export const offer = z
  .object({
    id: z.string().describe("Number of the offer"),
    key: z.string().describe("Stable name of the offer"),
    phase: z.enum(["COMING", "OPEN", "OVER"]).describe("Before its start, while it can be taken, after its end"),
    version: z.int().describe("Rises with each change of its terms"),
    audience: z.enum(["ALL", "NEW", "CODE", "PARTNER", "STAFF"]).describe("Whom it is for"),
    welcome: z.enum(["SPORT", "CASINO", "CODE"]).nullable().describe("Which welcome offer it is; null for none"),
    picture: z.string().describe("Name of its picture"),
    countries: z.array(z.string()).nullable().describe("Countries it is for, two letters; null for all"),
    repeat: z.enum(["ONCE", "DAY", "WEEK"]).describe("How often a player may take it"),
    is_combinable: z.boolean().describe("Whether it may run beside another bonus"),
    code: z.string().nullable().describe("Promo code that brings it; null if none is shown"),
    has_code: z.boolean().describe("Whether a promo code brings it"),
    partner: z
      .object({
        key: z.string().describe("Stable name of the partner"),
        name: z.string().describe("Name of the partner, as players read it"),
      })
      .nullable()
      .describe("The partner it comes from; null for the operator's own"),
    terms,
    starts_at: epoch.describe("When it begins, epoch seconds"),
    ends_at: epoch.nullable().describe("When it ends, epoch seconds; null for no end"),
    results: z
      .object({
        players: z.int().describe("Players who took it"),
        paid: z
          .array(
            z.object({
              currency: z.string().describe("ISO 4217"),
              amount: decimal.describe("What became cash, in major units"),
            }),
          )
          .describe("By currency"),
      })
      .nullable()
      .describe("What came of it; null before its end"),
  })
  .describe("An offer: what may become a bonus");

export const bonusAnswer = z.object({
  bonus: bonusBody.nullable().describe("The bonus as it is now; null if there are errors"),
  errors: z.array(fieldError).describe("Why nothing was done; empty when it was"),
});

export const offersApi = {
  offers: {
    summary: "Offers and promotions",
    description: "Also those that are over, with their results.",
    security: "none",
    method: "GET",
    path: "/bonus-api/v1/offers",
    response: z.object({ offers: z.array(offer).describe("In the order they are shown") }),
    errors: {},
  },
  standing: {
    summary: "Whether the player can take an offer",
    description: "Taking it checks again.",
    security: "player",
    codes: { "404": { OFFER_UNKNOWN: "There is no such offer" } },
    method: "GET",
    path: "/bonus-api/v1/offers/:id/standing",
    params: z.object({ id: rowNumber }),
    response: z.object({ hindrance: fieldError.nullable().describe("Why they can't; null if they can") }),
    errors: { 401: errorBody, 404: errorBody },
  },
  standings: {
    summary: "Which offers the player can take",
    description: "Of all offers that are shown and that players take. Taking one checks again.",
    security: "player",
    method: "GET",
    path: "/bonus-api/v1/standings",
    response: z.object({
      standings: z
        .array(
          z.object({
            offer_id: z.string().describe("Number of the offer"),
            hindrance: fieldError.nullable().describe("Why they can't; null if they can"),
          }),
        )
        .describe("In the order offers are shown"),
    }),
    errors: { 401: errorBody },
  },
  claim: {
    summary: "Takes an offer",
    description: "Of the same offer, as often as it may be taken, there is one bonus however often it is sent.",
    security: "player",
    method: "POST",
    path: "/bonus-api/v1/offers/:id/claim",
    params: z.object({ id: rowNumber }),
    body: z.object({
      currency: z
        .string()
        .regex(/^[A-Z]{3}$/)
        .optional()
        .describe("Currency of the bonus, ISO 4217; that of the main account without it"),
    }),
    response: bonusAnswer,
    errors: { 401: errorBody },
  },
  redeem: {
    summary: "Takes the offer of a promo code",
    security: "player",
    method: "POST",
    path: "/bonus-api/v1/promo-codes/redeem",
    body: z.object({ code: z.string().max(64).describe("The code as typed") }),
    response: bonusAnswer,
    errors: { 401: errorBody },
  },
} as const;
