/**
 * How a visitor left the markets of a game: kept while the page lives, because a game that goes live gets a page again.
 */
import type { ApolloClient } from "@apollo/client";

export interface MarketsView {
  /** Group of markets that is open. */
  group: string;
  /** What is searched for. */
  query: string;
  /** Types of markets that are folded. */
  folded: ReadonlySet<string>;
}

/** As many games as are looked at in a while. */
const MOST_KEPT = 50;

/** One for each app, which has one client. */
const views = new WeakMap<ApolloClient, Map<string, MarketsView>>();

export function keptView(client: ApolloClient, gameId: string, first: MarketsView): MarketsView {
  return views.get(client)?.get(gameId) ?? first;
}

export function keepView(client: ApolloClient, gameId: string, view: MarketsView): void {
  const kept = views.get(client) ?? new Map<string, MarketsView>();
  views.set(client, kept);
  kept.delete(gameId);
  kept.set(gameId, view);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
}
