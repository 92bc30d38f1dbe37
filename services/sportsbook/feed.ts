/** What the event stream and other services may hear from the book: games as they change. */
import type { z } from "zod";
import type { gameChange } from "./api.ts";
import type { CyberVariant, Names, SportArea } from "./model.ts";

/** Latest state of a game, or what changed in it; the data of an SSE event `game`. */
export type GameChange = z.infer<typeof gameChange>;

export interface GameFeed {
  /** The whole state of a game now (`isSnapshot`); null when there is no such game, or it began more than a day ago. */
  snapshot(gameId: string): GameChange | null;
  /** Calls with each change of the games that somebody watches. Changes of one game come with rising versions. Returns the way to stop. */
  subscribe(listener: (change: GameChange) => void): () => void;
  /**
   * Keeps these games moving for the listeners (others are priced on demand), each from its next snapshot on. Prices nothing itself, so any number can be watched at once. Returns the way to stop.
   */
  watch(gameIds: readonly string[]): () => void;
}

/** A sport, a championship, a game or a team by its name, with the names of what it belongs to. */
export interface Named {
  names: Names;
  /** Where its sport is shown. */
  area: SportArea;
  /** Of a cyber-sport, as addresses spell it. */
  variant?: Lowercase<CyberVariant>;
  sport?: Names;
  championship?: Names;
  startsAt?: number;
  /** Whether a game has begun. */
  isStarted?: boolean;
  /** Segments of its address below the section: of the sport, the championship and the game. */
  segments: readonly string[];
}

/** An event is what everybody looks at just now: a sport or a championship, by its address words. */
export type NamedKind = "sport" | "championship" | "game" | "team" | "event";

/** What the book's things are called; for the titles of pages. */
export interface BookNames {
  /** Null when there is none. A sport, a team and an event by their address words, the others by id. */
  named(kind: NamedKind, key: string): Named | null;
}
