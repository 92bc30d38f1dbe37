/** What an operator defines a tournament by. All terms that players read follow from it. */
import { z } from "zod";
import { Exact } from "#shared/money/money.ts";
import { decimal } from "../../platform/http/api.ts";

const amount = decimal.refine((text) => !text.startsWith("-"), "no amount of money is negative");
const name = (language: string) => z.string().trim().min(1).max(80).describe(`Name in ${language}`);

export const scoringKinds = ["TURNOVER", "LEGS", "MULTIPLIER", "WIN_RATIO"] as const;

const place = z
  .object({
    from: z.int().min(1).max(10_000).describe("First place of the range"),
    to: z.int().min(1).max(10_000).describe("Last place of the range"),
    amount: amount
      .nullable()
      .describe("Prize of each of these places, in major units; null where it is a share of the fund"),
    percent: amount
      .nullable()
      .describe("Share of the prize fund for each of these places, percent; null where the prize is fixed"),
  })
  .describe("Prizes of a range of places");

export const definition = z
  .object({
    names: z
      .object({
        en: name("English"),
        ru: name("Russian").optional(),
        es: name("Spanish").optional(),
        ar: name("Arabic").optional(),
      })
      .describe("Its name by language; English where one is missing"),
    product: z.enum(["SPORT", "CASINO"]).describe("Coupons or casino rounds count"),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .describe("Currency of fee and prizes, ISO 4217"),
    scoring: z
      .enum(scoringKinds)
      .describe(
        "TURNOVER: a point for each `unit` staked; LEGS: points for each winning bet of a winning coupon; MULTIPLIER: the best win as percent of its stake; WIN_RATIO: all wins as percent of all stakes",
      ),
    unit: amount.nullable().describe("Of TURNOVER: so much staked is a point, in major units; null otherwise"),
    pointsPerLeg: z.int().min(1).max(1000).nullable().describe("Of LEGS: points of a winning bet; null otherwise"),
    minStake: amount.describe("Lowest stake that counts, in major units of the currency"),
    minPlays: z.int().min(1).max(1000).describe("So many plays must count before there are points"),
    minLegs: z.int().min(1).max(20).describe("Of sports: fewest bets of a coupon that counts, void ones left out"),
    minCoef: decimal.describe("Of sports: lowest price of each of its bets"),
    section: z
      .enum(["LINE", "LIVE"])
      .nullable()
      .describe("Of sports: only bets before the start or in play; null for both"),
    games: z
      .array(z.string().regex(/^[a-z0-9-]{1,64}$/))
      .min(1)
      .max(200)
      .nullable()
      .describe("Of the casino: keys of the games that count; null for all"),
    fee: amount.nullable().describe("Entry fee, in major units; null for free entry"),
    guaranteed: amount.describe("What the house puts into the prize fund, in major units; 0 with fixed prizes"),
    feeShare: amount.describe("Share of the fees that goes into the prize fund, percent"),
    prizes: z.array(place).min(1).max(50).describe("By place, from the first"),
    ties: z
      .enum(["EARLIER", "SHARED"])
      .describe("Equal points: whoever had them earlier is ahead, or they share their prizes"),
    countries: z
      .array(z.string().regex(/^[a-z]{2}$/))
      .max(250)
      .nullable()
      .describe("Countries whose players may take part; null for all"),
    isLateEntry: z.boolean().describe("Whether players may still join once it runs"),
    minPlayers: z.int().min(1).max(10_000).describe("With fewer it is called off and fees are paid back"),
    maxPlayers: z.int().min(2).max(1_000_000).nullable().describe("Most players; null without a limit"),
    graceHours: z.int().min(0).max(240).describe("Hours after the end in which open bets may still be settled"),
    repeatHours: z
      .int()
      .min(1)
      .max(24 * 31)
      .nullable()
      .describe("The next edition starts so many hours after this one; null for one that doesn't repeat"),
    picture: z
      .enum(["ball", "slots", "gift", "ticket", "coins", "rocket", "crown", "calendar"])
      .describe("Its picture"),
  })
  .refine(({ scoring, unit }) => (scoring === "TURNOVER") === (unit !== null && !new Exact(unit).isZero()), {
    message: "a unit belongs to TURNOVER",
    path: ["unit"],
  })
  .refine(({ scoring, pointsPerLeg }) => (scoring === "LEGS") === (pointsPerLeg !== null), {
    message: "points of a bet belong to LEGS",
    path: ["pointsPerLeg"],
  })
  .refine(({ scoring, product }) => scoring !== "LEGS" || product === "SPORT", {
    message: "only coupons have bets",
    path: ["scoring"],
  })
  .refine(
    ({ prizes }) =>
      prizes.every(
        ({ from, to, amount: fixed, percent }, index) =>
          from === (prizes[index - 1]?.to ?? 0) + 1 && to >= from && (fixed === null) !== (percent === null),
      ),
    { message: "places follow each other from the first, each with an amount or a share", path: ["prizes"] },
  )
  .refine(
    ({ prizes }) =>
      new Exact(0)
        .plus(prizes.reduce((sum, { from, to, percent }) => sum + Number(percent ?? 0) * (to - from + 1), 0))
        .lessThanOrEqualTo(100),
    { message: "shares of the fund come to 100 percent at most", path: ["prizes"] },
  )
  .refine(({ feeShare }) => new Exact(feeShare).lessThanOrEqualTo(100), {
    message: "a share is 100 percent at most",
    path: ["feeShare"],
  })
  .refine(({ fee }) => fee === null || new Exact(fee).greaterThan(0), {
    message: "a fee of nothing is none",
    path: ["fee"],
  })
  .refine(
    ({ fee, minPlayers, maxPlayers }) => (fee === null || fee.length <= 20) && (maxPlayers ?? minPlayers) >= minPlayers,
    { message: "fewer players are allowed than are needed", path: ["maxPlayers"] },
  )
  .describe("Definition of a tournament");

export type Definition = z.infer<typeof definition>;
