import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ClassicSlug, ModelMarket, PlayState } from "../model.ts";
import { bunchChance, hitRate, lastTurn, runChances } from "./baseball-runs.ts";
import { inningsShare } from "./cricket.ts";
import { modelFor } from "./index.ts";
import { normalCdf } from "./normal.ts";
import { gameWin, tennisSet, tieBreakWin } from "./tennis.ts";
import { rallySet } from "./volleyball.ts";

const state = (values: Partial<PlayState>): PlayState => ({
  home: 0,
  away: 0,
  periods: [],
  period: 1,
  clockSeconds: null,
  isPaused: false,
  homeReds: 0,
  awayReds: 0,
  homePoints: null,
  awayPoints: null,
  serving: null,
  ...values,
});
const chance = (markets: ModelMarket[], type: string, param: string | null, outcome: string): number => {
  const found = markets
    .find((one) => one.type === type && one.param === param)
    ?.outcomes.find((one) => one.type === outcome);
  if (found === undefined) throw new Error(`Not on offer: ${type} ${param} ${outcome}`);
  return found.probability;
};
/** Range of strengths of a side, by sport. */
const RANGES: Readonly<Record<ClassicSlug, readonly [number, number]>> = {
  football: [0.3, 3.5],
  "ice-hockey": [1.5, 4.5],
  basketball: [95, 125],
  tennis: [0.5, 0.8],
  volleyball: [0.3, 0.7],
  "american-football": [12, 35],
  baseball: [3, 7],
  cricket: [120, 200],
};

