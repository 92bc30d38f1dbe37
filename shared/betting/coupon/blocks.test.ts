import { describe, expect, it } from "vitest";
import { blockBounds, blockIdsOf, blockQuotes } from "./blocks.ts";

it("blocks come in the order in which bets first name them; bets of the lobby name none [4.07]", () => {
  expect(
    blockIdsOf([{ blockId: "10" }, { blockId: null }, { blockId: "2" }, {}, { blockId: "10" }, { blockId: "" }]),
  ).toEqual(["10", "2"]);
});

describe("the largest stake of a block", () => {
  it("is the coupon's for the first, and the amount before times its coef for each later one, rounded to 2 places [5.21]", () => {
    // 33.33 · 1.777 = 59.22741; 50 · 2.125 = 106.25; half up: 1.5 · 1.235 = 1.8525 and 0.5 · 1.01 = 0.505.
    expect(
      blockBounds(
        [
          { id: "a", coef: "1.777", amount: "33.33" },
          { id: "b", coef: "2.125", amount: "50" },
          { id: "c", coef: "1.01", amount: "0.5" },
          { id: "d", coef: "2", amount: null },
        ],
        "1000.00",
      ),
    ).toEqual([
      { id: "a", maxAmount: "1000.00" },
      { id: "b", maxAmount: "59.23" },
      { id: "c", maxAmount: "106.25" },
      { id: "d", maxAmount: "0.51" },
    ]);
  });

  it("is not known behind a block without a stake, and the first has none if the coupon has none [5.21]", () => {
    expect(
      blockBounds(
        [
          { id: "a", coef: "2", amount: null },
          { id: "b", coef: "2", amount: "5" },
          { id: "c", coef: "3", amount: "5" },
        ],
        null,
      ),
    ).toEqual([
      { id: "a", maxAmount: null },
      { id: "b", maxAmount: null },
      { id: "c", maxAmount: "10.00" },
    ]);
  });
});

describe("the quote of blocks", () => {
  const legs = [
    { coef: "1.5", blockId: "a" },
    { coef: "2", blockId: "a" },
    { coef: "2.5", blockId: "b" },
  ];

  it("has price, largest stake and return of each", () => {
    // 100 · 3 = 300; of them 200 are staked at 2.5.
    expect(
      blockQuotes(
        [
          { id: "a", amount: "100" },
          { id: "b", amount: "200" },
        ],
        legs,
        "1000.00",
        "RUB",
      ),
    ).toEqual([
      { id: "a", coef: "3.000", maxAmount: "1000.00", possibleWin: "300.00" },
      { id: "b", coef: "2.500", maxAmount: "300.00", possibleWin: "500.00" },
    ]);
  });

  it("stakes no more than the block before returns", () => {
    expect(
      blockQuotes(
        [
          { id: "a", amount: "100" },
          { id: "b", amount: "400" },
        ],
        legs,
        null,
        "RUB",
      )[1],
    ).toEqual({ id: "b", coef: "2.500", maxAmount: "300.00", possibleWin: "750.00" });
  });

  it.each([undefined, null, "", "12.", "abc", "-5"])("knows nothing behind a block whose stake is %j", (amount) => {
    const blocks = [
      { id: "a", ...(amount !== undefined && { amount }) },
      { id: "b", amount: "200" },
    ];
    expect(
      blockQuotes(blocks, legs, "1000.00", "RUB").map(({ maxAmount, possibleWin }) => [maxAmount, possibleWin]),
    ).toEqual([
      ["1000.00", null],
      [null, null],
    ]);
  });
});
