import { describe, expect, it } from "vitest";
import { outlookOf, sum } from "../game.ts";
import { fractions } from "../testing.ts";
import { type SlotId, slotRules } from "../titles/slotTitles.ts";
import { tenLines } from "../titles/slots/lines.ts";
import { covered, countIn, type SlotRules, WILD, windowAt } from "./rules.ts";
import { slot, slotSteps } from "./slot.ts";
import { spinParts } from "./spinChances.ts";
import { tumbleParts, tumbles } from "./tumbles.ts";
import { paidFor, winsOf } from "./wins.ts";

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

/** The chance that a cell of a reel shows one of these symbols, by counting the strip. */
function cellChance(rules: SlotRules, strip: string, row: number, symbols: string): number {
  const windows = Array.from(strip, (_, stop) => covered(rules, windowAt(strip, stop, rules.rows)));
  return windows.filter((window) => symbols.includes(window[row] ?? "")).length / strip.length;
}

/** The mean of lines without wilds on the first reel: for each symbol, that it or a wild is on so many reels and no more. */
const linesMean = (rules: SlotRules): number =>
  sum(
    (rules.lines ?? []).flatMap((line) =>
      Object.entries(rules.pays).flatMap(([symbol, pays]) => {
        const chances = rules.strips.map((strip, reel) => cellChance(rules, strip, Number(line[reel]), symbol + WILD));
        return pays.map(
          (pay, index) =>
            pay *
            rules.unit *
            chances.slice(0, index + 1).reduce((product, chance) => product * chance, 1) *
            (1 - (chances[index + 1] ?? 0)),
        );
      }),
    ),
  );

/** The mean of lines that may begin with wilds: one line over all symbols that it can show, for all lines are equal. */
function mixedMean(rules: SlotRules): number {
  const one: SlotRules = { ...rules, rows: 1, lines: [rules.strips.map(() => "0").join("")] };
  let shown: [string[], number][] = [[[], 1]];
  for (const strip of rules.strips)
    shown = shown.flatMap(([symbols, chance]) =>
      [...new Set(strip)].map((symbol): [string[], number] => [
        [...symbols, symbol],
        chance * cellChance(rules, strip, 0, symbol),
      ]),
    );
  return sum(shown.map(([symbols, chance]) => chance * paidFor(winsOf(one, symbols)))) * (rules.lines?.length ?? 0);
}

/** The mean of ways: the mean number of places on each reel, multiplied, and the chance that the next reel has none. */
function waysMean(rules: SlotRules): number {
  const { strips, pays, rows, unit } = rules;
  const placesOn = (symbol: string, strip: string) =>
    Array.from(strip, (_, stop) => {
      const window = windowAt(strip, stop, rows);
      return countIn(window, symbol) + countIn(window, WILD);
    });
  const mean = (list: readonly number[]) => sum(list) / list.length;
  return sum(
    Object.entries(pays).flatMap(([symbol, table]) =>
      table.map((pay, index) => {
        const on = strips.map((strip) => placesOn(symbol, strip));
        const next = on[index + 1];
        const none = next === undefined ? 1 : mean(next.map((places) => (places === 0 ? 1 : 0)));
        return pay * unit * on.slice(0, index + 1).reduce((product, places) => product * mean(places), 1) * none;
      }),
    ),
  );
}

