/** VIP bets [5.18]: stakes above the maximum, on which a desk decides. */
import { accountMay } from "../../../money/accounts/public.ts";
import type { CouponKind } from "#shared/betting/coupon/kinds.ts";
import { isVipAvailable } from "#shared/betting/coupon/vip.ts";
import { Exact } from "#shared/money/money.ts";
import type { SiteConfigBody } from "../../../site/config/public.ts";
import { boundsOf } from "./bounds.ts";
import type { Leg, Wallet } from "./check.ts";

/**
 * Whether a coupon may be a VIP bet. @param maxAmount largest stake otherwise; null if there is none, as for bonus
 * accounts.
 */
export function vipIsAvailable(
  config: SiteConfigBody,
  kind: CouponKind,
  maxAmount: string | null,
  legs: readonly (Leg | null)[],
  wallet: Wallet | null,
): boolean {
  const bets = legs.map((leg) => ({ isLive: leg?.isLive ?? false }));
  return (
    (!wallet || accountMay(wallet.type, "vipBet")) &&
    isVipAvailable({ isShown: config.isVipBetShown !== false, kind, maxAmount, bets })
  );
}

/** Seconds after which the demo's desk decides, unless the site sets another number. */
export const defaultDecisionSeconds = 15;

/** The demo's desk accepts stakes up to this multiple of the maximum. */
const demoDeskTimes = 5;

/** The decision of the built-in desk. */
export function demoDeskAccepts(amount: string, currency: string): boolean {
  return new Exact(amount).lessThanOrEqualTo(new Exact(boundsOf(currency).maxAmount).times(demoDeskTimes));
}
