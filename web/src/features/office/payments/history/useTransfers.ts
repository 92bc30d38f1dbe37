import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { PaymentsQuery, PaymentsQueryVariables } from "@/operations/office/generated.ts";
import type { Answer } from "@/platform/page/page.ts";
import { useAskAgain } from "@/platform/page/useAskAgain.ts";
import { usePaymentFeed } from "@/features/office/payments/method/usePaymentFeed.ts";

/** Payments of a page. */
export const TRANSFERS_PAGE = 20;

/** The payments of a choice, page by page, live. While those of a new choice are asked for, the ones before it stay. */
export function useTransfers(asked: Answer<PaymentsQuery, PaymentsQueryVariables>, variables: PaymentsQueryVariables) {
  const { data, previousData, error, loading, fetchMore, refetch } = asked;
  const [isLoadingMore, setLoadingMore] = useState(false);
  const shown = data ?? (loading ? previousData : undefined);
  const connection = shown?.viewer?.payments ?? null;
  const isLocked = shown !== undefined && shown.viewer === null;
  const retry = () => void refetch().catch(() => undefined);
  const askAgain = useAskAgain(retry);

  // A payment that is new, or whose state was chosen by, changes the list itself.
  const hasChanged = useRef(false);
  const state = usePaymentFeed((changed) => {
    hasChanged.current = true;
    return variables.filter?.states == null && connection?.edges.some(({ node }) => node.id === changed.id) === true;
  }, retry);
  // The lists of other choices, which are kept, have not heard of it.
  const renew = useEffectEvent(() => {
    if (hasChanged.current) askAgain();
  });
  const choice = JSON.stringify(variables);
  const seen = useRef(choice);
  useEffect(
    function followChoice() {
      if (seen.current === choice) return;
      seen.current = choice;
      renew();
    },
    [choice],
  );

  async function loadMore() {
    setLoadingMore(true);
    await fetchMore({ variables: { after: connection?.pageInfo.endCursor ?? null } }).catch(() => undefined);
    setLoadingMore(false);
  }

  return {
    connection,
    isLocked,
    isLoadingMore,
    loadMore,
    isOffline: state === "lost",
    hasFailed: !isLocked && connection === null && (error !== undefined || (!loading && data !== undefined)),
    /** The list shown is that of the choice before. */
    isOld: data === undefined && connection !== null,
    retry,
  };
}
