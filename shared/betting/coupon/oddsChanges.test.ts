import { describe, expect, it } from "vitest";
import { areWorse, pricesTaken } from "./oddsChanges.ts";

describe("prices a coupon is taken at [3.02]", () => {
  it.each([
    // Without a tolerance the setting alone counts.
    ["NONE", null, "2.10", "2.10", "2.10"],
    ["NONE", null, "2.10", "2.12", null],
    ["HIGHER", null, "2.10", "2.12", "2.12"],
    ["HIGHER", null, "2.10", "2.08", null],
    ["ANY", null, "2.10", "1.50", "1.50"],
    // Agreed to as shown: the shown price while that or a better one is on offer.
    ["NONE", 0, "2.10", "2.12", "2.10"],
    ["NONE", 0, "2.10", "2.09", null],
    ["HIGHER", 0, "2.10", "2.12", "2.12"],
    // 2.10 less one percent is 2.079.
    ["NONE", 1, "2.10", "2.08", "2.08"],
    ["NONE", 1, "2.10", "2.079", "2.079"],
    ["NONE", 1, "2.10", "2.078", null],
    ["HIGHER", 1, "2.10", "2.08", "2.08"],
  ] as const)("%s with a tolerance of %s: seen %s, now %s, taken at %s", (oddsChange, tolerance, seen, now, taken) => {
    expect(pricesTaken("SINGLE", [seen], [now], { oddsChange, tolerance })).toEqual(taken === null ? null : [taken]);
  });

  it("compares an express on the product, and takes no bet above its price of now", () => {
    const terms = { oddsChange: "NONE", tolerance: 0 } as const;
    // 2 × 3 = 6 against 1.9 × 3.2 = 6.08 and 1.9 × 3.1 = 5.89.
    expect(pricesTaken("EXPRESS", ["2", "3"], ["1.9", "3.2"], terms)).toEqual(["1.9", "3.2"]);
    expect(pricesTaken("EXPRESS", ["2", "3"], ["2", "3.2"], terms)).toEqual(["2", "3"]);
    expect(pricesTaken("EXPRESS", ["2", "3"], ["1.9", "3.1"], terms)).toBeNull();
    // 5.94 is 6 less one percent; 1.9 × 3.13 = 5.947.
    expect(pricesTaken("EXPRESS", ["2", "3"], ["1.9", "3.13"], { ...terms, tolerance: 1 })).toEqual(["1.9", "3.13"]);
  });

  it("takes each bet for itself where the kind has no total price", () => {
    const terms = { oddsChange: "NONE", tolerance: 1 } as const;
    expect(pricesTaken("SYSTEM", ["2", "3", "4"], ["2.5", "2.98", "4"], terms)).toEqual(["2", "2.98", "4"]);
    expect(pricesTaken("SYSTEM", ["2", "3", "4"], ["2.5", "2.9", "4"], terms)).toBeNull();
  });

  it("sees that an anti-express is worse when the express's price rises", () => {
    expect(areWorse("ANTI_EXPRESS", ["2", "3"], ["2.1", "3"])).toBe(true);
    expect(areWorse("ANTI_EXPRESS", ["2", "3"], ["1.9", "3"])).toBe(false);
    expect(areWorse("SINGLE", ["2.0"], ["2"])).toBe(false);
    expect(areWorse("SINGLE", ["2.0"], ["1.99"])).toBe(true);
  });
});
