/** What the processes of the fan-out bench say to each other. */

export interface SourceOrder {
  /** The games there are; unchanged when left out. */
  games?: string[];
  /** Changes of all games together. */
  changesPerSecond: number;
}
export interface SourceAnswer {
  /** Version of each game now. */
  versions: Record<string, number>;
}

/** Opens sockets; or begins to measure; or tells what was measured, and compares what each socket knows last. */
export type ClientsOrder =
  | { open: number; port: number; games: string[]; gamesPerSocket: number }
  | { begin: true }
  | { end: true }
  | { compare: Record<string, number> };
export interface ClientsAnswer {
  /** Sockets that have got the state of all their games. */
  ready: number;
  messages: number;
  seconds: number;
  p50Ms: number;
  p99Ms: number;
  maxMs: number;
  /** Games of sockets whose last known version is not the latest. */
  behind: number;
  /** Sockets that were closed. */
  closed: number;
}

/** The subscription that everybody makes: what the site asks for. */
export const query = `subscription GamesChanged($gameIds: [ID!]!) {
  gamesChanged(gameIds: $gameIds) {
    gameId version isSnapshot section status
    score { home away period periodName clockSeconds periods { home away } }
    prices { outcomeId coef isBlocked } goneOutcomeIds
  }
}`;
