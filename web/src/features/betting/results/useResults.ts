import { useEffect } from "react";
import { useNextPage } from "@/platform/apollo/useNextPage.ts";
import { useClient } from "@/platform/app/app.ts";
import type { Answer } from "@/platform/page/page.ts";
import {
  type ResultRowFragment,
  ResultsDocument,
  type ResultsQuery,
  type ResultsQueryVariables,
} from "@/operations/betting/generated.ts";

/** How often what is being played is asked for while the page is seen, in milliseconds. */
const REFRESH = 20_000;

/** Results as their page asked for them. */
export type AskedResults = Answer<ResultsQuery, ResultsQueryVariables>;

export interface ShownResults {
  results: ResultRowFragment[];
  totalCount: number;
  sports: NonNullable<ResultsQuery["results"]>["sports"];
  /** loading: nothing to show yet. failed: nothing came. ready: what came, perhaps nothing. */
  state: "loading" | "failed" | "ready";
  loadMore: (() => void) | undefined;
  retry(): void;
}

/** Results page by page; those of the live zone are kept fresh. What was shown stands until what follows it is there. */
export function useResults(asked: AskedResults): ShownResults {
  const { data, previousData, variables, error, loading, fetchMore, refetch } = asked;
  const client = useClient();
  const connection = (data ?? (loading ? previousData : undefined))?.results;
  const edges = connection?.edges ?? [];
  const isLive = variables.filter.zone === "LIVE";
  const isOnePage = connection?.pageInfo.hasNextPage !== true || edges.length <= (variables.first ?? 0);

  useEffect(
    function refresh() {
      if (!isLive) return;
      const timer = setInterval(() => {
        if (document.visibilityState === "hidden" || !isOnePage) return;
        void client
          .query({ query: ResultsDocument, variables, fetchPolicy: "network-only", errorPolicy: "all" })
          .catch(() => undefined);
      }, REFRESH);
      return () => clearInterval(timer);
    },
    [client, variables, isLive, isOnePage],
  );

  const loadMore = useNextPage(data?.results?.pageInfo, fetchMore);
  return {
    results: edges.map(({ node }) => node),
    totalCount: connection?.totalCount ?? 0,
    sports: connection?.sports ?? [],
    state:
      connection != null ? "ready" : error !== undefined || (!loading && data !== undefined) ? "failed" : "loading",
    loadMore,
    retry: () => void refetch().catch(() => undefined),
  };
}
