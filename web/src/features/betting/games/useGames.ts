import { useEffect, useEffectEvent, useRef } from "react";
import { useNextPage } from "@/platform/apollo/useNextPage.ts";
import { useClient } from "@/platform/app/app.ts";
import type { Answer } from "@/platform/page/page.ts";
import {
  type GameRowFragment,
  GamesDocument,
  type GamesQuery,
  type GamesQueryVariables,
} from "@/operations/betting/generated.ts";
import { MOST_AT_ONCE, refreshPage } from "./refreshPage.ts";
import { useDepartures } from "./useDepartures.ts";

/** How often a list asks which games it has while the page is seen, in milliseconds. */
const REFRESH = 20_000;

/** A list as it was asked for. */
export type AskedGames = Answer<GamesQuery, GamesQueryVariables>;

interface ShownGames {
  games: readonly GameRowFragment[];
  totalCount: number;
  /** loading: nothing to show yet. failed: nothing came. ready: what came, perhaps nothing. */
  state: "loading" | "failed" | "ready";
  loadMore: (() => void) | undefined;
  retry(): void;
}

/** Games of a list, page by page, kept fresh: a game that starts or ends comes and goes without a reload. */
export function useGames({ data, variables, error, loading, fetchMore, refetch }: AskedGames): ShownGames {
  const client = useClient();
  const connection = data?.games;
  const known = connection?.edges.length ?? 0;
  const games = useDepartures(connection?.edges, JSON.stringify(variables), variables.filter.section ?? null);

  /** Where the page to ask for next begins, in a list that is longer than what comes at once. */
  const next = useRef(0);

  const ask = useEffectEvent(() => {
    if (document.visibilityState === "hidden") return;
    if (connection != null && known > MOST_AT_ONCE) {
      const from = next.current < known ? next.current : 0;
      void refreshPage(client, variables, connection.edges, from)
        .catch(() => from)
        .then((place) => (next.current = place));
      return;
    }
    // As many as are shown, so that later pages stay.
    const asked = { ...variables, first: Math.max(variables.first, known) };
    void client
      .query({ query: GamesDocument, variables: asked, fetchPolicy: "network-only", errorPolicy: "all" })
      .catch(() => undefined);
  });

  useEffect(function refresh() {
    const timer = setInterval(ask, REFRESH);
    return () => clearInterval(timer);
  }, []);

  const loadMore = useNextPage(connection?.pageInfo, fetchMore);
  return {
    games,
    totalCount: connection?.totalCount ?? 0,
    state:
      connection != null ? "ready" : error !== undefined || (!loading && data !== undefined) ? "failed" : "loading",
    loadMore,
    retry: () => void refetch().catch(() => undefined),
  };
}
