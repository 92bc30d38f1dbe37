import { describe, expect, it } from "vitest";
import { drawFrom } from "../fair/draw.ts";
import { outlookOf } from "../game.ts";
import { fractions } from "../testing.ts";
import { tenLines } from "../titles/slots/lines.ts";
import type { SlotRules } from "./rules.ts";
import { slot, slotSteps } from "./slot.ts";
import { tumbles } from "./tumbles.ts";
import { winsOf } from "./wins.ts";

const lines: SlotRules = {
  rows: 3,
  unit: 1000,
  lines: tenLines,
  strips: ["abc", "abc", "abc", "abc", "abc"],
  pays: { W: [0, 0, 50, 100, 500], a: [0, 0, 5, 20, 100], b: [0, 0, 2, 10, 40] },
};
const ways: SlotRules = {
  rows: 3,
  unit: 500,
  strips: lines.strips,
  pays: { a: [0, 0, 4, 10, 40], b: [0, 0, 2, 5, 20] },
};

describe("what a grid pays", () => {
  it("counts a line from the left, with wilds in place of its symbol", () => {
    // The middle line shows a W a a c: four of a. No other line has three.
    expect(winsOf(lines, ["cac", "SWS", "cac", "cac", "ccc"])).toEqual([
      { symbol: "a", count: 4, line: 0, pays: 20_000 },
    ]);
    expect(winsOf(lines, ["ccc", "cac", "cac", "cac", "cac"])).toEqual([]);
  });
  it("pays the wilds that a line begins with where they are worth more", () => {
    // W W W b c: four of b are 10 units, three wilds 50.
    expect(winsOf(lines, ["cWc", "cWc", "cWc", "cbc", "ccc"])[0]).toEqual({
      symbol: "W",
      count: 3,
      line: 0,
      pays: 50_000,
    });
    // W W W a a: five of a are 100 units.
    expect(winsOf(lines, ["cWc", "cWc", "cWc", "cac", "cac"])[0]).toEqual({
      symbol: "a",
      count: 5,
      line: 0,
      pays: 100_000,
    });
  });
  it("doesn't let a wild stand for a scatter", () => {
    expect(winsOf(lines, ["cSc", "cWc", "cSc", "cSc", "cSc"])).toEqual([]);
  });
  it("counts ways: places on each reel, multiplied", () => {
    // a: 2 · 2 · 1 ways on three reels, 4 units each. b: 1 · 1, then none.
    expect(winsOf(ways, ["aab", "aWb", "cac", "ccc", "aaa"])).toEqual([{ symbol: "a", count: 3, ways: 4, pays: 8000 }]);
  });
});

/** Fractions that stop reels with these places on top. */
const at = (strips: readonly string[], ...stops: readonly number[]) =>
  stops.map((stop, reel) => (stop + 0.5) / (strips[reel]?.length ?? 1));

describe("a round", () => {
  it("plays free spins at once, adds more, and multiplies their wins", () => {
    const rules: SlotRules = {
      rows: 1,
      unit: 10_000,
      lines: ["000"],
      strips: ["aS", "aS", "aS"],
      pays: { a: [0, 0, 2] },
      free: { spins: [0, 0, 0, 2], again: 1, most: 3, multiplier: 3 },
    };
    const position = slot(rules).play(
      {},
      [],
      fractions(...[1, 1, 1, 0, 0, 0, 1, 1, 1, 0, 0, 1].map((stop) => (stop + 0.5) / 2)),
    );
    expect(position).toMatchObject({ isOver: true, returned: 60_000 });
    const steps = position.view["steps"] as { kind: string; won: number; left?: number; gained?: number }[];
    expect(steps.map(({ kind, won, left, gained }) => [kind, won, left, gained])).toEqual([
      ["spin", 0, undefined, 2],
      ["free", 60_000, 1, undefined],
      // A third one is added, and no more.
      ["free", 0, 1, 1],
      ["free", 0, 0, undefined],
    ]);
  });

  it("keeps reels that wilds have covered until the last free spin", () => {
    const rules: SlotRules = {
      rows: 2,
      unit: 10_000,
      lines: ["00", "11"],
      strips: ["aS", "cWcc"],
      expands: true,
      pays: { a: [0, 1] },
      free: { spins: [0, 2], again: 0, most: 2, multiplier: 1, isSticky: true },
    };
    const draw = fractions(...at(rules.strips, 0, 2), ...at(rules.strips, 0, 0), ...at(rules.strips, 0, 2));
    const steps = slotSteps(rules, draw);
    expect(steps.map(({ grid }) => grid.join(" "))).toEqual(["aS cc", "aS WW", "aS WW"]);
    expect(steps.map(({ won }) => won)).toEqual([0, 10_000, 10_000]);
  });

  it("locks coins, turns the others again, and pays all of them in the end", () => {
    const rules: SlotRules = {
      rows: 1,
      unit: 10_000,
      lines: ["000"],
      strips: ["Ca", "Ca", "Ca"],
      pays: { a: [0, 0, 1] },
      hold: {
        from: 2,
        respins: 2,
        landing: { coins: 1, of: 10 },
        values: [
          { pays: 10_000, weight: 3 },
          { pays: 50_000, weight: 1 },
        ],
        full: 200_000,
      },
    };
    // Two coins worth 1 and 5; no coin, then one worth 1 in the last cell.
    const draw = fractions(0.1, 0.1, 0.9, 0.5, 0.9, 0.5, 0.05, 0.1);
    const steps = slotSteps(rules, draw);
    expect(steps.map(({ kind, left, values, won }) => ({ kind, left, values, won }))).toEqual([
      { kind: "spin", left: undefined, values: [10_000, 50_000, null], won: 0 },
      { kind: "respin", left: 1, values: [10_000, 50_000, null], won: 0 },
      { kind: "respin", left: 0, values: [10_000, 50_000, 10_000], won: 270_000 },
    ]);
  });

  it("lets symbols fall from the strip, with a higher multiplier each time", () => {
    const rules: SlotRules = {
      rows: 2,
      unit: 10_000,
      strips: ["bac", "bac", "bda"],
      pays: { a: [0, 0, 1], b: [0, 0, 2] },
      tumble: { multipliers: [1, 3], most: 5 },
    };
    // ac ac da: one way of a. All a go, c c d fall, and b b b? Above a stands b on each strip but the third, where it is d.
    const grids = tumbles(rules, rules.strips, { multipliers: [1, 3], most: 5 }, [1, 1, 1]);
    expect(grids.map(({ grid, won }) => [grid.join(" "), won])).toEqual([
      ["ac ac da", 10_000],
      ["bc bc bd", 60_000],
      ["cc cc ad", 0],
    ]);
  });

  it("refuses moves and bets that are no object", () => {
    expect(() => slot(lines).play({}, [{ collect: true }], fractions())).toThrow("over");
    expect(() => slot(lines).play(null, [], fractions())).toThrow("object");
  });
});

