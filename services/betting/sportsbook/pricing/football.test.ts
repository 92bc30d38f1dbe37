import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { resultName } from "#shared/betting/coupon/legs.ts";
import type { ModelMarket, PlayState } from "../model.ts";
import { footballGrid, footballModel } from "./football.ts";
import { poisson } from "./grid.ts";

const state = (values: Partial<PlayState>): PlayState => ({
  home: 0,
  away: 0,
  periods: [{ home: values.home ?? 0, away: values.away ?? 0 }],
  period: 1,
  clockSeconds: 0,
  isPaused: false,
  homeReds: 0,
  awayReds: 0,
  homePoints: null,
  awayPoints: null,
  serving: null,
  ...values,
});
const market = (markets: ModelMarket[], type: string, param: string | null = null): ModelMarket | undefined =>
  markets.find((one) => one.type === type && one.param === param);
const chance = (markets: ModelMarket[], type: string, param: string | null, outcome: string): number => {
  const found = market(markets, type, param)?.outcomes.find((one) => one.type === outcome);
  if (found === undefined) throw new Error(`Not on offer: ${type} ${param} ${outcome}`);
  return found.probability;
};
const strength = fc.record({
  home: fc.double({ min: 0.2, max: 4, noNaN: true }),
  away: fc.double({ min: 0.2, max: 4, noNaN: true }),
  rho: fc.double({ min: -0.15, max: 0.1, noNaN: true }),
});
const anyState = fc.option(
  fc
    .record({
      home: fc.integer({ min: 0, max: 5 }),
      away: fc.integer({ min: 0, max: 5 }),
      period: fc.constantFrom(1, 2),
      clock: fc.integer({ min: 0, max: 2940 }),
      homeReds: fc.integer({ min: 0, max: 2 }),
      awayReds: fc.integer({ min: 0, max: 2 }),
    })
    .map(({ clock, ...values }) => state({ ...values, clockSeconds: (values.period - 1) * 2700 + clock })),
  { nil: null },
);

describe("score grid of football", () => {
  it("sums to 1 before it is normalised, whatever the strengths (Dixon and Coles)", () => {
    fc.assert(
      fc.property(strength, (sides) => {
        expect(footballGrid(sides, null).mass).toBeCloseTo(1, 8);
      }),
    );
  });

  it("has the Poisson table's chances: mean 1.5 gives 0.2231, 0.3347, 0.2510, 0.1255", () => {
    const [none, one, two, three] = poisson(1.5, 8);
    expect([none, one, two, three].map((value) => value?.toFixed(4))).toEqual(["0.2231", "0.3347", "0.2510", "0.1255"]);
  });

  it("without correlation is two independent Poissons: 1.5 against 1.0 draws 1:1 in 12.31 % and 0:0 in 8.21 %", () => {
    // e^-2.5 = 0.082085; times 1.5 · 1.0 = 0.123127.
    const markets = footballModel.markets({ home: 1.5, away: 1, rho: 0 }, null);
    expect(chance(markets, "correct_score", null, "1:1")).toBeCloseTo(0.123127, 5);
    expect(chance(markets, "correct_score", null, "0:0")).toBeCloseTo(0.082085, 5);
  });

  it("with a negative rho makes draws likelier and keeps each side's goals, as the paper shows", () => {
    const plain = footballModel.markets({ home: 1.5, away: 1.1, rho: 0 }, null);
    const moved = footballModel.markets({ home: 1.5, away: 1.1, rho: -0.1 }, null);
    expect(chance(moved, "1x2", null, "draw")).toBeGreaterThan(chance(plain, "1x2", null, "draw") + 0.01);
    expect(chance(moved, "team_total_home", "1.5", "over")).toBeCloseTo(
      chance(plain, "team_total_home", "1.5", "over"),
      8,
    );
    // 0:0 by hand: e^-2.6 · (1 + 1.5 · 1.1 · 0.1) = 0.0742736 · 1.165 = 0.0865287.
    expect(chance(moved, "correct_score", null, "0:0")).toBeCloseTo(0.0865287, 6);
  });
});

