import { describe, expect, it } from "vitest";
import { drawFrom } from "../fair/draw.ts";
import { IllegalPlay } from "../game.ts";
import { fractions } from "../testing.ts";
import { blocks } from "./blocks.ts";
import type { BlocksRules } from "./blocksRules.ts";
import { clearedChances } from "./blocksPlay.ts";
import { memory, perfectTries } from "./memory.ts";

const meanOf = (tries: ReadonlyMap<number, number>) =>
  [...tries].reduce((sum, [count, chance]) => sum + count * chance, 0);

describe("memory", () => {
  const rules = {
    pairs: 2,
    ladder: [
      { tries: 2, pays: 20_000 },
      { tries: 3, pays: 5000 },
    ],
  };
  const game = memory(rules);
  // Zeros leave the cards in their order: 0 0 1 1.
  const turn = (...places: number[]) =>
    game.play(
      {},
      places.map((place) => ({ turn: place })),
      fractions(),
    );

  it("pays by tries when all pairs are found", () => {
    expect(turn(0, 1, 2, 3)).toMatchObject({ isOver: true, returned: 20_000, view: { tries: 2, found: 2 } });
    expect(turn(0, 2, 0, 1, 2, 3)).toMatchObject({ isOver: true, returned: 5000, view: { tries: 3 } });
    expect(turn(0, 2, 1, 3, 0, 1)).toMatchObject({
      isOver: true,
      returned: 0,
      view: { found: 1, cards: [0, 0, 1, 1] },
    });
  });
  it("shows only what lies open, and takes no card twice", () => {
    expect(turn(0, 2).view).toMatchObject({
      cards: [null, null, null, null],
      turned: [
        { at: 0, picture: 0 },
        { at: 2, picture: 1 },
      ],
    });
    expect(turn(0, 1, 2).view).toMatchObject({ cards: [0, 0, null, null], turned: [{ at: 2, picture: 1 }] });
    expect(() => turn(0, 0)).toThrow(IllegalPlay);
    expect(() => turn(0, 1, 0)).toThrow(IllegalPlay);
    expect(() => turn(4)).toThrow(IllegalPlay);
    expect(() => turn(0, 1, 2, 3, 0)).toThrow(IllegalPlay);
  });
  it("takes a perfect memory as many tries as published: (3 − 2 ln 2)·n + 7/8 − 2 ln 2 for many pairs", () => {
    // Two pairs: the second card is the first one's partner with 1/3, else both are known: 2 · 1/3 + 3 · 2/3.
    expect(meanOf(perfectTries(2))).toBeCloseTo(8 / 3, 12);
    for (const pairs of [8, 20, 40])
      expect(meanOf(perfectTries(pairs))).toBeCloseTo((3 - 2 * Math.LN2) * pairs + 7 / 8 - 2 * Math.LN2, 1);
  });
});

describe("blocks", () => {
  const rules: BlocksRules = { stacks: 2, full: 4, highest: 3, blocks: 4, ladder: [0, 5000, 20_000] };
  const game = blocks(rules);
  const drop = (heights: readonly number[], ...stacks: number[]) =>
    game.play(
      {},
      stacks.map((stack) => ({ drop: stack })),
      fractions(...heights.map((height) => (height - 0.5) / 3)),
    );

  it("clears a stack of exactly the height, and pays when no block is left or the next one fits nowhere", () => {
    expect(drop([1, 3, 2, 2], 0, 0, 1, 1)).toMatchObject({ isOver: true, returned: 20_000, view: { cleared: 2 } });
    expect(drop([1, 3, 2, 3], 0, 0)).toMatchObject({ isOver: false, returned: 0, view: { cleared: 1, next: [2, 3] } });
    expect(drop([2, 3, 3, 1], 0, 1)).toMatchObject({ isOver: true, returned: 0, view: { left: 2 } });
    expect(() => drop([2, 3, 1, 1], 0, 0)).toThrow(IllegalPlay);
    expect(() => drop([2, 3, 3, 1], 0, 1, 0)).toThrow(IllegalPlay);
  });

  /** The best worth of a position, with the blocks that follow drawn: written anew, as a search. */
  function search(heights: readonly number[], one: number, two: number | null, left: number, cleared: number): number {
    const pays = rules.ladder[Math.min(2, cleared)] ?? 0;
    const options = heights.flatMap((height, stack) => {
      if (height + one > 4) return [];
      const isFull = height + one === 4;
      const after = heights.with(stack, isFull ? 0 : height + one);
      const then = cleared + (isFull ? 1 : 0);
      if (left === 1) return [rules.ladder[Math.min(2, then)] ?? 0];
      if (left === 2) return [search(after, two ?? 0, null, 1, then)];
      const drawn = [1, 2, 3].map((block) => search(after, two ?? 0, block, left - 1, then));
      return [drawn.reduce((sum, worth) => sum + worth, 0) / 3];
    });
    return options.length === 0 ? pays : Math.max(...options);
  }
  it("are worth at best what a search of all moves finds, and no less played by it", () => {
    let best = 0;
    for (const one of [1, 2, 3]) for (const two of [1, 2, 3]) best += search([0, 0], one, two, 4, 0) / 9;
    const worth = (way: "best" | "full") =>
      clearedChances(rules, way).reduce((sum, chance, cleared) => sum + chance * (rules.ladder[cleared] ?? 0), 0);
    expect(worth("best")).toBeCloseTo(best, 8);
    expect(worth("full")).toBeLessThan(best);
    // All four blocks one by one, dropped by each way.
    for (const way of ["best", "full"] as const) {
      let total = 0;
      for (let list = 0; list < 81; list += 1) {
        const heights = [0, 1, 2, 3].map((place) => Math.floor(list / 3 ** place) % 3);
        const moves: unknown[] = [];
        for (;;) {
          let at = 0;
          const position = game.play(
            {},
            moves,
            drawFrom(() => (((heights[at++] ?? 0) + 0.5) / 3) * 2 ** 32),
          );
          if (position.isOver) {
            total += position.returned / 81;
            break;
          }
          moves.push(game.choose?.(way, position, []));
        }
      }
      expect(total, way).toBeCloseTo(worth(way), 8);
    }
  });
});
