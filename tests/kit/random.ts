/**
 * Repeatable randomness: the same seed gives the same numbers in every run and on every machine.
 */

/** A source of numbers in [0, 1). */
export type Random = () => number;

/** 32-bit hash of a text (FNV-1a with a final mix), so that close seeds give unrelated streams. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x45d9f3b);
  return (value ^ (value >>> 15)) >>> 0;
}

/** Numbers from a seed (mulberry32, public domain, by Tommy Ettinger). */
export function randomFrom(seed: string): Random {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

/** A whole number from `low` to `high`, both included. */
export const wholeNumber = (random: Random, low: number, high: number): number =>
  low + Math.floor(random() * (high - low + 1));

/** One of a list that is not empty. */
export function oneOf<Item>(random: Random, items: readonly [Item, ...Item[]]): Item {
  return items[Math.floor(random() * items.length)] ?? items[0];
}
