import { describe, expect, it } from "vitest";
import { type AnyGame, IllegalPlay } from "./game.ts";
import { fractions } from "./testing.ts";
import { titleOf } from "./titles/titles.ts";

const gameOf = (id: string): AnyGame => {
  const title = titleOf(id);
  if (title === undefined) throw new Error(`there is no ${id}`);
  return title.game;
};

const play = (id: string, bet: unknown, moves: unknown[], ...list: number[]) =>
  gameOf(id).play(bet, moves, fractions(...list));

describe("dice", () => {
  it("wins over and under the target, and never on it", () => {
    // 0.5 of 10,001 results is result 5000. 5000 ways: 0.99 / (5000/10001) = 1.980198.
    expect(play("hundredfold", { side: "over", target: 4999 }, [], 0.5)).toMatchObject({
      isOver: true,
      view: { roll: 5000 },
    });
    expect(play("hundredfold", { side: "under", target: 5000 }, [], 0.4).returned).toBe(19_801);
    expect(play("hundredfold", { side: "under", target: 5000 }, [], 0.5).returned).toBe(0);
    expect(play("hundredfold", { side: "over", target: 5000 }, [], 0.5).returned).toBe(0);
  });
  it("refuses bets that nearly always win or lose, and moves", () => {
    for (const bet of [
      { side: "under", target: 9 },
      { side: "under", target: 9801 },
      { side: "over", target: 1.5 },
      null,
      {},
    ])
      expect(() => play("hundredfold", bet, [])).toThrow(IllegalPlay);
    expect(() => play("hundredfold", { side: "over", target: 5000 }, [{ collect: true }])).toThrow(IllegalPlay);
  });
});

it("limbo pays the target that the drawn multiplier reaches", () => {
  // 0.99 / 0.5 = 1.98; 0.99 / 0.99 = 1, the lowest there is.
  expect(play("skylark", { target: 198 }, [], 0.5)).toMatchObject({ returned: 19_800, view: { result: 198 } });
  expect(play("skylark", { target: 199 }, [], 0.5).returned).toBe(0);
  expect(play("skylark", { target: 101 }, [], 0.995).view).toEqual({ result: 100 });
});

describe("coin", () => {
  it("doubles with each right call, and pays when collected", () => {
    const two = play("silver-call", { call: "heads" }, [{ call: "tails" }], 0.1, 0.9);
    expect(two).toMatchObject({ isOver: false, canCollect: true, returned: 39_200, view: { next: 78_400 } });
    const collected = play("silver-call", { call: "heads" }, [{ call: "tails" }, { collect: true }], 0.1, 0.9);
    expect(collected).toMatchObject({ isOver: true, returned: 39_200 });
  });
  it("is over with the first wrong call, and takes no more", () => {
    expect(play("silver-call", { call: "tails" }, [], 0.1)).toMatchObject({ isOver: true, returned: 0 });
    expect(() => play("silver-call", { call: "tails" }, [{ collect: true }], 0.1)).toThrow(IllegalPlay);
  });
});

it("the wheel pays the segment it stops at", () => {
  expect(play("harvest-wheel", { risk: "high" }, [], 0.04)).toMatchObject({ returned: 196_000, view: { segment: 0 } });
  expect(play("harvest-wheel", { risk: "high" }, [], 0.05)).toMatchObject({ returned: 0, view: { segment: 1 } });
});

it("plinko counts the turns to the right", () => {
  const bet = { rows: 8, risk: "high" };
  expect(play("marble-drop", bet, [], 0.5, 0.9, 0.1, 0.6, 0.2, 0.3, 0.4, 0.49)).toMatchObject({
    returned: 13_000 - 10_000,
    view: { path: [1, 1, 0, 1, 0, 0, 0, 0], bin: 3 },
  });
  expect(() => play("marble-drop", { rows: 9, risk: "low" }, [])).toThrow(IllegalPlay);
});

