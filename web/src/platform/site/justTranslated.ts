import type { ApolloClient } from "@apollo/client";

/** For this long what was just fetched is not asked for again, in milliseconds. */
const FRESH = 2000;

const switchedAt = new WeakMap<ApolloClient, number>();

/** Notes that everything on the page has come in another language. */
export function noteTranslated(client: ApolloClient): void {
  switchedAt.set(client, performance.now());
}

/** Whether the answers in the cache came with a change of language a moment ago. */
export function isJustTranslated(client: ApolloClient): boolean {
  return performance.now() - (switchedAt.get(client) ?? Number.NEGATIVE_INFINITY) < FRESH;
}
