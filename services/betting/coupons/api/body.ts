/** A coupon as a player sends it. */
import { z } from "zod";
import { maxOddsTolerance } from "#shared/betting/coupon/oddsChanges.ts";

const typed = z.string().max(64).describe("Decimal in major units");
export const bet = z
  .object({
    outcomeId: z.string().max(128).describe("Id of the outcome"),
    coef: typed.describe("Odds the player saw"),
    gameVersion: z.int().nullish().describe("Version of the game the player saw"),
    amount: typed.nullish().describe("Stake of the bet; of multiple singles only"),
    isBanker: z.boolean().nullish().describe("Of a system only: stands in every combination"),
    blockId: z
      .string()
      .max(32)
      .nullish()
      .describe(
        "Of a conditional coupon only; null while the bet stands in the lobby. Blocks are played in the order in which they first appear.",
      ),
  })
  .describe("A bet to place");
export const couponBody = z
  .object({
    accountId: z.string().max(32).describe('Id of the account to pay from; "0" for a guest'),
    typeId: z
      .int()
      .describe(
        "0 single, 1 express, 2 system, 3 chain, 4 conditional, 11 anti-express, 12 full cover, 10001 multiple singles",
      ),
    amount: typed.nullish().describe("Stake, decimal in major units"),
    amountByBlockId: z
      .record(z.string().max(32), typed)
      .nullish()
      .describe(
        "Of a conditional coupon: stake by block. The first is paid now, each later one out of what the block before returns.",
      ),
    bets: z.array(bet).max(200).describe("Bets"),
    systemValue: z.int().nullish().describe('k of a system "k of n"; null for other kinds'),
    cover: z
      .string()
      .max(16)
      .nullish()
      .describe(
        "Of a full cover: TRIXIE, PATENT, YANKEE, LUCKY_15, CANADIAN, LUCKY_31, HEINZ, LUCKY_63, SUPER_HEINZ, GOLIATH",
      ),
    changeCoefAction: z
      .int()
      .min(0)
      .max(2)
      .default(2)
      .describe("Odds changes that the player accepts: 2 none, 1 higher odds, 0 any"),
    coefTolerance: z
      .int()
      .min(0)
      .max(maxOddsTolerance)
      .nullish()
      .describe(
        "How many percent below the odds seen the player still takes. With 0 or more the coupon is also taken when the odds are better: at the odds seen with changeCoefAction 2, at the better ones with 1. Null goes by changeCoefAction alone.",
      ),
    coef: z
      .string()
      .max(160)
      .nullish()
      .describe("Total price as the player saw it, as written in their odds format. For the receipt only."),
    coefByView: typed.nullish().describe("Total odds as the player saw them, in their format"),
    coefViewId: z.int().min(0).max(99).nullish().describe("Odds format of the player"),
    exactCoef: z.string().max(160).nullish().describe("Least total price the player takes; the coupon is paid at it"),
    isDropOnScoreChange: z
      .boolean()
      .nullish()
      .describe("Refuses a live coupon whose score has changed when its delay is over"),
    prepaidAmount: typed.nullish().describe("Part of the stake that is an advance against open coupons"),
    refId: z
      .int()
      .min(0)
      .max(2_147_483_647)
      .nullish()
      .describe("Partner who brought the visitor; kept with the coupon"),
    hyperBonusPercent: typed
      .nullish()
      .describe("The hyper bonus as the player saw it. Another percent than the service's own is BONUS_CHANGED."),
    minHyperBonusBetLimit: typed
      .nullish()
      .describe("Least stake of the hyper bonus that the player saw, decimal in major units"),
    maxHyperBonusLimit: typed
      .nullish()
      .describe("Largest stake of the hyper bonus that the player saw, decimal in major units"),
    hasBonusBet: z.boolean().nullish().describe("False once the player has deleted the bonus bet. Default true."),
    promoCode: z.string().max(64).nullish().describe("Promo code"),
    isVipBet: z.boolean().nullish().describe("The stake may exceed the maximum; the desk decides"),
  })
  .describe("A coupon that is not placed yet");
