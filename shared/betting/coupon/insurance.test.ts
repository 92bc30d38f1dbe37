import { describe, expect, it } from "vitest";
import { insurancePremium, insuranceShares, insuredAmount } from "./insurance.ts";

describe("the premium", () => {
  it.each([
    // 100 · (1 − 1/2) · 1.15; half of it; 100 · 0.5 · (1 − 1/4) · 1.15 = 43.125, rounded up; in yen to the whole.
    ["100", 100, ["2"], "RUB", "57.50"],
    ["100", 50, ["2"], "RUB", "28.75"],
    ["100", 50, ["2", "2"], "RUB", "43.13"],
    ["100", 50, ["2", "2"], "JPY", "44"],
    // A favorite: 100 · (1 − 1/1.01) · 1.15 = 1.13861…
    ["100", 100, ["1.01"], "RUB", "1.14"],
    // 1 − 1/7.66 = 0.869452; · 1.15 = 0.999869: just below what it insures. At 7.67 it is above: not for sale.
    ["100", 100, ["7.66"], "RUB", "99.99"],
    ["100", 100, ["7.67"], "RUB", null],
    ["100", 10, ["4", "2"], "RUB", null],
    // A coin can't insure a coin.
    ["0.05", 10, ["2"], "RUB", null],
  ])("for %s insured to %i percent at %j in %s is %s", (stake, share, coefs, currency, premium) => {
    expect(insurancePremium(stake, share, coefs, currency)).toBe(premium);
  });

  it("goes by the site's margin", () => {
    expect(insurancePremium("100", 100, ["2"], "RUB", "1.3")).toBe("65.00");
  });

  it("is for shares in steps of ten percent, each paid back as that part of the stake", () => {
    expect(insuranceShares.map((share) => insuredAmount("150.00", share, "RUB"))).toEqual([
      "15.00",
      "30.00",
      "45.00",
      "60.00",
      "75.00",
      "90.00",
      "105.00",
      "120.00",
      "135.00",
      "150.00",
    ]);
  });
});
