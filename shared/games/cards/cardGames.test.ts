import { describe, expect, it } from "vitest";
import { EVEN, IllegalPlay, returnOf } from "../game.ts";
import { dealing, fractions } from "../testing.ts";
import { andarBahar } from "./andarBahar.ts";
import { baccarat, dealBaccarat } from "./baccarat.ts";
import { blackjack } from "./blackjack.ts";
import { dragonTiger } from "./dragonTiger.ts";
import { war } from "./war.ts";

describe("blackjack", () => {
  const play = (cards: string, ...moves: string[]) =>
    blackjack().play(
      {},
      moves.map((move) => ({ do: move })),
      dealing(cards),
    );
  const first = { stakes: 1 };

  // Player's two cards, dealer's two, then the rest in order.
  it.each<[string, string[], { returned: number; stakes: number }]>([
    ["Ad Kh 9d 8h", [], { returned: 2.5 * EVEN, ...first }],
    ["Ad Kh Ah Kd", [], { returned: EVEN, ...first }],
    ["Td 9h Ah Kd", [], { returned: 0, ...first }],
    ["Td 9h 9d 9c", ["stand"], { returned: 2 * EVEN, ...first }],
    ["Td 9h Td 9c", ["stand"], { returned: EVEN, ...first }],
    ["Td 8h Td 9c", ["stand"], { returned: 0, ...first }],
    // The dealer stands on a soft 17, and draws to 16.
    ["Td 8h Ad 6c Kh", ["stand"], { returned: 2 * EVEN, ...first }],
    ["Td 8h Td 6c Kh", ["stand"], { returned: 2 * EVEN, ...first }],
    ["Td 6h 9d 8c Kh", ["hit"], { returned: 0, ...first }],
    ["5d 6h 9d 8c Kh", ["double"], { returned: 4 * EVEN, stakes: 2 }],
    ["5d 6h 9d 8c 2h", ["double"], { returned: 0, stakes: 2 }],
    // Two eights become 18 and 21 against 17.
    ["8d 8h 9d 8c Td 3h Kd", ["split", "stand", "double"], { returned: 6 * EVEN, stakes: 3 }],
    // Split aces get one card each, and 21 then is no blackjack.
    ["Ad Ah 9d 8c Kd 5h", ["split"], { returned: 2 * EVEN, stakes: 2 }],
  ])("%s after %j", (cards, moves, end) => {
    expect(play(cards, ...moves)).toMatchObject({ isOver: true, ...end });
  });

  it("shows no second card of the dealer while the player moves, and what may be done", () => {
    expect(play("8d 8h 9d 8c").view).toMatchObject({
      dealer: [28],
      can: ["hit", "stand", "double", "split"],
      active: 0,
    });
    expect(play("8d 9h 9d 8c").view).toMatchObject({ can: ["hit", "stand", "double"] });
    expect(play("8d 2h 9d 8c 2d", "hit").view).toMatchObject({ can: ["hit", "stand"] });
    // Equal values are split, and only once.
    expect(play("Kd Jh 9d 8c Kh Ks", "split").view).toMatchObject({ can: ["hit", "stand", "double"], active: 0 });
    for (const moves of [["split"], ["hit", "double"], ["stand", "hit"], ["surrender"]])
      expect(() => play("8d 2h 9d 8c 2d", ...moves)).toThrow(IllegalPlay);
  });

  it("returns 99.43 % at best play, as is known of these rules", () => {
    expect(returnOf(blackjack().chances({ bet: {}, moves: [], way: "best" }))).toBeCloseTo(0.9943, 4);
  });

  it.each([
    // Known best play: hard 16 stands against a six and draws to a ten; eights and aces are always split.
    ["Td 6h 6d", "stand"],
    ["Td 6h Td", "hit"],
    ["8d 8h Td", "split"],
    ["Ad Ah Td", "split"],
    ["Td Th 6d", "stand"],
    ["5d 5h 6d", "double"],
    ["6d 5h Td", "double"],
    ["Ad 7h 9d", "hit"],
    ["Ad 7h 6d", "double"],
    ["Ad 7h 7d", "stand"],
  ])("best play of %s is to %s", (cards, move) => {
    const game = blackjack();
    expect(game.choose?.("best", game.play({}, [], dealing(`${cards} 2c`)), [])).toEqual({ do: move });
  });
});

