/** What of the coupon follows something else: the amount its maximum, the advance its account. */
import { useEffect, useRef } from "react";
import { Decimal } from "decimal.js";
import { useCoupon } from "@/slip/slip.ts";
import { changeMaking } from "@/slip/couponState.ts";
import type { AccountFieldsFragment } from "@/operations/fragments/generated.ts";
import type { Quote } from "./useQuote.ts";
import type { Slip } from "./useSlip.ts";

/** The largest stake the player can give: their balance, within the coupon's bound; null for a guest, who has none. */
export function maximumOf(account: AccountFieldsFragment | null, quote: Quote | null, isVip: boolean): string | null {
  if (account === null) return null;
  const bound = isVip || quote?.maxAmount?.currency !== account.balance.currency ? null : quote.maxAmount.amount;
  return (bound === null ? new Decimal(account.balance.amount) : Decimal.min(account.balance.amount, bound)).toFixed();
}

/** While auto-max is on, the amount is the largest one, whatever the bets and the balance become. */
export function useMaximum({ making, facts, account, quote, isSending, content }: Slip): void {
  const coupon = useCoupon();
  const maximum =
    making.isActiveAutoMax && facts.stake === "coupon" && !isSending && quote !== null
      ? maximumOf(account, quote, content.isVip === true)
      : null;
  useEffect(
    function followMaximum() {
      if (maximum !== null && maximum !== "0") coupon.amount(maximum);
    },
    [coupon, maximum],
  );
}

/** An advance belongs to one account, so choosing another account removes it [4.20]. */
export function useAdvanceOfAccount(accountId: string | undefined): void {
  const coupon = useCoupon();
  const before = useRef(accountId);
  useEffect(
    function resetAdvance() {
      if (before.current !== accountId && coupon.making().prepaidAmount !== "")
        changeMaking(coupon, { prepaidAmount: "" });
      before.current = accountId;
    },
    [coupon, accountId],
  );
}
