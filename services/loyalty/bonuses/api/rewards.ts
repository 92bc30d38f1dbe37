/** REST contract of points, the rewards shop and cashback. */
import { z } from "zod";
import { decimal, epoch, errorBody } from "../../../platform/http/api.ts";
import { pointsReasons } from "../tables.ts";
import { bonusAnswer } from "./offers.ts";

const currency = z.string().describe("ISO 4217");

const level = z
  .object({
    level: z.int().describe("From 1, the lowest"),
    from: z.int().describe("Points collected in all from which it holds"),
    percent: decimal.describe("Percent that is given back"),
    of: z.enum(["LOSS", "STAKES"]).describe("What it is a percentage of"),
    every: z.enum(["WEEK", "DAY"]).describe("How often it is paid"),
  })
  .describe("A level of cashback");

const played = {
  staked: decimal.describe("Stakes of rounds that ended in the period, in major units"),
  won: decimal.describe("What they won"),
  bonuses: decimal.describe("Bonuses given in the period"),
};

const reward = z
  .object({
    id: z.string().describe("Stable name of the reward"),
    price: z.int().describe("Points it costs"),
    amounts: z
      .array(z.object({ currency, amount: decimal.describe("Stake of the free bet, in major units") }))
      .describe("What the free bet is by currency"),
    min_coef: decimal.describe("Lowest total price it can be used at"),
    days: z.int().describe("Days to use it"),
  })
  .describe("What points buy");

export const rewardsApi = {
  points: {
    summary: "The player's points, and what moved them",
    security: "player",
    method: "GET",
    path: "/bonus-api/v1/points",
    response: z.object({
      balance: z.int().describe("Points to spend"),
      collected: z.int().describe("Points collected in all"),
      entries: z
        .array(
          z.object({
            id: z.string().describe("Number of the entry"),
            amount: z.int().describe("Points gained; negative for points spent"),
            reason: z.enum(pointsReasons).describe("What moved them"),
            source: z
              .string()
              .describe("Key of the coupon, the day of rounds, the reward or the attempt in a bonus game"),
            at: epoch.describe("When, epoch seconds"),
          }),
        )
        .describe("The latest, newest first; at most 100"),
    }),
    errors: { 401: errorBody },
  },
  rewards: {
    summary: "The rewards shop",
    security: "none",
    method: "GET",
    path: "/bonus-api/v1/rewards",
    response: z.object({ rewards: z.array(reward).describe("Cheapest first") }),
    errors: {},
  },
  buy: {
    summary: "Buys a reward with points",
    security: "player",
    headers: ["Idempotency-Key"],
    method: "POST",
    path: "/bonus-api/v1/rewards/:id/buy",
    params: z.object({ id: z.string().max(40).describe("Stable name of the reward") }),
    response: bonusAnswer,
    errors: { 401: errorBody },
  },
  cashback: {
    summary: "The player's cashback: level, the period under way, payments",
    security: "player",
    method: "GET",
    path: "/bonus-api/v1/cashback",
    response: z.object({
      level: z.int().describe("The player's level"),
      collected: z.int().describe("Points collected in all"),
      to_next: z.int().nullable().describe("Points missing for the next level; null at the highest"),
      levels: z.array(level).describe("All levels, the lowest first"),
      most_of_stakes: decimal.describe("Most that a period gives back, in percent of its stakes"),
      highest_return: decimal.describe("Rounds of games that return more than so many percent don't count"),
      period_from: epoch.describe("Beginning of the period under way, epoch seconds"),
      period_to: epoch.describe("Its end, epoch seconds"),
      running: z
        .array(
          z.object({
            currency,
            ...played,
            net_loss: decimal.describe("Stakes less wins and bonuses, never below zero"),
            amount: decimal.describe("What it would give back now, in major units"),
          }),
        )
        .describe("The period under way, by currency"),
      payments: z
        .array(
          z.object({
            level: z.int().describe("Level it was paid at"),
            currency,
            percent: decimal.describe("Percent of that level"),
            period_from: epoch.describe("Beginning of the period, epoch seconds"),
            period_to: epoch.describe("Its end, epoch seconds"),
            ...played,
            amount: decimal.describe("What was paid, in major units"),
            at: epoch.describe("When, epoch seconds"),
          }),
        )
        .describe("Latest first; at most 50"),
    }),
    codes: { "404": { CASHBACK_UNKNOWN: "The site gives no cashback" } },
    errors: { 401: errorBody, 404: errorBody },
  },
} as const;
