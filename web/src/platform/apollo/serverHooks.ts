/**
 * Apollo's hooks for the one render of a page on the server, instead of "@apollo/client/react" there (vite.config.ts).
 * Nothing changes between a page's data and its HTML, so that nothing is watched: a hook reads, and that is all.
 * Apollo's own would make an observable for each of a page's hundreds of prices, which costs as much as rendering them.
 */
import type { OperationVariables, ReactiveVar, TypedDocumentNode } from "@apollo/client";
import { NetworkStatus } from "@apollo/client";
import { skipToken, useApolloClient } from "@apollo/client/react";

export * from "@apollo/client/react";

interface QueryOptions {
  variables?: OperationVariables;
  skip?: boolean;
  ssr?: boolean;
  fetchPolicy?: string;
}

/** Policies under which an answer that is there is shown: all but those that leave caches alone. */
const reading: ReadonlySet<string> = new Set(["cache-first", "cache-and-network", "cache-only", "network-only"]);

const notHere = () => Promise.reject(new Error("Nothing is asked while a page is rendered; its loader asks before"));

/** The answer as the page's loader left it; without one the page is sent as it looks while it waits. */
export function useQuery(
  query: TypedDocumentNode<unknown, OperationVariables>,
  options: QueryOptions | typeof skipToken = {},
) {
  const client = useApolloClient();
  const own: QueryOptions = options === skipToken ? { skip: true } : options;
  const { variables = {}, skip: isSkipped = false, ssr: isRendered = true, fetchPolicy = "cache-first" } = own;
  const data =
    !isSkipped && isRendered && reading.has(fetchPolicy)
      ? (client.readQuery({ query, variables }) ?? undefined)
      : undefined;
  const isLoading = !isSkipped && data === undefined && fetchPolicy !== "cache-only";
  return {
    client,
    data,
    variables,
    error: undefined,
    previousData: undefined,
    observable: undefined,
    dataState: data === undefined ? "empty" : "complete",
    loading: isLoading,
    networkStatus: isLoading ? NetworkStatus.loading : NetworkStatus.ready,
    refetch: notHere,
    fetchMore: notHere,
    subscribeToMore: () => () => undefined,
    updateQuery: () => undefined,
    startPolling: () => undefined,
    stopPolling: () => undefined,
  };
}

export const useReactiveVar = <Value>(variable: ReactiveVar<Value>): Value => variable();
