/** REST contract of the quote: what a coupon would be worth. */
import { z } from "zod";
import { decimal, errorBody, fieldError, lng } from "../../../platform/http/api.ts";
import { couponBody } from "./body.ts";
import { couponCoef } from "./coupon.ts";
import { promoKind } from "./promo.ts";

export const systemValue = z
  .object({
    value: z.int().describe('k of the system "k of n"'),
    offset: z.int().describe("How many bets, bankers not counted, may lose: n − k"),
    combo: z.int().describe("Number of combinations"),
    minBetAmount: decimal
      .nullable()
      .describe("Least stake of one combination, decimal in major units; null when unknown"),
  })
  .describe("What the quote says of each k of a system: how many combinations, how many bets may lose, least stake");
export const quote = z
  .object({
    currency: z.string().describe("ISO 4217"),
    coef: couponCoef.nullable().describe("Total odds; null when there are none"),
    possibleWin: decimal.nullable().describe("Possible winnings, decimal in major units; null when unknown"),
    minAmount: decimal.nullable().describe("Least stake, decimal in major units; null when unknown"),
    maxAmount: decimal.nullable().describe("Largest stake, decimal in major units; null when unknown"),
    maxPayout: decimal.nullable().describe("Most that a coupon pays, decimal in major units; null when unknown"),
    minPossibleWin: decimal
      .nullable()
      .describe(
        "Least return above nothing, of a system, cover or chain whose fewest bets win; null where it is all or nothing",
      ),
    units: z.int().nullable().describe("Single bets the stake is split into; null for kinds that don't split it"),
    systemValues: z.array(systemValue).describe("Choices of a system"),
    antiExpressCoef: couponCoef.nullable().describe("Odds as an anti-express; null when not possible"),
    bonus: z
      .object({
        coef: decimal.describe("Odds of the bonus bet"),
        percent: decimal.describe("The bonus as a percentage"),
      })
      .nullable()
      .describe("The bonus bet as it would be; null where the coupon has no right to it, or the player deleted it"),
    hyperBonus: z
      .object({
        percent: decimal.nullable().describe("Bonus now, percent of the net win; null when too few bets count"),
        minCoef: decimal.describe("Least odds of a bet that counts"),
        minAmount: decimal.describe("Least stake, decimal in major units"),
        maxAmount: decimal.describe("Largest stake, decimal in major units"),
        nextBets: z.int().nullable().describe("How many more bets reach the next step; null on the last one"),
        nextPercent: decimal.nullable().describe("Bonus of the next step, percent; null on the last one"),
        isApplied: z
          .boolean()
          .describe("Whether it counts: the bonus bet comes first, and the stake must lie within its limits"),
      })
      .nullable()
      .describe(
        "`percent` is null while the express is too short; `nextBets` more bets of at least the least price give `nextPercent`. Null where the site has none, or the kind.",
      ),
    blocks: z
      .array(
        z.object({
          id: z.string().describe("Id of the block"),
          coef: couponCoef.nullable().describe("Odds of the block"),
          maxAmount: decimal.nullable().describe("Largest stake, decimal in major units; null when unknown"),
          possibleWin: decimal.nullable().describe("Possible winnings, decimal in major units; null when unknown"),
        }),
      )
      .describe("Blocks of a conditional coupon"),
    availablePrepaidAmount: decimal.nullable().describe("Largest advance; null for guests and where none is given"),
    isVipAvailable: z.boolean().describe("True when it can be sent as a VIP bet"),
    promo: z
      .object({
        code: z.string().describe("The code"),
        kind: promoKind.describe("What the code does"),
        amount: decimal
          .nullable()
          .describe("What it adds, decimal in major units; null when it does not add an amount"),
        percent: decimal.nullable().describe("What it adds, percent; null when it does not add a share"),
      })
      .nullable()
      .describe("The code sent, when it fits"),
    bets: z
      .array(
        z.object({
          outcomeId: z.string().describe("Id of the outcome"),
          coef: decimal.nullable().describe("Odds now; null for an unknown outcome"),
          isBlocked: z.boolean().describe("True while no bets are taken on it"),
          gameVersion: z.int().nullable().describe("Version of the game now; null for an unknown outcome"),
          isDependent: z.boolean().describe("True where it can't stand beside another bet of this coupon"),
          isBanned: z.boolean().describe("True where its section is closed to the player"),
          canBeBanker: z.boolean().describe("True where it can be a banker of this system, or is one"),
          minAmount: decimal.nullable().describe("Bounds of the bet's own stake, of multiple singles; else null"),
          maxAmount: decimal.nullable().describe("Largest stake, decimal in major units; null when unknown"),
          possibleWin: decimal.nullable().describe("Possible winnings, decimal in major units; null when unknown"),
        }),
      )
      .describe("Bets, in the order sent"),
    errors: z.array(fieldError).describe("What the caller can correct; empty when the call succeeded"),
  })
  .describe("What a coupon would be worth");

export const quoteCalls = {
  quote: {
    summary: "What a coupon would be worth, and what stops it",
    description:
      'Guests may ask (accountId "0"). Errors are values, the status is 200; 401 only for a Bearer token that is no longer good.',
    security: "playerOrGuest",
    method: "POST",
    path: "/coupon-api/v1/quote",
    query: z.object({ lng }),
    body: couponBody,
    response: quote,
    errors: { 401: errorBody },
  },
} as const;
