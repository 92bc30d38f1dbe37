/** What the processes say to each other that watch a draw of toto. */

/** A bet comes in: the draw changes, and its version says when, in milliseconds since the bench began. */
export interface BoardOrder {
  sell: boolean;
}
export interface BoardAnswer {
  /** Calls for draws so far. */
  calls: number;
  version: number;
}

export type WatchersOrder = { open: number; port: number; drawId: string } | { begin: true } | { end: true };
export interface WatchersAnswer {
  /** Watchers who have the draw. */
  ready: number;
  messages: number;
  closed: number;
  /** The lowest version that a watcher has last. */
  oldest: number;
  p50Ms: number;
  p99Ms: number;
}

/** What the page of a draw asks for. */
export const query = `subscription TotoDrawChanged($id: ID!) {
  totoDrawChanged(id: $id) {
    id version state ticketCount
    pool { amount currency } jackpot { amount currency }
    matches { id outcomes { id share isHit } }
    categories { hits share winnerCount }
  }
}`;
