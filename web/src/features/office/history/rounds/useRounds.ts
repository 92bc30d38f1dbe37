import { useState } from "react";
import type { Answer } from "@/platform/page/page.ts";
import type { CasinoRoundsQuery, CasinoRoundsQueryVariables } from "@/operations/office/generated.ts";

/** Rounds of a page. */
export const ROUNDS_PAGE = 20;

/** Rounds as their page asked for them. */
export type AskedRounds = Answer<CasinoRoundsQuery, CasinoRoundsQueryVariables>;

/** The rounds of a choice, page by page. While those of a new choice are asked for, the ones before it stay. */
export function useRounds({ data, previousData, error, loading, fetchMore, refetch }: AskedRounds) {
  const [isLoadingMore, setLoadingMore] = useState(false);
  const shown = data ?? (loading ? previousData : undefined);
  const connection = shown?.viewer?.casinoRounds ?? null;
  const isLocked = shown !== undefined && shown.viewer === null;

  async function loadMore() {
    setLoadingMore(true);
    await fetchMore({ variables: { after: connection?.pageInfo.endCursor ?? null } }).catch(() => undefined);
    setLoadingMore(false);
  }

  return {
    connection,
    /** Games to choose among. */
    games: shown?.viewer?.casinoRecents?.played ?? [],
    isLocked,
    isLoadingMore,
    loadMore,
    hasFailed: !isLocked && connection === null && (error !== undefined || (!loading && data !== undefined)),
    /** The list shown is that of the choice before. */
    isOld: data === undefined && connection !== null,
    retry: () => void refetch().catch(() => undefined),
  };
}
