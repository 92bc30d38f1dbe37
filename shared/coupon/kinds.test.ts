import { describe, expect, it } from "vitest";
import { couponKinds, kindOfType, minSystemValue } from "./kinds.ts";

describe("kinds of coupons", () => {
  it("have the operator's numbers [4.07]", () => {
    expect([0, 1, 2, 4, 10001].map(kindOfType)).toEqual(["SINGLE", "EXPRESS", "SYSTEM", "CONDITIONAL", "MULTIPLE_SINGLES"]);
    expect(kindOfType(7)).toBeNull();
  });

  it("say which of them have blocks, a system value, one stake or one a bet, a coef and a possible win [4.08]", () => {
    const having = (test: (facts: (typeof couponKinds)["SINGLE"]) => boolean) => Object.entries(couponKinds).filter(([, facts]) => test(facts)).map(([kind]) => kind);
    expect(having((facts) => facts.hasBlocks)).toEqual(["CONDITIONAL"]);
    expect(having((facts) => facts.hasSystemValue)).toEqual(["SYSTEM"]);
    expect(having((facts) => facts.stake === "bet")).toEqual(["MULTIPLE_SINGLES"]);
    expect(having((facts) => facts.stake === "block")).toEqual(["CONDITIONAL"]);
    expect(having((facts) => facts.coef !== "none")).toEqual(["SINGLE", "EXPRESS", "ANTI_EXPRESS"]);
    expect(having((facts) => !facts.hasPossibleWin)).toEqual([]);
  });

  it("never let a system value be below two [4.14] [5.14] [9.04]", () => {
    expect(minSystemValue).toBe(2);
    // The smallest system has more bets than its smallest value, else it would be an express.
    expect(couponKinds.SYSTEM.minBets).toBeGreaterThan(minSystemValue);
  });
});
