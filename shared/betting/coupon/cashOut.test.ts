import { describe, expect, it } from "vitest";
import { cashOutPart, cashOutValue } from "./cashOut.ts";
import { type LegResult, legFactor } from "./legs.ts";

/** "2>2.5" was taken at 2 and is at 2.5 now; "2>" can't be bought; "2:WON" is decided. */
const leg = (text: string) => {
  const [, coef = "", now, result] = /^([\d.]+)(?:>([\d.]*)|:(.+))$/.exec(text) ?? [];
  return { coef, now: now || null, factor: result === undefined ? null : legFactor(result as LegResult, coef) };
};
const value = (stake: string, texts: readonly string[], terms: Partial<Parameters<typeof cashOutValue>[2]> = {}) =>
  cashOutValue(stake, texts.map(leg), { currency: "RUB", ...terms });

describe("the value of a cash-out", () => {
  it.each([
    // Prices as they were: the stake less 4 percent a leg: 96, and 100 · 0.96² = 92.16.
    [["2>2"], "96.00"],
    [["2>2", "3>3"], "92.16"],
    // 100 · 2/1.25 · 0.96; 100 · 2/4 · 0.96.
    [["2>1.25"], "153.60"],
    [["2>4"], "48.00"],
    // A won leg counts as 1 now: 100 · 2 · 3/2.5 · 0.96. A void one leaves both products: 100 · 3/2.5 · 0.96.
    [["2:WON", "3>2.5"], "230.40"],
    [["2:VOID", "3>2.5"], "115.20"],
    // Half won (1 + 1.9)/2 = 1.45: 100 · 1.45 · 2/2 · 0.96. A dead heat 5/2: 100 · 2.5 · 2/2 · 0.96.
    [["1.9:HALF_WON", "2>2"], "139.20"],
    [["5:DEAD_HEAT_1_OF_2", "2>2"], "240.00"],
    [["2:LOST", "3>2.5"], "0.00"],
    // A lost leg makes it worthless even beside one that can't be bought.
    [["2:LOST", "3>"], "0.00"],
    [["2:WON", "3>"], null],
  ])("of 100 on %j is %s", (texts, worth) => {
    expect(value("100", texts)).toBe(worth);
  });

  it("goes by the site's margin, the cap and the exact coef, and is rounded once", () => {
    expect(value("100", ["2>2", "3>3"], { margin: "0.1" })).toBe("81.00");
    expect(value("100", ["50>1.01"], { maxPayout: "1000.00" })).toBe("1000.00");
    // Promised are 5.5 and not 6: 100 · 5.5/6 · 0.96².
    expect(value("100", ["2>2", "3>3"], { exactCoef: "5.5" })).toBe("84.48");
    // 100 · 2/3 · 0.96 = 64; 10 · 2/7 · 0.96 = 2.742857…
    expect([value("100", ["2>3"]), value("10", ["2>7"]), value("10", ["2>7"], { currency: "JPY" })]).toEqual([
      "64.00",
      "2.74",
      "3",
    ]);
  });
});

describe("a part of it", () => {
  it.each([
    ["100.00", "153.60", "0.3", { value: "46.08", closedStake: "30.00", leftStake: "70.00" }],
    // 0.15 · 0.1 = 0.015 goes up; what is closed and what is left are the stake. 0.02 of 0.15 are worth 0.20 · 2/15.
    ["0.15", "0.20", "0.1", { value: "0.03", closedStake: "0.02", leftStake: "0.13" }],
    ["0.01", "0.05", "0.5", null],
    ["0.04", "10.00", "0.1", null],
    ["100.00", "0.01", "0.1", null],
    // Half a kopeck would be rounded up, but it is not there.
    ["100.00", "0.05", "0.1", null],
    ["100.00", "50.00", "1", { value: "50.00", closedStake: "100.00", leftStake: "0.00" }],
    ["100.00", "0.00", "1", null],
  ])("of a stake of %s worth %s, %s of it", (stake, worth, share, part) => {
    expect(cashOutPart(stake, worth, share, "RUB")).toEqual(part);
  });
});
