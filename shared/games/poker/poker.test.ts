import { describe, expect, it } from "vitest";
import { EVEN, IllegalPlay, outlookOf, returnOf } from "../game.ts";
import { dealtFrom } from "../testing.ts";
import { holdemCounts } from "../titles/holdemTable.ts";
import { type HandName, handValue, kindOf } from "./handValue.ts";
import { HOLDEM_DEALS, holdem, isCalled, type HoldemCounts } from "./holdem.ts";
import { countDeals, countTable, kindsOfTables } from "./testing/holdemCounts.ts";
import { threeCard, threeCardKind, threeCardValue } from "./threeCard.ts";

const isLong = process.env["TEST_LONG"] === "1";
const cardOf = (name: string) => "23456789TJQKA".indexOf(name[0] ?? "") * 4 + "dhsc".indexOf(name[1] ?? "");
const cards = (names: string) => names.split(" ").map(cardOf);

describe("the best five of seven", () => {
  it.each<[string, HandName]>([
    ["Ah Kh Qh Jh Th 2c 2d", "royal"],
    ["Ah 2h 3h 4h 5h Kc Kd", "straightFlush"],
    ["9h 9c 9d 9s 2c 2d 2h", "fourOfAKind"],
    ["9h 9c 9d 4s 4c 2d 2h", "fullHouse"],
    ["9h 9c 9d 4s 4c 4d 2h", "fullHouse"],
    ["9h 2h 3h Jh Kh Ac Ad", "flush"],
    ["5h 6c 7d 8s 9c 9d 9h", "straight"],
    ["Ah 2c 3d 4s 5c Kd Kh", "straight"],
    ["Ah Ac Ad 4s 5c Kd Jh", "threeOfAKind"],
    ["Ah Ac Kd Ks 5c 5d Jh", "twoPair"],
    ["Ah Ac Kd Qs 5c 6d Jh", "onePair"],
    ["Ah 9c Kd Qs 5c 6d 2h", "highCard"],
  ])("%s is a %s", (names, kind) => expect(kindOf(handValue(cards(names)))).toBe(kind));

  it.each<[string, string]>([
    ["Ah Ac Kd Ks 5c 5d Qh", "Ah Ac Kd Ks 5c 5d Jh"],
    ["6h 5c 4d 3s 2c Kd Kh", "Ah 2c 3d 4s 5c Kd Qh"],
    ["9h 9c 9d Ks 4c 2d 3h", "9h 9c 9d Qs Jc 2d 3h"],
    ["Kh 9h 8h 4h 2h Ac Ad", "Qh Jh 9h 8h 2h Ac Ad"],
    ["Th Tc Td 4s 4c 2d 3h", "9h 9c 9d As Ac 2d 3h"],
    ["3h 3c Kd Qs Jc 9d 2h", "3h 3c Kd Qs Tc 9d 2h"],
  ])("%s beats %s", (one, other) => expect(handValue(cards(one))).toBeGreaterThan(handValue(cards(other))));

  it("counts the same where the sixth and seventh card differ only", () =>
    expect(handValue(cards("Ah Kc Qd Js 9c 2d 3h"))).toBe(handValue(cards("Ah Kc Qd Js 9c 4d 5h"))));
});

