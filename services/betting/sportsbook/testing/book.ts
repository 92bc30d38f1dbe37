/** The real book over the real seed, with a clock that a test turns. */
import { Book, type BookOptions } from "../book/book.ts";
import { modelFor } from "../pricing/index.ts";
import { loadSeed } from "../seed/index.ts";
import { shiftToSeason } from "../seed/season.ts";

export class SteeredClock {
  #now: number;
  readonly rate = 1;

  /** Stands still at an instant, such as "2026-11-21T15:00:00Z". */
  constructor(instant: string) {
    this.#now = Date.parse(instant);
  }

  now(): number {
    return this.#now;
  }

  /** Epoch seconds. */
  get seconds(): number {
    return Math.floor(this.#now / 1000);
  }

  /** Turns to an instant: a text, or epoch seconds. */
  turnTo(instant: string | number): void {
    this.#now = typeof instant === "number" ? instant * 1000 : Date.parse(instant);
  }

  pass(seconds: number): void {
    this.#now += seconds * 1000;
  }
}

const seed = loadSeed();
export const testSecret = Buffer.from("a secret of thirty-two bytes....");

/** A new book on the project's seed; two of them with the same clock and secret simulate a restart. */
export function realBook(
  clock: BookOptions["clock"],
  secret: Buffer = testSecret,
  calledOffSince?: (gameId: number) => number | null,
): Book {
  return new Book({ ...realParts(clock, secret), ...(calledOffSince && { calledOffSince }) });
}

/** Parts of the real book. */
export function realParts(clock: BookOptions["clock"], secret: Buffer = testSecret): BookOptions {
  return { seed, modelFor, clock, secret, fixturesAt: (now) => shiftToSeason(seed.fixtures, now, seed.championships) };
}
