/**
 * How GraphiQL reaches the gateway: queries over HTTP, subscriptions over graphql-ws, both as the player in the header.
 */
import type { GraphiQLProps } from "graphiql";
import { createClient, type Client } from "graphql-ws";
import { getOperationAST, OperationTypeNode, parse, type ExecutionResult } from "graphql";
import { endpoint, post } from "./gateway.ts";
import { currentSession, refreshSession, sessionHeaders } from "./session.ts";

type Fetcher = GraphiQLProps["fetcher"];

/** One socket for each way to sign in, because a socket signs in once. It closes when nothing runs on it. */
const clients = new Map<string, Client>();

const named = (headers: Record<string, string>, name: string) =>
  Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];

function clientFor(headers: Record<string, string>): Client {
  // The cookie is read when the socket opens, so its player is part of the key.
  const key = JSON.stringify([headers, currentSession().login]);
  const url = new URL(endpoint);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  const client =
    clients.get(key) ??
    createClient({
      url: url.href,
      lazyCloseTimeout: 1000,
      connectionParams: { authorization: named(headers, "authorization"), language: named(headers, "x-language") },
    });
  clients.set(key, client);
  return client;
}

function typeOf(query: string, operationName: string | null | undefined): OperationTypeNode | undefined {
  try {
    return getOperationAST(parse(query, { noLocation: true }), operationName)?.operation;
  } catch {
    return undefined; // the gateway says what is wrong with it
  }
}

export const fetcher: Fetcher = async ({ query, variables, operationName }, options) => {
  // Headers typed in the tab take precedence over the page's.
  const typed: Record<string, string> = { ...options?.headers };
  const own = Object.entries(sessionHeaders()).filter(([name]) => named(typed, name.toLowerCase()) === undefined);
  const headers = { ...Object.fromEntries(own), ...typed };
  const type = typeOf(query, operationName);
  if (type === OperationTypeNode.SUBSCRIPTION) {
    const answers = clientFor(headers).iterate({
      query,
      variables: variables ?? null,
      operationName: operationName ?? null,
    });
    // GraphiQL shows errors as they were sent; its type asks for the class that a server throws.
    return answers as AsyncIterableIterator<ExecutionResult>;
  }
  const answer = await post({ query, variables, operationName }, headers);
  // The operation may have signed somebody in or out.
  if (type === OperationTypeNode.MUTATION) void refreshSession();
  return answer;
};
