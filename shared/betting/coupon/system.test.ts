import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Exact } from "../../money/money.ts";
import { minSystemValue } from "./kinds.ts";
import { product } from "./legs.ts";
import { combinations, elementary, elementaryUpTo, systemValues, unitsMinAmount, unitsOf } from "./system.ts";

const legs = (count: number, bankers = 0) =>
  Array.from({ length: count }, (_, index) => ({ isBanker: index < bankers }));

/** Every choice of k, written out. */
function choices<Item>(items: readonly Item[], k: number): Item[][] {
  if (k === 0) return [[]];
  return items.flatMap((item, index) => choices(items.slice(index + 1), k - 1).map((rest) => [item, ...rest]));
}

describe("combinations", () => {
  // 184,756 is what bookmakers' rules name as the most variants of a system, that of 10 of 20.
  it.each([
    [3, 2, 3n],
    [4, 2, 6n],
    [8, 4, 70n],
    [20, 10, 184_756n],
    [20, 0, 1n],
    [20, 20, 1n],
    [3, 4, 0n],
    [3, -1, 0n],
    [50, 25, 126_410_606_437_752n],
    [100, 50, 100_891_344_545_564_193_334_812_497_256n],
  ])("of %i, %i at a time: %s", (n, k, count) => {
    expect(combinations(n, k)).toBe(count);
  });
});

describe("elementary symmetric sums", () => {
  it("are what adding up every combination gives, lost and void legs, halves and thirds included", () => {
    const factor = fc.oneof(
      fc.integer({ min: 1001, max: 90_000 }).map((thousandths) => new Exact(thousandths).dividedBy(1000)),
      fc.constantFrom("0", "1", "0.5", "1.0025").map((text) => new Exact(text)),
    );
    fc.assert(
      fc.property(fc.array(factor, { maxLength: 8 }), fc.nat({ max: 9 }), (factors, k) => {
        const sum = choices(factors, k).reduce((total, chosen) => total.plus(product(chosen)), new Exact(0));
        expect(elementary(k, factors).toFixed()).toBe(sum.toFixed());
        expect(elementaryUpTo(k, factors)[k]?.toFixed()).toBe(sum.toFixed());
      }),
      { numRuns: 400, seed: 5 },
    );
  });

  it("stay exact for prices without end: two dead heats of three at 2", () => {
    const third = new Exact(2).dividedBy(3);
    expect(elementary(2, [third, third, new Exact(3)]).toFixed(6)).toBe("4.444444");
  });
});

describe("the values of k", () => {
  it("are 2 to n − 1, each with its combinations and how many bets may lose [3.06] [4.14] [5.14] [9.04]", () => {
    expect(systemValues(4, 0)).toEqual([
      { value: 2, offset: 2, combo: 6, minBetAmount: null },
      { value: 3, offset: 1, combo: 4, minBetAmount: null },
    ]);
    expect(systemValues(20, 0).map(({ value }) => value)).toEqual(
      Array.from({ length: 18 }, (_, index) => index + minSystemValue),
    );
    expect([systemValues(0, 0), systemValues(1, 1), systemValues(2, 0)]).toEqual([[], [], []]);
  });

  it("go up to n with a banker, which is in every combination [4.07]", () => {
    expect(systemValues(3, 1).map(({ value, combo }) => [value, combo])).toEqual([
      [2, 3],
      [3, 1],
    ]);
  });

  it("have as least stake the coupon's minimum, and no unit below the smallest coin [3.06]", () => {
    expect(systemValues(4, 0, { amount: "10.00", currency: "RUB" }).map(({ minBetAmount }) => minBetAmount)).toEqual([
      "10.00",
      "10.00",
    ]);
    expect(unitsMinAmount(184_756, "10.00", "RUB")).toBe("1847.56");
    expect(unitsMinAmount(184_756, "25", "JPY")).toBe("184756");
    expect(unitsMinAmount(6, "0.010", "KWD")).toBe("0.010");
    expect([unitsMinAmount(6, null, "RUB"), unitsMinAmount(null, "10.00", "RUB")]).toEqual([null, "10.00"]);
  });
});

describe("units", () => {
  it.each([
    ["SYSTEM", legs(4), { systemValue: 2 }, 6],
    ["SYSTEM", legs(5, 1), { systemValue: 4 }, 1],
    ["SYSTEM", legs(20), { systemValue: 10 }, 184_756],
    ["SYSTEM", legs(3), {}, null],
    ["SYSTEM", legs(3), { systemValue: 4 }, null],
    ["EXPRESS", legs(3), { systemValue: 2 }, null],
    ["FULL_COVER", legs(3), {}, null],
  ] as const)("of %s with %j and %j are %s", (kind, of, more, units) => {
    expect(unitsOf({ kind, legs: of, ...more })).toBe(units);
  });
});
