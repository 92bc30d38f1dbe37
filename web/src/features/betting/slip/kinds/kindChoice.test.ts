import { describe, expect, it } from "vitest";
import type { CouponKind } from "#shared/betting/coupon/kinds.ts";
import { kindChoices, kindOf } from "./kindChoice.ts";

const ALL: CouponKind[] = [
  "SINGLE",
  "EXPRESS",
  "SYSTEM",
  "CHAIN",
  "CONDITIONAL",
  "ANTI_EXPRESS",
  "FULL_COVER",
  "MULTIPLE_SINGLES",
];
const possible = (count: number) => {
  const { shown, more } = kindChoices(ALL, count);
  return [...shown, ...more].filter(({ problem }) => problem === null).map(({ kind }) => kind);
};

describe("kinds of coupons", () => {
  it.each([
    [1, ["SINGLE", "MULTIPLE_SINGLES"]],
    [2, ["MULTIPLE_SINGLES", "EXPRESS", "CHAIN", "CONDITIONAL", "ANTI_EXPRESS"]],
    [3, ["MULTIPLE_SINGLES", "EXPRESS", "SYSTEM", "FULL_COVER", "CHAIN", "CONDITIONAL", "ANTI_EXPRESS"]],
    [9, ["MULTIPLE_SINGLES", "EXPRESS", "SYSTEM", "CHAIN", "CONDITIONAL", "ANTI_EXPRESS"]],
    [21, ["MULTIPLE_SINGLES", "EXPRESS", "CHAIN", "CONDITIONAL", "ANTI_EXPRESS"]],
  ] as const)("%i bets can be %j [4.07] [9.04]", (count, kinds) => {
    expect(possible(count)).toEqual(kinds);
  });

  it("says how many bets a kind takes that can't be chosen", () => {
    const problems = new Map(
      [...kindChoices(ALL, 2).shown, ...kindChoices(ALL, 9).more].map(({ kind, problem }) => [kind, problem]),
    );
    expect([problems.get("SYSTEM"), problems.get("FULL_COVER")]).toEqual([
      { code: "needsBets", count: 3 },
      { code: "takesBets", count: 8 },
    ]);
  });

  it("has several singles as a tab, one press from the express", () => {
    expect(kindChoices(ALL, 1).shown.map(({ kind }) => kind)).toEqual(["SINGLE", "EXPRESS", "SYSTEM"]);
    expect(kindChoices(ALL, 2).shown.map(({ kind }) => kind)).toEqual(["MULTIPLE_SINGLES", "EXPRESS", "SYSTEM"]);
  });

  it("offers what the site offers, and nothing else", () => {
    expect(kindChoices(["SINGLE", "SYSTEM"], 3)).toEqual({
      shown: [
        { kind: "SINGLE", problem: { code: "takesBets", count: 1 } },
        { kind: "SYSTEM", problem: null },
      ],
      more: [],
    });
  });

  it("follows the number of bets until the player chose, and keeps their choice while it fits [1.06]", () => {
    expect([kindOf(null, ALL, 1), kindOf(null, ALL, 2), kindOf(null, ALL, 5)]).toEqual([
      "SINGLE",
      "EXPRESS",
      "EXPRESS",
    ]);
    expect([kindOf("SYSTEM", ALL, 3), kindOf("SYSTEM", ALL, 2), kindOf("SYSTEM", ALL, 4)]).toEqual([
      "SYSTEM",
      "EXPRESS",
      "SYSTEM",
    ]);
  });

  it("takes another kind where the site does not offer the usual one", () => {
    expect([kindOf(null, ["SINGLE", "MULTIPLE_SINGLES"], 2), kindOf("CHAIN", ["SINGLE", "EXPRESS"], 2)]).toEqual([
      "MULTIPLE_SINGLES",
      "EXPRESS",
    ]);
  });
});
