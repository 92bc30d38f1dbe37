import { lazy, Suspense } from "react";
import { useCoupon } from "@/slip/slip.ts";
import { useHasQuickCoupon } from "@/platform/app/app.ts";
import { useReactiveVar } from "@apollo/client/react";
import { Outlet } from "react-router";
import { EmptyLayout } from "@/features/site/shell/layouts/EmptyLayout.tsx";

/** Few of these pages have a coupon; it comes with those. */
const QuickCoupon = lazy(() =>
  import("@/features/betting/slip/QuickCoupon.tsx").then((module) => ({ default: module.QuickCoupon })),
);

export default function EmptyPages() {
  const coupon = useCoupon();
  const isVisible = useReactiveVar(useHasQuickCoupon());
  const count = useReactiveVar(coupon.bets).length;
  return (
    <EmptyLayout>
      <Outlet />
      {isVisible && count > 0 ? (
        <Suspense>
          <QuickCoupon />
        </Suspense>
      ) : null}
    </EmptyLayout>
  );
}
