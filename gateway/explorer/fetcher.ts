/** How GraphiQL asks the gateway it was loaded from: queries by HTTP with the browser's cookie, subscriptions by graphql-ws. */
import type { GraphiQLProps } from "graphiql";
import { createClient } from "graphql-ws";
import type { ExecutionResult } from "graphql";

type Fetcher = GraphiQLProps["fetcher"];

const endpoint = new URL("/graphql", window.location.href);

/** One socket for each set of headers typed, because a socket signs in once. */
const clients = new Map<string, ReturnType<typeof createClient>>();

function clientFor(headers: Record<string, string>) {
  const key = JSON.stringify(headers);
  const url = new URL(endpoint);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  const client = clients.get(key) ?? createClient({ url: url.href, connectionParams: headers, lazyCloseTimeout: 1000 });
  clients.set(key, client);
  return client;
}

function isSubscription(query: string, operationName: string | null | undefined): boolean {
  const name = operationName ? `\\s+${operationName}\\b` : "";
  return new RegExp(`^\\s*subscription${name}`, "m").test(query);
}

export const fetcher: Fetcher = async ({ query, variables, operationName }, options) => {
  const headers: Record<string, string> = { ...options?.headers };
  if (isSubscription(query, operationName)) {
    const answers = clientFor(headers).iterate({ query, variables: variables ?? null, operationName: operationName ?? null });
    // GraphiQL shows errors as they were sent; its type asks for the class that a server throws.
    return answers as AsyncIterableIterator<ExecutionResult>;
  }
  const answer = await fetch(endpoint, {
    method: "POST", credentials: "same-origin", headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ query, variables, operationName }),
  });
  return (await answer.json()) as ExecutionResult;
};
