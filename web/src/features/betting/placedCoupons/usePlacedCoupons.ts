import { siteClock } from "@/platform/browser/siteClock.ts";
import { useState } from "react";
import { useAfterGap } from "@/platform/apollo/useAfterGap.ts";
import { useClient } from "@/platform/app/app.ts";
import { dayAfter, dayAt, startOfDay } from "@/slip/placedCoupon/days.ts";
import { useSettings } from "@/platform/site/useSettings.ts";
import {
  type PlacedCouponsQuery,
  usePlacedCouponsQuery,
  usePlacedCouponChangedSubscription,
} from "@/operations/betting/generated.ts";
import type { PlacedFieldsFragment } from "@/operations/fragments/generated.ts";

/** Coupons that are followed at most; the history has the others. */
const MOST = 50;
/** How far back a coupon can have been placed that is settled today. */
const DAYS_BACK = 30;

export type OpenCoupon = NonNullable<NonNullable<PlacedCouponsQuery["viewer"]>["open"]>["edges"][number]["node"];
const isOpen = ({ state }: Pick<PlacedFieldsFragment, "state">) => state === "PENDING" || state === "ACCEPTED";

/**
 * The player's open coupons and those settled today, live: what changes comes by subscription, and what is new is asked
 * for.
 */
export function usePlacedCoupons() {
  const client = useClient();
  const { timeZone } = useSettings();
  const [today] = useState(() => dayAt(siteClock.now(), timeZone));
  const variables = { first: MOST, settledFrom: startOfDay(dayAfter(today, -DAYS_BACK), timeZone) };
  const { data, error, loading, refetch } = usePlacedCouponsQuery({ variables, fetchPolicy: "cache-and-network" });
  const viewer = data?.viewer;
  const nodes: readonly (OpenCoupon | PlacedFieldsFragment)[] = [
    ...(viewer?.settled?.edges ?? []),
    ...(viewer?.open?.edges ?? []),
  ].map(({ node }) => node);
  const again = () => void refetch().catch(() => undefined);

  usePlacedCouponChangedSubscription({
    skip: viewer == null,
    ignoreResults: true,
    onData: ({ data: { data: change } }) => {
      const changed = change?.couponChanged;
      // What is known is written again by its number; a coupon placed elsewhere, or one just settled, belongs into a
      // list.
      if (changed !== undefined && (!nodes.some(({ id }) => id === changed.id) || !isOpen(changed))) {
        again();
        void client.refetchQueries({ include: ["OpenCouponCount"] }).catch(() => undefined);
      }
    },
  });

  useAfterGap(() => {
    if (viewer != null) again();
  });

  const byId = [...new Map(nodes.map((node) => [node.id, node])).values()].toSorted(
    (one, other) => Date.parse(other.placedAt) - Date.parse(one.placedAt),
  );
  return {
    open: byId.filter(isOpen) as OpenCoupon[],
    settled: byId.filter(
      (coupon) => !isOpen(coupon) && dayAt(Date.parse(coupon.settledAt ?? coupon.placedAt), timeZone) === today,
    ),
    isLocked: data !== undefined && viewer === null,
    isLoading: data === undefined && loading,
    hasFailed: viewer !== null && viewer?.open == null && !loading && (error !== undefined || data !== undefined),
    again,
  };
}
