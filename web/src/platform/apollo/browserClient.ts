import { ApolloClient, ApolloLink, HttpLink } from "@apollo/client";
import { GraphQLWsLink } from "@apollo/client/link/subscriptions";
import { OperationTypeNode } from "graphql";
import type { Client } from "graphql-ws";
import { createBrowserCache } from "./browserCache.ts";
import type { Connection } from "./connection.ts";
import { createFailureLink } from "./failureLink.ts";
import { requestHeaders } from "./headers.ts";
import { createPersistedLink } from "./persistedLink.ts";
import { createClockLink } from "./clockLink.ts";
import { siteClock } from "@/platform/browser/siteClock.ts";
import { createSteadyLink } from "./steadyLink.ts";
import { createTermsLink } from "./termsLink.ts";

/**
 * The browser's client: HTTP and WebSocket of its own origin, answers in the language the page is in now. `tell` says
 * what failed elsewhere than instead. `termsRefused` hears of terms to agree to.
 */
export function createBrowserClient(
  connection: Connection,
  language: () => string,
  tell: (message: string | null) => void,
  termsRefused: () => void,
): ApolloClient {
  const withHeaders = new ApolloLink((operation, forward) => {
    operation.setContext((previous: { headers?: Record<string, string> }) => ({
      headers: { ...requestHeaders(language()), ...previous.headers },
    }));
    return forward(operation);
  });
  const http = ApolloLink.from([
    createTermsLink(termsRefused),
    createFailureLink(tell),
    createSteadyLink(),
    withHeaders,
    createPersistedLink(),
    createClockLink(siteClock),
    new HttpLink({ uri: "/graphql", credentials: "same-origin", enhancedClientAwareness: { transport: false } }),
  ]);
  return new ApolloClient({
    cache: createBrowserCache(),
    link: ApolloLink.split(
      ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
      // The link asks for nothing but subscriptions.
      new GraphQLWsLink(connection.client as Client),
      http,
    ),
  });
}
