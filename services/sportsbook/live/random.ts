/** Draws that nobody outside can guess and that come out the same after a restart: keyed by a secret and a purpose. */
import { createHmac } from "node:crypto";
import { seededRandom, type Random } from "../seed/random.ts";

/** 48 bits of HMAC-SHA-256 as a number in [0, 1). */
export function keyedFraction(secret: Buffer, purpose: string): number {
  return createHmac("sha256", secret).update(purpose).digest().readUIntBE(0, 6) / 2 ** 48;
}

/** A 32-bit number for a purpose. */
export function keyedNumber(secret: Buffer, purpose: string): number {
  return createHmac("sha256", secret).update(purpose).digest().readUInt32BE(0);
}

/**
 * A row of numbers in [0, 1) for a purpose. The row is that of a small generator seeded by 32 bits: whoever sees the
 * whole of what it drew might find the seed, so one row serves one game only and what follows from it shows in time.
 */
export function keyedRandom(secret: Buffer, purpose: string): Random {
  return seededRandom(keyedNumber(secret, purpose));
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
