import { describe, expect, it } from "vitest";
import { validateShape } from "./shape.ts";

describe("validateShape", () => {
  const bets = (...ids: string[]) => ids.map((outcomeId) => ({ outcomeId }));

  it.each([
    ["SINGLE", bets("1.1x2.home"), []],
    ["SINGLE", bets(), [{ code: "REQUIRED", bet: null, field: "bets" }]],
    ["SINGLE", bets("1.1x2.home", "2.1x2.home"), [{ code: "TOO_MANY_BETS", bet: null, field: "bets" }]],
    ["EXPRESS", bets("1.1x2.home", "2.1x2.home"), []],
    ["EXPRESS", bets("1.1x2.home"), [{ code: "TOO_FEW_BETS", bet: null, field: "bets" }]],
    [
      "EXPRESS",
      bets("1.1x2.home", "2.1x2.home", "1.total.2.5.over"),
      [
        { code: "BETS_DEPEND", bet: 0, field: "outcomeId" },
        { code: "BETS_DEPEND", bet: 2, field: "outcomeId" },
      ],
    ],
    [
      "EXPRESS",
      bets("1.1x2.home", "2.1x2.away", "1.1x2.home"),
      [{ code: "BET_DUPLICATE", bet: 2, field: "outcomeId" }],
    ],
    ["MULTIPLE_SINGLES", bets("1.1x2.home", "1.total.2.5.over"), []],
    ["MULTIPLE_SINGLES", bets("1.1x2.home", "1.1x2.home"), [{ code: "BET_DUPLICATE", bet: 1, field: "outcomeId" }]],
  ] as const)("%s of %j has the problems %j", (kind, list, problems) => {
    expect(validateShape({ kind, legs: list })).toEqual(problems);
  });

  it("takes at most fifty bets in an express", () => {
    const many = Array.from({ length: 51 }, (_, index) => ({ outcomeId: `${index + 1}.1x2.home` }));
    expect(validateShape({ kind: "EXPRESS", legs: many })).toEqual([
      { code: "TOO_MANY_BETS", bet: null, field: "bets" },
    ]);
    expect(validateShape({ kind: "EXPRESS", legs: many.slice(1) })).toEqual([]);
  });
});

describe("systems", () => {
  const legs = (count: number, ...bankers: number[]) =>
    Array.from({ length: count }, (_, index) => ({
      outcomeId: `${index + 1}.1x2.home`,
      isBanker: bankers.includes(index),
    }));
  const invalid = [{ code: "SYSTEM_VALUE_INVALID", bet: null, field: "systemValue" }];

  it.each([
    [legs(3), 2, []],
    [legs(20), 10, []],
    [legs(20), 19, []],
    [legs(3, 0), 2, []],
    [legs(4, 1), 3, []],
    [legs(5, 0, 1, 2), 2, []],
    [legs(4), 1, invalid],
    [legs(4), 0, invalid],
    [legs(4), -2, invalid],
    [legs(4), 4, invalid],
    [legs(4), 2.5, invalid],
    [legs(4), NaN, invalid],
    [legs(4, 0), 4, invalid],
  ])("of %j take k = %s with the problems %j [4.14] [5.14] [9.04]", (of, systemValue, problems) => {
    expect(validateShape({ kind: "SYSTEM", legs: of, systemValue })).toEqual(problems);
  });

  it("need a k", () => {
    expect([
      validateShape({ kind: "SYSTEM", legs: legs(4) }),
      validateShape({ kind: "SYSTEM", legs: legs(4), systemValue: null }),
    ]).toEqual([invalid, invalid]);
  });

  it("leave two bets that are no bankers; those beyond are marked [4.07]", () => {
    expect(validateShape({ kind: "SYSTEM", legs: legs(4, 0, 2, 3), systemValue: 2 })).toEqual([
      { code: "BANKER_INVALID", bet: 3, field: "isBanker" },
    ]);
    expect(validateShape({ kind: "SYSTEM", legs: legs(3, 0, 1, 2), systemValue: 2 }).map(({ bet }) => bet)).toEqual([
      1, 2,
    ]);
  });

  it("have three to twenty bets, and nothing is stated of k while they have not", () => {
    expect(validateShape({ kind: "SYSTEM", legs: legs(2) })).toEqual([
      { code: "TOO_FEW_BETS", bet: null, field: "bets" },
    ]);
    expect(validateShape({ kind: "SYSTEM", legs: legs(100), systemValue: null })).toEqual([
      { code: "TOO_MANY_BETS", bet: null, field: "bets" },
    ]);
  });

  it("are what bankers and k belong to: other kinds don't look at them", () => {
    expect(validateShape({ kind: "EXPRESS", legs: legs(3, 0, 1, 2), systemValue: 1 })).toEqual([]);
  });
});

