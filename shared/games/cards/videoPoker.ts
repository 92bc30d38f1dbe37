/** Video poker: five cards of a deck of 52; the player holds some, and the others are replaced once, place by place. */
import type { Draw } from "../fair/draw.ts";
import { type Chance, EVEN, fieldsOf, type Game, IllegalPlay, type Line, type Position, wholeIn } from "../game.ts";
import { CARDS, rankOf } from "./cards.ts";
import { DEUCE, type PokerHand, pokerHands } from "./pokerHands.ts";
import { type Holds, holdsOf, type PokerTable } from "./videoPokerHolds.ts";

const HAND = 5;
/** All ways to a hand: hands times draws, brought to one denominator. */
export const VIDEO_POKER_WAYS = 19_933_230_517_200;

export const videoPokerWays = ["best", "pairs"] as const;
export type VideoPokerWay = (typeof videoPokerWays)[number];

export interface VideoPokerRules extends PokerTable {
  /** In how many of all ways each hand comes by a way to play. videoPoker.test.ts counts them. */
  ways: Readonly<Record<VideoPokerWay, Readonly<Partial<Record<PokerHand, number>>>>>;
}

/** Numbers of the places that a hold keeps, from its bits. */
const placesOf = (hold: number) => [0, 1, 2, 3, 4].filter((place) => (hold & (1 << place)) !== 0);

/** A simple way: keeps a straight or better, else wild cards and those of equal rank, else none. */
export function pairsHold({ handOf, hasWild }: PokerTable, cards: readonly number[]): number {
  const hand = handOf(cards);
  const isWhole = hand !== null && pokerHands.indexOf(hand) <= pokerHands.indexOf("straight");
  if (isWhole) return 2 ** HAND - 1;
  const isKept = (card: number) =>
    (hasWild && rankOf(card) === DEUCE) || cards.filter((other) => rankOf(other) === rankOf(card)).length > 1;
  return cards.reduce((hold, card, place) => (isKept(card) ? hold | (1 << place) : hold), 0);
}

function readHold(move: unknown): number {
  const { hold } = fieldsOf(move);
  if (!Array.isArray(hold)) throw new IllegalPlay("no list of places");
  let bits = 0;
  for (const given of hold as unknown[]) {
    const bit = 1 << wholeIn(given, 0, HAND - 1);
    if ((bits & bit) !== 0) throw new IllegalPlay("a place stands twice");
    bits |= bit;
  }
  return bits;
}

function deck(draw: Draw): () => number {
  const left = Array.from({ length: CARDS }, (_, card) => card);
  return () => left.splice(draw.below(left.length), 1)[0] ?? 0;
}

const chancesOf = ({ pays, ways }: VideoPokerRules, way: VideoPokerWay): Chance[] => {
  const won = pokerHands.flatMap((hand) => {
    const count = ways[way][hand];
    return count === undefined ? [] : [{ probability: count / VIDEO_POKER_WAYS, returned: (pays[hand] ?? 0) * EVEN }];
  });
  const rest = 1 - won.reduce((total, { probability }) => total + probability, 0);
  return [...won, { probability: rest, returned: 0 }];
};

const wayOf = ({ way }: Pick<Line, "way">): VideoPokerWay => {
  const found = videoPokerWays.find((name) => name === way);
  if (found === undefined) throw new Error(`There is no way ${way} to play`);
  return found;
};

export function videoPoker(rules: VideoPokerRules): Game {
  let holds: Holds | null = null;
  const best = (cards: readonly number[]) => (holds ??= holdsOf(rules)).best(cards);
  return {
    play: (bet, moves, draw) => {
      fieldsOf(bet);
      const next = deck(draw);
      let cards = Array.from({ length: HAND }, next);
      let held: number | null = null;
      for (const move of moves) {
        if (held !== null) throw new IllegalPlay("the round is over");
        const hold = readHold(move);
        held = hold;
        cards = cards.map((card, place) => ((hold & (1 << place)) === 0 ? next() : card));
      }
      const hand = rules.handOf(cards);
      const isOver = held !== null;
      const returned = isOver && hand !== null ? (rules.pays[hand] ?? 0) * EVEN : 0;
      return {
        view: { cards, hand: hand !== null && rules.pays[hand] !== undefined ? hand : null, held: placesOf(held ?? 0) },
        isOver,
        returned,
        canCollect: false,
      } satisfies Position;
    },
    chances: (line) => chancesOf(rules, wayOf(line)),
    choose: (way, { view }) => {
      const cards = view["cards"] as readonly number[];
      const sorted = cards.toSorted((one, other) => one - other);
      const hold = wayOf({ way }) === "best" ? best(sorted) : pairsHold(rules, sorted);
      return { hold: placesOf(hold).map((place) => cards.indexOf(sorted[place] ?? 0)) };
    },
    lines: videoPokerWays.map((way) => ({ bet: {}, moves: [], way })),
  };
}
