/** What a friend has to do, and what both sides get for it. */
import { eq } from "../../platform/database/drizzle.ts";
import { z } from "zod";
import { type Proof, proofs } from "../../people/verification/public.ts";
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

const percent = decimal.regex(/^\d{1,3}(\.\d{1,2})?$/).refine((text) => Number(text) <= 100, "no percent is above 100");

const shareTerms = z
  .object({
    percents: z
      .array(percent)
      .min(1)
      .max(10)
      .describe("Percent of friends' net revenue by level, two decimals at most"),
    months: z
      .int()
      .min(1)
      .max(120)
      .describe("Calendar months for which a friend counts; that of their registration is the first"),
    carriesNegative: z.boolean().describe("Whether a negative month lowers those after it; if not, it is forgotten"),
  })
  .describe("Share of friends' net revenue, paid for each calendar month of UTC");

export const terms = z
  .object({
    days: z.int().min(1).max(365).describe("Days after registration in which a friend has to meet the terms"),
    levels: z
      .array(z.int().min(0).max(100_000))
      .min(1)
      .max(10)
      .describe("Paid friends from which each level holds; the first is 0"),
    currencies: z.array(currencyTerms).min(1).max(50).describe("By currency"),
    share: shareTerms.optional().describe("Left out if players get no share"),
    proof: z
      .enum(proofs)
      .default("CONTACT")
      .describe(
        "What a player and their friend must have shown before cash is paid: nothing; a confirmed e-mail or phone, or who they are; who they are. CONTACT for friends of before",
      ),
    minCoef: decimal
      .refine((text) => Number(text) >= 1, "no price is below 1")
      .default("1.4")
      .describe(
        "Lowest price of coupons whose stakes count; rounds count that won or lost as much as it would have brought. 1.4 for friends of before",
      ),
  })
  .refine(
    ({ levels }) => levels[0] === 0 && levels.every((from, index) => index === 0 || from > (levels[index - 1] ?? 0)),
    { message: "levels rise from 0", path: ["levels"] },
  )
  .refine(({ levels, currencies }) => currencies.every(({ rewards }) => rewards.length === levels.length), {
    message: "each level has a reward in each currency",
    path: ["currencies"],
  })
  .refine(({ levels, share }) => share === undefined || share.percents.length === levels.length, {
    message: "each level has a percent",
    path: ["share", "percents"],
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

/** A demo's terms, and those of one's own to start from. */
export const standardTerms: ReferralTerms = {
  days: 60,
  levels: [0, 3, 10],
  currencies: [inCurrency("RUB", 100), inCurrency("USD", 1), inCurrency("EUR", 1), inCurrency("KZT", 500)],
  share: { percents: ["10", "15", "20"], months: 12, carriesNegative: true },
  proof: "CONTACT",
  minCoef: "1.4",
};

/** What both must have shown; terms of before say nothing of it. */
export const proofOf = (terms: Partial<Pick<ReferralTerms, "proof">>): Proof => terms.proof ?? standardTerms.proof;

/** The least price of stakes that count; terms of before say nothing of it. */
export const minCoefOf = (terms: Partial<Pick<ReferralTerms, "minCoef">>): string =>
  terms.minCoef ?? standardTerms.minCoef;

/** At a demo site's first start; later ones leave them as they are. */
export async function makeDemoTerms(db: Db): Promise<void> {
  await db.insert(referralTerms).values({ id: 1, terms: standardTerms, version: 1 }).onConflictDoNothing();
}

/** Null on a site without a referral programme: the operator has set no terms. */
export async function termsNow(db: Db): Promise<ReferralTerms | null> {
  const [row] = await db.select().from(referralTerms).where(eq(referralTerms.id, 1));
  return row?.terms ?? null;
}

export const termsFor = ({ currencies }: ReferralTerms, currency: string | null) =>
  currencies.find((each) => each.currency === currency) ?? null;

/** Level of a player with so many paid friends, from 1. */
export const levelOf = ({ levels }: ReferralTerms, paidFriends: number): number =>
  levels.filter((from) => from <= paidFriends).length;
