import { expect, it } from "vitest";
import { pricesMeant } from "./useSeenPrices.ts";

it.each([
  // The price stood long enough.
  ["2.10", [["2.10", 0]], 5000, "2.10"],
  [
    "a fall seen for a while",
    [
      ["2.10", 0],
      ["2.05", 1000],
    ],
    1350,
    "2.05",
  ],
  [
    "a fall of just now",
    [
      ["2.10", 0],
      ["2.05", 1000],
    ],
    1349,
    "2.10",
  ],
  [
    "a rise of just now",
    [
      ["2.10", 0],
      ["2.15", 1000],
    ],
    1001,
    "2.15",
  ],
  // Down and up again within a blink: what is drawn is no worse than what was seen.
  [
    "a fall that went back",
    [
      ["2.10", 0],
      ["2.05", 1000],
      ["2.10", 1100],
    ],
    1150,
    "2.10",
  ],
  [
    "two falls in a row",
    [
      ["2.10", 0],
      ["2.05", 1000],
      ["2.00", 1200],
    ],
    1400,
    "2.05",
  ],
  ["a pick of just now", [["2.10", 1000]], 1010, "2.10"],
] as const)("a press means %s [3.02]", (_name, history, now, meant) => {
  const drawn = history.map(([coef, at]) => ({ coefs: [coef], at }));
  expect(pricesMeant("SINGLE", drawn, now)).toEqual([meant]);
});
