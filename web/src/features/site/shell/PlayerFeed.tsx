import { useCoupon } from "@/slip/slip.ts";
import { useViewer } from "@/platform/site/siteData.ts";
import { useCouponChangedSubscription } from "@/operations/betting/generated.ts";
import { useBalanceChangedSubscription } from "@/operations/people/generated.ts";

/** Keeps a signed-in player's balances and coupons live, on every page; what comes in lands in the cache by its id. */
export function PlayerFeed() {
  const viewer = useViewer();
  return viewer === null ? null : <Subscriptions key={viewer.id} />;
}

function Subscriptions() {
  const coupon = useCoupon();
  useBalanceChangedSubscription({ ignoreResults: true });
  useCouponChangedSubscription({
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      const changed = data?.couponChanged;
      if (changed !== undefined && coupon.receipts().some(({ id }) => id === changed.id))
        coupon.receipts(coupon.receipts().map((receipt) => (receipt.id === changed.id ? changed : receipt)));
    },
  });
  return null;
}
