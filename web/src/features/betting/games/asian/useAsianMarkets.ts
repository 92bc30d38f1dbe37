import type { ApolloClient } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { useEffect } from "react";
import { useClient } from "@/platform/app/app.ts";
import { StructureRefresher } from "@/prices/structureRefresher.ts";
import { useFreshMarkets } from "@/prices/usePrice.ts";
import {
  AsianLinesDocument,
  AsianMarketsFragmentDoc,
  type GameRowFragment,
  type MarketFieldsFragment,
} from "@/operations/betting/generated.ts";

/** How long rows that come into view are gathered, in milliseconds. */
const GATHER = 30;

/** What a page asks for: many games at once, each once a version. */
interface Asker {
  rows: StructureRefresher;
  versions: Map<string, number>;
}

const askers = new WeakMap<ApolloClient, Asker>();

function askerOf(client: ApolloClient): Asker {
  const known = askers.get(client);
  if (known !== undefined) return known;
  const rows = new StructureRefresher((ids) => {
    void client
      .query({
        query: AsianLinesDocument,
        variables: { ids, first: ids.length },
        fetchPolicy: "network-only",
        errorPolicy: "all",
      })
      .catch(() => undefined);
  }, GATHER);
  const asker = { rows, versions: new Map<string, number>() };
  askers.set(client, asker);
  return asker;
}

/** Markets of the Asian view beside the main ones; none until they are there. */
export function useAsianMarkets({ id, version }: GameRowFragment): readonly MarketFieldsFragment[] {
  const asker = askerOf(useClient());
  const { data, dataState } = useFragment({
    fragment: AsianMarketsFragmentDoc,
    fragmentName: "AsianMarkets",
    from: { __typename: "Game", id },
  });
  const markets = dataState === "complete" ? data.markets : null;
  const isMissing = markets === null;
  useEffect(
    function ask() {
      if (!isMissing && asker.versions.get(id) === version) return;
      asker.versions.set(id, version);
      asker.rows.need(id);
    },
    [asker, id, version, isMissing],
  );
  useFreshMarkets({ id, markets }, asker.rows);
  return markets ?? [];
}
