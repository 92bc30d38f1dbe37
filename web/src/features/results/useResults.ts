import { useEffect } from "react";
import { useNextPage } from "@/apollo/useNextPage.ts";
import { useApp } from "@/app/app.ts";
import { type ResultRowFragment, ResultsDocument, type ResultsQuery, type ResultsQueryVariables, useResultsQuery } from "@/operations/pages.generated.ts";

/** How often what is being played is asked for while the page is seen, in milliseconds. */
const REFRESH = 20_000;

export interface ResultsAnswer {
  results: ResultRowFragment[];
  totalCount: number;
  sports: NonNullable<ResultsQuery["results"]>["sports"];
  /** loading: nothing to show yet. failed: nothing came. ready: what came, perhaps nothing. */
  state: "loading" | "failed" | "ready";
  loadMore: (() => void) | undefined;
  retry(): void;
}

/** Results page by page; those of the live zone are kept fresh. */
export function useResults(variables: ResultsQueryVariables): ResultsAnswer {
  const { client } = useApp();
  const { data, error, loading, fetchMore, refetch } = useResultsQuery({ variables });
  const connection = data?.results;
  const edges = connection?.edges ?? [];
  const isLive = variables.filter.zone === "LIVE";
  const isOnePage = connection?.pageInfo.hasNextPage !== true || edges.length <= (variables.first ?? 0);

  useEffect(function refresh() {
    if (!isLive) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "hidden" || !isOnePage) return;
      void client.query({ query: ResultsDocument, variables, fetchPolicy: "network-only", errorPolicy: "all" }).catch(() => undefined);
    }, REFRESH);
    return () => clearInterval(timer);
  }, [client, variables, isLive, isOnePage]);

  const loadMore = useNextPage(connection?.pageInfo, fetchMore);
  return {
    results: edges.map(({ node }) => node), totalCount: connection?.totalCount ?? 0, sports: connection?.sports ?? [],
    state: connection != null ? "ready" : (error !== undefined || (!loading && data !== undefined)) ? "failed" : "loading",
    loadMore,
    retry: () => void refetch().catch(() => undefined),
  };
}
