/** The book as the services process starts it: reads the seed, draws with the stored secret, publishes changes. */
import { Book } from "./book/book.ts";
import { Ticker } from "./book/ticker.ts";
import { upcomingIn } from "./book/upcoming.ts";
import { type CalledOffGames, openCalledOffGames } from "./calledOff/register.ts";
import type { BookParts, RunningBook } from "./feed.ts";
import type { SeedFixture } from "./model.ts";
import { modelFor } from "./pricing/index.ts";
import { sportsbookService } from "./routes.ts";
import { loadSeed } from "./seed/index.ts";
import { shiftToSeason } from "./seed/season.ts";

/** Starts the book. Everything it says follows from the seed, the secret and the clock, so it resumes where it was. */
export async function startBook({
  clock,
  db,
  secret,
}: Pick<BookParts, "clock" | "db" | "secret">): Promise<RunningBook> {
  const seed = loadSeed();
  const fixturesAt = (now: number): readonly SeedFixture[] => shiftToSeason(seed.fixtures, now, seed.championships);
  const calledOff = await openCalledOffGames(db, clock, (error) =>
    console.error("The games called off could not be read:", error),
  );
  const book = new Book({
    seed,
    modelFor,
    clock,
    secret: await secret("book"),
    fixturesAt,
    calledOffSince: (gameId) => calledOff.since(gameId),
  });
  // The courses of all that is being played take most of a second to draw: before anybody waits for an answer.
  book.live();
  const ticker = new Ticker(book, (error) => console.error("A game could not be priced:", error));
  ticker.start();
  return running(book, ticker, calledOff);
}

/** A book and the source of its changes, as other services see them. */
export function running(book: Book, ticker: Ticker, calledOff: CalledOffGames | null = null): RunningBook {
  return {
    outcome: (outcomeId) => book.outcome(outcomeId),
    siblings: (outcomeId) => book.siblings(outcomeId),
    gameOf: (outcomeId) => book.gameOf(outcomeId),
    result: (outcomeId) => book.result(outcomeId),
    named: (kind, key) => book.named(kind, key),
    upcoming: (sports, from, until) => upcomingIn(book, sports, from, until),
    snapshot: (gameId) => ticker.snapshot(gameId),
    subscribe: (listener) => ticker.subscribe(listener),
    watch: (gameIds) => ticker.watch(gameIds),
    service: sportsbookService(book, calledOff),
    close: async () => {
      ticker.stop();
      await calledOff?.close();
    },
  };
}
