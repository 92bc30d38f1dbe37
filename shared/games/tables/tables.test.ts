import { describe, expect, it } from "vitest";
import { EVEN, type Game, IllegalPlay, returnOf } from "../game.ts";
import { fractions } from "../testing.ts";
import { insideGroups, roulette, rouletteSpots } from "./roulette.ts";
import { sicBo } from "./sicBo.ts";

const returned = (game: Game, spot: string) => returnOf(game.chances({ bet: { chips: { [spot]: 1 } }, moves: [] }));

describe("roulette", () => {
  const [european, american] = [roulette({ pockets: 37 }), roulette({ pockets: 38 })];
  const spin = (pocket: number, chips: Record<string, number>) =>
    european.play({ chips }, [], fractions((pocket + 0.5) / 37));

  it.each<[string, number, number]>([
    ["17", 17, 36],
    ["17-20", 20, 18],
    ["16-17-18", 16, 12],
    ["17-18-20-21", 21, 9],
    ["16-17-18-19-20-21", 19, 6],
    ["0-1-2-3", 0, 9],
    ["0-2-3", 3, 12],
    ["dozen2", 24, 3],
    ["column1", 34, 3],
    ["red", 1, 2],
    ["odd", 35, 2],
    ["high", 19, 2],
    ["even", 0, 0],
    ["low", 19, 0],
    ["black", 36, 0],
  ])("a chip on %s with pocket %i returns %i", (spot, pocket, times) => {
    expect(spin(pocket, { [spot]: 1 }).returned).toBe(times * EVEN);
  });

  it("pays several bets of a spin together", () => {
    expect(spin(17, { "17": 2, "17-20": 1, black: 3, dozen1: 4 })).toMatchObject({
      returned: (2 * 36 + 18 + 3 * 2) * EVEN,
      stakes: 10,
      view: { pocket: 17 },
    });
  });

  it("has all bets of the cloth, each once", () => {
    const bySize = (pockets: 37 | 38) => {
      const sizes: Record<number, number> = {};
      for (const group of insideGroups({ pockets })) sizes[group.length] = (sizes[group.length] ?? 0) + 1;
      return sizes;
    };
    // 57 splits among the numbers and 3 or 5 at a zero; 12 streets and 2 or 3 of a zero; 22 corners.
    expect(bySize(37)).toEqual({ 1: 37, 2: 60, 3: 14, 4: 23, 6: 11 });
    expect(bySize(38)).toEqual({ 1: 38, 2: 62, 3: 15, 4: 22, 5: 1, 6: 11 });
    expect(rouletteSpots({ pockets: 37 }).size).toBe(37 + 60 + 14 + 23 + 11 + 12);
  });

  it("returns 36/37 on every bet; with two zeros 36/38, and 35/38 on five numbers", () => {
    for (const spot of rouletteSpots({ pockets: 37 }).keys()) expect(returned(european, spot)).toBeCloseTo(36 / 37, 12);
    for (const [spot, { length }] of rouletteSpots({ pockets: 38 }))
      expect(returned(american, spot), spot).toBeCloseTo(length === 5 ? 35 / 38 : 36 / 38, 12);
  });

  it.each([
    [{}],
    [{ chips: {} }],
    [{ chips: { "17-36": 1 } }],
    [{ chips: { "00": 1 } }],
    [{ chips: { red: -1 } }],
    [{ chips: { red: 300, black: 300 } }],
  ])("refuses %j", (bet) => {
    expect(() => european.play(bet, [], fractions())).toThrow(IllegalPlay);
  });
});

describe("sic bo", () => {
  const game = sicBo();
  const cast = (dice: readonly number[], spot: string) =>
    game.play({ chips: { [spot]: 1 } }, [], fractions(...dice.map((die) => (die - 0.5) / 6))).returned / EVEN;

  it.each<[string, number[], number]>([
    ["small", [1, 2, 4], 2],
    ["small", [2, 2, 2], 0],
    ["big", [5, 5, 1], 2],
    ["big", [6, 6, 6], 0],
    ["even", [1, 2, 3], 2],
    ["odd", [3, 3, 3], 0],
    ["anyTriple", [5, 5, 5], 31],
    ["total4", [1, 1, 2], 61],
    ["total11", [6, 4, 1], 7],
    ["double3", [3, 6, 3], 12],
    ["triple6", [6, 6, 6], 181],
    ["pair25", [5, 1, 2], 7],
    ["pair25", [5, 5, 1], 0],
    ["single1", [1, 1, 4], 3],
    ["single1", [1, 1, 1], 4],
    ["single1", [2, 3, 4], 0],
  ])("%s with %j returns %i", (spot, dice, times) => expect(cast(dice, spot)).toBe(times));

  // Ways of 216, counted by hand, times what they return.
  it.each<[string, number]>([
    ["small", (105 * 2) / 216],
    ["odd", (105 * 2) / 216],
    ["anyTriple", (6 * 31) / 216],
    ["total4", (3 * 61) / 216],
    ["total5", (6 * 31) / 216],
    ["total6", (10 * 19) / 216],
    ["total7", (15 * 13) / 216],
    ["total8", (21 * 9) / 216],
    ["total9", (25 * 8) / 216],
    ["total10", (27 * 7) / 216],
    ["double1", (16 * 12) / 216],
    ["triple1", 181 / 216],
    ["pair12", (30 * 7) / 216],
    ["single1", (75 * 2 + 15 * 3 + 4) / 216],
  ])("%s returns what its ways come to", (spot, share) => expect(returned(game, spot)).toBeCloseTo(share, 12));
});
