/** Stakes that count as turnover, at a least price of 1.40. */
import { expect, it } from "vitest";
import { isAtRisk, isCouponAtRisk } from "./turnover.ts";

it.each([
  ["Limbo at 1.01, won", "500", "505", false],
  ["Limbo at 1.01, lost", "500", "0", true],
  ["all numbers of a wheel", "37", "36", false],
  ["35 of its 37 numbers, won", "35", "36", false],
  ["red, won", "100", "200", true],
  ["a push", "100", "100", false],
  ["a slot's small win", "10", "4", true],
  ["a slot's win of most of the stake", "10", "8", false],
  ["a win at 1.40", "100", "140", true],
  ["a win at 1.39", "100", "139", false],
])("%s: %s brought %s", (_, stake, won, counts) => {
  expect(isAtRisk({ stake, won }, "1.4")).toBe(counts);
});

it.each<[string, [coef: string, result: string][], string, boolean]>([
  ["a single at 1.01, lost", [["1.010", "LOST"]], "0", false],
  ["a single at 1.40, won", [["1.400", "WON"]], "140", true],
  ["a single at 1.50, lost", [["1.500", "LOST"]], "0", true],
  [
    "an express of 1.2 and 1.2, lost",
    [
      ["1.200", "WON"],
      ["1.200", "LOST"],
    ],
    "0",
    true,
  ],
  [
    "a void bet that had the price",
    [
      ["1.200", "LOST"],
      ["3.000", "VOID"],
    ],
    "0",
    false,
  ],
  [
    "an anti-express of long shots, won",
    [
      ["10.000", "LOST"],
      ["10.000", "LOST"],
    ],
    "101",
    false,
  ],
])("%s", (_, legs, won, counts) => {
  const bets = legs.map(([coef, result]) => ({ coef, result }));
  expect(isCouponAtRisk({ stake: "100", won, bets }, "1.4")).toBe(counts);
});
