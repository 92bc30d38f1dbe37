/** A placed coupon as the contract tells it. */
import { z } from "zod";
import { decimal, epoch } from "../../../platform/http/api.ts";
import { couponAfter } from "../after/fields.ts";

export const couponCoef = z
  .string()
  .regex(/^\d+\.\d{3}$/)
  .max(160)
  .describe(
    "Price of a whole coupon, 3 places: that of fifty legs at the book's longest price has 135 digits before the point",
  );
export const placedBet = z
  .object({
    outcomeId: z.string().describe("Id of the outcome"),
    gameId: z.string().describe("Id of the game"),
    gameName: z.string().describe("Name of the game when it was placed"),
    championshipName: z.string().describe("Name of the championship when it was placed"),
    marketName: z.string().describe("Name of the market"),
    outcomeName: z.string().describe("Name of the outcome"),
    startsAt: epoch.describe("Start, epoch seconds"),
    coef: decimal.describe("Odds it was placed at"),
    isLive: z.boolean().describe("True when the game was in play"),
    scoreAtPlacing: z.string().nullable().describe("Score when it was placed; null before the start"),
    result: z
      .enum(["OPEN", "WON", "LOST", "VOID", "HALF_WON", "HALF_LOST", "DEAD_HEAT"])
      .describe("Result; OPEN until it is settled"),
    deadHeat: z
      .object({ places: z.int().describe("Places to share"), tied: z.int().describe("Number of those who share them") })
      .nullable()
      .describe("Of DEAD_HEAT: so many share so many places"),
    isBanker: z.boolean().describe("True for a bet that stands in every combination of a system"),
    blockId: z.string().nullable().describe("Block of a conditional coupon; null for none"),
    swappedFrom: z.string().nullable().describe("Outcome that this one took the place of in a swap"),
  })
  .describe("A bet of a placed coupon");
export const couponState = z
  .enum(["PENDING", "ACCEPTED", "REJECTED", "WON", "LOST", "REFUNDED", "CASHED_OUT"])
  .describe("State of a coupon");
export const coupon = z
  .object({
    id: z.string().describe("Id of the coupon"),
    typeId: z.int().describe("Number of the coupon's kind"),
    state: couponState.describe("State of the coupon"),
    placedAt: epoch.describe("When it was placed, epoch seconds"),
    decidesAt: epoch.nullable().describe("When a live coupon is decided, epoch seconds; null for others"),
    settledAt: epoch.nullable().describe("When it was settled, epoch seconds; null while it is open"),
    accountId: z.string().describe("Id of the account it was paid from"),
    currency: z.string().describe("ISO 4217"),
    amount: decimal.describe("Whole stake, whoever bears it: of a conditional coupon its first block's"),
    coef: couponCoef
      .nullable()
      .describe("Total price; null for kinds without one. With a bonus bet its coefficient is in it."),
    possibleWin: decimal.describe(
      "Return when every bet wins, of an anti-express when one loses; capped. Of a free bet the net win alone.",
    ),
    payout: decimal.nullable().describe("What was paid, decimal in major units; null until it is settled"),
    rejectReason: z
      .enum([
        "OUTCOME_SUSPENDED",
        "MARKET_CHANGED",
        "ODDS_CHANGED",
        "GAME_FINISHED",
        "SCORE_CHANGED",
        "EXACT_COEF_NOT_MET",
        "VIP_REFUSED",
        "ADVANCE_NOT_COVERED",
      ])
      .nullable()
      .describe("Why it was rejected; null otherwise"),
    systemValue: z.int().nullable().describe('k of a system "k of n"; null for other kinds'),
    cover: z.string().nullable().describe("Name of the full cover; null for other kinds"),
    exactCoef: couponCoef.nullable().describe("Total odds that the player insisted on; null for none"),
    isDropOnScoreChange: z.boolean().describe("True: rejected when the score changes while it waits"),
    coefByView: z
      .string()
      .nullable()
      .describe("Total odds as the player saw them, in their format; null when not sent"),
    coefViewId: z.int().nullable().describe("Odds format of the player; null when not sent"),
    prepaidAmount: decimal.describe('Part of the stake that was an advance, "0.00" without one'),
    bonusCoef: decimal.nullable().describe("What the bonus bet multiplies the price with; null without one"),
    hyperBonusPercent: decimal.nullable().describe("Hyper bonus, percent; null for none"),
    bonusPayout: decimal
      .nullable()
      .describe("Part of the payout that hyper bonus or promo code added; null while unpaid or without them"),
    promoCode: z.string().nullable().describe("Promo code; null for none"),
    isVip: z.boolean().describe("True for a VIP bet, which a desk decides"),
    blocks: z
      .array(
        z.object({
          id: z.string().describe("Id of the block"),
          amount: decimal.describe("Stake of the block, decimal in major units"),
          coef: couponCoef.describe("Odds of the block"),
        }),
      )
      .describe("Of a conditional coupon, in their order. `coef` is the product of the block's prices."),
    ...couponAfter,
    bets: z.array(placedBet).describe("Bets"),
  })
  .describe("A placed coupon");
