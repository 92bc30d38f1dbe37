/** What a friend has to do, and what both sides get for it. */
import { eq } from "drizzle-orm";
import { z } from "zod";
import { decimal } from "../../platform/http/api.ts";
import type { Db } from "../../platform/database/database.ts";
import { referralTerms } from "./tables.ts";

const amount = decimal.refine((text) => !text.startsWith("-"), "no amount of money is negative");

const currencyTerms = z
  .object({
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .describe("ISO 4217"),
    minDeposit: amount.describe("Deposits that a friend has to make in all, in major units"),
    minTurnover: amount.describe("Stakes that have to be settled, in major units"),
    friendReward: amount.describe("What the friend gets, in major units; 0 for nothing"),
    rewards: z.array(amount).min(1).max(10).describe("What the player gets for a friend by level, in major units"),
  })
  .describe("Terms in one currency: those of the friend's main account, and the reward of the player's");

export const terms = z
  .object({
    days: z.int().min(1).max(365).describe("Days after registration in which a friend has to meet the terms"),
    levels: z
      .array(z.int().min(0).max(100_000))
      .min(1)
      .max(10)
      .describe("Paid friends from which each level holds; the first is 0"),
    currencies: z.array(currencyTerms).min(1).max(50).describe("By currency"),
  })
  .refine(
    ({ levels }) => levels[0] === 0 && levels.every((from, index) => index === 0 || from > (levels[index - 1] ?? 0)),
    { message: "levels rise from 0", path: ["levels"] },
  )
  .refine(({ levels, currencies }) => currencies.every(({ rewards }) => rewards.length === levels.length), {
    message: "each level has a reward in each currency",
    path: ["currencies"],
  })
  .refine(({ currencies }) => new Set(currencies.map(({ currency }) => currency)).size === currencies.length, {
    message: "a currency stands once",
    path: ["currencies"],
  })
  .describe("Terms of the referral programme");
export type ReferralTerms = z.infer<typeof terms>;

const inCurrency = (currency: string, rate: number) => ({
  currency,
  minDeposit: String(5 * rate),
  minTurnover: String(20 * rate),
  friendReward: String(2 * rate),
  rewards: [3, 5, 8].map((units) => String(units * rate)),
});

/** The site's own terms, until the operator sets others. */
export const standardTerms: ReferralTerms = {
  days: 60,
  levels: [0, 3, 10],
  currencies: [inCurrency("RUB", 100), inCurrency("USD", 1), inCurrency("EUR", 1), inCurrency("KZT", 500)],
};

export async function termsNow(db: Db): Promise<ReferralTerms> {
  const [row] = await db.select().from(referralTerms).where(eq(referralTerms.id, 1));
  return row?.terms ?? standardTerms;
}

export const termsFor = ({ currencies }: ReferralTerms, currency: string | null) =>
  currencies.find((each) => each.currency === currency) ?? null;

/** Level of a player with so many paid friends, from 1. */
export const levelOf = ({ levels }: ReferralTerms, paidFriends: number): number =>
  levels.filter((from) => from <= paidFriends).length;
