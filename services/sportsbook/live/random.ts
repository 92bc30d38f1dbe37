/** Draws that nobody outside can guess and that come out the same after a restart: keyed by a secret and a purpose. */
import { createHmac } from "node:crypto";
import type { Random } from "../seed/random.ts";

/** A 32-bit number for a purpose. */
export function keyedNumber(secret: Buffer, purpose: string): number {
  return createHmac("sha256", secret).update(purpose).digest().readUInt32BE(0);
}

/** Bytes of one number, and how many numbers a block of 32 bytes gives. */
const bytesEach = 6;
const perBlock = 5;

/**
 * A row of numbers in [0, 1) for a purpose: HMAC-SHA-256 in counter mode. Whoever sees what some of them led to (the
 * first half of a match) can't work out the others (the second half); a generator with a small state would let him
 * try all its seeds.
 */
export function keyedRandom(secret: Buffer, purpose: string): Random {
  let block = Buffer.alloc(0);
  let used = perBlock;
  let counter = 0;
  return () => {
    if (used === perBlock) {
      block = createHmac("sha256", secret).update(`${purpose}#${counter}`).digest();
      counter += 1;
      used = 0;
    }
    const number = block.readUIntBE(used * bytesEach, bytesEach) / 2 ** (8 * bytesEach);
    used += 1;
    return number;
  };
}

/** A whole number in [0, count). */
export function drawIndex(random: Random, count: number): number {
  return Math.min(count - 1, Math.floor(random() * count));
}

/** The items in an order drawn anew (Fisher–Yates). */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const keyed = items.map((item) => ({ item, key: random() }));
  return keyed.toSorted((one, other) => one.key - other.key).map(({ item }) => item);
}
