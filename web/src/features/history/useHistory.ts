import { useState } from "react";
import { type CouponHistoryQueryVariables, useCouponHistoryQuery } from "@/operations/pages.generated.ts";

/** Coupons of a page. */
export const HISTORY_PAGE = 20;

/** The coupons of a choice, page by page. While those of a new choice are asked for, the ones before it stay. */
export function useHistory(variables: CouponHistoryQueryVariables) {
  const { data, previousData, error, loading, fetchMore, refetch } = useCouponHistoryQuery({ variables });
  const [isLoadingMore, setLoadingMore] = useState(false);
  const shown = data ?? (loading ? previousData : undefined);
  const connection = shown?.viewer?.coupons ?? null;
  const isLocked = shown !== undefined && shown.viewer === null;

  async function loadMore() {
    setLoadingMore(true);
    await fetchMore({ variables: { after: connection?.pageInfo.endCursor ?? null } }).catch(() => undefined);
    setLoadingMore(false);
  }

  return {
    connection, isLocked, isLoadingMore, loadMore,
    hasFailed: !isLocked && connection === null && (error !== undefined || (!loading && data !== undefined)),
    /** The list shown is that of the choice before. */
    isOld: data === undefined && connection !== null,
    retry: () => void refetch().catch(() => undefined),
  };
}
