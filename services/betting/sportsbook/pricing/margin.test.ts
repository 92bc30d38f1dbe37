import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { modelFor, overroundOf, price } from "./index.ts";
import { rawPrice, withPrices } from "./margin.ts";

describe("price", () => {
  it.each([
    [0.5, 1, "2.000"],
    [0.5, 1.05, "1.900"],
    [0.25, 1.055, "3.800"],
    [0.1, 1.06, "9.400"],
    [0.8, 1.05, "1.190"],
    [0.001, 1.05, "501.000"],
    [0, 1.05, "501.000"],
    [1, 1.05, "1.001"],
  ])(
    "of probability %d with overround %d is %s: 1/(p · overround) on its nearest tick",
    (probability, overround, coef) => {
      expect(price(probability, overround)).toBe(coef);
    },
  );

  it("keeps a favorite above evens money back: 0.97 with overround 1.06 pays more than the stake", () => {
    expect(Number(price(0.97, 1.06))).toBeGreaterThan(1.01);
  });

  it("never rises as the probability rises, and never pays more than fair with the margins in use", () => {
    const chance = fc.double({ min: 1 / 501, max: 1, noNaN: true });
    fc.assert(
      fc.property(chance, chance, fc.double({ min: 1.05, max: 1.3, noNaN: true }), (one, two, overround) => {
        const [low, high] = one < two ? [one, two] : [two, one];
        expect(Number(price(low, overround))).toBeGreaterThanOrEqual(Number(price(high, overround)));
        expect(Number(price(high, overround))).toBeLessThanOrEqual(Math.max(1.001, 1 / high) + 1e-9);
      }),
      { numRuns: 1000 },
    );
  });

  it("keeps the margin on average: over all chances the ladder moves no implied probability up or down", () => {
    for (const overround of [1.05, 1.055, 1.18]) {
      let [raw, shown] = [0, 0];
      for (let chance = 0.02; chance < 0.85; chance += 0.0001) {
        raw += 1 / rawPrice(chance, overround);
        shown += 1 / Number(price(chance, overround));
      }
      expect(Math.abs(shown / raw - 1)).toBeLessThan(0.0005);
    }
  });

  it("refuses what is no probability and a margin for the player", () => {
    expect(() => price(1.1, 1.05)).toThrow(RangeError);
    expect(() => price(Number.NaN, 1.05)).toThrow(RangeError);
    expect(() => price(0.5, 0.99)).toThrow(RangeError);
  });
});

describe("withPrices", () => {
  it("puts the overround of its type on a market: the inverse prices of a 1X2 sum to 1.055", () => {
    const markets = withPrices(modelFor("football").markets({ home: 1.5, away: 1.2, rho: -0.05 }, null));
    const result = markets.find(({ type }) => type === "1x2");
    expect(overroundOf("1x2")).toBe(1.055);
    expect(result?.outcomes.reduce((sum, { coef }) => sum + 1 / Number(coef), 0)).toBeCloseTo(1.055, 2);
  });

  it("leaves no market in any sport that a bet on every outcome would beat", () => {
    const strengths = {
      football: [1.5, 1.2],
      "ice-hockey": [3.1, 2.8],
      basketball: [114, 110],
      tennis: [0.65, 0.61],
      volleyball: [0.52, 0.48],
      "american-football": [24, 21],
      baseball: [4.7, 4.3],
      cricket: [168, 162],
    } as const;
    for (const slug of [
      "football",
      "ice-hockey",
      "basketball",
      "tennis",
      "volleyball",
      "american-football",
      "baseball",
      "cricket",
    ] as const) {
      const [home, away] = strengths[slug];
      for (const { type, param, outcomes } of withPrices(modelFor(slug).markets({ home, away, rho: 0 }, null))) {
        const sum = outcomes.reduce((total, { coef }) => total + 1 / Number(coef), 0);
        expect(sum, `${slug} ${type} ${param}`).toBeGreaterThan(type === "double_chance" ? 2 : 1);
      }
    }
  });
});
