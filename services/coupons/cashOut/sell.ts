/** Selling a coupon, or a part of it, back to the house. */
import { eq } from "drizzle-orm";
import { Exact, roundMoney } from "#shared/money.ts";
import type { ServiceContext } from "../../core/context.ts";
import type { Tx } from "../../core/database.ts";
import { appendUsedLimits } from "../../limits/limits.ts";
import { stakeLeft } from "../after/store.ts";
import { appendCoupon } from "../events.ts";
import { cashOutKey } from "../journals.ts";
import { payOut } from "../settle/pay.ts";
import type { CouponRow } from "../store.ts";
import { coupon } from "../tables.ts";

export interface Sale {
  /** Stake that leaves the coupon, in minor-unit digits: of what is in play, or all of it. */
  stake: string;
  /** Worth of all that is in play, in minor-unit digits. */
  value: string;
  /** Who sells: the player, a standing order, or an advance that the coupon pays. */
  for: "player" | "order" | "advance";
}

/** Decimals of a share as it is kept. */
const shareDecimals = 4;

/** Stake that a share of what is in play is made of, in minor-unit digits. */
export function stakeOf(row: CouponRow, share: string): string {
  const left = stakeLeft(row);
  return share === "1" ? left : roundMoney(new Exact(left).times(share), row.currency);
}

/**
 * Pays a part and takes its stake out of the coupon; the rest stays at its prices, without a standing order. All of it ends the coupon. The
 * caller has locked the coupon's row and priced it.
 * @returns what was paid, in minor-unit digits.
 */
export async function sell(context: ServiceContext, tx: Tx, row: CouponRow, { stake, value: worth, for: reason }: Sale): Promise<string> {
  const left = new Exact(stakeLeft(row));
  const isAll = left.equals(stake);
  const now = context.clock.now();
  // In proportion to the stake that leaves, so that rounding a small stake wins nobody anything.
  const part = isAll ? new Exact(worth) : new Exact(worth).times(stake).dividedBy(left);
  const share = isAll ? "1" : new Exact(stake).dividedBy(left).toDecimalPlaces(shareDecimals).toFixed();
  const value = await payOut(context, tx, row, { key: cashOutKey(row.id, row.cashOuts.length + 1), stake, exact: part });
  const cashedValue = roundMoney(new Exact(row.cashedValue).plus(value), row.currency);
  await tx.update(coupon).set({
    cashedStake: new Exact(row.cashedStake).plus(stake).toFixed(), cashedValue, autoCashOut: null, autoCashOutAt: null,
    cashOuts: [...row.cashOuts, { at: Math.floor(now / 1000), share, amount: roundMoney(stake, row.currency), value, isAuto: reason === "order", isAdvance: reason === "advance" }],
    ...(isAll && { state: "CASHED_OUT" as const, payout: cashedValue, settledAt: now }),
  }).where(eq(coupon.id, row.id));
  await appendUsedLimits(context, tx, row.playerId, now);
  await appendCoupon(context, tx, row.playerId, row.id);
  return value;
}