describe("three card poker", () => {
  it.each<[string, string]>([
    ["Ah Kh Qh", "straightFlush"],
    ["Ah 2h 3h", "straightFlush"],
    ["7h 7c 7d", "threeOfAKind"],
    ["Ah 2c 3d", "straight"],
    ["Ah 9h 3h", "flush"],
    ["Kh Kc 3d", "onePair"],
    ["Ah Kc 3d", "highCard"],
  ])("%s is a %s", (names, kind) => expect(threeCardKind(threeCardValue(cards(names)))).toBe(kind));

  const play = (names: string, move: string) => threeCard().play({}, [{ do: move }], dealtFrom(cards(names)));
  it.each<[string, string, number]>([
    // Dealer's queen plays and loses to a king: 2 + 2.
    ["Kh 9c 3d Qh 5c 2d", "play", 4],
    // A jack doesn't qualify: the ante pays, the rest comes back, whoever is higher.
    ["5h 4c 2d Jh 9c 2s", "play", 3],
    // Equal hands.
    ["Qh 9c 3d Qd 9s 3c", "play", 2],
    ["Qh 9c 3d Ad 9s 3c", "play", 0],
    // A straight that loses to a higher one keeps its bonus; a straight flush that wins has 5 on top.
    ["5h 4c 3d 6h 5c 4d", "play", 1],
    ["5h 4h 3h Qc 9d 2s", "play", 9],
    ["Ah Ac 3d 6h 5c 4d", "fold", 0],
  ])("%s: %s returns %i stakes", (names, move, stakes) =>
    expect(play(names, move)).toMatchObject({ isOver: true, returned: stakes * EVEN }),
  );
  it("takes a second stake with a play only, and shows the dealer's cards at the end", () => {
    expect(play("Ah Ac 3d 6h 5c 4d", "fold").stakes).toBeUndefined();
    expect(play("Ah Ac 3d 6h 5c 4d", "play").stakes).toBe(2);
    const open = threeCard().play({}, [], dealtFrom(cards("Ah Ac 3d 6h 5c 4d")));
    expect(open).toMatchObject({ isOver: false, view: { dealer: null, hand: "onePair" } });
    expect(() => threeCard().play({}, [{ do: "play" }, { do: "play" }], dealtFrom([]))).toThrow(IllegalPlay);
  });
  it("costs 3.37 % of the ante at best play and 7.65 % in the dark, as published", () => {
    expect(1 - outlookOf(threeCard(), { bet: {}, moves: [], way: "best" }).mean).toBeCloseTo(0.0337, 4);
    expect(1 - outlookOf(threeCard(), { bet: {}, moves: [], way: "always" }).mean).toBeCloseTo(0.0765, 4);
  });
});

