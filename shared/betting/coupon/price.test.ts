import { describe, expect, it } from "vitest";
import { contentOf, type CouponContent } from "./content.ts";
import { couponCoef, exactCouponCoef, minPossibleWin, possibleWin, type WinOptions } from "./price.ts";

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

describe("possibleWin of the other kinds", () => {
  const three = ["2", "3", "4"];

  it.each<[string, CouponContent, string, WinOptions, string | null]>([
    // Ten on each of 6, 8 and 12.
    ["a system", { ...contentOf("SYSTEM", three), systemValue: 2 }, "30", {}, "260.00"],
    [
      "a system within its cap",
      { ...contentOf("SYSTEM", three), systemValue: 2 },
      "30",
      { maxPayout: "100.00" },
      "100.00",
    ],
    // A third of 100 a double: 26 · 100/3.
    [
      "a system whose stake can't be split evenly",
      { ...contentOf("SYSTEM", three), systemValue: 2 },
      "100",
      {},
      "866.67",
    ],
    ["a Patent", { ...contentOf("FULL_COVER", three), cover: "PATENT" }, "7", {}, "59.00"],
    // 10 · (1 + 1 + 2 + 3).
    ["a chain", contentOf("CHAIN", three), "10", {}, "70.00"],
    // 100 · 2 = 200; 150 · 3 = 450 and 50 left over.
    [
      "blocks",
      {
        kind: "CONDITIONAL",
        legs: [
          { coef: "2", blockId: "a" },
          { coef: "3", blockId: "b" },
        ],
        blocks: [
          { id: "a", amount: "100" },
          { id: "b", amount: "150" },
        ],
      },
      "100",
      {},
      "500.00",
    ],
    ["multiple singles, of one stake each", contentOf("MULTIPLE_SINGLES", three), "10", {}, "90.00"],
    // 100/(1.1165 − 1/4).
    ["an anti-express", contentOf("ANTI_EXPRESS", ["2", "2"]), "100", {}, "115.41"],
    ["an anti-express that is not offered", contentOf("ANTI_EXPRESS", ["5", "2"]), "100", {}, null],
    ["a system without k", contentOf("SYSTEM", three), "30", {}, null],
    ["a cover without its name", contentOf("FULL_COVER", three), "30", {}, null],
    ["no legs", contentOf("EXPRESS", []), "30", {}, null],
    // The exact coef is of kinds with a total price only.
    [
      "a system with an exact coef",
      { ...contentOf("SYSTEM", three), systemValue: 2 },
      "30",
      { exactCoef: "5" },
      "260.00",
    ],
    [
      "an anti-express with an exact coef",
      contentOf("ANTI_EXPRESS", ["2", "2"]),
      "100",
      { exactCoef: "1.1" },
      "110.00",
    ],
    // 24 · 1.03 = 24.72; the exact coef comes before it.
    ["an express with its bonus bet", contentOf("EXPRESS", three), "10", { bonus: true }, "247.20"],
    [
      "an express with its bonus bet and an exact coef",
      contentOf("EXPRESS", three),
      "10",
      { bonus: true, exactCoef: "20" },
      "200.00",
    ],
    // 240 + 5 percent of 230; and never above the cap.
    ["an express with a hyper bonus", contentOf("EXPRESS", three), "10", { hyperBonusPercent: "5" }, "251.50"],
    [
      "an express with a hyper bonus above the cap",
      contentOf("EXPRESS", three),
      "10",
      { hyperBonusPercent: "5", maxPayout: "250.00" },
      "250.00",
    ],
  ])("%s", (_, content, amount, options, win) => {
    expect(possibleWin(content, amount, "RUB", options)).toBe(win);
  });

  it("is the amount times the exact coef if set, else the coef [5.22]", () => {
    const content = contentOf("EXPRESS", three);
    expect([
      possibleWin(content, "10", "RUB"),
      possibleWin(content, "10", "RUB", { exactCoef: "25" }),
      possibleWin(content, "10", "RUB", { exactCoef: null }),
    ]).toEqual(["240.00", "250.00", "240.00"]);
  });
});

describe("couponCoef with the bonus bet", () => {
  it("has the bonus in it, of an express only [5.16]", () => {
    // 24 · 1.03.
    expect([
      couponCoef(contentOf("EXPRESS", ["2", "3", "4"]), { bonus: true }),
      couponCoef(contentOf("SINGLE", ["2"]), { bonus: true }),
    ]).toEqual(["24.720", "2.000"]);
  });

  it("goes by the site's margin of anti-expresses", () => {
    expect(couponCoef({ ...contentOf("ANTI_EXPRESS", ["2", "2"]), antiExpressMargin: "1.05" })).toBe("1.250");
  });
});

describe("minPossibleWin", () => {
  const four = ["2", "3", "1.5", "4"];

  it("of a system is what its k cheapest bets return when the rest is lost [5.23]", () => {
    // Ten on each of six doubles: the cheapest is 2 · 1.5. Of three: 15 on each of four trebles, 2 · 3 · 1.5.
    expect(minPossibleWin({ ...contentOf("SYSTEM", four), systemValue: 2 }, "60", "RUB")).toBe("30.00");
    expect(minPossibleWin({ ...contentOf("SYSTEM", four), systemValue: 3 }, "60", "RUB")).toBe("135.00");
    expect(minPossibleWin({ ...contentOf("SYSTEM", four), systemValue: 2 }, "60", "RUB", { maxPayout: "25.00" })).toBe(
      "25.00",
    );
  });

  it("has every banker won [4.07] [5.23]", () => {
    // The banker at 4, twenty on each of three doubles of the rest: 4 · 2 · 1.5.
    const legs = four.map((coef) => ({ coef, isBanker: coef === "4" }));
    expect(minPossibleWin({ kind: "SYSTEM", legs, systemValue: 2 }, "60", "RUB")).toBe("240.00");
  });

  it("takes equal prices for two bets and not for one", () => {
    expect(minPossibleWin({ ...contentOf("SYSTEM", ["2", "2", "2"]), systemValue: 2 }, "30", "RUB")).toBe("40.00");
  });

  it("of a full cover goes by its smallest combination; other kinds are all or nothing", () => {
    // A unit of one: the double of 2 and 3; with singles the cheapest alone.
    expect(minPossibleWin({ ...contentOf("FULL_COVER", ["2", "3", "4"]), cover: "TRIXIE" }, "4", "RUB")).toBe("6.00");
    expect(minPossibleWin({ ...contentOf("FULL_COVER", ["2", "3", "4"]), cover: "PATENT" }, "7", "RUB")).toBe("2.00");
    expect([
      minPossibleWin(contentOf("EXPRESS", four), "10", "RUB"),
      minPossibleWin(contentOf("SYSTEM", four), "10", "RUB"),
      minPossibleWin(contentOf("CHAIN", four), "10", "RUB"),
    ]).toEqual([null, null, null]);
  });
});
