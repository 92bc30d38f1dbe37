import { describe, expect, it } from "vitest";
import { EVEN, type Game, returnOf, sum } from "../game.ts";
import { fractions } from "../testing.ts";
import { diceDuel, duelSpots } from "./diceDuel.ts";
import { lanternOrder, lanternWheel, lanterns } from "./lanternWheel.ts";
import { BALLS, ballReturns, ballSpots, isBallWon, luckyBalls } from "./luckyBalls.ts";

const returned = (game: Game, spot: string) => returnOf(game.chances({ bet: { chips: { [spot]: 1 } }, moves: [] }));

describe("the lantern wheel", () => {
  it("has 24, 12, 8, 4, 1 and 1 lanterns, none of the rare ones side by side", () => {
    expect(lanterns.map((kind) => lanternOrder.filter((own) => own === kind).length)).toEqual([24, 12, 8, 4, 1, 1]);
    for (const [place, kind] of lanternOrder.entries())
      if (kind !== "reed") expect(lanternOrder[(place + 1) % 50], String(place)).not.toBe(kind);
  });
  it.each([
    ["reed", 2],
    ["river", 4],
    ["plum", 6],
    ["rose", 12],
    ["moon", 48],
    ["sun", 48],
  ])("%s pays ×%i, and gives back 48 of 50", (kind, times) => {
    const segment = lanternOrder.findIndex((own) => own === kind);
    const played = lanternWheel().play({ chips: { [kind]: 1 } }, [], fractions((segment + 0.5) / 50));
    expect(played).toMatchObject({ returned: times * EVEN, view: { lantern: kind } });
    expect(returned(lanternWheel(), kind)).toBeCloseTo(0.96, 12);
  });
});

describe("the dice duel", () => {
  const cast = (red: number, blue: number, spot: string) =>
    diceDuel().play({ chips: { [spot]: 1 } }, [], fractions((red - 0.5) / 6, (blue - 0.5) / 6)).returned / EVEN;
  it.each<[string, number, number, number]>([
    ["redWins", 5, 2, 2.304],
    ["redWins", 3, 3, 0],
    ["draw", 3, 3, 5.76],
    ["blueWins", 1, 6, 2.304],
    ["under7", 1, 5, 2.304],
    ["seven", 1, 6, 5.76],
    ["over7", 1, 6, 0],
    ["over7", 4, 4, 2.304],
    ["bothOdd", 3, 5, 3.84],
    ["bothEven", 2, 3, 0],
    ["red4", 4, 1, 5.76],
    ["blue4", 4, 1, 0],
  ])("%s with a red %i and a blue %i returns %d", (spot, red, blue, times) =>
    expect(cast(red, blue, spot)).toBe(times),
  );
  it("gives back 96 % of each spot", () => {
    expect(duelSpots.length).toBe(20);
    for (const spot of duelSpots) expect(returned(diceDuel(), spot), spot).toBeCloseTo(0.96, 9);
  });
});

describe("lucky balls", () => {
  it("takes five different balls of 36", () => {
    const { view } = luckyBalls().play({ chips: { ball1: 1 } }, [], fractions(0, 0, 0, 0, 0.999));
    expect(view).toEqual({ balls: [1, 2, 3, 4, 36], sum: 46 });
  });
  it.each<[string, number[], boolean]>([
    ["firstOdd", [7, 2, 4, 6, 8], true],
    ["first-ruby", [36, 1, 2, 4, 5], true],
    ["first-azure", [36, 1, 2, 4, 5], false],
    ["sumLow", [30, 31, 20, 10, 1], true],
    ["sumHigh", [30, 31, 20, 10, 2], true],
    ["mostOdd", [1, 3, 5, 6, 8], true],
    ["mostEven", [1, 3, 5, 6, 8], false],
    ["allEven", [2, 4, 6, 8, 10], true],
    ["ball8", [2, 4, 6, 8, 10], true],
  ])("%s with %j: %s", (spot, balls, isWon) => expect(isBallWon(spot, balls)).toBe(isWon));

  it("has as many winning draws of each spot as its price stands for, of all 376,992", () => {
    const ways = Object.fromEntries(ballSpots.map((spot) => [spot, 0]));
    // Spots of the first ball depend on the order: they are counted by the balls alone.
    const unordered = ballSpots.filter((spot) => !spot.startsWith("first") && !/^ball([2-9]|\d\d)$/.test(spot));
    let draws = 0;
    const range = (from: number) => Array.from({ length: BALLS - from + 1 }, (_, index) => from + index);
    for (const a of range(1))
      for (const b of range(a + 1))
        for (const c of range(b + 1))
          for (const d of range(c + 1))
            for (const e of range(d + 1)) {
              draws += 1;
              const balls = [a, b, c, d, e];
              for (const spot of unordered) if (isBallWon(spot, balls)) ways[spot] = (ways[spot] ?? 0) + 1;
            }
    expect(draws).toBe(376_992);
    for (const spot of unordered)
      expect(((ways[spot] ?? 0) * (ballReturns[spot] ?? 0)) / EVEN / draws, spot).toBeCloseTo(0.95, 4);
    expect(sum(ballSpots.filter((spot) => spot.startsWith("first-")).map((spot) => ballReturns[spot] ?? 0))).toBe(
      3 * 2.85 * EVEN,
    );
  });
});
