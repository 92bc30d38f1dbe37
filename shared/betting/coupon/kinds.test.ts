import { describe, expect, it } from "vitest";
import { couponKinds, covers, coversOf, kindOfType, minSystemValue } from "./kinds.ts";
import { unitsOf } from "./system.ts";

describe("kinds of coupons", () => {
  it("have the operator's numbers [4.07]", () => {
    expect([0, 1, 2, 4, 10001].map(kindOfType)).toEqual([
      "SINGLE",
      "EXPRESS",
      "SYSTEM",
      "CONDITIONAL",
      "MULTIPLE_SINGLES",
    ]);
    expect(kindOfType(7)).toBeNull();
  });

  it("say which of them have blocks, a system value, one stake or one a bet, a coef and a possible win [4.08]", () => {
    const having = (test: (facts: (typeof couponKinds)["SINGLE"]) => boolean) =>
      Object.entries(couponKinds)
        .filter(([, facts]) => test(facts))
        .map(([kind]) => kind);
    expect(having((facts) => facts.hasBlocks)).toEqual(["CONDITIONAL"]);
    expect(having((facts) => facts.hasSystemValue)).toEqual(["SYSTEM"]);
    expect(having((facts) => facts.stake === "bet")).toEqual(["MULTIPLE_SINGLES"]);
    expect(having((facts) => facts.stake === "block")).toEqual(["CONDITIONAL"]);
    expect(having((facts) => facts.coef !== "none")).toEqual(["SINGLE", "EXPRESS", "ANTI_EXPRESS"]);
    expect(having((facts) => !facts.hasPossibleWin)).toEqual([]);
  });

  it("never let a system value be below two", () => {
    expect(minSystemValue).toBe(2);
    // The smallest system has more bets than its smallest value, else it would be an express.
    expect(couponKinds.SYSTEM.minBets).toBeGreaterThan(minSystemValue);
  });
});

describe("full covers", () => {
  // Bets and units as every bookmaker's glossary has them.
  it.each([
    ["TRIXIE", 3, 4],
    ["PATENT", 3, 7],
    ["YANKEE", 4, 11],
    ["LUCKY_15", 4, 15],
    ["CANADIAN", 5, 26],
    ["LUCKY_31", 5, 31],
    ["HEINZ", 6, 57],
    ["LUCKY_63", 6, 63],
    ["SUPER_HEINZ", 7, 120],
    ["GOLIATH", 8, 247],
  ] as const)("%s has %i bets in %i units", (cover, bets, units) => {
    expect(covers[cover].bets).toBe(bets);
    expect(unitsOf({ kind: "FULL_COVER", cover, legs: Array.from({ length: bets }, () => ({})) })).toBe(units);
  });

  it("are found by the number of bets, and are of the sizes the kind allows", () => {
    expect([2, 3, 4, 8, 9].map(coversOf)).toEqual([[], ["TRIXIE", "PATENT"], ["YANKEE", "LUCKY_15"], ["GOLIATH"], []]);
    const sizes = Object.values(covers).map(({ bets }) => bets);
    expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([
      couponKinds.FULL_COVER.minBets,
      couponKinds.FULL_COVER.maxBets,
    ]);
  });
});
