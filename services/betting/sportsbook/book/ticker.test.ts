/** What is told of games on the stream adds up, also where the next second begins while they are priced. */
import { isDeepStrictEqual } from "node:util";
import { expect, it } from "vitest";
import type { GameChange } from "../feed.ts";
import { realBook } from "../testing/book.ts";
import { momentOf } from "./moments.ts";
import { Ticker } from "./ticker.ts";

/** A clock on which a part of a second passes with every reading, as on a machine that is slow. */
class HastyClock {
  #ms = Date.parse("2026-11-21T15:00:00Z");
  readonly #stepMs: number;
  constructor(stepMs: number) {
    this.#stepMs = stepMs;
  }
  now(): number {
    return (this.#ms += this.#stepMs);
  }
}

it.each([170, 430, 990])("prices told are those of their version when %d ms pass with every look", (stepMs) => {
  const clock = new HastyClock(stepMs);
  const book = realBook(clock);
  const game = book.live().find(({ sport }) => sport.slug === "football");
  if (game === undefined) throw new Error("no football in play");
  const ticker = new Ticker(book, (error) => {
    throw error;
  });
  const known = new Map<string, string>();
  let [version, messages] = [0, 0];
  const wrong: number[] = [];
  /** As a reader adds it up: what isn't newer than what is known says nothing new. */
  const take = (change: GameChange): void => {
    if (change.version <= version) return;
    version = change.version;
    messages += 1;
    if (change.isSnapshot) known.clear();
    for (const { outcomeId, coef, isBlocked } of change.prices) known.set(outcomeId, `${coef} ${isBlocked}`);
    for (const outcomeId of change.goneOutcomeIds) known.delete(outcomeId);
    const { markets, isSuspended } = book.viewAt(game, momentOf(version));
    const truth = markets.flatMap(({ outcomes }) => outcomes.map(({ id, coef }) => [id, `${coef} ${isSuspended}`]));
    if (!isDeepStrictEqual([...known].toSorted(), truth.toSorted())) wrong.push(version);
  };
  ticker.subscribe(take);
  ticker.watch([String(game.id)]);
  for (let round = 0; round < 120; round += 1) {
    const whole = round % 5 === 0 ? ticker.snapshot(String(game.id)) : null;
    if (whole !== null) take(whole);
    ticker.look();
  }
  expect(messages).toBeGreaterThan(20);
  expect(wrong).toEqual([]);
});
