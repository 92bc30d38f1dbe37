import { ApolloClient, ApolloLink, HttpLink } from "@apollo/client";
import { DocumentCache } from "./documentCache.ts";
import { requestHeaders } from "./headers.ts";
import { createPersistedLink } from "./persistedLink.ts";

/** How long the page waits for the gateway before it is sent without the missing data, in milliseconds. */
const GATEWAY_TIMEOUT = 8_000;
const FORWARDED = ["cookie", "user-agent", "accept-language", "x-forwarded-for"];

/** A client for one request: it asks the gateway as the visitor, by his own cookie, and is thrown away afterwards. */
export function createServerClient(request: Request, language: () => string): ApolloClient {
  const gatewayUrl = process.env.GATEWAY_URL ?? ""; // set by the web server when it starts
  const forwarded = Object.fromEntries(FORWARDED.flatMap((name) => {
    const value = request.headers.get(name);
    return value === null ? [] : [[name, value]];
  }));
  const withHeaders = new ApolloLink((operation, forward) => {
    operation.setContext({ headers: { ...forwarded, ...requestHeaders(language()) } });
    return forward(operation);
  });
  const http = new HttpLink({
    uri: `${gatewayUrl}/graphql`,
    enhancedClientAwareness: { transport: false },
    fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(GATEWAY_TIMEOUT) }),
  });
  return new ApolloClient({
    ssrMode: true,
    cache: new DocumentCache(),
    link: ApolloLink.from([withHeaders, createPersistedLink(), http]),
  });
}
