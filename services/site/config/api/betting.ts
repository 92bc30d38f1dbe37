/** Settings of the operator: coupons, prices and what goes with them. */
import { z } from "zod";

const share = z
  .string()
  .regex(/^\d{1,2}(\.\d{1,6})?$/)
  .describe("A factor or a share as an exact decimal");

const hyperBonus = z
  .object({
    minCoef: share.describe("Least odds of a bet that counts"),
    steps: z
      .array(
        z.object({
          bets: z.int().min(2).max(50).describe("From this number of bets on"),
          percent: z
            .string()
            .regex(/^\d{1,3}(\.\d{1,2})?$/)
            .describe("Bonus on the winnings, percent"),
        }),
      )
      .min(1)
      .max(50)
      .describe("Bonus by number of bets, rising"),
    minAmountInSteps: z
      .string()
      .regex(/^\d{1,6}(\.\d{1,3})?$/)
      .describe("Least stake, in multiples of the currency's stake step"),
    maxAmountInSteps: z
      .string()
      .regex(/^\d{1,6}(\.\d{1,3})?$/)
      .describe("Largest stake, in multiples of the currency's stake step"),
  })
  .describe("Extra winnings of accumulators with many bets");

export const bettingSettings = {
  couponTypes: z.array(z.int()).describe("Upstream numbers of coupon kinds: 0 single, 1 express …"),
  couponTypesWithLimits: z.array(z.int()).describe("Numbers of the coupon kinds whose stakes have limits"),
  liveDelaySeconds: z.int().describe("How long a live coupon waits before it is decided, seconds"),
  defaultCoefViewId: z.int().describe("Odds format of visitors who have not chosen one"),
  defaultBettingView: z.int().min(0).max(1).describe("0 European, 1 Asian"),
  defaultMarketsNameTypeSettings: z.int().min(0).max(1).describe("0 full names of markets, 1 short ones"),
  isOneClickShown: z.boolean().optional().describe("Whether one-click betting exists. Default true."),
  isVipBetShown: z.boolean().optional().describe("Whether VIP bets exist. Default true."),
  vipDecisionSeconds: z
    .int()
    .min(1)
    .max(3600)
    .optional()
    .describe(
      "Seconds after which the desk of the demo decides a VIP bet; an operator's own desk decides when it does. Default 15.",
    ),
  hasBonusBet: z.boolean().optional().describe("Whether long enough expresses get the bonus bet. Default true."),
  hyperBonus: hyperBonus
    .nullable()
    .optional()
    .describe(
      "Extra percent of an express's net win by its number of bets of at least `minCoef`; the stake lies within limits in amount steps. Null: none; left out: as sold.",
    ),
  isPromoCodeShown: z.boolean().optional().describe("Whether the coupon takes promo codes. Default true."),
  isPrepaidShown: z
    .boolean()
    .optional()
    .describe("Whether open bets may pay a stake in advance, by a cash-out of them. Default true."),
  advanceMinChance: share
    .optional()
    .describe('Least chance, by the prices now, of the open bets of a coupon that pays advances. Default "0.1".'),
  antiExpressMargin: share.optional().describe('Margin M of the anti-express price 1/(M − 1/K). Default "1.1165".'),
  cashOutMargin: share
    .optional()
    .describe('Share of the value that a cash-out keeps for each open bet. Default "0.04".'),
  insuranceMargin: share
    .optional()
    .describe('What the fair premium of an insurance is multiplied with. Default "1.15".'),
};