describe("baccarat", () => {
  const play = (cards: string) => baccarat().play({ chips: { player: 1, banker: 1, tie: 1 } }, [], dealing(cards));

  it.each<[string, string, number, number]>([
    // A natural ends it at four cards.
    ["4d 5h 3d 4c", "player", 2, 2],
    // The player draws to five, and the banker's three doesn't draw when that was an eight.
    ["2d 3h Kd 3c 8h", "tie", 3, 2],
    ["2d 3h Kd 3c 9h 2s", "banker", 3, 3],
    // With the player standing, the banker draws to five.
    ["2d 4h 2d 3c 9h", "player", 2, 3],
    ["2d 4h 2d 4c", "tie", 2, 2],
    ["2d 2h Kd 6c 6h Ad", "banker", 3, 3],
  ])("%s is won by %s", (cards, winner, player, banker) => {
    const { view } = play(cards);
    expect(view).toMatchObject({ winner });
    expect([(view["player"] as number[]).length, (view["banker"] as number[]).length]).toEqual([player, banker]);
  });

  it("gives player and banker back on a tie", () => {
    expect(play("2d 4h 2d 4c")).toMatchObject({ returned: 11 * EVEN, stakes: 3 });
    expect(play("4d 5h 3d 4c")).toMatchObject({ returned: 2 * EVEN, stakes: 3 });
  });

  it("its drawing rules come to the figures of eight decks, which are published", () => {
    const found = { player: 0, banker: 0, tie: 0 };
    const counts = Array.from({ length: 10 }, (_, points) => (points === 0 ? 128 : 32));
    const follow = (cards: readonly number[], chance: number): void => {
      let taken = 0;
      const { player, banker } = dealBaccarat(
        () => cards[taken++] ?? 0,
        (points) => points,
      );
      if (taken <= cards.length) {
        const lead = (player.reduce((a, b) => a + b) % 10) - (banker.reduce((a, b) => a + b) % 10);
        found[lead === 0 ? "tie" : lead > 0 ? "player" : "banker"] += chance;
        return;
      }
      for (const [points, count = 0] of counts.entries()) {
        const left = count - cards.filter((card) => card === points).length;
        follow([...cards, points], (chance * left) / (416 - cards.length));
      }
    };
    follow([], 1);
    expect(1.95 * found.banker + found.tie).toBeCloseTo(0.989_421, 6);
    expect(2 * found.player + found.tie).toBeCloseTo(0.987_649, 6);
    expect(9 * found.tie).toBeCloseTo(0.856_404, 6);
  });
});

it("dragon tiger counts aces low, and takes half on a tie", () => {
  const play = (cards: string) => dragonTiger().play({ chips: { dragon: 2, tie: 1 } }, [], dealing(cards));
  expect(play("2d Ah")).toMatchObject({ returned: 4 * EVEN, view: { winner: "dragon" } });
  expect(play("Ad Kh")).toMatchObject({ returned: 0, view: { winner: "tiger" } });
  expect(play("9d 9h")).toMatchObject({ returned: 13 * EVEN, view: { winner: "tie" } });
});

it("andar bahar deals from one deck until the middle card's rank comes", () => {
  // Zeros take the lowest card that is left: 2♦ in the middle, 2♥ is the first one for andar.
  expect(andarBahar().play({ chips: { andar: 1 } }, [], fractions())).toMatchObject({
    returned: 1.9 * EVEN,
    view: { middle: 0, dealt: [1], winner: "andar" },
  });
  // 51 cards are left, the last of which is an ace; then the lowest.
  expect(andarBahar().play({ chips: { andar: 1 } }, [], fractions(0, 0.999))).toMatchObject({
    returned: 0,
    view: { dealt: [51, 1], winner: "bahar" },
  });
});

it("war pays the higher card, and asks what to do with a tie", () => {
  const play = (cards: string, ...moves: string[]) =>
    war().play(
      {},
      moves.map((move) => ({ do: move })),
      dealing(cards),
    );
  expect(play("Ad Kd")).toMatchObject({ isOver: true, returned: 2 * EVEN });
  expect(play("Kd Ad")).toMatchObject({ isOver: true, returned: 0 });
  expect(play("9d 9h")).toMatchObject({ isOver: false, canCollect: false });
  expect(play("9d 9h", "surrender")).toMatchObject({ isOver: true, returned: EVEN / 2 });
  expect(play("9d 9h 5d 5h", "war")).toMatchObject({ isOver: true, returned: 3 * EVEN, stakes: 2 });
  expect(play("9d 9h 5d 6h", "war")).toMatchObject({ isOver: true, returned: 0, stakes: 2 });
  expect(() => play("Ad Kd", "war")).toThrow(IllegalPlay);
  expect(() => play("9d 9h", "fold")).toThrow(IllegalPlay);
});
