import { describe, expect, it } from "vitest";
import { contentOf } from "./content.ts";
import { couponCoef, exactCouponCoef, possibleWin } from "./price.ts";

// Every expected number below was worked out by hand.
describe("couponCoef", () => {
  it.each([
    [["1.85"], "1.850"],
    [["1.85", "2.10"], "3.885"],
    // 1.333 × 1.333 = 1.776889
    [["1.333", "1.333"], "1.777"],
    // 1.5 × 1.667 × 1.001 = 2.5030005
    [["1.5", "1.667", "1.001"], "2.503"],
    // 1.25 × 1.002 × 1.002 = 1.255005; × 1 keeps it: half up at the fourth place is 1.255
    [["1.25", "1.002", "1.002"], "1.255"],
    // 1.7 × 1.835 = 3.1195: exactly half at the fourth place goes up
    [["1.7", "1.835"], "3.120"],
  ])("multiplies %j to %s", (coefs, total) => {
    expect(couponCoef(contentOf("EXPRESS", coefs))).toBe(total);
  });

  it("keeps the product of fifty prices exact", () => {
    // The same power in whole numbers, with the point put 150 digits from the end.
    const digits = (1001n ** 50n).toString();
    const exact = exactCouponCoef(contentOf("EXPRESS", Array<string>(50).fill("1.001")));
    expect(exact?.toFixed()).toBe(`${digits.slice(0, -150)}.${digits.slice(-150)}`);
  });

  it("prices an anti-express as 1/(M − 1/K) and offers none at or below 1", () => {
    // K = 4: 1/(1.1165 − 0.25) = 1/0.8665 = 1.15407…; K = 10: 1/1.0165 < 1.
    expect(couponCoef(contentOf("ANTI_EXPRESS", ["2", "2"]))).toBe("1.154");
    expect(couponCoef(contentOf("ANTI_EXPRESS", ["5", "2"]))).toBeNull();
  });

  it("has none for kinds whose return is no multiple of one price", () => {
    expect(couponCoef(contentOf("SYSTEM", ["2", "2", "2"]))).toBeNull();
    expect(possibleWin(contentOf("SYSTEM", ["2", "2", "2"]), "100", "RUB")).toBeNull();
  });
});

describe("possibleWin", () => {
  it("is the amount times the coef, by the exact product and not the shown one [5.22]", () => {
    expect(possibleWin(contentOf("SINGLE", ["1.85"]), "150", "RUB")).toBe("277.50");
    // 10000 × 1.776889 = 17768.89; the shown 1.777 would give 17770.00.
    expect(possibleWin(contentOf("EXPRESS", ["1.333", "1.333"]), "10000", "RUB")).toBe("17768.89");
    expect(possibleWin(contentOf("SINGLE", ["1.015"]), "33", "JPY")).toBe("33");
  });

  it("uses the exact coef instead when one is set [5.22]", () => {
    expect(possibleWin(contentOf("SINGLE", ["1.85"]), "150", "RUB", { exactCoef: "2.5" })).toBe("375.00");
  });

  it("caps the return and leaves the odds alone", () => {
    expect(possibleWin(contentOf("EXPRESS", ["50", "50"]), "1000", "RUB", { maxPayout: "1000000" })).toBe("1000000.00");
    expect(couponCoef(contentOf("EXPRESS", ["50", "50"]))).toBe("2500.000");
  });
});
