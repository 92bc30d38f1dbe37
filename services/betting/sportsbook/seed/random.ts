/**
 * A small seeded generator, so that everything drawn from it can be drawn again: mulberry32 (Tommy Ettinger, public
 * domain). Not for secrets; a caller who needs unguessable draws seeds it from a secret.
 */

/** Next number in [0, 1). */
export type Random = () => number;

/** Generator for a 32-bit seed. The same seed gives the same row of numbers. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** 32-bit FNV-1a of a text's UTF-16 units: the same text gives the same number on every machine. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** A whole number from a Poisson distribution with mean `mean` ≥ 0 (inversion; fine for means of sport scores). */
export function drawPoisson(mean: number, random: Random): number {
  let left = random();
  let probability = Math.exp(-mean);
  let count = 0;
  while (left > probability && count < 1000) {
    left -= probability;
    count += 1;
    probability *= mean / count;
  }
  return count;
}
