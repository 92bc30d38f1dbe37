import { useState } from "react";
import { useAfterGap } from "@/platform/apollo/useAfterGap.ts";
import type { Answer } from "@/platform/page/page.ts";
import type { CouponHistoryQuery, CouponHistoryQueryVariables } from "@/operations/office/generated.ts";

/** Coupons of a page. */
export const HISTORY_PAGE = 20;

/** Coupons as their page asked for them. */
export type AskedHistory = Answer<CouponHistoryQuery, CouponHistoryQueryVariables>;

/** The coupons of a choice, page by page. While those of a new choice are asked for, the ones before it stay. */
export function useHistory({ data, previousData, error, loading, fetchMore, refetch }: AskedHistory) {
  const [isLoadingMore, setLoadingMore] = useState(false);
  const shown = data ?? (loading ? previousData : undefined);
  const connection = shown?.viewer?.coupons ?? null;
  const isLocked = shown !== undefined && shown.viewer === null;

  async function loadMore() {
    setLoadingMore(true);
    await fetchMore({ variables: { after: connection?.pageInfo.endCursor ?? null } }).catch(() => undefined);
    setLoadingMore(false);
  }

  const retry = () => void refetch().catch(() => undefined);
  // What is shown changes by itself; what changed while nobody told is asked for.
  const connectionState = useAfterGap(() => {
    if (!isLocked) retry();
  });

  return {
    connection,
    isOffline: connectionState === "lost",
    isLocked,
    isLoadingMore,
    loadMore,
    hasFailed: !isLocked && connection === null && (error !== undefined || (!loading && data !== undefined)),
    /** The list shown is that of the choice before. */
    isOld: data === undefined && connection !== null,
    retry,
  };
}
