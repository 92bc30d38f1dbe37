/** Which k of "k of n" the coupon's system has (SPEC 3.06, 4.14, 5.14), and which bets stand in every combination. */
import { minSystemValue } from "#shared/betting/coupon/kinds.ts";
import { maxSystemValue } from "#shared/betting/coupon/system.ts";
import type { CouponMaking } from "@/slip/couponMaking.ts";
import type { SlipBet } from "@/slip/couponState.ts";

/** How many bets are bankers, while bankers are switched on. */
export function bankersOf(
  bets: readonly SlipBet[],
  { isActiveSystemBanker }: Pick<CouponMaking, "isActiveSystemBanker">,
): number {
  return isActiveSystemBanker ? bets.filter(({ isBanker }) => isBanker === true).length : 0;
}

/** Whether one more bet can be a banker: what is left must still make a system. */
export function canAddBanker(count: number, bankers: number): boolean {
  return maxSystemValue(count - bankers - 1, bankers + 1) >= minSystemValue;
}

/** The k the coupon is sent with: what the player chose, within what its bets allow; never below 2 [4.14]. */
export function systemValueOf(making: CouponMaking, bets: readonly SlipBet[]): number {
  const bankers = bankersOf(bets, making);
  return Math.max(minSystemValue, Math.min(making.systemValue, maxSystemValue(bets.length - bankers, bankers)));
}
