import { describe, expect, it } from "vitest";
import { formatOdds, isOddsView } from "./odds.ts";

// Worked out by hand from the conversion rules in the field's usual tables; minus is the typographic U+2212.
const TABLE: [coef: string, view: number, shown: string][] = [
  ["1.85", 0, "1.85"],
  ["2", 0, "2.00"],
  ["2.125", 0, "2.125"],
  ["101.000", 0, "101.00"],
  ["1.001", 0, "1.001"],
  ["2.000", 1, "1/1"],
  ["3.500", 1, "5/2"],
  ["1.909", 1, "10/11"],
  ["1.833", 1, "5/6"],
  ["11.000", 1, "10/1"],
  ["4.333", 1, "10/3"],
  ["2.000", 2, "+100"],
  ["3.500", 2, "+250"],
  ["1.500", 2, "−200"],
  ["1.909", 2, "−110"],
  ["2.000", 4, "1.00"],
  ["3.500", 4, "2.50"],
  ["1.500", 4, "−2.00"],
  ["1.800", 4, "−1.25"],
  ["2.000", 5, "1.00"],
  ["1.500", 5, "0.50"],
  ["3.500", 5, "−0.40"],
  ["5.000", 5, "−0.25"],
  ["2.000", 6, "1.00"],
  ["3.500", 6, "2.50"],
  ["1.123", 6, "0.123"],
  ["2.129", 14, "2.12"],
  ["1.850", 14, "1.85"],
  ["1.667", 15, "4/6"],
  ["2.000", 15, "1/1"],
  ["4.300", 15, "10/3"],
  ["2.000", 16, "50.0%"],
  ["4.000", 16, "25.0%"],
  ["1.850", 16, "54.1%"],
];

describe("odds formats [9.03]", () => {
  it.each(TABLE)("%s in format %i reads %s", (coef, view, shown) => {
    expect(formatOdds(coef, view)).toBe(shown);
  });

  it("shows an unknown format as decimal", () => {
    expect(isOddsView(3)).toBe(false);
    expect(formatOdds("1.850", 3)).toBe("1.85");
  });

  it.each(["1", "1.000", "0.5", "-2", "NaN", "", "1e3", "Infinity"])(
    "refuses %s: at evens of nothing there is no price",
    (coef) => {
      expect(() => formatOdds(coef, 0)).toThrow(RangeError);
    },
  );
});
