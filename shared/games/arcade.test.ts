import { describe, expect, it } from "vitest";
import { EVEN, type Game, IllegalPlay, outlookOf, returnOf } from "./game.ts";
import { bothSums, oneOfSums, timesSums } from "./sums.ts";
import { drawFrom } from "./fair/draw.ts";
import { fractions } from "./testing.ts";
import { scratch } from "./scratch/scratch.ts";
import { threeAlike } from "./scratch/threeAlike.ts";
import { shots } from "./shots/shots.ts";
import { figuresOf } from "./titles/figures.ts";
import { titleOf } from "./titles/titles.ts";

function gameOf(id: string): Game {
  const game = titleOf(id)?.game;
  if (game === undefined || !("chances" in game)) throw new Error(`there is no ${id}`);
  return game;
}
const play = (id: string, bet: unknown, moves: unknown[], ...list: number[]) =>
  gameOf(id).play(bet, moves, fractions(...list));

describe("sums of chances", () => {
  const coin = new Map([
    [0, 0.5],
    [1, 0.5],
  ]);
  it("are those of independent parts", () => {
    expect([...timesSums(coin, 2)]).toEqual([
      [0, 0.25],
      [1, 0.5],
      [2, 0.25],
    ]);
    expect(bothSums(coin, new Map([[10, 1]])).get(11)).toBe(0.5);
    expect(
      oneOfSums([
        [0.2, coin],
        [0.8, new Map([[1, 1]])],
      ]).get(1),
    ).toBeCloseTo(0.9, 12);
  });
});

describe("scratchcards", () => {
  it("three alike: what it may pay is what all its fields may show", () => {
    const pictures = [
      { value: "a", weight: 1, pays: 40_000 },
      { value: "b", weight: 1, pays: 10_000 },
      { value: "none", weight: 2, pays: 0 },
    ];
    const game = scratch(threeAlike({ pictures }));
    // Each of four weights by itself: 4⁹ ways.
    let mean = 0;
    let hits = 0;
    for (let way = 0; way < 4 ** 9; way += 1) {
      let rest = way;
      const fraction = () => {
        const weight = rest % 4;
        rest = Math.floor(rest / 4);
        return weight * 2 ** 30;
      };
      const { returned } = game.play({}, [], drawFrom(fraction));
      mean += returned / EVEN / 4 ** 9;
      hits += returned > 0 ? 1 : 0;
    }
    const outlook = outlookOf(game, { bet: {}, moves: [] });
    expect(outlook.mean).toBeCloseTo(mean, 10);
    expect(outlook.hit).toBeCloseTo(hits / 4 ** 9, 10);
    expect(outlook.highest).toBe(5);
  });

  it("tide pools: two kinds of three pay both", () => {
    // Weights of 1,000 from the first on: 15 pearls, 40 seahorses, 70 starfish, 100 crabs, 130 corals, 160 shells, weed.
    const [pearl, crab, weed] = [0.01, 0.2, 0.9];
    const card = play("tide-pools", {}, [], pearl, crab, weed, pearl, crab, weed, pearl, crab, weed);
    expect(card).toMatchObject({
      isOver: true,
      returned: 5_030_000,
      view: { fields: expect.arrayContaining(["pearl"]) },
    });
    expect(play("tide-pools", {}, [], pearl, pearl, weed, weed, weed, crab, weed, crab, weed).returned).toBe(0);
    expect(() => play("tide-pools", {}, [{ open: 1 }])).toThrow(IllegalPlay);
  });

  it("night departure: numbers that match pay the prizes below them", () => {
    // Zeros draw 1 and 2 to win, own numbers 1 to 8, and the lowest prize below each.
    expect(play("night-departure", {}, [])).toMatchObject({ returned: 20_000, view: { winning: [1, 2] } });
    // Chances of matches: C(8,m)·C(32,2−m)/C(40,2). With a mean of 0.4 matches and a mean prize of 2.315.
    expect(returnOf(gameOf("night-departure").chances({ bet: {}, moves: [] }))).toBeCloseTo(0.4 * 2.315, 10);
  });

  it("captain's dice: a row pays where one's own die is higher", () => {
    // Own die 6, captain's 1, prize 0.2; then equal dice; then lower; then 2 over 1 with a prize of 0.5.
    const rows = [0.9, 0, 0, 0.5, 0.5, 0, 0, 0.9, 0, 0.2, 0, 0.7];
    expect(play("captains-dice", {}, [], ...rows)).toMatchObject({ returned: 7000 });
    // 15/36 of four rows, with a mean prize of 0.572.
    expect(returnOf(gameOf("captains-dice").chances({ bet: {}, moves: [] }))).toBeCloseTo((4 * 15 * 0.572) / 36, 10);
  });
});

