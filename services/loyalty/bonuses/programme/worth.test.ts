import { describe, expect, it } from "vitest";
import { leastMargin } from "../../../betting/sportsbook/public.ts";
import { demoProgramme, noProgramme, programme, type Programme } from "./programme.ts";
import { tooGenerous, worthOf } from "./worth.ts";

const { points, cashback, rewards } = demoProgramme;
if (points === null || cashback === null) throw new Error("the demo has both");
const dearest = rewards.slice(-1);
const withStake = (currency: string, coupons: string) => ({
  ...points,
  stakes: points.stakes.map((own) => (own.currency === currency ? { ...own, coupons } : own)),
});
const tooMuchOf = (change: Partial<Programme>) =>
  tooGenerous(worthOf({ ...demoProgramme, ...change }, leastMargin)).map(({ of }) => of);

describe("a programme is too generous where staking alone would pay", () => {
  it("the demo's isn't: 1.33 % of coupons, and of rounds 0.67 % and 0.3 %, where 1 % is kept", () => {
    const lines = worthOf(demoProgramme, leastMargin);
    expect(lines.map(({ of, gives }) => [of, Number(gives).toFixed(3)])).toEqual([
      ["COUPONS", "1.333"],
      ["ROUNDS", "0.967"],
    ]);
    expect(tooGenerous(lines)).toEqual([]);
    expect(worthOf(noProgramme, leastMargin)).toEqual([]);
  });

  it.each<[string, Partial<Programme>, string[]]>([
    ["points for bets at 1.02", { points: { ...points, leastCoef: "1.02" } }, ["COUPONS"]],
    ["points for games that return 99.5 %", { points: { ...points, highestReturn: "99.5" } }, ["ROUNDS"]],
    ["cashback on games that return 99.9 %", { cashback: { ...cashback, highestReturn: "99.9" } }, ["ROUNDS"]],
    [
      "cashback of 1 % of stakes, even without points",
      { points: null, cashback: { ...cashback, mostOfStakes: "1" } },
      ["ROUNDS"],
    ],
    ["a point for 50 cents", { points: withStake("USD", "0.5") }, ["COUPONS"]],
    [
      "a reward at half its price",
      { rewards: dearest.map((own) => ({ ...own, price: 3_000 })) },
      ["COUPONS", "ROUNDS"],
    ],
  ])("%s", (_name, change, lines) => {
    expect(tooMuchOf(change)).toEqual(lines);
  });
});

it.each([
  // The margin shrinks below 1.11: see margin.ts.
  [1.02, 0, 0.012],
  [1.2, 0.02, 0.05],
  [2, 0.02, 0.05],
])("at %s or above the book keeps between %s and %s of a stake", (coef, least, most) => {
  expect(leastMargin(coef)).toBeGreaterThan(least);
  expect(leastMargin(coef)).toBeLessThan(most);
});

it("each reward can be had in each currency that brings points", () => {
  expect(programme.safeParse(demoProgramme).success).toBe(true);
  const inRoubles = rewards.map((own) => ({
    ...own,
    amounts: own.amounts.filter(({ currency }) => currency === "RUB"),
  }));
  expect(programme.safeParse({ ...demoProgramme, rewards: inRoubles }).success).toBe(false);
});
