import { CombinedGraphQLErrors } from "@apollo/client";
import { GamesChangedDocument, GamesDocument } from "@/operations/betting/generated.ts";
import { onEveryChange } from "@/platform/app/onEveryChange.ts";
import type { StartPart } from "@/platform/app/parts.ts";
import { LiveGames } from "./liveGames.ts";
import { pricesPart } from "./prices.ts";
import { PriceStore } from "./priceStore.ts";
import { StructureRefresher } from "./structureRefresher.ts";

/** Starts live prices in the browser: what the gateway's feed says goes into the store. */
export const startPrices: StartPart = (app) => {
  const { client, connection, connectionState } = app;
  const store = new PriceStore();
  const live = new LiveGames(
    {
      subscribe: (gameIds, onChange, ended) => {
        const subscription = client
          .subscribe({ query: GamesChangedDocument, variables: { gameIds }, fetchPolicy: "no-cache" })
          .subscribe({
            next: ({ data, error }) => {
              if (data != null) onChange(data.gamesChanged);
              else if (
                CombinedGraphQLErrors.is(error) &&
                error.errors.some(({ extensions }) => extensions?.["code"] === "EVENTS_UNAVAILABLE")
              )
                ended("away");
            },
            error: () => ended(),
            complete: () => ended(),
          });
        return () => subscription.unsubscribe();
      },
    },
    (change) => store.apply(change),
    (isAway) => connection?.setFeedAway(isAway),
    (gameIds) => store.expire(gameIds),
  );
  onEveryChange(connectionState, () => store.setLost(connectionState() === "lost"));
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") live.pause();
    else live.resume();
  });
  const structure = new StructureRefresher((ids) => {
    void client
      .query({
        query: GamesDocument,
        variables: { filter: { ids }, first: ids.length },
        fetchPolicy: "network-only",
        errorPolicy: "all",
      })
      .catch(() => undefined);
  });
  pricesPart.start(app, { store, live, structure });
};
