/** The loyalty programme: points, what they buy, and cashback. The operator sets it; without one nothing is given. */
import { eq, sql } from "../../../platform/database/drizzle.ts";
import { z } from "zod";
import type { CashbackLevel } from "#shared/money/bonus/levels.ts";
import type { Db } from "../../../platform/database/database.ts";
import { decimal } from "../../../platform/http/api.ts";
import { demoAmounts } from "../offers/demoAmounts.ts";
import { loyaltyProgramme } from "../tables.ts";

const positive = decimal.refine((text) => Number(text) > 0, "more than nothing");
const percent = decimal.refine((text) => Number(text) >= 0 && Number(text) <= 100, "a percentage");
const currency = z
  .string()
  .regex(/^[A-Z]{3}$/)
  .describe("ISO 4217");
const highestReturn = percent.describe("Casino games that return more than so many percent of stakes don't count");

const points = z
  .object({
    stakes: z
      .array(
        z.object({
          currency,
          coupons: positive.describe("Stakes of coupons that bring a point, in major units"),
          rounds: positive.describe("Stakes of casino rounds that bring a point, in major units"),
        }),
      )
      .min(1)
      .max(50)
      .describe("By currency; stakes in others bring none"),
    leastCoef: positive.describe("Coupons with a bet at a lower price bring none"),
    highestReturn,
  })
  .describe("How points are collected");

const reward = z
  .object({
    id: z
      .string()
      .regex(/^[a-z0-9-]{2,40}$/)
      .describe("Stable name of the reward"),
    price: z.int().min(1).max(10_000_000).describe("Points it costs"),
    amounts: z
      .array(
        z.object({
          currency,
          amount: positive.describe("Stake of the free bet, in major units"),
        }),
      )
      .min(1)
      .max(50)
      .describe("What the free bet is by currency"),
    minCoef: positive.describe("Lowest total price it can be used at"),
    days: z.int().min(1).max(365).describe("Days to use it"),
  })
  .describe("A free bet that points buy");

const level = z
  .object({
    level: z.int().min(1).max(20).describe("From 1, the lowest"),
    from: z.int().min(0).describe("Points collected in all from which it holds"),
    percent: percent.describe("Percent that is given back"),
    of: z.enum(["LOSS", "STAKES"]).describe("What it is a percentage of"),
    every: z.enum(["WEEK", "DAY"]).describe("How often it is paid"),
  })
  .describe("A level of cashback");

const cashback = z
  .object({
    levels: z.array(level).min(1).max(20).describe("The lowest first"),
    mostOfStakes: percent.describe(
      "Most that a period gives back, in percent of its stakes: a share of losses alone would pay players who bet once a period",
    ),
    highestReturn,
  })
  .refine(
    ({ levels }) =>
      levels.every(({ level: own, from }, index) => own === index + 1 && from >= (levels[index - 1]?.from ?? 0)) &&
      levels[0]?.from === 0,
    { message: "levels are numbered from 1 and rise from 0 points", path: ["levels"] },
  )
  .describe("What casino rounds give back");

export const programme = z
  .object({
    points: points.nullable().describe("Null: no points are collected"),
    rewards: z.array(reward).max(50).describe("What points buy, cheapest first"),
    cashback: cashback.nullable().describe("Null: nothing is given back"),
  })
  .refine(
    ({ points: collected, rewards }) =>
      (collected?.stakes ?? []).every(({ currency: own }) =>
        rewards.every(({ amounts }) => amounts.some((each) => each.currency === own)),
      ),
    { message: "each reward has an amount in each currency that brings points", path: ["rewards"] },
  )
  .describe("The loyalty programme");
export type Programme = z.infer<typeof programme>;
export type Reward = Programme["rewards"][number];

/** A site without a programme. */
export const noProgramme: Programme = { points: null, rewards: [], cashback: null };

const freeBet = (id: string, price: number, roubles: number): Reward => ({
  id,
  price,
  amounts: demoAmounts(roubles),
  minCoef: "1.5",
  days: 14,
});

const ofLoss = (own: number, from: number, share: string, every: CashbackLevel["every"] = "WEEK"): CashbackLevel => ({
  level: own,
  from,
  percent: share,
  of: "LOSS",
  every,
});

export const demoProgramme: Programme = {
  points: {
    stakes: demoAmounts(100).map(({ currency: own, amount }) => ({
      currency: own,
      coupons: amount,
      rounds: String(2 * Number(amount)),
    })),
    leastCoef: "1.2",
    highestReturn: "99",
  },
  rewards: [
    freeBet("free-bet-small", 100, 100),
    freeBet("free-bet-medium", 450, 500),
    freeBet("free-bet-large", 1_600, 2_000),
    freeBet("free-bet-vip", 7_500, 10_000),
  ],
  cashback: {
    levels: [
      ofLoss(1, 0, "5"),
      ofLoss(2, 500, "6"),
      ofLoss(3, 2_000, "7"),
      ofLoss(4, 6_000, "8"),
      ofLoss(5, 15_000, "9"),
      ofLoss(6, 40_000, "10"),
      ofLoss(7, 100_000, "11", "DAY"),
      { level: 8, from: 250_000, percent: "0.3", of: "STAKES", every: "DAY" },
    ],
    mostOfStakes: "0.3",
    highestReturn: "99",
  },
};

/** At a demo site's first start; later ones leave it as it is. */
export async function makeDemoProgramme(db: Db): Promise<void> {
  await db.insert(loyaltyProgramme).values({ id: 1, terms: demoProgramme, version: 1 }).onConflictDoNothing();
}

export async function programmeNow(db: Db): Promise<{ terms: Programme; version: number }> {
  const [row] = await db.select().from(loyaltyProgramme).where(eq(loyaltyProgramme.id, 1));
  return { terms: row?.terms ?? noProgramme, version: row?.version ?? 0 };
}

export async function setProgramme(db: Db, terms: Programme): Promise<{ terms: Programme; version: number }> {
  const [row] = await db
    .insert(loyaltyProgramme)
    .values({ id: 1, terms, version: 1 })
    .onConflictDoUpdate({
      target: loyaltyProgramme.id,
      set: { terms, version: sql`${loyaltyProgramme.version} + 1` },
    })
    .returning();
  return { terms, version: row?.version ?? 1 };
}
