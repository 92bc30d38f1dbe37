import { describe, expect, it } from "vitest";
import { drawFrom } from "../fair/draw.ts";
import { EVEN, IllegalPlay, returnOf } from "../game.ts";
import { deucesRules, jacksRules } from "../titles/pokerTables.ts";
import { waysToChoose } from "../ways.ts";
import { CARDS } from "./cards.ts";
import { deucesHand, jacksHand, type PokerHand, pokerHands } from "./pokerHands.ts";
import { pairsHold, VIDEO_POKER_WAYS, type VideoPokerRules, videoPoker } from "./videoPoker.ts";
import { eachHand, type Holds, holdsOf } from "./videoPokerHolds.ts";

const isLong = process.env["TEST_LONG"] === "1";
/** The long run counts each of 2,598,960 hands, the short one every 97th. */
const step = isLong ? 1 : 97;

function counted(holds: Holds, hold: (cards: readonly number[]) => number): Map<PokerHand, number> {
  const ways = new Map<PokerHand, number>();
  let index = 0;
  eachHand((cards) => {
    index += 1;
    if (index % step !== 0) return;
    const { hands, draws } = holds.after(cards, hold(cards));
    // All draws of all hands, brought to one denominator, are whole numbers.
    const share = (VIDEO_POKER_WAYS / waysToChoose(CARDS, 5) / draws) * step;
    for (const [place, hand] of pokerHands.entries())
      if (hands[place] !== 0) ways.set(hand, (ways.get(hand) ?? 0) + (hands[place] ?? 0) * share);
  });
  return ways;
}

describe.each([
  { name: "jacks or better", rules: jacksRules },
  { name: "deuces wild", rules: deucesRules },
])("$name", ({ rules }) => {
  const holds = holdsOf(rules);
  const policies = { best: holds.best, pairs: (cards: readonly number[]) => pairsHold(rules, cards) };
  it.each(["best", "pairs"] as const)(
    "%s: hands come as often as the title says",
    (way) => {
      const found = counted(holds, policies[way]);
      for (const [hand, ways] of Object.entries(rules.ways[way])) {
        const share = (found.get(hand as PokerHand) ?? 0) / ways;
        if (isLong) expect(share, hand).toBe(1);
        // Hands that are rarer than one in 100 come too seldom in the sample.
        else if (ways > VIDEO_POKER_WAYS / 100) expect(Math.abs(share - 1), hand).toBeLessThan(0.05);
      }
      if (isLong) expect(found.size).toBe(Object.keys(rules.ways[way]).length);
    },
    600_000,
  );
});

it("returns what is published for these paytables at best play", () => {
  const returned = (rules: VideoPokerRules) => returnOf(videoPoker(rules).chances({ bet: {}, moves: [], way: "best" }));
  expect(returned(jacksRules)).toBeCloseTo(0.995_439, 6);
  expect(returned(deucesRules)).toBeCloseTo(0.997_283, 6);
});

/** `2d` is card 0, `Ac` card 51. */
const card = (name: string) => "23456789TJQKA".indexOf(name[0] ?? "") * 4 + "dhsc".indexOf(name[1] ?? "");
const cards = (names: string) => names.split(" ").map(card);

it.each<[string, PokerHand | null]>([
  ["Td Jd Qd Kd Ad", "royal"],
  ["9d Td Jd Qd Kd", "straightFlush"],
  ["Ah 2h 3h 4h 5h", "straightFlush"],
  ["7d 7h 7s 7c 2d", "fourOfAKind"],
  ["7d 7h 7s 2c 2d", "fullHouse"],
  ["2d 9d Jd Kd 4d", "flush"],
  ["Ad 2h 3h 4h 5h", "straight"],
  ["Td Jh Qh Kh Ah", "straight"],
  ["Kd Ah 2h 3h 4h", null],
  ["7d 7h 7s 2c 3d", "threeOfAKind"],
  ["7d 7h 2s 2c 3d", "twoPair"],
  ["Jd Jh 2s 4c 3d", "jacksOrBetter"],
  ["Td Th 2s 4c 3d", null],
])("%s without wild cards is %s", (names, hand) => expect(jacksHand(cards(names))).toBe(hand));

it.each<[string, PokerHand | null]>([
  ["Td Jd Qd Kd Ad", "royal"],
  ["2d 2h 2s 2c 7d", "fourDeuces"],
  ["2d 2h Qd Kd Ad", "wildRoyal"],
  ["2d 2h 2s 7c 7d", "fiveOfAKind"],
  ["2d 2h 9d Td Jd", "straightFlush"],
  ["2d 3h 4h 5h Ah", "straightFlush"],
  ["2d 2h 2s 7c 9d", "fourOfAKind"],
  ["2d 7h 7s 9c 9d", "fullHouse"],
  ["2d 4h 7h 9h Kh", "flush"],
  ["2d 2h 5s 7c 8d", "straight"],
  ["2d 7h 7s 9c Kd", "threeOfAKind"],
  ["2d 3h 7s 9c Kd", null],
  ["7d 7h 9s 9c Kd", null],
])("%s with deuces wild is %s", (names, hand) => expect(deucesHand(cards(names))).toBe(hand));

it("replaces the cards that are not held, each in its place, and is over then", () => {
  const game = videoPoker(jacksRules);
  const zeros = () => drawFrom(() => 0);
  // Zeros take the lowest card that is left.
  expect(game.play({}, [], zeros())).toMatchObject({
    isOver: false,
    view: { cards: [0, 1, 2, 3, 4], hand: "fourOfAKind" },
  });
  const drawn = game.play({}, [{ hold: [0, 3] }], zeros());
  expect(drawn).toMatchObject({ isOver: true, returned: 9 * EVEN, view: { cards: [0, 5, 6, 3, 7], held: [0, 3] } });
  for (const hold of [[0, 0], [5], [-1], "all"]) expect(() => game.play({}, [{ hold }], zeros())).toThrow(IllegalPlay);
  expect(() => game.play({}, [{ hold: [] }, { hold: [] }], zeros())).toThrow(IllegalPlay);
});
