import { ApolloClient, ApolloLink, HttpLink } from "@apollo/client";
import { GraphQLWsLink } from "@apollo/client/link/subscriptions";
import { OperationTypeNode } from "graphql";
import { createBrowserCache } from "./browserCache.ts";
import type { Connection } from "./connection.ts";
import { requestHeaders } from "./headers.ts";
import { createPersistedLink } from "./persistedLink.ts";

/** The browser's client: HTTP and WebSocket of its own origin, answers in the language the page is in now. */
export function createBrowserClient(connection: Connection, language: () => string): ApolloClient {
  const withHeaders = new ApolloLink((operation, forward) => {
    operation.setContext((previous: { headers?: Record<string, string> }) => ({ headers: { ...previous.headers, ...requestHeaders(language()) } }));
    return forward(operation);
  });
  const http = ApolloLink.from([withHeaders, createPersistedLink(), new HttpLink({ uri: "/graphql", credentials: "same-origin", enhancedClientAwareness: { transport: false } })]);
  return new ApolloClient({
    cache: createBrowserCache(),
    link: ApolloLink.split(({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION, new GraphQLWsLink(connection.client), http),
  });
}