describe("football markets", () => {
  it("have probabilities between 0 and 1 that sum to 1, to 2 in double chance, before the start and in play", () => {
    fc.assert(
      fc.property(strength, anyState, (sides, now) => {
        for (const { type, outcomes } of footballModel.markets(sides, now)) {
          for (const { probability } of outcomes) {
            expect(probability).toBeGreaterThan(0);
            expect(probability).toBeLessThan(1);
          }
          expect(outcomes.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(
            type === "double_chance" ? 2 : 1,
            8,
          );
        }
      }),
    );
  });

  it("are named once each, and lists show one result, one total and one handicap", () => {
    fc.assert(
      fc.property(strength, (sides) => {
        const markets = footballModel.markets(sides, null);
        const keys = markets.map(({ type, param }) => `${type}.${param}`);
        expect(new Set(keys).size).toBe(keys.length);
        expect(
          markets
            .filter(({ isMain }) => isMain)
            .map(({ type }) => type)
            .toSorted(),
        ).toEqual(["1x2", "handicap", "total"]);
      }),
    );
  });

  it("favour the home side more, the more goals it is expected to score", () => {
    fc.assert(
      fc.property(strength, fc.double({ min: 0.05, max: 1, noNaN: true }), ({ home, away }, more) => {
        const before = footballModel.markets({ home, away, rho: 0 }, null);
        const after = footballModel.markets({ home: home + more, away, rho: 0 }, null);
        expect(chance(after, "1x2", null, "home")).toBeGreaterThan(chance(before, "1x2", null, "home"));
        expect(chance(after, "1x2", null, "away")).toBeLessThan(chance(before, "1x2", null, "away"));
      }),
    );
  });

  it("agree with each other: handicap −0.5 is the home win, +0.5 is 1X, and a quarter line lies between its neighbours", () => {
    const markets = footballModel.markets({ home: 1.6, away: 1.1, rho: -0.05 }, null);
    expect(chance(markets, "handicap", "-0.5", "home")).toBeCloseTo(chance(markets, "1x2", null, "home"), 10);
    expect(chance(markets, "handicap", "0.5", "home")).toBeCloseTo(chance(markets, "double_chance", null, "1x"), 10);
    const quarter = chance(markets, "handicap", "-0.25", "home");
    expect(quarter).toBeGreaterThan(chance(markets, "handicap", "-0.5", "home"));
    expect(quarter).toBeLessThan(chance(markets, "handicap", "0", "home"));
  });

  it("price a draw no bet as home against away: handicap 0 is p(home) / (p(home) + p(away))", () => {
    const markets = footballModel.markets({ home: 1.4, away: 1.2, rho: 0 }, null);
    const [home, away] = [chance(markets, "1x2", null, "home"), chance(markets, "1x2", null, "away")];
    expect(chance(markets, "handicap", "0", "home")).toBeCloseTo(home / (home + away), 10);
  });

  it("make every line a fair bet: the return expected at 1/p is the stake, quarters and pushes settled", () => {
    const sides = { home: 1.6, away: 1.1, rho: -0.05 };
    const grid = footballGrid(sides, null);
    for (const { type, param, outcomes } of footballModel.markets(sides, null)) {
      if (type !== "total" && type !== "handicap") continue;
      for (const { type: outcome, probability } of outcomes) {
        let expected = 0;
        for (const [index, cell] of grid.cells.entries()) {
          const end = state({ home: Math.floor(index / grid.size), away: index % grid.size, period: 2 });
          const result = footballModel.settle({ type, param }, outcome, end, true);
          const odds = 1 / probability;
          expected +=
            cell *
            { WON: odds, HALF_WON: (1 + odds) / 2, VOID: 1, HALF_LOST: 0.5, LOST: 0, DEAD_HEAT: Number.NaN }[
              resultName(result ?? "VOID")
            ];
          expect(result).not.toBeNull();
        }
        expect(expected, `${type} ${param} ${outcome}`).toBeCloseTo(1, 6);
      }
    }
  });
});

describe("football in play", () => {
  const sides = { home: 1.6, away: 1.1, rho: -0.05 };

  it("begins at the prices before the start", () => {
    const before = footballModel.markets(sides, null);
    const first = footballModel.markets(sides, state({ clockSeconds: 0 }));
    expect(chance(first, "1x2", null, "home")).toBeCloseTo(chance(before, "1x2", null, "home"), 10);
    expect(chance(first, "total", "2.5", "over")).toBeCloseTo(chance(before, "total", "2.5", "over"), 10);
  });

  it("lets a lead grow surer and a draw likelier as the clock runs", () => {
    const at = (seconds: number, home: number): ModelMarket[] =>
      footballModel.markets(sides, state({ home, period: seconds < 2700 ? 1 : 2, clockSeconds: seconds }));
    const lead = [600, 1800, 2800, 4200, 5300].map((seconds) => chance(at(seconds, 1), "1x2", null, "home"));
    const level = [600, 1800, 2800, 4200, 5300].map((seconds) => chance(at(seconds, 0), "1x2", null, "draw"));
    expect(lead).toEqual([...lead].toSorted((a, b) => a - b));
    expect(level).toEqual([...level].toSorted((a, b) => a - b));
    expect(lead.at(-1)).toBeGreaterThan(0.9);
  });

  it("leaves out what is decided: no total below the goals scored, no score already passed, no half that is over", () => {
    const markets = footballModel.markets(sides, state({ home: 2, away: 1, period: 2, clockSeconds: 3600 }));
    expect(market(markets, "total", "2.5")).toBeUndefined();
    expect(market(markets, "both_to_score")).toBeUndefined();
    expect(market(markets, "half_1x2")).toBeUndefined();
    expect(markets.filter(({ type }) => type === "half_handicap")).toEqual([]);
    expect(market(markets, "correct_score")?.outcomes.map(({ type }) => type)).not.toContain("1:1");
  });

  it("takes a third off the rate of a side with a man sent off and adds a quarter to the other's (Vecer and others 2009)", () => {
    const even = footballModel.markets(sides, state({ clockSeconds: 0 }));
    const red = footballModel.markets(sides, state({ clockSeconds: 0, homeReds: 1 }));
    // Home goals are Poisson(1.6 · 2/3): none in e^-1.0667 = 34.415 %; away Poisson(1.1 · 5/4): none in e^-1.375 =
    // 25.284 %. Without ρ to compare.
    const plain = footballModel.markets({ ...sides, rho: 0 }, state({ clockSeconds: 0, homeReds: 1 }));
    expect(chance(plain, "team_total_home", "0.5", "under")).toBeCloseTo(0.34415, 4);
    expect(chance(plain, "team_total_away", "0.5", "under")).toBeCloseTo(0.25284, 4);
    expect(chance(red, "1x2", null, "home")).toBeLessThan(chance(even, "1x2", null, "home") - 0.15);
  });

  it("prices the first half's handicap around the even line, by the half's own goals", () => {
    const plain = footballModel.markets({ ...sides, rho: 0 }, null);
    const lines = plain.filter(({ type }) => type === "half_handicap").map(({ param }) => param);
    expect(lines).toEqual(["-0.75", "-0.5", "-0.25", "0", "0.25", "0.5", "0.75"]);
    const [home, away] = [chance(plain, "half_1x2", null, "home"), chance(plain, "half_1x2", null, "away")];
    expect(chance(plain, "half_handicap", "-0.5", "home")).toBeCloseTo(home, 9);
    expect(chance(plain, "half_handicap", "0.5", "home")).toBeCloseTo(1 - away, 9);
    // A draw returns the stake: the fair chance is of the games that have a winner.
    expect(chance(plain, "half_handicap", "0", "home")).toBeCloseTo(home / (home + away), 9);
    const two = footballModel.markets(sides, state({ home: 2, clockSeconds: 1200 }));
    expect(two.filter(({ type }) => type === "half_handicap").map(({ param }) => Number(param))).toContain(-2);
  });

  it("gives a half without time left nothing to come at the break", () => {
    const markets = footballModel.markets(sides, state({ home: 1, period: 1, clockSeconds: 2820, isPaused: true }));
    expect(market(markets, "half_total", "1.5")).toBeUndefined();
    expect(chance(markets, "1x2", null, "home")).toBeLessThan(0.9);
  });
});

describe("settling football", () => {
  const end = (home: number, away: number): PlayState =>
    state({
      home,
      away,
      period: 2,
      periods: [
        { home: 1, away: 0 },
        { home: home - 1, away },
      ],
    });

  it.each([
    ["total", "2.5", "over", 2, 1, "WON"],
    ["total", "2.5", "under", 2, 1, "LOST"],
    ["total", "3", "over", 2, 1, "VOID"],
    ["total", "3", "under", 2, 1, "VOID"],
    ["total", "2.75", "over", 2, 1, "HALF_WON"],
    ["total", "2.75", "under", 2, 1, "HALF_LOST"],
    ["total", "3.25", "over", 2, 1, "HALF_LOST"],
    ["total", "3.25", "under", 2, 1, "HALF_WON"],
    ["total", "3.5", "over", 2, 1, "LOST"],
    ["total", "3.75", "under", 2, 1, "WON"],
    ["handicap", "-1", "home", 2, 1, "VOID"],
    ["handicap", "-1", "away", 2, 1, "VOID"],
    ["handicap", "-0.75", "home", 2, 1, "HALF_WON"],
    ["handicap", "-0.75", "away", 2, 1, "HALF_LOST"],
    ["handicap", "-1.25", "home", 2, 1, "HALF_LOST"],
    ["handicap", "-1.25", "away", 2, 1, "HALF_WON"],
    ["handicap", "-0.5", "home", 2, 1, "WON"],
    ["handicap", "-1.5", "away", 2, 1, "WON"],
    ["handicap", "0.25", "home", 1, 1, "HALF_WON"],
    ["handicap", "-0.25", "home", 1, 1, "HALF_LOST"],
    ["handicap", "0", "home", 1, 1, "VOID"],
    ["handicap", "0.5", "away", 1, 1, "LOST"],
    ["1x2", null, "home", 2, 1, "WON"],
    ["1x2", null, "draw", 1, 1, "WON"],
    ["1x2", null, "away", 2, 1, "LOST"],
    ["double_chance", null, "1x", 1, 1, "WON"],
    ["double_chance", null, "12", 1, 1, "LOST"],
    ["double_chance", null, "x2", 1, 2, "WON"],
    ["both_to_score", null, "yes", 2, 1, "WON"],
    ["both_to_score", null, "no", 2, 0, "WON"],
    ["correct_score", null, "2:1", 2, 1, "WON"],
    ["correct_score", null, "1:1", 2, 1, "LOST"],
    ["correct_score", null, "other", 5, 0, "WON"],
    ["correct_score", null, "other", 4, 4, "LOST"],
    ["odd_even", null, "odd", 2, 1, "WON"],
    ["odd_even", null, "even", 2, 0, "WON"],
    ["half_1x2", null, "home", 1, 3, "WON"],
    ["half_total", "1.5", "under", 1, 3, "WON"],
    ["half_handicap", "-0.5", "home", 1, 3, "WON"],
    ["half_handicap", "-1", "home", 1, 3, "VOID"],
    ["half_handicap", "-0.75", "home", 1, 3, "HALF_WON"],
    ["half_handicap", "-0.75", "away", 1, 3, "HALF_LOST"],
    ["team_total_away", "2.5", "over", 1, 3, "WON"],
  ] as const)("%s %s %s at %i:%i is %s", (type, param, outcome, home, away, result) => {
    expect(footballModel.settle({ type, param }, outcome, end(home, away), true)).toBe(result);
  });

  it("settles before the end only what no goal can change", () => {
    const now = state({ home: 2, away: 1, period: 2, clockSeconds: 4000 });
    const settle = (type: string, param: string | null, outcome: string): string | null =>
      footballModel.settle({ type, param }, outcome, now, false);
    expect(settle("total", "2.5", "over")).toBe("WON");
    expect(settle("total", "2.5", "under")).toBe("LOST");
    expect(settle("total", "2.75", "over")).toBeNull();
    expect(settle("total", "3", "over")).toBeNull();
    expect(settle("both_to_score", null, "no")).toBe("LOST");
    expect(settle("correct_score", null, "1:0")).toBe("LOST");
    expect(settle("correct_score", null, "2:1")).toBeNull();
    expect(settle("1x2", null, "home")).toBeNull();
    expect(settle("handicap", "-0.5", "home")).toBeNull();
    expect(settle("half_1x2", null, "home")).toBe("WON");
    expect(settle("half_handicap", "-0.5", "home")).toBe("WON");
  });

  it("gives null for markets and outcomes it does not have", () => {
    expect(footballModel.settle({ type: "corners", param: "9.5" }, "over", end(1, 0), true)).toBeNull();
    expect(footballModel.settle({ type: "total", param: "2.5" }, "sideways", end(1, 0), true)).toBeNull();
  });
});
