/**
 * Casino hold'em: two cards each and three on the table from one deck. The player folds or calls for two more stakes, then
 * two more cards come. A dealer below a pair of fours doesn't play: the call comes back, and the ante is paid.
 */
import { CARDS, rankOf, suitOf } from "../cards/cards.ts";
import { pickFrom } from "../fair/draw.ts";
import { type Chance, EVEN, fieldsOf, type Game, IllegalPlay, type Line, oneOf, type Position } from "../game.ts";
import { type HandName, handValue, kindOf, pairValue } from "./handValue.ts";

/** What the ante is paid by the player's hand, to one; lower hands are paid even. */
export const antePays: Readonly<Partial<Record<HandName, number>>> = {
  royal: 100,
  straightFlush: 20,
  fourOfAKind: 10,
  fullHouse: 3,
  flush: 2,
};
export const antePaid = (hand: HandName): number => antePays[hand] ?? 1;

const FOUR = 2;
/** The least value that a dealer plays with. */
export const QUALIFIES = pairValue(FOUR);
const TEN = 8;

export const holdemResults = ["notQualified", "won", "push", "lost"] as const;
export type HoldemResult = (typeof holdemResults)[number];

/** All that a called round returns, in stakes, of three. */
export const holdemReturn = (result: HoldemResult, ante: number): number =>
  ({ notQualified: 3 + ante, won: 5 + ante, push: 3, lost: 0 })[result];

export const compared = (own: number, dealer: number): HoldemResult =>
  dealer < QUALIFIES ? "notQualified" : own > dealer ? "won" : own === dealer ? "push" : "lost";

export const holdemWays = ["careful", "always"] as const;
export type HoldemWay = (typeof holdemWays)[number];

/** Bits of ranks within five neighbors, of which four make a draw to a straight. */
const neighbors = [...Array.from({ length: 9 }, (_, low) => 0b11111 << low), (1 << 12) | 0b1111];
const countOf = (bits: number) => {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
};
/** By ranks as bits: whether four of them are within five neighbors. */
const isStraightDraw = Uint8Array.from({ length: 1 << 13 }, (_, ranks) =>
  neighbors.some((window) => countOf(ranks & window) >= 4) ? 1 : 0,
);

/**
 * A simple way to play: calls with a pair of one's own or with the table, with a ten or better, with both cards above the
 * table, and with four cards to a flush or a straight; folds the rest.
 */
export function isCalled(one: number, other: number, flop: readonly [number, number, number]): boolean {
  const [high, low] = [rankOf(one), rankOf(other)];
  if (high === low || high >= TEN || low >= TEN) return true;
  let [table, highest, ofOne, ofOther] = [0, 0, 0, 0];
  for (const card of flop) {
    const rank = rankOf(card);
    if (rank === high || rank === low) return true;
    table |= 1 << rank;
    if (rank > highest) highest = rank;
    if (suitOf(card) === suitOf(one)) ofOne += 1;
    if (suitOf(card) === suitOf(other)) ofOther += 1;
  }
  if (high > highest && low > highest) return true;
  if (suitOf(one) === suitOf(other) ? ofOne >= 2 : ofOne === 3 || ofOther === 3) return true;
  return isStraightDraw[table | (1 << high) | (1 << low)] === 1;
}

/** In how many of all deals each result comes, by what the ante is paid; the rest are folded. holdem.test.ts counts them. */
export interface HoldemCounts {
  folded: number;
  called: Readonly<Record<number, Readonly<Record<HoldemResult, number>>>>;
}
/** Five cards on the table, in ten ways the first three of them, times two cards of the player, times two of the dealer. */
export const HOLDEM_DEALS = 2_598_960 * 10 * 1081 * 990;

function chancesOf({ folded, called }: HoldemCounts): Chance[] {
  const list = Object.entries(called).flatMap(([ante, results]) =>
    holdemResults.map((result) => ({
      probability: results[result] / HOLDEM_DEALS,
      returned: holdemReturn(result, Number(ante)) * EVEN,
      stakes: 3,
    })),
  );
  return [{ probability: folded / HOLDEM_DEALS, returned: 0, stakes: 1 }, ...list];
}

const wayOf = ({ way }: Pick<Line, "way">): HoldemWay => {
  const found = holdemWays.find((name) => name === way);
  if (found === undefined) throw new Error(`There is no way ${way} to play`);
  return found;
};

const moves = ["call", "fold"] as const;

export const holdem = (counts: Readonly<Record<HoldemWay, HoldemCounts>>): Game => ({
  play: (bet, given, draw): Position => {
    fieldsOf(bet);
    const dealt = pickFrom(draw, CARDS, 9);
    const [player, dealer, table] = [dealt.slice(0, 2), dealt.slice(2, 4), dealt.slice(4)];
    const [first, ...more] = given;
    if (more.length > 0) throw new IllegalPlay("the round is over");
    const flop = table.slice(0, 3);
    const hand = kindOf(handValue([...player, ...flop]));
    if (first === undefined)
      return {
        view: { player, table: flop, hand, dealer: null, result: null },
        isOver: false,
        returned: 0,
        canCollect: false,
      };
    if (oneOf(fieldsOf(first)["do"], moves) === "fold")
      return {
        view: { player, table: flop, hand, dealer, result: "folded" },
        isOver: true,
        returned: 0,
        canCollect: false,
      };
    const [own, other] = [handValue([...player, ...table]), handValue([...dealer, ...table])];
    const result = compared(own, other);
    return {
      view: { player, table, hand: kindOf(own), dealer, dealerHand: kindOf(other), result },
      isOver: true,
      returned: holdemReturn(result, antePaid(kindOf(own))) * EVEN,
      canCollect: false,
      stakes: 3,
    };
  },
  chances: (line) => chancesOf(counts[wayOf(line)]),
  choose: (way, { view }) => {
    const [one = 0, other = 0] = view["player"] as readonly number[];
    const [first = 0, second = 0, third = 0] = view["table"] as readonly number[];
    return { do: wayOf({ way }) === "always" || isCalled(one, other, [first, second, third]) ? "call" : "fold" };
  },
  lines: holdemWays.map((way) => ({ bet: {}, moves: [], way })),
});
