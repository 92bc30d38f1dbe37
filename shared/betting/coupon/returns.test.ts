import type { Decimal } from "decimal.js";
import { describe, expect, it } from "vitest";
import { Exact } from "../../money/money.ts";
import { type ContentLeg, contentOf, type CouponContent } from "./content.ts";
import type { CoverName } from "./kinds.ts";
import { type LegResult, legFactor } from "./legs.ts";
import { couponReturn, type PriceTerms } from "./returns.ts";

/** "2" has won at 2, "2:LOST" has lost, "2:?" is open. A * before it makes it a banker. */
const legs = (...texts: string[]) =>
  texts.map((text) => {
    const [, banker, coef = "", result = "WON"] = /^(\*?)([\d.]+)(?::(.+))?$/.exec(text) ?? [];
    const leg: ContentLeg = { coef, isBanker: banker === "*" };
    return { leg, isVoid: result === "VOID", factor: result === "?" ? null : legFactor(result as LegResult, coef) };
  });

function returned(
  content: Omit<CouponContent, "legs">,
  stake: string,
  texts: readonly string[],
  terms: PriceTerms = {},
) {
  const parsed = legs(...texts);
  const { lowest, highest, exact } = couponReturn(
    { ...content, legs: parsed.map(({ leg }) => leg) },
    stake,
    parsed.map(({ factor }) => factor),
    { voids: parsed.map(({ isVoid }) => isVoid), ...terms },
  );
  return { lowest: lowest.toFixed(), highest: highest.toFixed(), exact: exact?.toFixed() ?? null };
}

const express = (stake: string, ...texts: string[]) => returned({ kind: "EXPRESS" }, stake, texts).exact;
const system = (systemValue: number, stake: string, ...texts: string[]) =>
  returned({ kind: "SYSTEM", systemValue }, stake, texts).exact;
const cover = (name: CoverName, stake: string, ...texts: string[]) =>
  returned({ kind: "FULL_COVER", cover: name }, stake, texts).exact;
const chain = (stake: string, ...texts: string[]) => returned({ kind: "CHAIN" }, stake, texts).exact;
const anti = (stake: string, ...texts: string[]) => returned({ kind: "ANTI_EXPRESS" }, stake, texts).exact;

