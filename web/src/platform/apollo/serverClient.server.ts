import { ApolloClient, ApolloLink } from "@apollo/client";
import { renderSettings } from "../start/renderSettings.server.ts";
import { DocumentCache } from "./documentCache.ts";
import { requestHeaders } from "./headers.ts";
import { createServerQuery } from "./serverQuery.server.ts";

/** How long a page waits for the gateway before it is sent without the missing data, in milliseconds. */
export interface Patience {
  /** For one question: longer than the gateway waits for a service, which then costs its own part only. */
  call: number;
  /** For all questions of a page together: what guards, redirects and loaders ask one after another must not add up. */
  page: number;
}

const PATIENCE: Patience = { call: 6_000, page: 9_000 };
const FORWARDED = ["cookie", "user-agent", "accept-language", "x-forwarded-for", "x-geo-country", "x-request-id"];

/** A client for one request: it asks the gateway as the visitor, by their own cookie, and is thrown away afterwards. */
export function createServerClient(request: Request, language: () => string, patience = PATIENCE): ApolloClient {
  const { gatewayUrl } = renderSettings();
  const forwarded = Object.fromEntries(
    FORWARDED.flatMap((name) => {
      const value = request.headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  const deadline = AbortSignal.timeout(patience.page);
  const client = new ApolloClient({ ssrMode: true, cache: new DocumentCache(), link: ApolloLink.empty() });
  client.query = createServerQuery(client, {
    uri: `${gatewayUrl}/graphql`,
    headers: () => ({ ...forwarded, ...requestHeaders(language()) }),
    publicHeaders: () => ({ ...visitorsAddress(forwarded), ...requestHeaders(language()) }),
    // On the way of two servers beside each other, packing and unpacking take longer than sending.
    send: (url, init) =>
      fetch(url, {
        ...init,
        headers: { ...init.headers, "accept-encoding": "identity" },
        signal: AbortSignal.any([AbortSignal.timeout(patience.call), deadline]),
      }),
  });
  return client;
}

/** Whose rate a question counts against; no answer depends on it. */
const visitorsAddress = ({ "x-forwarded-for": address }: Record<string, string>): Record<string, string> =>
  address === undefined ? {} : { "x-forwarded-for": address };
