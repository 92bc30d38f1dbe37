import { describe, expect, it } from "vitest";
import { couponCoef, deadHeat, deadHeatOf, exactCouponCoef, legFactor, possibleWin, resultName, validateShape } from "./coupon.ts";
import { couponKinds, kindOfType, minSystemValue } from "./couponKinds.ts";

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
    expect(couponCoef("EXPRESS", coefs)).toBe(total);
  });

  it("keeps the product of fifty prices exact", () => {
    // The same power in whole numbers, with the point put 150 digits from the end.
    const digits = (1001n ** 50n).toString();
    const exact = exactCouponCoef("EXPRESS", Array<string>(50).fill("1.001"));
    expect(exact?.toFixed()).toBe(`${digits.slice(0, -150)}.${digits.slice(-150)}`);
  });

  it("prices an anti-express as 1/(M − 1/K) and offers none at or below 1", () => {
    // K = 4: 1/(1.1165 − 0.25) = 1/0.8665 = 1.15407…; K = 10: 1/1.0165 < 1.
    expect(couponCoef("ANTI_EXPRESS", ["2", "2"])).toBe("1.154");
    expect(couponCoef("ANTI_EXPRESS", ["5", "2"])).toBeNull();
  });

  it("has none for kinds whose return is no multiple of one price", () => {
    expect(couponCoef("SYSTEM", ["2", "2", "2"])).toBeNull();
    expect(possibleWin("SYSTEM", "100", ["2", "2", "2"], "RUB")).toBeNull();
  });
});

describe("possibleWin", () => {
  it("is the amount times the coef, by the exact product and not the shown one [5.22]", () => {
    expect(possibleWin("SINGLE", "150", ["1.85"], "RUB")).toBe("277.50");
    // 10000 × 1.776889 = 17768.89; the shown 1.777 would give 17770.00.
    expect(possibleWin("EXPRESS", "10000", ["1.333", "1.333"], "RUB")).toBe("17768.89");
    expect(possibleWin("SINGLE", "33", ["1.015"], "JPY")).toBe("33");
  });

  it("uses the exact coef instead when one is set [5.22]", () => {
    expect(possibleWin("SINGLE", "150", ["1.85"], "RUB", { exactCoef: "2.5" })).toBe("375.00");
  });

  it("caps the return and leaves the odds alone", () => {
    expect(possibleWin("EXPRESS", "1000", ["50", "50"], "RUB", { maxPayout: "1000000" })).toBe("1000000.00");
    expect(couponCoef("EXPRESS", ["50", "50"])).toBe("2500.000");
  });
});

describe("legFactor", () => {
  it.each([["WON", "2.35", "2.35"], ["VOID", "2.35", "1"], ["LOST", "2.35", "0"], ["HALF_WON", "2.35", "1.675"], ["HALF_LOST", "2.35", "0.5"], ["HALF_WON", "1.005", "1.0025"]] as const)(
    "%s at %s puts %s on the stake", (result, coef, factor) => {
      expect(legFactor(result, coef).toFixed()).toBe(factor);
    });

  // As the bookmakers' rules have it: stake × price × places / tied. Two for one place at 4.5 pay like 2.25; three for two at 6 like 4.
  it.each([["DEAD_HEAT_1_OF_2", "4.5", "2.25"], ["DEAD_HEAT_2_OF_3", "6", "4"], ["DEAD_HEAT_1_OF_3", "3", "1"], ["DEAD_HEAT_1_OF_4", "2", "0.5"]] as const)(
    "%s at %s puts %s on the stake", (result, coef, factor) => {
      expect(legFactor(result, coef).toFixed()).toBe(factor);
    });

  it("has as many winners as places where there are enough of them", () => {
    expect([deadHeat(1, 1), deadHeat(3, 2), deadHeat(0, 2), deadHeat(1, 2), deadHeat(2, 3)]).toEqual(["WON", "WON", "LOST", "DEAD_HEAT_1_OF_2", "DEAD_HEAT_2_OF_3"]);
    expect([deadHeatOf("DEAD_HEAT_2_OF_3"), deadHeatOf("WON"), resultName("DEAD_HEAT_1_OF_2"), resultName("VOID")]).toEqual([{ places: 2, tied: 3 }, null, "DEAD_HEAT", "VOID"]);
  });
});

describe("validateShape", () => {
  const bets = (...ids: string[]) => ids.map((outcomeId) => ({ outcomeId }));

  it.each([
    ["SINGLE", bets("1.1x2.home"), []],
    ["SINGLE", bets(), [{ code: "REQUIRED", bet: null }]],
    ["SINGLE", bets("1.1x2.home", "2.1x2.home"), [{ code: "TOO_MANY_BETS", bet: null }]],
    ["EXPRESS", bets("1.1x2.home", "2.1x2.home"), []],
    ["EXPRESS", bets("1.1x2.home"), [{ code: "TOO_FEW_BETS", bet: null }]],
    ["EXPRESS", bets("1.1x2.home", "2.1x2.home", "1.total.2.5.over"), [{ code: "BETS_DEPEND", bet: 0 }, { code: "BETS_DEPEND", bet: 2 }]],
    ["EXPRESS", bets("1.1x2.home", "2.1x2.away", "1.1x2.home"), [{ code: "BET_DUPLICATE", bet: 2 }]],
    ["MULTIPLE_SINGLES", bets("1.1x2.home", "1.total.2.5.over"), []],
    ["MULTIPLE_SINGLES", bets("1.1x2.home", "1.1x2.home"), [{ code: "BET_DUPLICATE", bet: 1 }]],
  ] as const)("%s of %j has the problems %j", (kind, list, problems) => {
    expect(validateShape(kind, list)).toEqual(problems);
  });

  it("takes at most fifty bets in an express", () => {
    const many = Array.from({ length: 51 }, (_, index) => ({ outcomeId: `${index + 1}.1x2.home` }));
    expect(validateShape("EXPRESS", many)).toEqual([{ code: "TOO_MANY_BETS", bet: null }]);
    expect(validateShape("EXPRESS", many.slice(1))).toEqual([]);
  });
});

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