describe("singles and expresses", () => {
  it.each([
    // 2.10 · 2.85 · 1.65 = 9.87525: the usual example of Russian bookmakers' rules (Милан, Челси, Сафин; there cut to
    // 9.8752).
    [["2.10", "2.85", "1.65"], "1000", "9875.25"],
    // A void leg counts 1: 2.10 · 1.65.
    [["2.10", "2.85:VOID", "1.65"], "1000", "3465"],
    [["2.10", "2.85:LOST", "1.65:?"], "1000", "0"],
    // (1 + 1.9)/2 = 1.45; 1.45 · 2 = 2.9. Half lost: 0.5 · 2 = 1.
    [["1.9:HALF_WON", "2"], "10", "29"],
    [["1.9:HALF_LOST", "2"], "10", "10"],
    // A dead heat of two in an express: 11 · 1/2 · 2 = 11.
    [["11:DEAD_HEAT_1_OF_2", "2"], "10", "110"],
    [["2:VOID", "3:VOID"], "10", "10"],
  ])("an express of %j at %s returns %s", (texts, stake, result) => {
    expect(express(stake, ...texts)).toBe(result);
  });

  // £10 at 10/1 and two for one place: £55 (help.paddypower, "dead heat"). €60 at 6.0: a third for one of three, €120;
  // two places for four, €180 (betdaq's help).
  it.each([
    ["10", "11:DEAD_HEAT_1_OF_2", "55"],
    ["60", "6:DEAD_HEAT_1_OF_3", "120"],
    ["60", "6:DEAD_HEAT_2_OF_4", "180"],
  ])("a single of %s at %s returns %s", (stake, text, result) => {
    expect(returned({ kind: "SINGLE" }, stake, [text]).exact).toBe(result);
  });

  it("is not decided while an open leg can change it, and is at the first lost one", () => {
    expect(returned({ kind: "EXPRESS" }, "10", ["2", "3:?"])).toEqual({ lowest: "0", highest: "60", exact: null });
    expect(returned({ kind: "EXPRESS" }, "10", ["2:LOST", "3:?"])).toEqual({ lowest: "0", highest: "0", exact: "0" });
  });

  it("is never paid at more than the exact coef, and not raised to it when a leg is void [5.22]", () => {
    expect(returned({ kind: "EXPRESS" }, "10", ["2", "3"], { exactCoef: "5.5" }).exact).toBe("55");
    expect(returned({ kind: "EXPRESS" }, "10", ["2", "3:VOID"], { exactCoef: "5.5" }).exact).toBe("20");
  });

  it("pays the bonus bet by the legs that were not void, and none when fewer than three are left [5.16]", () => {
    const bonus = { bonus: true };
    // 2 · 2 · 2 = 8; 8 · 1.03 = 8.24. With a fourth void leg: still three. With one of three void: 4, no bonus. Lost:
    // nothing to raise.
    expect(returned({ kind: "EXPRESS" }, "10", ["2", "2", "2"], bonus).exact).toBe("82.4");
    expect(returned({ kind: "EXPRESS" }, "10", ["2", "2", "2", "5:VOID"], bonus).exact).toBe("82.4");
    expect(returned({ kind: "EXPRESS" }, "10", ["2", "2", "2:VOID"], bonus).exact).toBe("40");
    expect(returned({ kind: "EXPRESS" }, "10", ["2", "2", "2:LOST"], bonus).exact).toBe("0");
  });

  it.each([
    // Factors of exactly 1: 2.000 / 2, 3.000 / 3 and 1.500 · 2/3. The legs count, so 4 · 1.03 = 4.12.
    ["2.000:DEAD_HEAT_1_OF_2", "41.2"],
    ["3.000:DEAD_HEAT_1_OF_3", "41.2"],
    ["1.500:DEAD_HEAT_2_OF_3", "41.2"],
    // A better price pays more: 1.01 · 4 = 4.04, · 1.03 = 4.1612, rounded to 4.161.
    ["2.020:DEAD_HEAT_1_OF_2", "41.61"],
    ["2.000:VOID", "40"],
  ])("counts a dead heat as a leg for the bonus bet whatever its factor: %s returns %s", (leg, result) => {
    expect(returned({ kind: "EXPRESS" }, "10", [leg, "2", "2"], { bonus: true }).exact).toBe(result);
  });
});

describe("systems", () => {
  // Two of four at 1.40, 1.33, 1.76, 1.76 for 60: ten on each of 1.862, 2.464, 2.464, 2.3408, 2.3408, 3.0976
  // (prime-bet.ru's example, there with two places): their sum is 14.5692.
  it("two of four pays the sum of its six doubles", () => {
    expect(system(2, "60", "1.40", "1.33", "1.76", "1.76")).toBe("145.692");
  });

  it.each([
    // Two of three at 2, 3, 4 for 30, ten a double: 6 + 8 + 12 = 26; one lost: only the double of the others.
    [["2", "3", "4"], "260"],
    [["2", "3", "4:LOST"], "60"],
    [["2", "3:LOST", "4:LOST"], "0"],
    // A void leg leaves two singles in their doubles: 2 · 1 + 2 · 4 + 1 · 4 = 14.
    [["2", "3:VOID", "4"], "140"],
    // Half won (1 + 3)/2 = 2: 4 + 8 + 8 = 20. Half lost 0.5: 1 + 8 + 2 = 11. Dead heat 3/2: 3 + 8 + 6 = 17.
    [["2", "3:HALF_WON", "4"], "200"],
    [["2", "3:HALF_LOST", "4"], "110"],
    [["2", "3:DEAD_HEAT_1_OF_2", "4"], "170"],
  ])("two of three of %j returns %s for 30", (texts, result) => {
    expect(system(2, "30", ...texts)).toBe(result);
  });

  it("has bankers in every combination, not counted in k [4.07]", () => {
    // A banker at 1.5 and two of 2, 3, 4 for 30: 1.5 · 26 · 10. The banker lost: nothing, whatever is open.
    expect(system(2, "30", "*1.5", "2", "3", "4")).toBe("390");
    expect(system(2, "30", "2", "*1.5", "3:LOST", "4")).toBe("120");
    expect(system(2, "30", "*1.5:LOST", "2:?", "3:?", "4:?")).toBe("0");
    // With a banker k may be all of the others: an express of all.
    expect(system(2, "10", "*1.5", "2", "3")).toBe("90");
  });

  it("is lost for certain once more than n − k legs have lost, not before", () => {
    expect(system(2, "30", "2:?", "3:LOST", "4:LOST")).toBe("0");
    expect(returned({ kind: "SYSTEM", systemValue: 2 }, "30", ["2:?", "3:LOST", "4:?"])).toEqual({
      lowest: "0",
      highest: "80",
      exact: null,
    });
  });

  it("keeps thirds of a stake exact to the end: three units of 10 pay as 10 and not as three times 3.33", () => {
    expect(system(2, "10", "3", "3", "3")).toBe("90");
  });
});

