import { describe, expect, it } from "vitest";
import { EVEN, outlookOf } from "../game.ts";
import { fractions } from "../testing.ts";
import { derbyReturns, isDerbyWon, snailDerby } from "./snailDerby.ts";

describe("the garden derby", () => {
  const game = snailDerby();

  it("takes the first by its weight, and each next one by the weights of those that are left", () => {
    // 0.3 of 100 is within the second snail's 26 to 47; then 0.5 of 79 is past 26 and within 26 to 44: the third.
    const { view } = game.play({ chips: { win1: 1 } }, [], fractions(0.3, 0.5, 0, 0, 0, 0));
    expect(view).toEqual({ order: [2, 3, 1, 4, 5, 6] });
    expect(game.play({ chips: { win1: 1 } }, [], fractions(0.999, 0.999, 0.999, 0.999, 0.999)).view["order"]).toEqual([
      6, 5, 4, 3, 2, 1,
    ]);
  });

  // 0.92 / 0.26 = 3.538…; 0.92 / 0.08 = 11.5; odd 26 + 18 + 12 = 56 %, even 44 %.
  it.each([
    ["win1", 3.53],
    ["win6", 11.5],
    ["oddWins", 1.64],
    ["evenWins", 2.09],
    // 0.26 + 0.21·26/79 + 0.18·26/82 + 0.15·26/85 + 0.12·26/88 + 0.08·26/92 = 0.490133
    ["place1", 1.87],
  ])("%s returns %d", (spot, times) => expect((derbyReturns[spot] ?? 0) / EVEN).toBe(times));

  it.each<[string, number[], boolean]>([
    ["win2", [2, 1, 3, 4, 5, 6], true],
    ["win1", [2, 1, 3, 4, 5, 6], false],
    ["place1", [2, 1, 3, 4, 5, 6], true],
    ["place3", [2, 1, 3, 4, 5, 6], false],
    ["evenWins", [2, 1, 3, 4, 5, 6], true],
  ])("%s with %j: %s", (spot, order, isWon) => expect(isDerbyWon(spot, order)).toBe(isWon));

  it("gives back 92 % of each spot, less a part of a hundredth of the price", () => {
    for (const line of game.lines) {
      const { mean, hit } = outlookOf(game, line);
      expect(mean).toBeLessThanOrEqual(0.92 + 1e-9);
      expect(mean).toBeGreaterThan(0.92 - 0.01 * hit - 1e-4);
    }
  });
});
