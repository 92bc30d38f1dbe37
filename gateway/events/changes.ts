/** The state of a game's prices, and how changes of it are added up. */
import type { components } from "../upstream/events.ts";

/** A change from the event stream: the score with its period's name in every language. */
export type GameChangeModel = components["schemas"]["GameChange"];
type PriceChange = GameChangeModel["prices"][number];

const byOutcome = (prices: readonly PriceChange[]) => new Map(prices.map((price) => [price.outcomeId, price]));

/**
 * One change that says what two in a row say. After a whole state a change stays whole, and says nothing of single
 * events; a newer whole state replaces everything.
 */
export function mergeChanges(older: GameChangeModel, newer: GameChangeModel): GameChangeModel {
  if (newer.isSnapshot) return newer;
  const prices = byOutcome(older.prices);
  const gone = new Set(older.goneOutcomeIds);
  for (const price of newer.prices) {
    prices.set(price.outcomeId, price);
    gone.delete(price.outcomeId);
  }
  for (const outcomeId of newer.goneOutcomeIds) {
    prices.delete(outcomeId);
    if (!older.isSnapshot) gone.add(outcomeId);
  }
  const newEvents = older.isSnapshot ? [] : [...(older.newEvents ?? []), ...(newer.newEvents ?? [])];
  const { newEvents: _last, ...standing } = newer;
  return {
    ...standing,
    prices: [...prices.values()],
    goneOutcomeIds: [...gone],
    isSnapshot: older.isSnapshot,
    ...(newEvents.length > 0 && { newEvents }),
  };
}
