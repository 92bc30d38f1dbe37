/** What an operator defines a bonus game by: its prizes with their chances, and where attempts come from. */
import { z } from "zod";
import { TICKET, ticketWeights, type BonusGameKey } from "#shared/games/bonus/bonusGames.ts";
import { sum } from "#shared/games/game.ts";
import { bonusProducts } from "#shared/money/bonus/terms.ts";
import { proofs } from "../../../people/verification/public.ts";
import { decimal } from "../../../platform/http/api.ts";

export const prizeKinds = ["NOTHING", "POINTS", "CASH", "BONUS", "FREE_BET"] as const;
export type PrizeKind = (typeof prizeKinds)[number];

const amountsIn = z
  .array(
    z.object({
      currency: z
        .string()
        .regex(/^[A-Z]{3}$/)
        .describe("ISO 4217"),
      amount: decimal.refine((text) => Number(text) > 0, "no positive amount").describe("In major units"),
    }),
  )
  .max(50);

const notNegative = decimal.refine((text) => !text.startsWith("-"), "neither is negative");
const paysMoney = (kind: PrizeKind) => kind === "CASH" || kind === "BONUS" || kind === "FREE_BET";

export const prize = z
  .object({
    kind: z.enum(prizeKinds).describe("What it is; BONUS is bonus money that is wagered"),
    weight: z.int().min(1).max(1_000_000).describe("Its chance is this share of all weights"),
    points: z.int().min(1).max(1_000_000).nullable().describe("Points; null for other prizes"),
    amounts: amountsIn.describe("Amounts by currency; empty for prizes without money"),
    days: z.int().min(1).max(365).describe("Days to use a free bet, or to wager bonus money"),
    multiplier: notNegative.describe("How many times bonus money must be staked"),
    product: z.enum(bonusProducts).describe("Bets that count towards its wagering"),
    minCoef: notNegative.describe("Lowest price for a free bet, or of bets that count"),
  })
  .refine(({ kind, points }) => (kind === "POINTS") === (points !== null), "points are for a prize of points")
  .refine(({ kind, amounts }) => paysMoney(kind) === amounts.length > 0, "money needs amounts, other prizes have none")
  .describe("A prize with its chance");
export type Prize = z.infer<typeof prize>;

const currenciesOf = ({ amounts }: Prize) =>
  amounts
    .map(({ currency }) => currency)
    .toSorted()
    .join(" ");

export const gameDefinition = z
  .object({
    prizes: z.array(prize).min(1).max(20).describe("The prize table"),
    daily: z.boolean().describe("Whether each player has an attempt a day, UTC"),
    proof: z
      .enum(proofs)
      .default("CONTACT")
      .describe(
        "What a player must have shown for the attempt of a day: nothing; a confirmed e-mail or phone, or who they are; who they are",
      ),
    points: z.int().min(1).max(1_000_000).nullable().describe("Points that an attempt costs; null if it isn't sold"),
    deposits: amountsIn.describe(
      "Lowest deposit by currency that brings an attempt, once a day, UTC; empty if none does",
    ),
    days: z.int().min(1).max(365).describe("Days to begin an attempt"),
  })
  .refine(
    ({ prizes }) => new Set(prizes.filter(({ amounts }) => amounts.length > 0).map(currenciesOf)).size <= 1,
    "all prizes of money have the same currencies",
  )
  .refine(({ prizes }) => sum(prizes.map(({ weight }) => weight)) <= 1_000_000, "weights come to 1000000 at most")
  .describe("Definition of a bonus game");
export type GameDefinition = z.infer<typeof gameDefinition>;

/** What is wrong with a definition for this game; null if nothing. A lottery's chances follow from its numbers. */
export function misfit(game: BonusGameKey, { prizes }: GameDefinition): string | null {
  if (game !== "lottery") return null;
  const isFit =
    prizes.length === ticketWeights.length && prizes.every(({ weight }, row) => weight === ticketWeights[row]);
  return isFit
    ? null
    : `the lottery has rows for 0 to ${TICKET.numbers} matches, with the weights ${ticketWeights.join(", ")}`;
}
