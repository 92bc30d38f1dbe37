import { describe, expect, it } from "vitest";
import { outlookOf, sum } from "../game.ts";
import { type SlotId, slotRules } from "../titles/slotTitles.ts";
import { covered, countIn, type SlotRules, WILD, windowAt } from "./rules.ts";
import { slot } from "./slot.ts";
import { spinParts } from "./spinChances.ts";
import { tumbleParts, tumbles } from "./tumbles.ts";
import { paidFor, winsOf } from "./wins.ts";

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

  it.each(["old-harbour", "paper-lanterns", "copper-mine", "winter-fair", "north-pier"] as const)(
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
      rows: 2,
      unit: 500,
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

it("clockmaker: the return is that of all stops of its three reels", () => {
  const { strips, rows, ...rules }: SlotRules = slotRules.clockmaker;
  const [one = "", two = "", three = ""] = strips;
  let mean = 0;
  for (let first = 0; first < one.length; first += 1)
    for (let second = 0; second < two.length; second += 1)
      for (let third = 0; third < three.length; third += 1)
        mean += sum(
          tumbles({ ...rules, strips, rows }, strips, { multipliers: [1, 2, 3, 6, 12], most: 20 }, [
            first,
            second,
            third,
          ]).map(({ won }) => won),
        );
  const { mean: found } = outlookOf(slot(slotRules.clockmaker), { bet: {}, moves: [] });
  expect(found).toBeCloseTo(mean / (one.length * two.length * three.length * 10_000), 10);
});

it.each(["orchard", "clockmaker"] as const)("%s: tumbles end by themselves before the most that is allowed", (id) => {
  const rules: SlotRules = slotRules[id];
  const [one = "", two = "", three = ""] = rules.strips;
  let longest = 0;
  // Stops of the first three reels decide whether anything falls at all.
  for (let first = 0; first < one.length; first += 1)
    for (let second = 0; second < two.length; second += 1)
      for (let third = 0; third < three.length; third += 1)
        longest = Math.max(
          longest,
          tumbles(
            rules,
            rules.strips,
            { multipliers: [1], most: 20 },
            [first, second, third, first, second].slice(0, rules.strips.length),
          ).length,
        );
  expect(longest).toBeLessThan(20);
});
