import { useApp } from "@/app/app.ts";
import { useViewer } from "@/app/site/siteData.ts";
import { useBalanceChangedSubscription, useCouponChangedSubscription } from "@/operations/generated.ts";

/** Keeps a signed-in player's balances and coupons live, on every page; what comes in lands in the cache by its id. */
export function PlayerFeed() {
  const viewer = useViewer();
  return viewer === null ? null : <Subscriptions key={viewer.id} />;
}

function Subscriptions() {
  const { coupon } = useApp();
  useBalanceChangedSubscription({ ignoreResults: true });
  useCouponChangedSubscription({
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      const changed = data?.couponChanged;
      if (changed !== undefined && coupon.receipts().some(({ id }) => id === changed.id)) coupon.receipts(coupon.receipts().map((receipt) => (receipt.id === changed.id ? changed : receipt)));
    },
  });
  return null;
}
