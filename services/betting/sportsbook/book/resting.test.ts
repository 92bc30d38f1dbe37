import { describe, expect, it, vi } from "vitest";
import { nearestTick } from "#shared/betting/ticks.ts";
import { realBook, SteeredClock } from "../testing/book.ts";
import type { PricedMarket } from "../pricing/margin.ts";
import type { Book } from "./book.ts";
import type { Game } from "./game.ts";
import { RestingPrices } from "./resting.ts";
import { noise, quotedNoise } from "./walk.ts";

vi.setConfig({ testTimeout: 60_000 });

const saturday = "2026-11-21T15:20:00Z";
const pricesOf = (book: Book, game: Game): Map<string, string> =>
  new Map(book.view(game).markets.flatMap(({ outcomes }) => outcomes.map(({ id, coef }) => [id, coef])));
const gamesIn = (games: readonly Game[], sport: string, count: number): Game[] =>
  games.filter((game) => game.sport.slug === sport).slice(0, count);

describe("prices in play", () => {
  const football = (book: Book): Game => {
    const [game] = gamesIn(book.live(), "football", 1);
    if (game === undefined) throw new Error("No football in play");
    return game;
  };
  /** One market of one outcome, whose raw price is told for each second. */
  const told = (raw: (second: number) => number) => ({
    lastChange: (second: number) => second,
    marketsAt: (second: number): PricedMarket[] => [
      {
        type: "1x2",
        param: null,
        group: "main",
        isMain: true,
        outcomes: [{ type: "home", probability: 0.5, raw: raw(second), coef: nearestTick(raw(second)) }],
      },
    ],
  });
  const shownAt = (prices: RestingPrices, game: Game, second: number, raw: (second: number) => number) =>
    prices.at(game, second, told(raw))[0]?.outcomes[0]?.coef;

  it("rest while the raw price trembles around a middle, and move once when it goes on", () => {
    const game = football(realBook(new SteeredClock(saturday)));
    const prices = new RestingPrices();
    const trembling = (second: number): number =>
      second < 300 ? 2.005 + (second % 2 === 0 ? 0.0015 : -0.0015) : 2.011;
    const seen = Array.from({ length: 400 }, (_, second) => shownAt(prices, game, second, trembling));
    expect(seen.filter((coef, index) => index > 0 && coef !== seen[index - 1])).toEqual(["2.010"]);
    expect(seen[0]).toBe("2.000");
  });

  it("are the same whether a game was watched from the start, now and then, or never before", () => {
    const game = football(realBook(new SteeredClock(saturday)));
    const raw = (second: number): number => 2 + Math.sin(second / 5) * 0.02 + Math.sin(second * 1.7) * 0.006;
    const [watched, visited] = [new RestingPrices(), new RestingPrices()];
    for (let second = 0; second < 600; second += 1) {
      const shown = shownAt(watched, game, second, raw);
      expect(shownAt(new RestingPrices(), game, second, raw)).toBe(shown);
      if (second % 7 === 0 || second % 31 === 0) expect(shownAt(visited, game, second, raw)).toBe(shown);
    }
  });

  it.each(["football", "virtual-basketball", "tennis"])(
    "of %s are those of a book that has just started",
    { tags: "slow" },
    (sport) => {
      const clock = new SteeredClock(saturday);
      const book = realBook(clock);
      const games = gamesIn(book.live(), sport, 2);
      expect(games.length).toBeGreaterThan(0);
      for (let second = 0; second < 90; second += 1, clock.pass(1)) {
        for (const game of games) book.view(game);
        if (second % 13 === 0)
          for (const game of games) expect(pricesOf(realBook(clock), game)).toEqual(pricesOf(book, game));
      }
    },
  );

  it("stand on the ladder, and of a football game's a small part moves within 20 seconds of quiet play", () => {
    const clock = new SteeredClock(saturday);
    const book = realBook(clock);
    let [prices, moves] = [0, 0];
    for (const game of gamesIn(book.live(), "football", 12)) {
      const began = clock.seconds;
      const { marketVersion } = book.view(game);
      let before = pricesOf(book, game);
      const first = before.size;
      let own = 0;
      for (let second = 0; second < 20; second += 1) {
        clock.pass(1);
        const after = pricesOf(book, game);
        for (const [id, coef] of after) {
          expect(nearestTick(Number(coef))).toBe(coef);
          if (before.has(id) && before.get(id) !== coef) own += 1;
        }
        before = after;
      }
      // A goal moves everything, and should.
      if (book.view(game).marketVersion === marketVersion) [prices, moves] = [prices + first, moves + own];
      clock.turnTo(began);
    }
    expect(prices).toBeGreaterThan(300);
    // Before there was a ladder each price moved six times.
    expect(moves / prices).toBeLessThan(1);
  });
});

describe("prices of the line", () => {
  it("are quoted by a noise that rests: it moves only when the noise itself has moved, and stays near it", () => {
    for (const key of [3, 77, 4242]) {
      let [quoted, at] = [quotedNoise(key, 1_800_000_000), noise(key, 1_800_000_000)];
      for (let moment = 1_800_000_000; moment < 1_800_000_000 + 86_400; moment += 60) {
        const [next, now] = [quotedNoise(key, moment), noise(key, moment)];
        expect(Math.abs(next - now)).toBeLessThanOrEqual(0.8 / 12 + 1e-9);
        if (next === quoted) continue;
        // From one step to the next and back the noise must have gone at least twice the margin.
        expect(Math.abs(now - at)).toBeGreaterThan(0.29 * 2 * (1 / 12));
        [quoted, at] = [next, now];
      }
    }
  });

  it("of a game are all still for minutes, and nothing is told meanwhile", () => {
    const clock = new SteeredClock(saturday);
    const book = realBook(clock);
    let [looks, moves] = [0, 0];
    for (const game of gamesIn(book.line(), "football", 10)) {
      clock.turnTo(game.startsAt - 7000);
      let before = pricesOf(book, game);
      for (let step = 0; step < 60; step += 1) {
        clock.pass(30);
        const after = pricesOf(book, game);
        looks += after.size;
        for (const [id, coef] of after) if (before.get(id) !== coef) moves += 1;
        before = after;
      }
    }
    expect(looks).toBeGreaterThan(1000);
    expect(moves / looks).toBeLessThan(0.05);
  });
});
