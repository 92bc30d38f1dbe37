/**
 * Which cards to hold in video poker, exactly. A table has, for each set of up to five cards, how many hands of each kind
 * hold them all. What may come after a hold follows by inclusion and exclusion: sets with the cards thrown away are left out.
 */
import { waysToChoose } from "../ways.ts";
import { CARDS } from "./cards.ts";
import { type PokerHand, pokerHands } from "./pokerHands.ts";

export interface PokerTable {
  /** What hands return, in stakes; others return nothing. */
  pays: Readonly<Partial<Record<PokerHand, number>>>;
  handOf(cards: readonly number[]): PokerHand | null;
  /** Whether deuces are wild. */
  hasWild: boolean;
}

const HAND = 5;
/** Sets of the five cards of a hand, as bits. */
const SETS = 1 << HAND;
const sizes = Array.from({ length: SETS }, (_, set) => [1, 2, 4, 8, 16].filter((bit) => (set & bit) !== 0).length);
/** Ways to choose, by card and place: a set of cards in rising order has the sum as its number. */
const numbers = Array.from({ length: CARDS }, (_, card) =>
  Array.from({ length: HAND + 1 }, (__, place) => waysToChoose(card, place)),
);
/** Hands that may come of a hold, by the cards held. */
const drawsOf = Array.from({ length: HAND + 1 }, (_, held) => waysToChoose(CARDS - HAND, HAND - held));

function numberOf(cards: readonly number[], set: number): number {
  let number = 0;
  let place = 0;
  for (let index = 0; index < HAND; index += 1)
    if ((set & (1 << index)) !== 0) {
      place += 1;
      number += numbers[cards[index] ?? 0]?.[place] ?? 0;
    }
  return number;
}

/** Each hand of five cards in rising order. */
export function eachHand(visit: (cards: readonly number[]) => void): void {
  const cards = [0, 0, 0, 0, 0];
  const from = (place: number, least: number): void => {
    if (place === HAND) return visit(cards);
    for (let card = least; card < CARDS; card += 1) {
      cards[place] = card;
      from(place + 1, card + 1);
    }
  };
  from(0, 0);
}

export interface Holds {
  /** The hold with the highest expectation, as bits of places; cards in rising order. */
  best(cards: readonly number[]): number;
  /** How many draws after a hold make each hand of `pokerHands`, and how many draws there are. */
  after(cards: readonly number[], hold: number): { hands: number[]; draws: number };
}

export function holdsOf({ pays, handOf }: PokerTable): Holds {
  const listed = pokerHands.filter((hand) => pays[hand] !== undefined);
  const counted = new Map(
    listed.map((hand) => [hand, sizes.slice(0, HAND + 1).map((_, size) => new Int32Array(waysToChoose(CARDS, size)))]),
  );
  const paid = Array.from({ length: HAND + 1 }, (_, size) => new Int32Array(waysToChoose(CARDS, size)));
  eachHand((cards) => {
    const hand = handOf(cards);
    if (hand === null) return;
    const own = counted.get(hand);
    const worth = pays[hand] ?? 0;
    for (let set = 0; set < SETS; set += 1) {
      const number = numberOf(cards, set);
      const [count, pay] = [own?.[sizes[set] ?? 0], paid[sizes[set] ?? 0]];
      if (count !== undefined) count[number] = (count[number] ?? 0) + 1;
      if (pay !== undefined) pay[number] = (pay[number] ?? 0) + worth;
    }
  });
  const sums = new Float64Array(SETS);
  return {
    best: (cards) => {
      for (let set = 0; set < SETS; set += 1) sums[set] = paid[sizes[set] ?? 0]?.[numberOf(cards, set)] ?? 0;
      // Leaves in each place what comes with exactly these of the five cards.
      for (let bit = 1; bit < SETS; bit <<= 1)
        for (let set = 0; set < SETS; set += 1)
          if ((set & bit) === 0) sums[set] = (sums[set] ?? 0) - (sums[set | bit] ?? 0);
      let best = 0;
      let most = -1;
      for (let set = 0; set < SETS; set += 1) {
        const worth = (sums[set] ?? 0) / (drawsOf[sizes[set] ?? 0] ?? 1);
        if (worth > most) [best, most] = [set, worth];
      }
      return best;
    },
    after: (cards, hold) => {
      const thrown = (SETS - 1) & ~hold;
      const hands = pokerHands.map(() => 0);
      for (let more = thrown; ; more = (more - 1) & thrown) {
        const set = hold | more;
        const size = sizes[set] ?? 0;
        const number = numberOf(cards, set);
        const sign = (sizes[more] ?? 0) % 2 === 1 ? -1 : 1;
        for (const [index, hand] of pokerHands.entries())
          hands[index] = (hands[index] ?? 0) + sign * (counted.get(hand)?.[size]?.[number] ?? 0);
        if (more === 0) break;
      }
      return { hands, draws: drawsOf[sizes[hold] ?? 0] ?? 1 };
    },
  };
}
