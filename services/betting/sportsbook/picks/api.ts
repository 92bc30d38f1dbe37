/**
 * REST contract of expresses that the service puts together: accumulators of the day, and proposals for a wish. Public.
 */
import { z } from "zod";
import { decimal, epoch, lng } from "../../../platform/http/api.ts";
import { section } from "../api/sections.ts";
import { foundOutcome } from "../combination/api.ts";

const expressCoef = z
  .string()
  .regex(/^\d{1,40}\.\d{3}$/)
  .describe("Price of an express, 3 places");

export const accumulator = z
  .object({
    id: z.string().describe("The same as long as it stands for the same day, or in play for the same few minutes"),
    section,
    coef: expressCoef.describe("Decimal odds, 3 places"),
    legs: z.array(foundOutcome).describe("Outcomes it is made of"),
    changesAt: epoch.describe("When others take their place"),
  })
  .describe("An accumulator of different games");

export const proposal = z
  .object({
    coef: expressCoef.describe("Decimal odds, 3 places"),
    legs: z.array(foundOutcome).describe("Outcomes it is made of"),
    deviation: decimal
      .nullable()
      .describe(
        'How far the price lies from the one wished for, as a share of it ("-0.0120" is 1.2 % below); null where a range was',
      ),
  })
  .describe("An accumulator that comes near a wish");
export const proposalRefusal = z
  .object({
    code: z
      .enum([
        "GOAL_MISSING",
        "STAKE_INVALID",
        "WIN_INVALID",
        "WIN_TOO_SMALL",
        "COEF_INVALID",
        "LEGS_INVALID",
        "HOURS_INVALID",
        "SPORT_UNKNOWN",
        "NO_GAMES",
        "NOTHING_CLOSE",
      ])
      .describe("What is wrong with the wish"),
    field: z.string().nullable().describe("Field of the wish that it is about; null for none"),
  })
  .describe("What is wrong with a wish");

export const wish = z
  .object({
    stake: z.string().max(32).nullish().describe("Stake, decimal in major units"),
    win: z.string().max(32).nullish().describe("Wanted winnings, decimal in major units"),
    coefFrom: z.string().max(32).nullish().describe("Least total odds"),
    coefTo: z.string().max(32).nullish().describe("Highest total odds"),
    section: section.nullish().describe("LINE or LIVE; both without it"),
    sportIds: z.array(z.string().max(32)).max(50).nullish().describe("Only these sports; all without it"),
    startsWithinHours: z.int().nullish().describe("Only games that start within so many hours"),
    legs: z.int().nullish().describe("Number of outcomes"),
    seed: z.int().nullish().describe("Another number gives other proposals for the same wish"),
  })
  .describe("Texts, not numbers, so that a wrong one becomes a refusal at its field and not a 400");

export const picksApi = {
  accumulators: {
    summary: "Accumulators of the day",
    description:
      "Expresses of distinct games, at today's prices. A leg that started, or is suspended, is replaced; one that can't be is left out with its express.",
    security: "none",
    method: "GET",
    path: "/sportsbook-api/v1/accumulators",
    query: z.object({ section, lng }),
    response: z.object({ accumulators: z.array(accumulator).describe("Accumulators of the day") }),
  },
  proposals: {
    summary: "Accumulators that come near a wish",
    description: "Up to ten different expresses that come near a wish, nearest first. Reads only.",
    security: "none",
    method: "POST",
    path: "/sportsbook-api/v1/bet-proposals",
    query: z.object({ lng }),
    body: wish,
    response: z.object({
      proposals: z.array(proposal).describe("Proposals, nearest first"),
      refusals: z.array(proposalRefusal).describe("What stops it; empty when nothing does"),
    }),
  },
} as const;
