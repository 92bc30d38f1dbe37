/** What five cards are worth in video poker. Written without lists, for it is asked millions of times. */
import { ACE, JACK, rankOf, RANKS, suitOf } from "./cards.ts";

/** From the highest to the lowest. */
export const pokerHands = [
  "royal",
  "fourDeuces",
  "wildRoyal",
  "fiveOfAKind",
  "straightFlush",
  "fourOfAKind",
  "fullHouse",
  "flush",
  "straight",
  "threeOfAKind",
  "twoPair",
  "jacksOrBetter",
] as const;
export type PokerHand = (typeof pokerHands)[number];

/** Rank of the wild cards where there are some. */
export const DEUCE = 0;
const straights = [
  ...Array.from({ length: RANKS - 4 }, (_, low) => 0b11111 << low),
  // Ace to five.
  (1 << ACE) | 0b1111,
];
const ROYAL = straights[RANKS - 5] ?? 0;
/** By the ranks of a hand as bits: whether they stand within one straight. */
const isWithinStraight = Array.from({ length: 1 << RANKS }, (_, ranks) =>
  straights.some((straight) => (ranks & ~straight) === 0),
);

interface Shape {
  wild: number;
  ranks: number;
  isFlush: boolean;
  /** Size of the largest group of a rank, and of the next one. */
  most: number;
  second: number;
  /** Bits of ranks that come more than once. */
  repeated: number;
}

const counts = new Uint8Array(RANKS);

function shapeOf(cards: readonly number[], hasWild: boolean): Shape {
  const shape: Shape = { wild: 0, ranks: 0, isFlush: true, most: 0, second: 0, repeated: 0 };
  let suit = -1;
  counts.fill(0);
  for (const card of cards) {
    const rank = rankOf(card);
    if (hasWild && rank === DEUCE) {
      shape.wild += 1;
      continue;
    }
    const bit = 1 << rank;
    if ((shape.ranks & bit) !== 0) shape.repeated |= bit;
    shape.ranks |= bit;
    if (suit !== -1 && suit !== suitOf(card)) shape.isFlush = false;
    suit = suitOf(card);
    counts[rank] = (counts[rank] ?? 0) + 1;
  }
  for (const count of counts)
    if (count > shape.most) {
      shape.second = shape.most;
      shape.most = count;
    } else if (count > shape.second) shape.second = count;
  return shape;
}

const isStraight = ({ most, ranks }: Shape) => most === 1 && isWithinStraight[ranks] === true;

export function jacksHand(cards: readonly number[]): PokerHand | null {
  const shape = shapeOf(cards, false);
  const { most, second, repeated, isFlush, ranks } = shape;
  if (most === 4) return "fourOfAKind";
  if (most === 3) return second === 2 ? "fullHouse" : "threeOfAKind";
  if (most === 2) return second === 2 ? "twoPair" : repeated >= 1 << JACK ? "jacksOrBetter" : null;
  if (!isStraight(shape)) return isFlush ? "flush" : null;
  return isFlush ? (ranks === ROYAL ? "royal" : "straightFlush") : "straight";
}

export function deucesHand(cards: readonly number[]): PokerHand | null {
  const shape = shapeOf(cards, true);
  const { wild, most, second, isFlush, ranks } = shape;
  if (wild === 4) return "fourDeuces";
  if (most + wild === 5) return "fiveOfAKind";
  const straight = isStraight(shape);
  if (isFlush && straight) {
    if ((ranks & ~ROYAL) !== 0) return "straightFlush";
    return wild === 0 ? "royal" : "wildRoyal";
  }
  if (most + wild === 4) return "fourOfAKind";
  if (most + second + wild === 5) return "fullHouse";
  if (isFlush) return "flush";
  if (straight) return "straight";
  return most + wild === 3 ? "threeOfAKind" : null;
}
