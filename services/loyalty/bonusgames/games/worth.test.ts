import { expect, it } from "vitest";
import { demoGames } from "./demoGames.ts";
import { gameDefinition } from "./definition.ts";
import { tooGenerousIn, worthOfPoint } from "./worth.ts";

const prize = (change: object) => ({
  kind: "NOTHING",
  weight: 1,
  points: null,
  amounts: [],
  days: 7,
  multiplier: "0",
  product: "ANY",
  minCoef: "1.5",
  ...change,
});
const game = (points: number | null, ...prizes: object[]) =>
  gameDefinition.parse({ prizes: prizes.map(prize), daily: false, points, deposits: [], days: 7 });
const rub = (amount: string) => [{ currency: "RUB", amount }];

it.each([
  ["half the attempts win 100 for 50 points", game(50, {}, { kind: "CASH", amounts: rub("100") }), 1],
  // A half of 20 points comes back: 40 are spent.
  [
    "points that come back are not spent",
    game(50, { kind: "POINTS", points: 20 }, { kind: "CASH", amounts: rub("80") }),
    1,
  ],
  ["attempts that aren't sold", game(null, { kind: "CASH", amounts: rub("80") }), null],
  ["all points come back", game(50, { kind: "POINTS", points: 50 }), Infinity],
])("%s", (_name, definition, worth) => {
  expect(worthOfPoint(definition, "RUB")).toBe(worth);
});

it("what reaches the ceiling of a currency is too generous", () => {
  const definition = game(50, {}, { kind: "CASH", amounts: rub("100") });
  expect(tooGenerousIn(definition, new Map([["RUB", "1"]]))).toBe("RUB");
  expect(tooGenerousIn(definition, new Map([["RUB", "1.01"]]))).toBeNull();
  expect(tooGenerousIn(definition, new Map([["USD", "0.01"]]))).toBeNull();
});

it.each(demoGames)("the demo's $key buys less than the stakes cost", ({ definition }) => {
  // 200 roubles staked in a game that keeps 1 %, of which cashback gives back 0.3.
  expect(
    tooGenerousIn(
      definition,
      new Map([
        ["RUB", "1.4"],
        ["USD", "0.014"],
        ["KZT", "7"],
      ]),
    ),
  ).toBeNull();
});
