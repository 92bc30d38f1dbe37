/** The book as the services process starts it: read the seed, draw by the kept secret, tell what changes. */
import type { BookParts, RunningBook } from "../core/context.ts";
import { Book } from "./book/book.ts";
import { Ticker } from "./book/ticker.ts";
import type { SeedFixture } from "./model.ts";
import { modelFor } from "./pricing/index.ts";
import { sportsbookService } from "./routes.ts";
import { loadSeed } from "./seed/index.ts";
import { shiftToSeason } from "./seed/season.ts";

/** Starts the book. Everything it says follows from the seed, the secret and the clock, so it resumes where it was. */
export async function startBook({ clock, secret }: Pick<BookParts, "clock" | "secret">): Promise<RunningBook> {
  const seed = loadSeed();
  const fixturesAt = (now: number): readonly SeedFixture[] => shiftToSeason(seed.fixtures, now, seed.championships);
  const book = new Book({ seed, modelFor, clock, secret: await secret("book"), fixturesAt });
  const ticker = new Ticker(book, (error) => console.error("A game could not be priced:", error));
  ticker.start();
  return running(book, ticker);
}

/** A book and what tells of its changes, as the other services see them. */
export function running(book: Book, ticker: Ticker): RunningBook {
  return {
    outcome: (outcomeId) => book.outcome(outcomeId),
    gameOf: (outcomeId) => book.gameOf(outcomeId),
    result: (outcomeId) => book.result(outcomeId),
    named: (kind, key) => book.named(kind, key),
    snapshot: (gameId) => ticker.snapshot(gameId),
    subscribe: (listener) => ticker.subscribe(listener),
    watch: (gameIds) => ticker.watch(gameIds),
    service: sportsbookService(book),
    close: async () => ticker.stop(),
  };
}
