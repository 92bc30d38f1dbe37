/** What the site's files are made from: the gateway's answers, kept for seconds, and for longer while it is down. */
import { setTimeout as pause } from "node:timers/promises";
import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { LRUCache } from "lru-cache";
import { askGateway } from "./gateway.ts";

/**
 * Asks the gateway in nobody's name. Rejects when it does not answer wholly: half a site map would take pages off
 * search engines.
 */
export type Ask = <Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => Promise<Data>;

/** Thousands of addresses in one answer take longer than a page may. */
const TIMEOUT_MS = 15_000;
/** How long who asks waits for a new value where there is an old one, in milliseconds. */
const PATIENCE_MS = 2_000;

export function createAsk(gatewayUrl: string, language = "en"): Ask {
  return async (document, variables) => {
    const { data, isWhole } = await askGateway(
      { gatewayUrl, headers: { "x-language": language }, timeoutMs: TIMEOUT_MS },
      document,
      variables,
    );
    if (data === null || !isWhole) throw new Error("The gateway did not answer");
    return data;
  };
}

/** Answers the value under a key. `isNew` tells whether that takes no making. */
export type Keeper<Value> = ((key: string) => Promise<Value>) & { isNew(key: string): boolean };

/**
 * Keeps values for a while: one maker at a time for a key, and the last value where making a new one fails or takes
 * long.
 * `ttlMs` is how long a value counts as new.
 */
export function keeper<Value extends object>(
  ttlMs: number,
  make: (key: string) => Promise<Value>,
  max = 100,
  patienceMs = PATIENCE_MS,
): Keeper<Value> {
  const kept = new LRUCache<string, Value>({
    max,
    ttl: ttlMs,
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: (key) => make(key),
  });
  const take = async (key: string) => {
    const fetching = kept.fetch(key);
    const old = kept.peek(key, { allowStale: true });
    const value = await (old === undefined
      ? fetching
      : Promise.race([fetching, pause(patienceMs, old, { ref: false })]));
    if (value === undefined) throw new Error(`Nothing was made for ${key}`);
    return value;
  };
  return Object.assign(take, { isNew: (key: string) => kept.has(key) });
}