describe("shots", () => {
  it("pay what they hit, when the last one is made", () => {
    const aim = (target: string) => ({ target });
    const two = play("quiet-pier", {}, [aim("roach"), aim("pike")], 0.4, 0.9);
    expect(two).toMatchObject({ isOver: false, returned: 0, canCollect: false, view: { left: 3, paid: 4000 } });
    const all = ["roach", "pike", "sturgeon", "carp", "perch"].map(aim);
    expect(play("quiet-pier", {}, all, 0.4, 0.9, 0.0047, 0.5, 0.23)).toMatchObject({ isOver: true, returned: 412_000 });
    expect(() => play("quiet-pier", {}, [...all, aim("roach")])).toThrow(IllegalPlay);
    expect(() => play("quiet-pier", {}, [aim("whale")])).toThrow(IllegalPlay);
  });
  it("in a row are multiplied, and a miss begins anew", () => {
    const near = Array.from({ length: 6 }, () => ({ target: "near" }));
    // 0.2 · (1 + 1.2) after two hits, a miss, then 0.2 · (1 + 1.2 + 1.4).
    expect(play("clay-meadow", {}, near, 0, 0, 0.9, 0, 0, 0).returned).toBe(4400 + 7200);
    expect(play("clay-meadow", {}, near.slice(0, 2), 0, 0).view).toMatchObject({ row: 2 });
  });
  it("have a best way to play that looks at the hits in a row", () => {
    const rules = {
      shots: 3,
      streak: [1, 2],
      targets: [
        { id: "sure", hits: 8000, pays: 1000 },
        { id: "bold", hits: 2000, pays: 4400 },
      ],
    };
    const game = shots(rules);
    const best = outlookOf(game, { bet: {}, moves: [], way: "best" }).mean;
    // By hand, in ten-thousandths: the last shot is worth 880 at "bold" without a hit before it, 1,760 at "bold" after one.
    // The second without a hit: sure 0.8·(1000 + 1760) + 0.2·880 = 2384, bold 0.2·(4400 + 1760) + 0.8·880 = 1936. After one:
    // sure 0.8·(2000 + 1760) + 0.2·880 = 3184. The first: sure 0.8·(1000 + 3184) + 0.2·2384 = 3824.
    expect(best * EVEN).toBeCloseTo(3824, 8);
  });
});

describe("fast games", () => {
  it("a kick is a goal where the keeper isn't", () => {
    // Zeros: the keeper covers the first corner of each kick. 0.97 / 0.8.
    expect(play("spot-kick", { level: "easy" }, [{ step: 3 }])).toMatchObject({ isOver: false, returned: 12_125 });
    expect(play("spot-kick", { level: "easy" }, [{ step: 0 }])).toMatchObject({ isOver: true, returned: 0 });
  });
  it("a cup with a ball pays three times or one and a half times 0.97", () => {
    expect(play("three-cups", { balls: 1 }, [])).toMatchObject({ isOver: false, view: { balls: null } });
    expect(play("three-cups", { balls: 1 }, [{ lift: 0 }])).toMatchObject({ isOver: true, returned: 29_100 });
    expect(play("three-cups", { balls: 2 }, [{ lift: 1 }])).toMatchObject({
      returned: 14_550,
      view: { balls: [0, 1] },
    });
    expect(play("three-cups", { balls: 2 }, [{ lift: 2 }]).returned).toBe(0);
    expect(() => play("three-cups", { balls: 3 }, [])).toThrow(IllegalPlay);
  });
  it("each sign beats one other, and a tie changes nothing", () => {
    // Fractions 0, 0.4, 0.8 are stone, paper and scissors.
    expect(play("stone-and-paper", { sign: "paper" }, [], 0)).toMatchObject({ isOver: false, returned: 19_400 });
    expect(play("stone-and-paper", { sign: "paper" }, [], 0.4)).toMatchObject({ isOver: false, canCollect: false });
    expect(play("stone-and-paper", { sign: "paper" }, [], 0.8)).toMatchObject({ isOver: true, returned: 0 });
    const moves = [{ sign: "stone" }, { sign: "stone" }, { collect: true }];
    expect(play("stone-and-paper", { sign: "scissors" }, moves, 0.4, 0, 0.8).returned).toBe(38_800);
    expect(() => play("stone-and-paper", { sign: "paper" }, [{ collect: true }], 0.4)).toThrow(IllegalPlay);
  });
  it("two dice pay their total, their side of seven and doubles", () => {
    const cast = (one: number, other: number, spot: string) =>
      play("under-seven", { chips: { [spot]: 1 } }, [], (one - 0.5) / 6, (other - 0.5) / 6).returned;
    expect(cast(3, 4, "seven")).toBe(58_000);
    expect(cast(3, 3, "under")).toBe(23_000);
    expect(cast(3, 4, "under")).toBe(0);
    expect(cast(6, 6, "total12")).toBe(349_000);
    expect(cast(2, 2, "doubles")).toBe(58_000);
    expect(cast(2, 3, "doubles")).toBe(0);
  });
  it("French roulette gives half of an even chance back at zero", () => {
    const spin = (spot: string, pocket: number) =>
      play("french-roulette", { chips: { [spot]: 1 } }, [], (pocket + 0.5) / 37).returned;
    expect(spin("red", 0)).toBe(5000);
    expect(spin("dozen1", 0)).toBe(0);
    expect(spin("0-1", 0)).toBe(180_000);
    expect(spin("red", 1)).toBe(20_000);
  });
});

/** Percent, lowest and highest over all lines, worked out beside the code. */
const expected: Readonly<Record<string, readonly [string, string]>> = {
  // Binomial sums over nine fields by picture: P(at least 3 of 9) at 1.5, 4, 7, 10, 13 and 16 %.
  "tide-pools": ["95.74", "95.74"],
  // 0.4 · 2.315.
  "night-departure": ["92.60", "92.60"],
  // 4 · 15/36 · 0.572.
  "captains-dice": ["95.33", "95.33"],
  // 5 · 0.48 · 0.4 and the same for each fish.
  "quiet-pier": ["96.00", "96.00"],
  "spot-kick": ["96.99", "97.00"],
  "three-cups": ["97.00", "97.00"],
  "stone-and-paper": ["97.00", "97.00"],
  // 15/36 · 2.3 and 1/6 · 5.8; 34.9/36.
  "under-seven": ["95.83", "96.94"],
  // 36/37 and 36.5/37.
  "french-roulette": ["97.29", "98.64"],
};
it.each(Object.entries(expected))("%s returns what its rules come to", (id, [from, to]) => {
  expect(figuresOf({ id }).rtp).toEqual({ from, to });
});