describe("full covers", () => {
  const legs = (count: number) => Array.from({ length: count }, (_, index) => ({ outcomeId: `${index + 1}.1x2.home` }));
  const invalid = [{ code: "COVER_INVALID", bet: null, field: "cover" }];

  it.each([
    [3, "TRIXIE", []],
    [3, "PATENT", []],
    [8, "GOLIATH", []],
    [4, "TRIXIE", invalid],
    [3, "YANKEE", invalid],
    [3, null, invalid],
    [3, "trixie", invalid],
    [3, "toString", invalid],
  ])("of %i bets as %s have the problems %j", (count, cover, problems) => {
    expect(validateShape({ kind: "FULL_COVER", legs: legs(count), cover })).toEqual(problems);
  });
});

describe("blocks", () => {
  const leg = (game: number, blockId: string | null) => ({ outcomeId: `${game}.1x2.home`, blockId });
  const blocks = [{ id: "a" }, { id: "b" }];

  it.each([
    ["every bet in one", [leg(1, "a"), leg(2, "b")], blocks, []],
    [
      "one bet in the lobby",
      [leg(1, "a"), leg(2, null), leg(3, "b")],
      blocks,
      [{ code: "BLOCK_REQUIRED", bet: 1, field: "blockId" }],
    ],
    [
      "one bet in a block without a stake",
      [leg(1, "a"), leg(2, "c"), leg(3, "b")],
      blocks,
      [{ code: "BLOCK_UNKNOWN", bet: 1, field: "blockId" }],
    ],
    [
      "a stake for a block without bets",
      [leg(1, "a"), leg(2, "a")],
      blocks,
      [{ code: "BLOCK_UNKNOWN", bet: null, field: "blocks" }],
    ],
    ["no stakes known yet", [leg(1, "a"), leg(2, "b")], undefined, []],
  ])("with %s [4.07]", (_, legs, known, problems) => {
    expect(validateShape({ kind: "CONDITIONAL", legs, ...(known && { blocks: known }) })).toEqual(problems);
  });
});

describe("bets on one game", () => {
  const twice = [
    { outcomeId: "1.1x2.home", blockId: "a" },
    { outcomeId: "1.total.2.5.over", blockId: "b" },
    { outcomeId: "2.1x2.home", blockId: "b" },
  ];

  it.each([
    ["EXPRESS", true],
    ["SYSTEM", true],
    ["ANTI_EXPRESS", true],
    ["FULL_COVER", true],
    ["CONDITIONAL", true],
    ["CHAIN", false],
    ["MULTIPLE_SINGLES", false],
  ] as const)("depend on each other in the kind %s: %s", (kind, isRefused) => {
    const found = validateShape({
      kind,
      legs: twice,
      systemValue: 2,
      cover: "TRIXIE",
      blocks: [{ id: "a" }, { id: "b" }],
    });
    expect(found).toEqual(isRefused ? [0, 1].map((bet) => ({ code: "BETS_DEPEND", bet, field: "outcomeId" })) : []);
  });
});