describe("full covers", () => {
  it.each<[CoverName, string, string[], string]>([
    // A £1 Trixie at 2/1, 3/1, 4/1: 12 + 15 + 20 + 60 = £107 (oddschecker.com, "Trixie").
    ["TRIXIE", "4", ["3", "4", "5"], "107"],
    // A £1 Trixie of three at 2/1: three doubles at 9 and a treble at 27; with two winners £9 (bethq.com, "Trixie
    // bets").
    ["TRIXIE", "4", ["3", "3", "3"], "54"],
    ["TRIXIE", "4", ["3", "3", "3:LOST"], "9"],
    // £10 a unit at evens: 3 · 40 + 80; two winners break even (drawnobet.com, "Trixie bet").
    ["TRIXIE", "40", ["2", "2", "2"], "200"],
    ["TRIXIE", "40", ["2", "2", "2:LOST"], "40"],
    // A €1 Yankee at 2.00, 3.50, 4.00, 1.50: €156.75, with the last one lost €57.00 (marathonbet.co.uk, bet glossary
    // 9.13).
    ["YANKEE", "11", ["2.00", "3.50", "4.00", "1.50"], "156.75"],
    ["YANKEE", "11", ["2.00", "3.50", "4.00", "1.50:LOST"], "57"],
    // 2/1, 3/1, 5/1, 8/1: a £1 Lucky 15 returns 4·5·7·10 − 1 = £1399, a Yankee that less the singles 3 + 4 + 6 + 9
    // (safebookmakerssites.com).
    ["LUCKY_15", "15", ["3", "4", "6", "9"], "1399"],
    ["YANKEE", "11", ["3", "4", "6", "9"], "1377"],
    // Evens, unit 1: a profit of 65 over the 15 staked (sbo.net, "Lucky 15"); with one winner 2 come back.
    ["LUCKY_15", "15", ["2", "2", "2", "2"], "80"],
    ["LUCKY_15", "15", ["2", "2:LOST", "2:LOST", "2:LOST"], "2"],
    // By (A + 1)(B + 1)… − 1, worked by hand. Patent at 2, 3, 4: 3 · 4 · 5 − 1. At evens 3^n − 1, without singles 2n
    // less.
    ["PATENT", "7", ["2", "3", "4"], "59"],
    ["CANADIAN", "26", ["2", "2", "2", "2", "2"], "232"],
    ["LUCKY_31", "31", ["2", "2", "2", "2", "2"], "242"],
    ["HEINZ", "57", ["2", "2", "2", "2", "2", "2"], "716"],
    ["LUCKY_63", "63", ["2", "2", "2", "2", "2", "2"], "728"],
    ["SUPER_HEINZ", "120", ["2", "2", "2", "2", "2", "2", "2"], "2172"],
    ["GOLIATH", "247", ["2", "2", "2", "2", "2", "2", "2", "2"], "6544"],
    // All void: the stake.
    ["GOLIATH", "247", Array<string>(8).fill("2:VOID"), "247"],
  ])("%s for %s of %j returns %s", (name, stake, texts, result) => {
    expect(cover(name, stake, ...texts)).toBe(result);
  });

  it("is decided when nothing open is left in a combination that can pay", () => {
    expect(cover("TRIXIE", "4", "3:LOST", "3:LOST", "3:?")).toBe("0");
    expect(cover("PATENT", "7", "3:LOST", "3:LOST", "3:?")).toBeNull();
  });
});