describe("casino hold'em", () => {
  const game = holdem(holdemCounts);
  const play = (names: string, move: string) => game.play({}, [{ do: move }], dealtFrom(cards(names)));
  it.each<[string, number]>([
    // Player, dealer, table. Dealer's threes don't qualify: 3 + 1, though they are higher.
    ["Ah Kc 3d 3s Qd 9h 7c 5s 2d", 4],
    // Fours qualify, and a pair of aces wins: 5 + 1. Equal hands push.
    ["Ah Ac 4d 4s Qd 9h 7c 5s 2d", 6],
    ["Ah 2c Ad 2s Ac Kh Qc Js 9d", 3],
    ["Ah 2c Kd Ks Qd 9h 7c 5s 3d", 0],
    // A flush pays the ante 2 to 1, a full house 3, a royal flush 100.
    ["Ah 2h Kd Ks Qh 9h 7h 5s 3d", 7],
    ["Ah Ac Kd Ks As 9h 9c 5s 3d", 8],
    ["Ah Kh Kd Ks Qh Jh Th 5s 3d", 105],
  ])("%s returns %i stakes when called", (names, stakes) =>
    expect(play(names, "call")).toMatchObject({ isOver: true, stakes: 3, returned: stakes * EVEN }),
  );
  it("shows three cards of the table before the call, and nothing of the dealer", () => {
    const open = game.play({}, [], dealtFrom(cards("Ah Kc 3d 3s Qd 9h 7c 5s 2d")));
    expect(open.view).toEqual({
      player: cards("Ah Kc"),
      table: cards("Qd 9h 7c"),
      hand: "highCard",
      dealer: null,
      result: null,
    });
    expect(play("Ah Kc 3d 3s Qd 9h 7c 5s 2d", "fold")).toMatchObject({ isOver: true, returned: 0 });
  });
  it.each<[string, string, boolean]>([
    ["2h 2c", "Kd 9h 7c", true],
    ["2h 7s", "Kd 9h 7c", true],
    ["2h Ts", "Kd 9h 7c", true],
    ["9h 8s", "2d 3h 7c", true],
    ["9h 4h", "2h 3h Kc", true],
    ["5h 4d", "2h 3h Kc", true],
    ["9h 4d", "2h 3h Kc", false],
    ["9h 4d", "2h Ah Kc", false],
  ])("the careful way with %s on %s", (own, flop, calls) => {
    const [one = 0, other = 0] = cards(own);
    const [first = 0, second = 0, third = 0] = cards(flop);
    expect(isCalled(one, other, [first, second, third])).toBe(calls);
  });

  const all = ({ folded, called }: HoldemCounts) =>
    Object.values(called).reduce(
      (sum, { notQualified, won, push, lost }) => sum + notQualified + won + push + lost,
      folded,
    );
  it("the stored counts are all deals, and always calling meets each hand as often as seven cards do", () => {
    expect(all(holdemCounts.careful)).toBe(HOLDEM_DEALS);
    expect(all(holdemCounts.always)).toBe(HOLDEM_DEALS);
    // Hands of seven cards of 52, as published, times the 21 choices of two and the dealer's 990 hands.
    const sevens = { 100: 4324, 20: 37_260, 10: 224_848, 3: 3_473_184, 2: 4_047_644 };
    for (const [ante, count] of Object.entries(sevens)) {
      const { notQualified = 0, won = 0, push = 0, lost = 0 } = holdemCounts.always.called[Number(ante)] ?? {};
      expect(notQualified + won + push + lost, ante).toBe(count * 21 * 990 * 10);
    }
    expect(holdemCounts.always.folded).toBe(0);
  });
  it("a table is counted as its 1,081 · 990 deals are, one by one", () => {
    const table: [number, number, number, number, number] = [
      cardOf("Qd"),
      cardOf("9h"),
      cardOf("9c"),
      cardOf("5s"),
      cardOf("2d"),
    ];
    const left = Array.from({ length: 52 }, (_, card) => card).filter((card) => !table.includes(card));
    const counted: Record<string, number> = {};
    const values = left.flatMap((one, index) =>
      left.slice(index + 1).map((other) => ({ one, other, value: handValue([one, other, ...table]) })),
    );
    for (const { one, other, value } of values)
      for (const dealer of values) {
        if ([one, other].includes(dealer.one) || [one, other].includes(dealer.other)) continue;
        const result =
          dealer.value < 2 ** 22 + 2 * 2 ** 13
            ? "notQualified"
            : value > dealer.value
              ? "won"
              : value === dealer.value
                ? "push"
                : "lost";
        counted[result] = (counted[result] ?? 0) + 10;
      }
    const { called } = countTable(table).always;
    for (const result of ["notQualified", "won", "push", "lost"] as const)
      expect(
        Object.values(called).reduce((sum, results) => sum + results[result], 0),
        result,
      ).toBe(counted[result] ?? 0);
  });
  it(
    isLong ? "all tables come to the stored counts" : "a share of all tables comes to about the stored return",
    { tags: "slow", timeout: 900_000 },
    () => {
      const kinds = kindsOfTables();
      expect(kinds.reduce((sum, { count }) => sum + count, 0)).toBe(2_598_960);
      if (isLong) return expect(countDeals(kinds)).toEqual(holdemCounts);
      const some = kinds.filter((_, index) => index % 600 === 599);
      const counted = countDeals(some);
      const share = HOLDEM_DEALS / all(counted.careful);
      expect(Math.abs(counted.careful.folded * share - holdemCounts.careful.folded) / HOLDEM_DEALS).toBeLessThan(0.02);
      return undefined;
    },
  );
  it("returns less than the 97.84 % of best play, as published, and more than always calling", () => {
    const careful = returnOf(game.chances({ bet: {}, moves: [], way: "careful" }));
    expect(careful).toBeLessThan(0.9784);
    expect(careful).toBeGreaterThan(0.965);
    expect(careful).toBeGreaterThan(returnOf(game.chances({ bet: {}, moves: [], way: "always" })));
  });
});
