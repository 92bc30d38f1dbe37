import { useEffect, useState } from "react";
import { useApp } from "@/app/app.ts";
import { type GameRowFragment, GamesDocument, type GamesQueryVariables, useGamesQuery } from "@/operations/generated.ts";

/** How often a list asks which games it has while the page is seen, in milliseconds. */
const REFRESH = 20_000;
const RETRY_AFTER = 5_000;

export interface GamesAnswer {
  games: GameRowFragment[];
  totalCount: number;
  /** loading: nothing to show yet. failed: nothing came. ready: what came, perhaps nothing. */
  state: "loading" | "failed" | "ready";
  loadMore: (() => void) | undefined;
  retry(): void;
}

/** Games of a list, page by page, kept fresh: a game that starts or ends comes and goes without a reload. */
export function useGames(variables: GamesQueryVariables): GamesAnswer {
  const { client } = useApp();
  const { data, error, loading, fetchMore, refetch } = useGamesQuery({ variables });
  const [isLoadingMore, setLoadingMore] = useState(false);
  const connection = data?.games;
  const edges = connection?.edges ?? [];
  const known = edges.length;

  useEffect(function refresh() {
    const timer = setInterval(() => {
      if (document.visibilityState === "hidden") return;
      // As many as are shown, so that later pages stay; above one page the list is left to its own scrolling.
      if (known <= variables.first) void client.query({ query: GamesDocument, variables, fetchPolicy: "network-only", errorPolicy: "all" }).catch(() => undefined);
    }, REFRESH);
    return () => clearInterval(timer);
  }, [client, variables, known]);

  function loadMore() {
    if (isLoadingMore || connection?.pageInfo.endCursor == null) return;
    setLoadingMore(true);
    void fetchMore({ variables: { after: connection.pageInfo.endCursor } }).then(
      () => setLoadingMore(false),
      // The end of the list stays in view, so without a pause a failing server would be asked without end.
      () => { setTimeout(() => setLoadingMore(false), RETRY_AFTER); },
    );
  }

  return {
    games: edges.map(({ node }) => node),
    totalCount: connection?.totalCount ?? 0,
    state: connection != null ? "ready" : (error !== undefined || (!loading && data !== undefined)) ? "failed" : "loading",
    loadMore: connection?.pageInfo.hasNextPage === true && !isLoadingMore ? loadMore : undefined,
    retry: () => void refetch().catch(() => undefined),
  };
}
