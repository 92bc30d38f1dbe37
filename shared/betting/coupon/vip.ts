/** VIP bets: stakes above the maximum that a desk decides on (SPEC 5.18). */
import type { CouponKind } from "./kinds.ts";

export interface VipFacts {
  /** Whether the site's config shows VIP bets. */
  isShown: boolean;
  kind: CouponKind;
  /** Largest stake otherwise; null if there is none. */
  maxAmount: string | null;
  bets: readonly { isLive: boolean }[];
}

/**
 * VIP bets need the site's consent, a finite maximum to exceed, and at least one bet, none of them live; multiple
 * singles can't be VIP bets [5.18].
 */
export function isVipAvailable({ isShown, kind, maxAmount, bets }: VipFacts): boolean {
  return (
    isShown &&
    kind !== "MULTIPLE_SINGLES" &&
    maxAmount !== null &&
    bets.length > 0 &&
    bets.every(({ isLive }) => !isLive)
  );
}
