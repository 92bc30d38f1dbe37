/** What the event stream and other services may hear from the book: games as they change. */
import type { z } from "zod";
import type { gameChange } from "./api.ts";
import type { Names } from "./model.ts";

/** Latest state of a game, or what changed in it; the data of an SSE event `game`. */
export type GameChange = z.infer<typeof gameChange>;

export interface GameFeed {
  /** The whole state of a game now (`isSnapshot`); null when there is no such game, or it began more than a day ago. */
  snapshot(gameId: string): GameChange | null;
  /**
   * Calls with each change: of every live game, and of the line games that somebody watches. Changes of one game come
   * with rising versions. Returns the way to stop.
   */
  subscribe(listener: (change: GameChange) => void): () => void;
  /**
   * Keeps these games moving for the listeners (a line game is priced on demand otherwise), each from its next snapshot
   * on. Prices nothing itself, so any number can be watched at once. Returns the way to stop.
   */
  watch(gameIds: readonly string[]): () => void;
}

/** A sport, a championship or a game by its name, with the names of what it belongs to. */
export interface Named { names: Names; sport?: Names; championship?: Names; startsAt?: number }

/** What the book's things are called; for the titles of pages. */
export interface BookNames {
  /** Null when there is none. A sport by its slug, the others by id. */
  named(kind: "sport" | "championship" | "game", key: string): Named | null;
}
