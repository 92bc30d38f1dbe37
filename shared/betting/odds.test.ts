import { describe, expect, it } from "vitest";
import { formatOdds, isOddsView } from "./odds.ts";

// Worked out by hand from the conversion rules in the field's usual tables; minus is the typographic U+2212.
const TABLE: [coef: string, view: number, shown: string][] = [
  ["1.85", 0, "1.85"],
  ["2", 0, "2.00"],
  ["2.125", 0, "2.125"],
  ["101.000", 0, "101.00"],
  ["1.001", 0, "1.001"],
  ["1.05", 0, "1.050"],
  ["1.1", 0, "1.10"],
  ["12.500", 0, "12.50"],
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
  ["2.000", 4, "1.000"],
  ["3.500", 4, "2.500"],
  ["1.500", 4, "−2.000"],
  ["1.800", 4, "−1.250"],
  ["2.000", 5, "1.000"],
  ["1.500", 5, "0.500"],
  ["3.500", 5, "−0.400"],
  ["5.000", 5, "−0.250"],
  ["2.000", 6, "1.00"],
  ["3.500", 6, "2.50"],
  ["1.123", 6, "0.123"],
  ["1.085", 6, "0.085"],
  ["2.129", 14, "2.12"],
  ["1.850", 14, "1.85"],
  ["1.667", 15, "4/6"],
  ["2.000", 15, "EVS"],
  ["4.300", 15, "10/3"],
  ["2.000", 16, "50.0%"],
  ["4.000", 16, "25.0%"],
  ["1.850", 16, "54.1%"],
];

describe("odds formats [9.03]", () => {
  it.each(TABLE)("%s in format %i reads %s", (coef, view, shown) => {
    expect(formatOdds(coef, view)).toBe(shown);
  });

  it.each([
    ["2.100", 0, "ru", "2,10"],
    ["36.478", 0, "es", "36,478"],
    ["1.500", 4, "ru", "−2,000"],
    ["4.000", 16, "es", "25,0%"],
    ["2.100", 0, "en", "2.10"],
    ["2.100", 0, "ar", "2.10"],
    ["1.667", 15, "ru", "4/6"],
  ])("%s in format %i has the decimal mark of %s: %s", (coef, view, language, shown) => {
    expect(formatOdds(coef, view, language)).toBe(shown);
  });

  it("keeps as many decimals for every price of the ladder above 1.10", () => {
    const ladder = ["1.100", "1.990", "2.000", "3.020", "4.050", "6.100", "10.500", "21.000", "501.000"];
    for (const [view, places] of [
      [0, 2],
      [4, 3],
      [5, 3],
      [6, 2],
      [14, 2],
      [16, 1],
    ] as const)
      for (const coef of ladder) expect(formatOdds(coef, view).split(".")[1]?.replace("%", "")).toHaveLength(places);
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
