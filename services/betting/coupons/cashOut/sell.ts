/** Selling a coupon, or a part of it, back to the house. */
import { eq } from "../../../platform/database/drizzle.ts";
import { Exact, roundMoney } from "#shared/money/money.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { appendUsedLimits } from "../../../money/limits/public.ts";
import { stakeLeft } from "../after/store.ts";
import { appendCoupon } from "../events.ts";
import { cashOutKey } from "../journals.ts";
import { payOut } from "../settle/pay.ts";
import type { CouponRow } from "../store.ts";
import { coupon } from "../tables.ts";

export interface Sale {
  /** Stake that leaves the coupon, in minor-unit digits: part of the stake in play, or all of it. */
  stake: string;
  /** Worth of all that is in play, in minor-unit digits. */
  value: string;
  /** Who sells: the player, a standing order, or an advance that the coupon pays. */
  for: "player" | "order" | "advance";
}

/** Decimals of a share as it is kept. */
const shareDecimals = 4;

/**
 * Pays for a part and takes its stake out of the coupon. The rest keeps its prices and loses its cash-out order.
 * Cashing out everything ends the coupon. The caller has locked the coupon's row and priced it. @returns the amount
 * paid, in minor-unit digits.
 */
export async function sell(
  context: ServiceContext,
  tx: Tx,
  row: CouponRow,
  { stake, value: worth, for: reason }: Sale,
): Promise<string> {
  const left = new Exact(stakeLeft(row));
  const isAll = left.equals(stake);
  const now = context.clock.now();
  // In proportion to the stake that leaves, so that nobody gains from rounding a small stake.
  const part = isAll ? new Exact(worth) : new Exact(worth).times(stake).dividedBy(left);
  const share = isAll ? "1" : new Exact(stake).dividedBy(left).toDecimalPlaces(shareDecimals).toFixed();
  const value = await payOut(context, tx, row, {
    key: cashOutKey(row.id, row.cashOuts.length + 1),
    stake,
    exact: part,
  });
  const cashedValue = roundMoney(new Exact(row.cashedValue).plus(value), row.currency);
  await tx
    .update(coupon)
    .set({
      cashedStake: new Exact(row.cashedStake).plus(stake).toFixed(),
      cashedValue,
      autoCashOut: null,
      autoCashOutAt: null,
      cashOuts: [
        ...row.cashOuts,
        {
          at: Math.floor(now / 1000),
          share,
          amount: roundMoney(stake, row.currency),
          value,
          isAuto: reason === "order",
          isAdvance: reason === "advance",
        },
      ],
      ...(isAll && { state: "CASHED_OUT" as const, payout: cashedValue, settledAt: now }),
    })
    .where(eq(coupon.id, row.id));
  await appendUsedLimits(context, tx, row.playerId, now);
  await appendCoupon(context, tx, row.playerId, row.id);
  return value;
}