it("keno pays hits among ten numbers drawn without putting back", () => {
  // Zeros draw 1 to 10 in their order.
  const position = play("forty-lanterns", { risk: "medium", marks: [1, 40] }, []);
  expect(position.view).toEqual({ numbers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], hits: 1 });
  for (const marks of [[], [0], [41], [1, 1], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]])
    expect(() => play("forty-lanterns", { risk: "low", marks }, [])).toThrow(IllegalPlay);
});

describe("mines", () => {
  it("prices k safe tiles at 0.99·C(25,k)/C(25−m,k)", () => {
    // Zeros hide the mines in tiles 0, 1 and 2. 0.99·25/22 = 1.125; 0.99·300/231 = 1.2857….
    const one = play("quiet-field", { mines: 3 }, [{ open: 10 }]);
    expect(one).toMatchObject({ isOver: false, returned: 11_250, view: { next: 12_857, mines: null } });
    expect(play("quiet-field", { mines: 3 }, [{ open: 10 }, { collect: true }])).toMatchObject({
      isOver: true,
      returned: 11_250,
      view: { mines: [0, 1, 2] },
    });
  });
  it("loses on a mine, and refuses the same tile and an early collect", () => {
    expect(play("quiet-field", { mines: 3 }, [{ open: 10 }, { open: 1 }])).toMatchObject({ isOver: true, returned: 0 });
    expect(() => play("quiet-field", { mines: 3 }, [{ open: 10 }, { open: 10 }])).toThrow(IllegalPlay);
    expect(() => play("quiet-field", { mines: 3 }, [{ collect: true }])).toThrow(IllegalPlay);
    expect(() => play("quiet-field", { mines: 25 }, [])).toThrow(IllegalPlay);
  });
  it("is paid when no safe tile is left", () => {
    expect(play("quiet-field", { mines: 24 }, [{ open: 24 }])).toMatchObject({ isOver: true, returned: 247_500 });
  });
});

it("towers pay by rows, and end at a broken tile or on top", () => {
  // Zeros break the first tile of each row. 0.98·4/3 = 1.30666….
  expect(play("old-stairs", { level: "easy" }, [{ step: 1 }])).toMatchObject({ isOver: false, returned: 13_066 });
  expect(play("old-stairs", { level: "easy" }, [{ step: 0 }])).toMatchObject({ isOver: true, returned: 0 });
  const top = play(
    "old-stairs",
    { level: "hard" },
    Array.from({ length: 8 }, () => ({ step: 1 })),
  );
  expect(top).toMatchObject({ isOver: true, returned: 2_508_800 });
});

describe("hi-lo", () => {
  it("counts the same rank as right, except on a two and an ace", () => {
    // Fraction 0.5 is card 26, an eight (rank 6 of 0–12): 7 ranks are as high or higher. 0.98·13/7 = 1.82.
    expect(play("next-card", {}, [], 0.5).view).toEqual({ cards: [26], higher: 18_200, lower: 18_200 });
    expect(play("next-card", {}, [{ guess: "higher" }], 0.5, 0.5)).toMatchObject({ isOver: false, returned: 18_200 });
    // A two: higher means higher.
    expect(play("next-card", {}, [{ guess: "higher" }], 0, 0)).toMatchObject({ isOver: true, returned: 0 });
    expect(play("next-card", {}, [{ guess: "lower" }], 0, 0).returned).toBe(127_400);
  });
  it("skips a card at the same price, and ends at the last card", () => {
    expect(
      play("next-card", {}, [{ guess: "skip" }, { guess: "lower" }, { collect: true }], 0, 0.5, 0.1),
    ).toMatchObject({
      isOver: true,
      returned: 18_200,
    });
    expect(() => play("next-card", {}, [{ collect: true }], 0.5)).toThrow(IllegalPlay);
    const skips = Array.from({ length: 30 }, () => ({ guess: "skip" }));
    expect(() => play("next-card", {}, skips)).toThrow(IllegalPlay);
  });
});
