/**
 * What happened to a coupon after placing: cash-outs, insurance, swaps and corrections. Spread into the coupon's
 * schema.
 */
import { z } from "zod";
import { decimal, epoch } from "../../../platform/http/api.ts";

export const cashOutDone = z
  .object({
    at: epoch.describe("When, epoch seconds"),
    share: decimal.describe('Part that was sold of what was still open, at most four decimals: "1" for all of it'),
    amount: decimal.describe("Stake that left the coupon with it, decimal in major units"),
    value: decimal.describe("What the player got, decimal in major units"),
    isAuto: z.boolean().describe("True when the player's automatic order sold it"),
    isAdvance: z.boolean().describe("True when it was sold to pay an advance on another coupon"),
  })
  .describe("A cash-out that was paid");

export const couponAfter = {
  amountLeft: decimal.describe(
    "Stake still in play, decimal in major units: all of it less what was cashed out. Settlement pays on this",
  ),
  cashOuts: z.array(cashOutDone).describe("Cash-outs so far, oldest first"),
  autoCashOut: z
    .object({
      target: decimal.describe("Value at which the coupon is sold, decimal in major units"),
      setAt: epoch.describe("When it was ordered, epoch seconds"),
    })
    .nullable()
    .describe("Order to sell the whole coupon once it is worth `target`; null without one"),
  insurance: z
    .object({
      share: z.int().describe("Insured share of the stake, percent"),
      premium: decimal.describe("What it cost, decimal in major units"),
      insuredAmount: decimal.describe("What is paid back when the coupon loses, decimal in major units"),
      payout: decimal.nullable().describe("What it paid, decimal in major units; null until the coupon is settled"),
    })
    .nullable()
    .describe("Insurance that was bought; null without one"),
  replaces: z.string().nullable().describe("Id of the coupon this one was swapped from; null for none"),
  replacedBy: z.string().nullable().describe("Id of the coupon this one was swapped to; null for none"),
  corrected: z
    .object({
      at: epoch.describe("When, epoch seconds"),
      reason: z.string().describe("Why the result was corrected"),
    })
    .nullable()
    .describe("The last correction of a result: the coupon was reversed and settled again; null without one"),
};
