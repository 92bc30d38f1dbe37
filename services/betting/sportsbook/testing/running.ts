/** A book as the services process runs it, without its timer: a test turns the clock and looks itself. */
import type { RunningBook } from "../feed.ts";
import { running } from "../book.ts";
import type { Book } from "../book/book.ts";
import { Ticker } from "../book/ticker.ts";

export function runningBook(book: Book): { book: RunningBook; ticker: Ticker } {
  const ticker = new Ticker(book, (error) => {
    throw error;
  });
  return { book: running(book, ticker), ticker };
}
