/** What a coupon tells of its life after placing: cash-outs, insurance, swaps and corrections. Spread into the schema of a coupon. */
import { z } from "zod";
import { decimal, epoch } from "../../core/api.ts";

/** A cash-out that was paid. */
export const cashOutDone = z.object({
  at: epoch,
  /** Part of the coupon that was sold, of what was in play then, at most four decimals: "1" for all of it. */
  share: decimal,
  /** Stake that left the coupon with it. */
  amount: decimal,
  /** What the player got. */
  value: decimal,
  /** Sold by the player's standing order. */
  isAuto: z.boolean(),
  /** Sold to pay an advance on another coupon. */
  isAdvance: z.boolean(),
});

export const couponAfter = {
  /** Stake still in play: the whole one less what was cashed out. Settling pays on this. */
  amountLeft: decimal,
  /** Cash-outs so far, oldest first. */
  cashOuts: z.array(cashOutDone),
  /** The standing order to sell the whole coupon as soon as it is worth so much; null without one. */
  autoCashOut: z.object({ target: decimal, setAt: epoch }).nullable(),
  /** Insurance that was bought: `share` in percent of the stake. `payout` is what it paid: null until the coupon is settled. */
  insurance: z.object({ share: z.int(), premium: decimal, insuredAmount: decimal, payout: decimal.nullable() }).nullable(),
  /** Coupon that this one was swapped from, and the one it was swapped to. */
  replaces: z.string().nullable(),
  replacedBy: z.string().nullable(),
  /** The last correction of a result this coupon was settled by: it was paid back and settled anew. */
  corrected: z.object({ at: epoch, reason: z.string() }).nullable(),
};
