import { describe, expect, it } from "vitest";
import { drawFrom } from "../fair/draw.ts";
import { EVEN, IllegalPlay, outlookOf, sum } from "../game.ts";
import { fractions } from "../testing.ts";
import { clockTitles } from "../titles/clockTitles.ts";
import { BINGO_CARDS, bingoCard, bingoRoom, linesOn } from "./bingoRoom.ts";
import { kenoRoom } from "./kenoRoom.ts";
import {
  clubs,
  fixtureOf,
  fixtures,
  isLeagueWon,
  leagueReturn,
  leagueSpots,
  paperLeague,
  playMatch,
} from "./paperLeague.ts";

describe("the keno room", () => {
  const game = kenoRoom();
  it("draws 1 to 20 where each number is the first that is left, and pays the hits", () => {
    expect(game.play({ marks: [1, 2, 80] }, [], fractions())).toMatchObject({
      view: { numbers: Array.from({ length: 20 }, (_, index) => index + 1), hits: 2 },
      returned: 2.5 * EVEN,
    });
    expect(game.play({ marks: [71, 72, 73, 74, 75, 76, 77, 78, 79, 80] }, [], fractions()).returned).toBe(2 * EVEN);
  });
  // Sums of C(m,h)·C(80−m,20−h)/C(80,20) times the pays, by exact fractions elsewhere.
  it.each([
    [1, 0.9],
    [2, 0.920886],
    [3, 0.901899],
    [4, 0.915414],
    [5, 0.910024],
    [6, 0.908595],
    [7, 0.915868],
    [8, 0.915364],
    [9, 0.918829],
    [10, 0.923946],
  ])("%i marks return %d", (marked, share) => {
    const line = game.lines[marked - 1] ?? { bet: {}, moves: [] };
    expect(outlookOf(game, line).mean).toBeCloseTo(share, 5);
  });
  it.each([[[]], [[0]], [[81]], [[1, 1]], [Array.from({ length: 11 }, (_, index) => index + 1)]])(
    "refuses %j",
    (marks) => expect(() => game.play({ marks }, [], fractions())).toThrow(IllegalPlay),
  );
});

describe("the bingo room", () => {
  const game = bingoRoom();
  it("has cards of three columns, none twice among the first hundred", () => {
    const seen = new Set<string>();
    for (let number = 1; number <= 100; number += 1) {
      const card = bingoCard(number);
      seen.add(card.join(" "));
      for (const [place, own] of card.entries()) expect(Math.ceil(own / 10)).toBe((place % 3) + 1);
      expect(new Set(card).size).toBe(9);
    }
    expect(seen.size).toBe(100);
    expect(bingoCard(7)).toEqual(bingoCard(7));
  });
  it.each([
    [[1, 11, 21], 1],
    [[1, 11, 21, 2, 3], 2],
    [[1, 12, 23, 3, 21], 2],
    [[1, 11, 21, 2, 12, 22, 3, 13, 23], 8],
    [[1, 12, 22, 13], 0],
  ])("balls %j make %i lines", (balls, lines) => {
    expect(linesOn([1, 11, 21, 2, 12, 22, 3, 13, 23], new Set(balls))).toBe(lines);
  });
  it("pays each card by its own lines and costs a stake a card", () => {
    const cards = [1, 2, 3];
    const { view, returned, stakes } = game.play(
      { cards },
      [],
      drawFrom(() => 2 ** 31),
    );
    const balls = new Set(view["balls"] as number[]);
    const lines = cards.map((card) => linesOn(bingoCard(card), balls));
    expect(balls.size).toBe(14);
    expect([view["lines"], stakes]).toEqual([lines, 3]);
    expect(returned).toBe(sum(lines.map((count) => [0, 0, 3, 5, 12, 30, 75, 0, 500][count] ?? 0)) * EVEN);
  });
  it.each([[[]], [[0]], [[BINGO_CARDS + 1]], [[5, 5]], [[1, 2, 3, 4, 5, 6, 7]]])("refuses cards %j", (cards) =>
    expect(() => game.play({ cards }, [], fractions())).toThrow(IllegalPlay),
  );
});

describe("the paper league", () => {
  const game = paperLeague();
  it("lets each club play each other at home once in 56 rounds", () => {
    expect(fixtures.length).toBe(56);
    expect(new Set(Array.from({ length: 56 }, (_, place) => fixtureOf(place + 1))).size).toBe(56);
    expect(clubs.length).toBe(8);
  });

  it("has the chances of Poisson goals with τ: 0:0 of the first fixture by hand", () => {
    // Harbour against Orchard: λ = e^(0.15+0.24+0.22−0.12) = e^0.49, μ = e^(0.15+0.1−0.15) = e^0.1, ρ = −0.05.
    const [lambda, mu] = [Math.exp(0.49), Math.exp(0.1)];
    const chance = Math.exp(-lambda - mu) * (1 + lambda * mu * 0.05);
    expect(leagueReturn(0, "score0-0")).toBe(Math.floor((0.93 / chance) * 100) * 100);
  });

  it("gives back 93 % of each spot of each fixture, less a part of a hundredth of the price", () => {
    for (const line of game.lines) {
      const { mean } = outlookOf(game, line);
      expect(mean).toBeLessThanOrEqual(0.93 + 1e-9);
      expect(mean).toBeGreaterThan(0.93 - 0.01 * outlookOf(game, line).hit - 1e-4);
    }
  });

  it("shows as many goals as the score says, in the order of their minutes", () => {
    for (let word = 0; word < 2 ** 32; word += 2 ** 25 + 7) {
      const { home, away, goals } = playMatch(
        3,
        drawFrom(() => word),
      );
      expect(goals.filter(({ side }) => side === "home").length).toBe(home);
      expect(goals.filter(({ side }) => side === "away").length).toBe(away);
      expect(goals.map(({ minute }) => minute)).toEqual(goals.map(({ minute }) => minute).toSorted((a, b) => a - b));
      for (const { minute } of goals) expect(minute >= 1 && minute <= 90).toBe(true);
    }
  });

  it.each([
    ["home", 2, 1, true],
    ["level", 2, 1, false],
    ["away", 0, 1, true],
    ["over", 2, 1, true],
    ["over", 1, 1, false],
    ["under", 1, 1, true],
    ["bothScore", 1, 1, true],
    ["notBoth", 3, 0, true],
    ["score2-1", 2, 1, true],
    ["score2-1", 1, 2, false],
  ])("%s at %i:%i: %s", (spot, home, away, isWon) => {
    expect(leagueSpots).toContain(spot);
    expect(isLeagueWon(spot, { home, away })).toBe(isWon);
  });

  it("takes a bet on the match of its round only", () => {
    const clock = clockTitles.find(({ id }) => id === "paper-league")?.clock;
    const bet = (fixture: number) => ({ fixture, chips: { home: 1 } });
    expect(clock?.isFor?.(bet(fixtureOf(5)), 5)).toBe(true);
    expect(clock?.isFor?.(bet(fixtureOf(6)), 5)).toBe(false);
  });
});
