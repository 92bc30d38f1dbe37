/** A deck of 52 in the order 2♦ 2♥ 2♠ 2♣ 3♦ … A♣: card 0 is 2♦, card 51 is A♣. */

export const CARDS = 52;
const SUITS = 4;
/** Ranks go from 0, a two, to 12, an ace. */
export const RANKS = CARDS / SUITS;

export const ACE = RANKS - 1;
export const JACK = 9;

export const rankOf = (card: number): number => Math.floor(card / SUITS);
export const suitOf = (card: number): number => card % SUITS;
/** Diamonds and hearts. */
export const isRed = (card: number): boolean => suitOf(card) < 2;