describe("the largest win", () => {
  const rules: SlotRules = {
    rows: 1,
    unit: 5000,
    lines: ["000"],
    strips: ["aSba", "aWSb", "abSa"],
    pays: { a: [0, 1, 6], b: [0, 0, 3] },
    free: { spins: [0, 0, 1, 2], again: 1, most: 2, multiplier: 2 },
  };
  /** All rounds: each spin has 4³ stops, and a round has up to three spins. */
  function all(given: SlotRules): { won: number; chance: number; steps: number }[] {
    const found: { won: number; chance: number; steps: number }[] = [];
    const visit = (drawn: number[]) => {
      let used = 0;
      const steps = slotSteps(
        given,
        drawFrom(() => (drawn[used++] ?? 0) * 2 ** 30),
      );
      // What was drawn beyond the list has to be listed too, reel by reel.
      if (used > drawn.length) for (let stop = 0; stop < 4; stop += 1) visit([...drawn, stop]);
      else
        found.push({
          won: steps.reduce((sum, { won }) => sum + won, 0) / 10_000,
          chance: 4 ** -drawn.length,
          steps: steps.length,
        });
    };
    visit([]);
    return found;
  }
  const meanOf = (rounds: readonly { won: number; chance: number }[], power = 1) =>
    rounds.reduce((sum, { won, chance }) => sum + chance * won ** power, 0);

  const mostIn = (rounds: readonly { won: number }[]) => rounds.reduce((most, { won }) => Math.max(most, won), 0);

  it("cuts a round short, and its return and deviation are those of all rounds", () => {
    const whole = all(rules);
    const most = 60_000;
    const cut = all({ ...rules, most });
    expect(mostIn(whole)).toBeGreaterThan(6);
    expect(mostIn(cut)).toBe(6);
    const stepsOf = (rounds: readonly { steps: number; chance: number }[]) =>
      rounds.reduce((sum, { steps, chance }) => sum + steps * chance, 0);
    expect(stepsOf(cut)).toBeLessThan(stepsOf(whole));
    const { mean, deviation, hit, highest } = outlookOf(slot({ ...rules, most }), { bet: {}, moves: [] });
    expect(mean).toBeCloseTo(meanOf(cut), 10);
    expect(mean).toBeLessThan(outlookOf(slot(rules), { bet: {}, moves: [] }).mean - 1e-6);
    expect(deviation).toBeCloseTo(Math.sqrt(meanOf(cut, 2) - meanOf(cut) ** 2), 10);
    expect(hit).toBeCloseTo(
      cut.filter(({ won }) => won > 0).reduce((sum, { chance }) => sum + chance, 0),
      10,
    );
    expect(highest).toBe(6);
  });

  it("leaves a round that stays below as it was", () => {
    expect(outlookOf(slot({ ...rules, most: 10_000_000 }), { bet: {}, moves: [] })).toEqual(
      outlookOf(slot(rules), { bet: {}, moves: [] }),
    );
  });
});
