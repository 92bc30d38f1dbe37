/** What other services may ask of sportsbook. Each function says what it answers where it is defined. */
export { gameChange } from "./api/changes.ts";
export { startBook } from "./book.ts";
export type { BookNames, BookParts, Fixture, GameChange, GameFeed, Named, RunningBook } from "./feed.ts";
export { leastMargin } from "./pricing/leastMargin.ts";
export type { BookGame, BookOutcome, Names, OddsBook } from "./model.ts";
export { SPORTS } from "./seed/sports.ts";
export { say } from "./words/names.ts";
