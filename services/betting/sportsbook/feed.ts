/** What the event stream and other services get from the book: games as they change. */
import type { z } from "zod";
import type { gameChange } from "./api/changes.ts";
import type { ServiceContext, ServicePlugin } from "../../platform/context.ts";
import type { CyberVariant, Names, OddsBook, SportArea } from "./model.ts";

/** Latest state of a game, or what changed in it; the data of an SSE event `game`. */
export type GameChange = z.infer<typeof gameChange>;

export interface GameFeed {
  /** The whole state of a game now (`isSnapshot`); null if there is no such game, or it began more than a day ago. */
  snapshot(gameId: string): GameChange | null;
  /**
   * Calls with each change of the games that somebody watches. Changes of one game come with rising versions. Returns
   * the way to stop.
   */
  subscribe(listener: (change: GameChange) => void): () => void;
  /**
   * Keeps these games moving for the listeners (others are priced on demand), each from its next snapshot on. Prices
   * nothing itself, so any number can be watched at once. Returns the way to stop.
   */
  watch(gameIds: readonly string[]): () => void;
}

/** The name of a sport, a championship, a game or a team, with the names of its parents. */
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

/** An event is a sport or a championship that is in the news, by its address words. */
export type NamedKind = "sport" | "championship" | "game" | "team" | "event";

/** Names of the book's items, for titles of pages. */
export interface BookNames {
  /** Null if there is none. A sport, a team and an event by their address words, the others by id. */
  named(kind: NamedKind, key: string): Named | null;
}

declare module "../../platform/context.ts" {
  interface ServiceContext {
    book: Omit<RunningBook, "close">;
  }
}

/** What the book needs to start: it is made before the context that it becomes part of. */
export type BookParts = Pick<ServiceContext, "clock" | "settings" | "secret" | "db" | "metrics">;

/** A game that lies ahead. */
export interface Fixture {
  gameId: string;
  sportId: string;
  names: Names;
  championship: Names;
  home: Names;
  away: Names;
  /** All who start in a race, by number; none elsewhere. */
  runners: readonly Names[];
  /** Epoch seconds. */
  startsAt: number;
}

/** A started book. */
export interface RunningBook extends OddsBook, GameFeed, BookNames {
  /** Games of some sports (by slug) that start in [from, until), epoch seconds, by their start. */
  upcoming(sports: readonly string[], from: number, until: number): Fixture[];
  /** The sportsbook's own routes over this book. */
  readonly service: ServicePlugin;
  /** Ends its timers. */
  close(): Promise<void>;
}