describe("chains", () => {
  it.each([
    // The example of eliospoker.com's betting rules: 3 a bet at 2, 1.5, lost, 3, lost: 6, 7.5, 4.5, 10.5, 7.5.
    ["3", ["2", "1.5", "1.8:LOST", "3", "1.9:LOST"], "7.5"],
    // The first one lost ends it.
    ["3", ["2:LOST", "1.5", "3"], "0"],
    // 10 at 1.4 gives 14; lost, 4; then 4 are staked instead of 10: 4 · 2.5 = 10.
    ["10", ["1.4", "2:LOST", "2.5"], "10"],
    // Half lost takes half the stake: 10 − 5 = 5, then 5 staked at 3. Void leaves the account.
    ["10", ["2:HALF_LOST", "3"], "15"],
    ["10", ["2:VOID", "3"], "30"],
  ])("%s on each of %j leaves %s", (stake, texts, left) => {
    expect(chain(stake, ...texts)).toBe(left);
  });

  it("is played in the order in which games start, ties as sent", () => {
    const content = (times: readonly number[]): CouponContent => ({
      kind: "CHAIN",
      legs: ["2", "2"].map((coef, index) => ({ coef, startsAt: times[index] ?? 0 })),
    });
    const factors = [new Exact(0), new Exact(2)];
    // Sent as lost, won: ends with nothing. With the won one first: 10 → 20 → 10.
    expect(couponReturn(content([5, 5]), "10", factors).exact?.toFixed()).toBe("0");
    expect(couponReturn(content([9, 5]), "10", factors).exact?.toFixed()).toBe("10");
  });

  it("knows its bounds while bets are open", () => {
    expect(returned({ kind: "CHAIN" }, "10", ["2", "3:?"])).toEqual({ lowest: "10", highest: "40", exact: null });
    expect(returned({ kind: "CHAIN" }, "10", ["2:LOST", "3:?"]).exact).toBe("0");
  });
});

describe("conditional coupons", () => {
  const conditional = (blocks: CouponContent["blocks"], ...texts: [string, string][]) => {
    const parsed = texts.map(([blockId, text]) => ({ blockId, ...legs(text)[0] }));
    const content: CouponContent = {
      kind: "CONDITIONAL",
      blocks: blocks ?? [],
      legs: parsed.map(({ leg, blockId }) => ({ coef: leg?.coef ?? "", blockId })),
    };
    return (
      couponReturn(
        content,
        "0",
        parsed.map(({ factor }) => factor ?? null),
      ).exact?.toFixed() ?? null
    );
  };
  const blocks = [
    { id: "1", amount: "100" },
    { id: "2", amount: "150" },
  ];

  it.each<[string, [string, string][], string]>([
    // 100 · 2 = 200: 150 go on, 50 are kept; 150 · 1.5 · 2 = 450.
    [
      "both won",
      [
        ["1", "2"],
        ["2", "1.5"],
        ["2", "2"],
      ],
      "500",
    ],
    [
      "the second lost",
      [
        ["1", "2"],
        ["2", "1.5:LOST"],
        ["2", "2"],
      ],
      "50",
    ],
    // The whole return is staked when it is less than the next amount: 100 · 1.2 = 120; 120 · 3 = 360.
    [
      "the first not enough",
      [
        ["1", "1.2"],
        ["2", "3"],
      ],
      "360",
    ],
    [
      "the first half lost",
      [
        ["1", "2:HALF_LOST"],
        ["2", "3"],
      ],
      "150",
    ],
    [
      "the first void",
      [
        ["1", "2:VOID"],
        ["2", "3"],
      ],
      "300",
    ],
    [
      "the first lost, the second open",
      [
        ["1", "2:LOST"],
        ["2", "3:?"],
      ],
      "0",
    ],
  ])("with %s", (_, texts, result) => {
    expect(conditional(blocks, ...texts)).toBe(result);
  });
});

