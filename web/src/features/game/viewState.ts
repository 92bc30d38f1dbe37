/** How a visitor left the markets of a game: kept while the page lives, because a game that goes live gets a page anew. */
import type { App } from "@/app/app.ts";

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

const views = new WeakMap<App, Map<string, MarketsView>>();

export function keptView(app: App, gameId: string, first: MarketsView): MarketsView {
  return views.get(app)?.get(gameId) ?? first;
}

export function keepView(app: App, gameId: string, view: MarketsView): void {
  const kept = views.get(app) ?? new Map<string, MarketsView>();
  views.set(app, kept);
  kept.delete(gameId);
  kept.set(gameId, view);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
}