describe("the return of a spin", () => {
  const rulesOf = (id: SlotId): SlotRules => slotRules[id];
  const firstOf = (rules: SlotRules) => sum(spinParts(rules, rules.strips).map(({ moments }) => moments.first));

  it.each(["old-harbour", "paper-lanterns", "copper-mine", "winter-fair"] as const)(
    "%s: is that of its lines, each by the symbols on its reels",
    (id) => expect(firstOf(rulesOf(id))).toBeCloseTo(linesMean(rulesOf(id)) / 10_000, 10),
  );
  it("heron-lake: is that of its lines, whose wilds pay too", () =>
    expect(firstOf(rulesOf("heron-lake"))).toBeCloseTo(mixedMean(rulesOf("heron-lake")) / 10_000, 10));
  it.each(["night-market", "desert-train"] as const)("%s: is that of its ways, symbol by symbol", (id) =>
    expect(firstOf(rulesOf(id))).toBeCloseTo(waysMean(rulesOf(id)) / 10_000, 10),
  );

  it("corner-arcade: mean, deviation, hits and highest price are those of all its stops", () => {
    const rules = rulesOf("corner-arcade");
    const [one = "", two = "", three = ""] = rules.strips;
    const all: number[] = [];
    for (let first = 0; first < one.length; first += 1)
      for (let second = 0; second < two.length; second += 1)
        for (let third = 0; third < three.length; third += 1)
          all.push(
            paidFor(winsOf(rules, [windowAt(one, first, 3), windowAt(two, second, 3), windowAt(three, third, 3)])) /
              10_000,
          );
    const mean = sum(all) / all.length;
    const outlook = outlookOf(slot(rules), { bet: {}, moves: [] });
    expect(outlook.mean).toBeCloseTo(mean, 10);
    expect(outlook.deviation).toBeCloseTo(Math.sqrt(sum(all.map((won) => (won - mean) ** 2)) / all.length), 8);
    expect(outlook.hit).toBeCloseTo(all.filter((won) => won > 0).length / all.length, 10);
    expect(outlook.highest).toBeCloseTo(Math.max(...all), 8);
  });

  it("of respins follows their chain", () => {
    // A coin in one of two cells is worth 2. The other cell gets one by a chance of a half in its only respin: then both
    // pay, and 10 on top. Both cells hold coins at once by a chance of a quarter, and none by a quarter.
    const rules: SlotRules = {
      rows: 1,
      unit: 10_000,
      lines: ["00"],
      strips: ["Cd", "Cd"],
      pays: { a: [0, 1] },
      hold: { from: 1, respins: 1, landing: { coins: 1, of: 2 }, values: [{ pays: 20_000, weight: 1 }], full: 100_000 },
    };
    const { mean, hit, highest, deviation } = outlookOf(slot(rules), { bet: {}, moves: [] });
    // 14 at 1/4 + 1/2 · 1/2, 2 at 1/4, nothing at 1/4.
    expect(mean).toBeCloseTo(7.5, 12);
    expect(hit).toBeCloseTo(0.75, 12);
    expect(highest).toBe(14);
    expect(deviation).toBeCloseTo(Math.sqrt(14 ** 2 / 2 + 1 - 7.5 ** 2), 12);
  });

  it("of tumbles is that of all stops, whether they are looked at or not", () => {
    const rules: SlotRules = {
      ...ways,
      rows: 2,
      strips: ["abcSb", "caWbb", "abScc", "acbS"],
      pays: { a: [0, 0, 2, 5], b: [0, 0, 1, 3] },
    };
    const tumble = { multipliers: [1, 2, 4], most: 20 };
    const totals = new Map<number, { chance: number; first: number }>();
    const stops = [0, 0, 0, 0];
    const visit = (reel: number) => {
      const strip = rules.strips[reel];
      if (strip === undefined) {
        const grids = tumbles(rules, rules.strips, tumble, stops);
        const scatters = sum((grids.at(-1)?.grid ?? []).map((window) => countIn(window, "S")));
        const { chance, first } = totals.get(scatters) ?? { chance: 0, first: 0 };
        const won = sum(grids.map((grid) => grid.won)) / 10_000;
        totals.set(scatters, { chance: chance + 1 / 500, first: first + won / 500 });
        return;
      }
      for (let stop = 0; stop < strip.length; stop += 1) {
        stops[reel] = stop;
        visit(reel + 1);
      }
    };
    visit(0);
    const parts = tumbleParts(rules, rules.strips, tumble);
    expect(parts.length).toBe(totals.size);
    for (const { scatters, moments } of parts) {
      expect(moments.chance).toBeCloseTo(totals.get(scatters)?.chance ?? Number.NaN, 12);
      expect(moments.first).toBeCloseTo(totals.get(scatters)?.first ?? Number.NaN, 12);
    }
  });
});

it("tumbles of the titles end by themselves before the most that the rules allow", () => {
  const rules: SlotRules = slotRules.orchard;
  const [one = "", two = "", three = ""] = rules.strips;
  let longest = 0;
  // Stops of the first three reels decide whether anything falls at all.
  for (let first = 0; first < one.length; first += 1)
    for (let second = 0; second < two.length; second += 1)
      for (let third = 0; third < three.length; third += 1)
        longest = Math.max(
          longest,
          tumbles(rules, rules.strips, { multipliers: [1], most: 20 }, [first, second, third, first, second]).length,
        );
  expect(longest).toBeLessThan(20);
});