describe("anti-expresses", () => {
  const rounded = (value: string | null) => (value === null ? null : new Exact(value).toFixed(4));

  it.each<[string, string[], string | null]>([
    // K = 4: 1/(1.1165 − 0.25) = 1.154068…
    ["one lost", ["2", "2:LOST"], "115.4068"],
    ["both lost", ["2:LOST", "2:LOST"], "115.4068"],
    ["none lost", ["2", "2"], "0.0000"],
    // The void leg leaves K = 2: 1/(1.1165 − 0.5) = 1.622060…
    ["one lost, one void", ["2:LOST", "2:VOID"], "162.2060"],
    ["one lost, one half won", ["2:LOST", "2:HALF_WON"], "162.2060"],
    ["all void", ["2:VOID", "2:VOID"], "100.0000"],
    ["one won, one void", ["2", "2:VOID"], "0.0000"],
    // A void leg could still raise its price.
    ["one lost, one open", ["2:LOST", "2:?"], null],
  ])("with %s", (_, texts, result) => {
    expect(rounded(anti("100", ...texts))).toBe(result);
  });

  it("is bounded by what is open, won or lost", () => {
    const { lowest, highest } = returned({ kind: "ANTI_EXPRESS" }, "100", ["2", "2:?"]);
    expect([lowest, rounded(highest)]).toEqual(["0", "115.4068"]);
  });

  it("goes by the site's own margin", () => {
    // K = 4, M = 1.05: 1/0.8 = 1.25.
    expect(returned({ kind: "ANTI_EXPRESS", antiExpressMargin: "1.05" }, "100", ["2", "2:LOST"]).exact).toBe("125");
  });
});

describe("coupons that don't say enough", () => {
  const factors = (count: number): Decimal[] => Array.from({ length: count }, () => new Exact(2));

  it.each<[string, CouponContent, Decimal[]]>([
    ["a system without k", contentOf("SYSTEM", ["2", "2", "2"]), factors(3)],
    ["a system of more than it has", { ...contentOf("SYSTEM", ["2", "2", "2"]), systemValue: 4 }, factors(3)],
    ["a cover without its name", contentOf("FULL_COVER", ["2", "2", "2"]), factors(3)],
    ["a cover of other bets", { ...contentOf("FULL_COVER", ["2", "2", "2"]), cover: "YANKEE" }, factors(3)],
    ["a conditional coupon without blocks", contentOf("CONDITIONAL", ["2", "2"]), factors(2)],
    [
      "a block whose stake is still typed",
      { kind: "CONDITIONAL", legs: [{ coef: "2", blockId: "a" }], blocks: [{ id: "a", amount: "" }] },
      factors(1),
    ],
    [
      "a bet in no block",
      { kind: "CONDITIONAL", legs: [{ coef: "2", blockId: "a" }, { coef: "2" }], blocks: [{ id: "a", amount: "5" }] },
      factors(2),
    ],
    [
      "a block without bets",
      {
        kind: "CONDITIONAL",
        legs: [{ coef: "2", blockId: "a" }],
        blocks: [
          { id: "a", amount: "5" },
          { id: "b", amount: "5" },
        ],
      },
      factors(1),
    ],
    ["no legs", contentOf("EXPRESS", []), []],
    ["another number of factors", contentOf("EXPRESS", ["2", "2"]), factors(3)],
  ])("are not reckoned: %s", (_, content, settled) => {
    expect(() => couponReturn(content, "10", settled)).toThrow("can't be reckoned");
  });
});