describe.each(Object.entries(RANGES) as [ClassicSlug, readonly [number, number]][])(
  "markets of %s",
  (slug, [min, max]) => {
    const side = fc.double({ min, max, noNaN: true });

    it("sum to 1, to 2 in double chance, with every probability between 0 and 1", () => {
      fc.assert(
        fc.property(side, side, (home, away) => {
          const markets = modelFor(slug).markets({ home, away }, null);
          expect(markets.length).toBeGreaterThan(4);
          for (const { type, param, outcomes } of markets) {
            for (const { probability } of outcomes)
              expect(probability > 0 && probability < 1, `${type} ${param}`).toBe(true);
            expect(outcomes.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(
              type === "double_chance" ? 2 : 1,
              8,
            );
          }
        }),
        { numRuns: 30 },
      );
    });

    it("have one main result and at most one main market of each other type", () => {
      const markets = modelFor(slug).markets({ home: min + (max - min) * 0.55, away: min + (max - min) * 0.5 }, null);
      const main = markets.filter(({ isMain }) => isMain).map(({ type }) => type);
      expect(main.filter((type) => type === "1x2" || type === "winner")).toHaveLength(1);
      expect(new Set(main).size).toBe(main.length);
      expect(main).toContain("total");
    });

    it("favour the stronger side", () => {
      fc.assert(
        fc.property(side, side, (one, two) => {
          fc.pre(Math.abs(one - two) > (max - min) * 0.05);
          const markets = modelFor(slug).markets({ home: Math.max(one, two), away: Math.min(one, two) }, null);
          const type = slug === "football" ? "1x2" : "winner";
          const outcomes = markets.find((market) => market.type === type)?.outcomes ?? [];
          if (outcomes.length === 0) return;
          expect(outcomes[0]?.probability).toBeGreaterThan(outcomes.at(-1)?.probability ?? 1);
        }),
        { numRuns: 30 },
      );
    });
  },
);

describe("tennis", () => {
  it.each([
    [0.5, 0.5],
    [0.6, 0.7357],
    [0.65, 0.8296],
    [0.7, 0.9008],
  ])("serving at %d wins a game with %d (known values of the closed form)", (p, game) => {
    expect(gameWin(p)).toBeCloseTo(game, 4);
  });

  it("is won from deuce with p² / (p² + q²), from 40:0 with 1 − q³ · (1 − deuce): by hand at p = 0.6", () => {
    expect(gameWin(0.6, 3, 3)).toBeCloseTo(0.36 / 0.52, 10);
    expect(gameWin(0.6, 3, 0)).toBeCloseTo(1 - 0.064 * (1 - 0.36 / 0.52), 10);
  });

  it("splits evenly between equals: tie-break, set and match", () => {
    expect(tieBreakWin({ home: 0.64, away: 0.64 }, 1)).toBeCloseTo(0.5, 10);
    const ends = tennisSet({ home: 0.64, away: 0.64 }, 1);
    expect(ends.reduce((sum, { chance: share }) => sum + share, 0)).toBeCloseTo(1, 10);
    expect(ends.filter(({ home, away }) => home > away).reduce((sum, { chance: share }) => sum + share, 0)).toBeCloseTo(
      0.5,
      10,
    );
    expect(chance(modelFor("tennis").markets({ home: 0.64, away: 0.64 }, null), "winner", null, "home")).toBeCloseTo(
      0.5,
      10,
    );
  });

  it("makes the match of the sets: two of three at set chance s is s² (3 − 2s)", () => {
    const markets = modelFor("tennis").markets({ home: 0.66, away: 0.62 }, null);
    const set = chance(markets, "set_winner", "1", "home");
    expect(chance(markets, "winner", null, "home")).toBeCloseTo(set * set * (3 - 2 * set), 4);
    expect(chance(markets, "correct_set_score", null, "2:0")).toBeCloseTo(set * set, 4);
  });

  it("knows the score in play: a set and a break up is far ahead, and match point nearly done", () => {
    const markets = (values: Partial<PlayState>): ModelMarket[] =>
      modelFor("tennis").markets({ home: 0.64, away: 0.64 }, state(values));
    const ahead = markets({
      home: 1,
      period: 2,
      periods: [
        { home: 6, away: 4 },
        { home: 3, away: 1 },
      ],
      serving: 1,
      homePoints: "0",
      awayPoints: "0",
    });
    expect(chance(ahead, "winner", null, "home")).toBeGreaterThan(0.9);
    const point = markets({
      home: 1,
      period: 2,
      periods: [
        { home: 6, away: 4 },
        { home: 5, away: 1 },
      ],
      serving: 1,
      homePoints: "40",
      awayPoints: "15",
    });
    expect(chance(point, "winner", null, "home")).toBeGreaterThan(chance(ahead, "winner", null, "home"));
    expect(
      markets({
        home: 2,
        away: 0,
        period: 2,
        periods: [
          { home: 6, away: 4 },
          { home: 6, away: 1 },
        ],
        isPaused: true,
      }),
    ).toEqual([]);
  });

  it("counts what is played: games before the break belong to the total", () => {
    const between = modelFor("tennis").markets(
      { home: 0.64, away: 0.64 },
      state({ home: 1, period: 1, periods: [{ home: 7, away: 6 }], isPaused: true, serving: 2 }),
    );
    const totals = between.filter(({ type }) => type === "total").map(({ param }) => Number(param));
    // 13 games are played and at least 6 follow.
    expect(Math.min(...totals)).toBeGreaterThan(18);
  });
});

describe("volleyball", () => {
  it("ends a set at 25 with two points between, and never without", () => {
    const ends = rallySet(0.5, 25, 0, 0);
    expect(ends.reduce((sum, { chance: share }) => sum + share, 0)).toBeCloseTo(1, 10);
    expect(ends.every(({ home, away }) => Math.max(home, away) >= 25 && Math.abs(home - away) >= 2)).toBe(true);
    // 25:0 takes 25 rallies in a row.
    expect(ends.find(({ home, away }) => home === 25 && away === 0)?.chance).toBeCloseTo(0.5 ** 25, 15);
  });

  it("is won from 24:24 by two rallies more: p² / (p² + q²) at p = 0.55", () => {
    const homeWins = rallySet(0.55, 25, 24, 24)
      .filter(({ home, away }) => home > away)
      .reduce((sum, { chance: share }) => sum + share, 0);
    expect(homeWins).toBeCloseTo(0.3025 / (0.3025 + 0.2025), 10);
  });

  it("makes the match of the sets: three to none is the cube of a set's chance", () => {
    const markets = modelFor("volleyball").markets({ home: 0.52, away: 0.48 }, null);
    const set = chance(markets, "set_winner", "1", "home");
    expect(chance(markets, "correct_set_score", null, "3:0")).toBeCloseTo(set ** 3, 8);
  });

  it("plays the fifth set to 15", () => {
    const fifth = modelFor("volleyball").markets(
      { home: 0.5, away: 0.5 },
      state({
        home: 2,
        away: 2,
        period: 5,
        periods: [25, 20, 25, 20].map((home) => ({ home, away: 45 - home })).concat([{ home: 14, away: 5 }]),
      }),
    );
    expect(chance(fifth, "winner", null, "home")).toBeGreaterThan(0.99);
  });

  it.each([
    ["winner", null, "home", "WON"],
    ["correct_set_score", null, "3:1", "WON"],
    ["set_handicap", "-1.5", "home", "WON"],
    ["set_handicap", "-2.5", "home", "LOST"],
    ["set_winner", "2", "away", "WON"],
    ["set_winner", "5", "home", "VOID"],
    ["total", "180.5", "under", "WON"],
    ["handicap", "-10", "home", "WON"],
    ["handicap", "-15", "away", "VOID"],
  ] as const)("settles %s %s %s after 25:20, 20:25, 25:20, 25:15 as %s", (type, param, outcome, result) => {
    const end = state({
      home: 3,
      away: 1,
      period: 4,
      periods: [
        { home: 25, away: 20 },
        { home: 20, away: 25 },
        { home: 25, away: 20 },
        { home: 25, away: 15 },
      ],
      isPaused: true,
    });
    expect(modelFor("volleyball").settle({ type, param }, outcome, end, true)).toBe(result);
  });
});

describe("ice hockey", () => {
  const model = modelFor("ice-hockey");
  it("counts regular time in result and total, and overtime in the winner only", () => {
    const end = state({
      home: 3,
      away: 2,
      period: 4,
      periods: [
        { home: 1, away: 1 },
        { home: 1, away: 0 },
        { home: 0, away: 1 },
        { home: 1, away: 0 },
      ],
    });
    expect(model.settle({ type: "1x2", param: null }, "draw", end, true)).toBe("WON");
    expect(model.settle({ type: "total", param: "4.5" }, "under", end, true)).toBe("WON");
    expect(model.settle({ type: "handicap", param: "0" }, "home", end, true)).toBe("VOID");
    expect(model.settle({ type: "winner", param: null }, "home", end, true)).toBe("WON");
    expect(model.settle({ type: "1x2", param: null }, "draw", { ...end, period: 4 }, false)).toBe("WON");
  });

  it("offers in overtime only who wins", () => {
    const overtime = state({
      home: 2,
      away: 2,
      period: 4,
      clockSeconds: 3600,
      periods: [
        { home: 2, away: 2 },
        { home: 0, away: 0 },
        { home: 0, away: 0 },
        { home: 0, away: 0 },
      ],
    });
    expect(model.markets({ home: 3, away: 3 }, overtime).map(({ type }) => type)).toEqual(["winner"]);
    expect(chance(model.markets({ home: 3, away: 3 }, overtime), "winner", null, "home")).toBeCloseTo(0.5, 10);
  });
});

describe("games of points", () => {
  it.each([
    [0, 0.5],
    [1, 0.8413447],
    [1.96, 0.9750021],
    [-2, 0.0227501],
  ])("use the normal table: Φ(%d) = %d", (x, value) => {
    expect(normalCdf(x)).toBeCloseTo(value, 6);
  });

  it("give a basketball side five points better a chance of Φ(5 / 12.5) without a draw", () => {
    const home = chance(modelFor("basketball").markets({ home: 112, away: 107 }, null), "winner", null, "home");
    expect(home).toBeCloseTo(0.6554, 2);
  });

  it("grow sure of a lead as the clock runs down, and go on after a draw", () => {
    const lead = [600, 1800, 2700, 2840].map((clockSeconds) =>
      chance(
        modelFor("basketball").markets(
          { home: 110, away: 110 },
          state({ home: 63, away: 60, period: 4, clockSeconds }),
        ),
        "winner",
        null,
        "home",
      ),
    );
    expect(lead).toEqual([...lead].toSorted((a, b) => a - b));
    const overtime = modelFor("basketball").markets(
      { home: 110, away: 110 },
      state({ home: 100, away: 100, period: 4, clockSeconds: 2880, isPaused: true }),
    );
    expect(chance(overtime, "winner", null, "home")).toBeCloseTo(0.5, 6);
  });

  it("know that American football ends three points apart more often than two or four", () => {
    const markets = modelFor("american-football").markets({ home: 24, away: 21 }, null);
    const at = (line: number): number => chance(markets, "handicap", String(line), "home");
    const three = at(-2.5) - at(-3.5);
    expect(three).toBeGreaterThan(2 * (at(-1.5) - at(-2.5)));
    expect(three).toBeGreaterThan(2 * (at(-3.5) - at(-4.5)));
  });

  it("give stakes on the winner back after a draw", () => {
    expect(
      modelFor("american-football").settle(
        { type: "winner", param: null },
        "home",
        state({ home: 20, away: 20, period: 5 }),
        true,
      ),
    ).toBe("VOID");
  });
});

describe("baseball and cricket", () => {
  it("spread runs with a variance 2.1 times their mean", () => {
    const chances = [...runChances(4.5, 200)];
    const mean = chances.reduce((sum, value, runs) => sum + value * runs, 0);
    const variance = chances.reduce((sum, value, runs) => sum + value * (runs - mean) ** 2, 0);
    expect(mean).toBeCloseTo(4.5, 6);
    expect(variance / mean).toBeCloseTo(2.1, 6);
  });

  it("bring runs in bunches that add up to those", () => {
    // Hits by Poisson's law, each with its bunch: the mean of the logarithmic distribution is −1/ln(1 − q) · q/(1 − q),
    // here 1.1/ln 2.1.
    const bunch = Array.from({ length: 200 }, (_, index) => (index + 1) * bunchChance(index + 1)).reduce(
      (sum, value) => sum + value,
      0,
    );
    expect(bunch).toBeCloseTo(1.1 / Math.log(2.1), 6);
    expect(hitRate(4.5) * bunch).toBeCloseTo(0.5, 6);
  });

  it("end the last turn with the hit that wins it: by one after a bunch of one, by hand for one hit at most", () => {
    const { short, wonBy } = lastTurn(0.5, 1);
    expect([...short, ...wonBy].reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 3);
    expect(short[0]).toBeCloseTo(2.1 ** (-0.5 / 1.1), 10);
    // From one behind: a bunch of two or more wins with the first hit, a bunch of one needs a second hit.
    const rate = (0.5 / 1.1) * Math.log(2.1);
    const [one, two] = [bunchChance(1), bunchChance(2)];
    const atLeast = [1 - Math.exp(-rate), 1 - Math.exp(-rate) * (1 + rate)] as const;
    expect(wonBy[1]).toBeCloseTo(atLeast[0] * two + atLeast[1] * one * one, 10);
  });

  it("never let a ball game end level: a half line at the winner's edge is the same bet", () => {
    const markets = modelFor("baseball").markets({ home: 4.5, away: 4.5 }, null);
    expect(chance(markets, "winner", null, "home")).toBeCloseTo(0.5, 3);
    expect(markets.some(({ type, param }) => type === "handicap" && Number(param) === 0)).toBe(false);
  });

  // Of 120 balls 114 take no wicket, of 60 then 57; all out cuts off a little more of the whole than of the half.
  it.each([
    ["0/0", 1, 9],
    ["2/10.0", 0.5, 1],
    ["10/15.2", 0, 9],
    ["3/20", 0, 9],
    ["9/19.5", 0.95 / 112, 3],
  ])("read an innings of %s as %d still to come", (points, share, digits) => {
    expect(inningsShare(points)).toBeCloseTo(share, digits);
  });

  it("have a chasing side that needs little with much left as the favorite", () => {
    const chase = modelFor("cricket").markets(
      { home: 165, away: 165 },
      state({ home: 160, away: 150, period: 2, serving: 2, homePoints: "6/20.0", awayPoints: "2/16.0" }),
    );
    expect(chance(chase, "winner", null, "away")).toBeGreaterThan(0.85);
  });
});
