/** What an operator defines an offer by. */
import { z } from "zod";
import { Exact } from "#shared/money/money.ts";
import { bonusKinds, bonusProducts, takenKinds } from "#shared/money/bonus/terms.ts";
import { proofs } from "../../../people/verification/public.ts";
import { decimal } from "../../../platform/http/api.ts";

const amount = decimal.refine((text) => !text.startsWith("-"), "no amount of money is negative");
const currency = z
  .string()
  .regex(/^[A-Z]{3}$/)
  .describe("ISO 4217");

export const currencyTerms = z
  .object({
    currency,
    minDeposit: amount.nullable().describe("Lowest deposit that counts; null for offers without one"),
    maxBonus: amount.describe("Highest bonus, or the whole of one without a deposit"),
    maxStake: amount.nullable().describe("So much of one stake counts towards wagering; null for all of it"),
  })
  .describe("Terms in one currency, in major units");

const freeRounds = z
  .object({
    game: z.string().min(1).max(60).describe("Key of the game"),
    rounds: z.int().min(1).max(1000).describe("How many rounds"),
    stakes: z
      .record(
        currency,
        amount.refine((text) => Number(text) > 0, "a stake is more than nothing"),
      )
      .describe("Stake of each round by currency, in major units"),
  })
  .describe("Rounds of a casino game whose stake the house pays");

export const terms = z
  .object({
    kind: z.enum(bonusKinds).describe("What kind of offer it is"),
    product: z.enum(bonusProducts).describe("Bets that count towards wagering"),
    currencies: z
      .array(currencyTerms)
      .max(50)
      .describe("Terms by currency; empty for offers without money of their own"),
    percent: amount.nullable().describe("Percent of the deposit; null for offers without one"),
    multiplier: amount.describe(
      "How many times the base must be staked; what free rounds win is the base of theirs, and cash at once with 0",
    ),
    base: z.enum(["BONUS", "DEPOSIT_AND_BONUS"]).describe("What is multiplied"),
    offerDays: z.int().min(1).max(365).describe("Days to take it up by a deposit"),
    days: z.int().min(1).max(365).describe("Days to wager, and to play free rounds"),
    minLegs: z.int().min(1).max(20).describe("Fewest bets of an express that counts; 1 lets singles count"),
    minCoef: decimal.describe("Lowest price of each of its bets"),
    casinoPercent: amount.describe("Percent of a stake that counts in games without a share of their own"),
    gamePercents: z.record(z.string().max(64), amount).describe("Percent by the key of a game; 0 excludes it"),
    freeRounds: freeRounds
      .nullable()
      .default(null)
      .describe("What a bonus of free rounds brings; null for other kinds"),
  })
  .describe("Terms of a bonus");

/** What partners' systems write into their links. */
const mark = z.string().min(1).max(200);

/** The partner an offer comes from. */
export const partner = z
  .object({
    key: z
      .string()
      .regex(/^[a-z0-9-]{2,40}$/)
      .describe("Stable name of the partner"),
    name: z.string().min(1).max(80).describe("Name of the partner, as players read it"),
    ids: z.array(mark).max(20).describe("Numbers of the partner: `partner_id` of their links"),
    tags: z.array(mark).max(50).describe("Tags of the partner: `tag`, `btag` or `reflink` of their links"),
  })
  .describe("The partner an offer comes from, and how their links are known");
export type Partner = z.infer<typeof partner>;

export const definition = terms
  .extend({
    audience: z
      .enum(["ALL", "NEW", "CODE", "PARTNER", "STAFF"])
      .describe(
        "ALL players; NEW ones before their first deposit; those who know the CODE; those who registered by the PARTNER's link or know the code; those whom the STAFF gives it",
      ),
    welcome: z.enum(["SPORT", "CASINO", "CODE"]).nullable().describe("Chosen at registration, or given with its code"),
    countries: z
      .array(z.string().regex(/^[a-z]{2}$/))
      .max(250)
      .nullable()
      .describe("Countries; null for all"),
    code: z
      .string()
      .regex(/^[A-Z0-9-]{3,32}$/)
      .nullable()
      .describe("Promo code that brings it; null for none"),
    partner: partner.nullable().default(null).describe("The partner whose players it is for; null for others"),
    isCombinable: z.boolean().describe("Whether it may run beside another bonus"),
    repeat: z.enum(["ONCE", "DAY", "WEEK"]).describe("How often a player may take it"),
    proof: z
      .enum(proofs)
      .nullable()
      .default(null)
      .describe(
        "What a player must have shown before they take it: nothing; a confirmed e-mail or phone, or who they are; who they are. Null asks for CONTACT where there is no deposit, and for nothing where there is one",
      ),
    perHousehold: z
      .boolean()
      .default(true)
      .describe(
        "Whether the staff decides on an offer without a deposit that somebody of the player's household has had",
      ),
    picture: z
      .enum(["ball", "slots", "gift", "ticket", "coins", "rocket", "crown", "calendar"])
      .describe("Its picture"),
  })
  .refine(
    ({ kind, currencies }) => !takenKinds.includes(kind) || currencies.length > 0,
    "a bonus of money needs terms in a currency",
  )
  .refine(
    ({ kind, freeRounds: free, currencies, base }) =>
      kind === "FREE_ROUNDS"
        ? free !== null &&
          base === "BONUS" &&
          currencies.every((each) =>
            new Exact(free.stakes[each.currency] ?? 0).times(free.rounds).equals(each.maxBonus),
          )
        : free === null,
    "an offer of free rounds names game, rounds and a stake in each currency, which add up to its bonus; others have none",
  )
  .refine(
    ({ kind, percent }) => (kind === "FIRST_DEPOSIT" || kind === "RELOAD") === (percent !== null),
    "a share of the deposit is for deposits",
  )
  .refine(
    ({ audience, partner: from, code }) =>
      audience === "PARTNER" ? from !== null && from.ids.length + from.tags.length + (code ? 1 : 0) > 0 : from === null,
    "an offer of a partner names the partner and a link or a code, others name none",
  )
  .describe("Definition of an offer");

export type Definition = z.infer<typeof definition>;
