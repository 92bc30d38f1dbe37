import { lazy, Suspense } from "react";
import { useReactiveVar } from "@apollo/client/react";
import { Outlet } from "react-router";
import { useApp } from "@/app/app.ts";
import { EmptyLayout } from "@/features/shell/EmptyLayout.tsx";

/** Few of these pages have a coupon; it comes with those. */
const QuickCoupon = lazy(() => import("@/features/coupon/QuickCoupon.tsx").then((module) => ({ default: module.QuickCoupon })));

export default function EmptyPages() {
  const { coupon } = useApp();
  const isVisible = useReactiveVar(coupon.isVisible);
  const count = useReactiveVar(coupon.bets).length;
  return <EmptyLayout><Outlet />{isVisible && count > 0 ? <Suspense><QuickCoupon /></Suspense> : null}</EmptyLayout>;
}
