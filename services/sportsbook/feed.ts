/** What the event stream and other services may hear from the book: games as they change. */
import type { z } from "zod";
import type { gameChange } from "./api.ts";

/** Latest state of a game, or what changed in it; the data of an SSE event `game`. */
export type GameChange = z.infer<typeof gameChange>;

export interface GameFeed {
  /** The whole state of a game now (`isSnapshot`); null when there is no such game. */
  snapshot(gameId: string): GameChange | null;
  /**
   * Calls with each change: of every live game, and of the line games that somebody watches. Changes of one game come
   * with rising versions. Returns the way to stop.
   */
  subscribe(listener: (change: GameChange) => void): () => void;
  /** Keeps these games moving for the listeners (a line game is priced on demand otherwise). Returns the way to stop. */
  watch(gameIds: readonly string[]): () => void;
}
