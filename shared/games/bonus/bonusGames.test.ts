import { describe, expect, it } from "vitest";
import { drawFrom, drawOf, pickFrom } from "../fair/draw.ts";
import { IllegalPlay } from "../game.ts";
import { bonusPosition, CAVES, ticketWeights, type BonusGameKey, type BonusMove } from "./bonusGames.ts";
import { chancesOf, drawRow, rowAt } from "./prizes.ts";

const weights = [4_500, 2_500, 1_500, 1_000, 400, 100];
const seeds = (index: number) => ({ serverSeed: `server-${index}`, clientSeed: "player" });
const after = (game: BonusGameKey, moves: readonly BonusMove[], index = 0) =>
  bonusPosition(game, game === "lottery" ? ticketWeights : weights, moves, seeds(index));

/** All cards, pair by pair, as a player who knows them would turn them: cards are dealt two of a picture at a time. */
const solved = (index: number): number[][] =>
  pickFrom(drawOf({ ...seeds(index), nonce: 1 }), 12, 12).map((place) => [place]);

const whole: Readonly<Record<BonusGameKey, (index: number) => BonusMove[]>> = {
  chest: (index) => [[index % 9]],
  fortuna: () => [[]],
  memory: (index) => solved(index),
  safe: (index) => [[index % 10, Math.floor(index / 10) % 10, 7]],
  lottery: (index) => [[1, 2, 3, 4, 5].map((number) => ((number * 5 + index) % 30) + 1)],
  dragon: (index) => [[index % 3], [Math.floor(index / 3) % 3], [Math.floor(index / 9) % 3]],
};

describe("a prize table", () => {
  it("gives each row exactly its share of all numbers", () => {
    const counts = weights.map(() => 0);
    for (let number = 0; number < 10_000; number += 1) {
      const row = drawRow(
        weights,
        drawFrom(() => Math.ceil((number * 2 ** 32) / 10_000)),
      );
      counts[row] = (counts[row] ?? 0) + 1;
    }
    expect(counts).toEqual(weights);
    expect(chancesOf(weights)).toEqual([0.45, 0.25, 0.15, 0.1, 0.04, 0.01]);
    expect(() => rowAt(weights, 10_000)).toThrow(RangeError);
  });

  it("of a lottery has the chances of 5 numbers among 30", () => {
    // C(5, m) · C(25, 5 − m); all together C(30, 5) = 142506 (OEIS A007318).
    expect(ticketWeights).toEqual([53_130, 63_250, 23_000, 3_000, 125, 1]);
  });
});

/** 99.9 % points of chi-square by degrees of freedom (NIST/SEMATECH handbook, table 1.3.6.7.4). */
const critical: Readonly<Record<number, number>> = { 3: 16.266, 5: 20.515 };

describe.each(Object.keys(whole) as BonusGameKey[])("%s", (game) => {
  it("pays by its table, whatever is chosen [2.28]", () => {
    const rounds = game === "memory" ? 600 : 6_000;
    // The two rarest rows of a lottery come too seldom to count alone.
    const table = game === "lottery" ? [53_130, 63_250, 23_000, 3_126] : weights;
    const counts = table.map(() => 0);
    for (let index = 0; index < rounds; index += 1) {
      const { prize, isOver } = after(game, whole[game](index), index);
      expect(isOver).toBe(true);
      const row = Math.min(prize ?? -1, table.length - 1);
      counts[row] = (counts[row] ?? 0) + 1;
    }
    const chances = chancesOf(table);
    const chiSquare = counts.reduce((sum, count, row) => {
      const expected = (chances[row] ?? 0) * rounds;
      return sum + (count - expected) ** 2 / expected;
    }, 0);
    expect(chiSquare).toBeLessThan(critical[table.length - 1] ?? 0);
  });

  it("comes to the same from the same seeds, and shows nothing before the first move", () => {
    const moves = whole[game](3);
    expect(after(game, moves, 3)).toEqual(after(game, moves, 3));
    // Of the dragon's caves none is out of reach yet.
    expect(after(game, [], 3)).toEqual({ shown: [], isOver: false, prize: null });
  });

  it("refuses what isn't a move, and moves after the end", () => {
    const moves = whole[game](1);
    const wrong: BonusMove[] = [[-1], [1.5], [99], [1, 2], [1, 1, 1, 1, 1], [1, 2, 3, 4, 31], [10, 0, 0], [0, 0, 0, 0]];
    for (const move of wrong) expect(() => after(game, [move], 1), String(move)).toThrow(IllegalPlay);
    expect(() => after(game, [...moves, moves[0] ?? []], 1)).toThrow(IllegalPlay);
  });
});

it("a card that lies open can't be turned, and two that don't match turn back", () => {
  const [first = [], second = [], third = []] = solved(2);
  expect(() => after("memory", [first, first], 2)).toThrow(IllegalPlay);
  expect(() => after("memory", [first, second, first], 2)).toThrow(IllegalPlay);
  expect(after("memory", [first, third], 2).shown).toHaveLength(2);
  expect(after("memory", [first, third, second], 2).shown.map(({ place }) => [place])).toEqual([second]);
});

it("opens the cards that are left after eighty", () => {
  const [first = [], , third = []] = solved(4);
  // Two that never match, turned over and over.
  const moves = Array.from({ length: 40 }, () => [first, third]).flat();
  expect(after("memory", moves.slice(0, 79), 4)).toMatchObject({ isOver: false, prize: null });
  const { shown, isOver, prize } = after("memory", moves, 4);
  expect([shown.length, isOver, prize]).toEqual([12, true, after("memory", solved(4), 4).prize]);
});

it("the dragon shows the caves that are out of reach, and all of them at the end", () => {
  const shown = (moves: BonusMove[]) => after("dragon", moves).shown.map(({ place }) => place);
  expect(shown([[1]])).toEqual(
    Array.from({ length: CAVES }, (_, cave) => cave).filter((cave) => cave < 9 || cave > 17),
  );
  expect(shown([[1], [2]])).toHaveLength(24);
  const { shown: all, prize } = after("dragon", [[1], [2], [0]]);
  expect(all).toHaveLength(CAVES);
  expect(all[15]).toEqual({ place: 15, value: prize });
});
