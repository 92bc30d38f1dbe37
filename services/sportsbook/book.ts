/** The book as the services process starts it: read the seed, draw by the kept secret, tell what changes. */
import type { BookParts, RunningBook } from "../core/context.ts";
import { Book } from "./book/book.ts";
import { Ticker } from "./book/ticker.ts";
import { modelFor } from "./pricing/index.ts";
import { sportsbookService } from "./routes.ts";
import { loadSeed } from "./seed/index.ts";

/** Starts the book. Everything it says follows from the seed, the secret and the clock, so it resumes where it was. */
export async function startBook({ clock, secret }: BookParts): Promise<RunningBook> {
  const book = new Book({ seed: loadSeed(), modelFor, clock, secret: await secret("book") });
  const ticker = new Ticker(book, (error) => console.error("A game could not be priced:", error));
  ticker.start();
  return {
    outcome: (outcomeId) => book.outcome(outcomeId),
    gameOf: (outcomeId) => book.gameOf(outcomeId),
    result: (outcomeId) => book.result(outcomeId),
    snapshot: (gameId) => ticker.snapshot(gameId),
    subscribe: (listener) => ticker.subscribe(listener),
    watch: (gameIds) => ticker.watch(gameIds),
    named: (kind, key) => book.named(kind, key),
    service: sportsbookService(book),
    close: async () => ticker.stop(),
  };
}
