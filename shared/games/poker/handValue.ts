/** What the best five of up to seven cards are worth, as a number: the higher hand has the higher one. Asked millions of times. */
import { rankOf, RANKS, suitOf } from "../cards/cards.ts";

/** From the lowest to the highest. */
export const handNames = [
  "highCard",
  "onePair",
  "twoPair",
  "threeOfAKind",
  "straight",
  "flush",
  "fullHouse",
  "fourOfAKind",
  "straightFlush",
  "royal",
] as const;
export type HandName = (typeof handNames)[number];

const [HIGH, PAIR, TWO_PAIR, THREE, STRAIGHT, FLUSH, FULL, FOUR, STRAIGHT_FLUSH, ROYAL] = handNames.keys();
/** A value is its kind times this, and what decides among equal kinds. */
const KIND = 2 ** 22;
/** Ranks beside a group are compared as bits below it. */
const GROUP = 2 ** RANKS;
const SETS = 1 << RANKS;

const bitsOf = (ranks: number) => {
  let count = 0;
  for (let left = ranks; left !== 0; left &= left - 1) count += 1;
  return count;
};
/** By ranks as bits: the highest card of a straight among them, −1 without one. An ace may stand below a two. */
const straightTop = Int8Array.from({ length: SETS }, (_, ranks) => {
  for (let low = RANKS - 5; low >= 0; low -= 1) if (((ranks >> low) & 0b11111) === 0b11111) return low + 4;
  return (ranks & 0b1111) === 0b1111 && ranks >> (RANKS - 1) !== 0 ? 3 : -1;
});
/** By number and ranks as bits: the highest so many of them. */
const topOf = [0, 1, 2, 3, 4, 5].map((most) =>
  Int16Array.from({ length: SETS }, (_, ranks) => {
    let left = ranks;
    while (bitsOf(left) > most) left &= left - 1;
    return left;
  }),
);
const top = (most: number, ranks: number): number => topOf[most]?.[ranks] ?? 0;

export const kindOf = (value: number): HandName => handNames[Math.floor(value / KIND)] ?? "highCard";
/** The least value of a pair of this rank. */
export const pairValue = (rank: number): number => (PAIR ?? 0) * KIND + rank * GROUP;

const suits = new Int32Array(4);

export function handValue(cards: readonly number[]): number {
  // Bits of ranks that come at least once, twice, three and four times.
  let [once, twice, thrice, four] = [0, 0, 0, 0];
  suits.fill(0);
  for (const card of cards) {
    const bit = 1 << rankOf(card);
    four |= thrice & bit;
    thrice |= twice & bit;
    twice |= once & bit;
    once |= bit;
    suits[suitOf(card)] = (suits[suitOf(card)] ?? 0) | bit;
  }
  for (const ranks of suits) {
    if (bitsOf(ranks) < 5) continue;
    const high = straightTop[ranks] ?? -1;
    if (high === RANKS - 1) return (ROYAL ?? 0) * KIND;
    if (high >= 0) return (STRAIGHT_FLUSH ?? 0) * KIND + high;
    // With seven cards, a flush leaves no room for a full house or four of a kind.
    return (FLUSH ?? 0) * KIND + top(5, ranks);
  }
  if (four !== 0) return (FOUR ?? 0) * KIND + rankIn(four) * GROUP + top(1, once & ~four);
  if (thrice !== 0) {
    const three = top(1, thrice);
    const pair = top(1, twice & ~three);
    if (pair !== 0) return (FULL ?? 0) * KIND + rankIn(three) * GROUP + rankIn(pair);
    const high = straightTop[once] ?? -1;
    if (high >= 0) return (STRAIGHT ?? 0) * KIND + high;
    return (THREE ?? 0) * KIND + rankIn(three) * GROUP + top(2, once & ~three);
  }
  const high = straightTop[once] ?? -1;
  if (high >= 0) return (STRAIGHT ?? 0) * KIND + high;
  if (twice === 0) return (HIGH ?? 0) * KIND + top(5, once);
  const first = top(1, twice);
  const second = top(1, twice & ~first);
  if (second === 0) return (PAIR ?? 0) * KIND + rankIn(first) * GROUP + top(3, once & ~first);
  return (TWO_PAIR ?? 0) * KIND + (rankIn(first) * RANKS + rankIn(second)) * GROUP + top(1, once & ~first & ~second);
}

/** The rank of a single bit. */
const rankIn = (bit: number): number => 31 - Math.clz32(bit);
