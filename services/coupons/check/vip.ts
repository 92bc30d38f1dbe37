/** VIP bets [5.18]: stakes above the maximum, on which a desk decides. */
import type { CouponKind } from "#shared/coupon/kinds.ts";
import { isVipAvailable } from "#shared/coupon/vip.ts";
import { Exact } from "#shared/money.ts";
import type { SiteConfigBody } from "../../config/api.ts";
import { boundsOf } from "./bounds.ts";
import type { Leg, Wallet } from "./check.ts";

/** Whether a coupon may be a VIP bet. @param maxAmount largest stake otherwise; null where there is none, as for bonus accounts. */
export function vipIsAvailable(config: SiteConfigBody, kind: CouponKind, maxAmount: string | null, legs: readonly (Leg | null)[], wallet: Wallet | null): boolean {
  const bets = legs.map((leg) => ({ isLive: leg?.isLive ?? false }));
  return wallet?.type !== 4 && isVipAvailable({ isShown: config.isVipBetShown !== false, kind, maxAmount, bets });
}

/** Seconds after which the desk of the demo decides, where the site sets no other. */
export const defaultDecisionSeconds = 15;

/** The desk of the demo takes stakes up to so many times the maximum. */
const demoDeskTimes = 5;

/** What the embedded desk says to a stake. */
export function demoDeskAccepts(amount: string, currency: string): boolean {
  return new Exact(amount).lessThanOrEqualTo(new Exact(boundsOf(currency).maxAmount).times(demoDeskTimes));
}
