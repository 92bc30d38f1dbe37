/** Random numbers that outsiders can't guess and that are the same after a restart: keyed by a secret and a purpose. */
import { createHmac, createSecretKey, type KeyObject } from "node:crypto";
import type { Random } from "../seed/random.ts";

/** Secrets as keys: given as bytes, each call makes a key of them, which takes four times as long as the rest. */
const keys = new WeakMap<Buffer, KeyObject>();

function keyOf(secret: Buffer): KeyObject {
  const known = keys.get(secret);
  if (known !== undefined) return known;
  const key = createSecretKey(secret);
  keys.set(secret, key);
  return key;
}

/** A 32-bit number for a purpose. */
export function keyedNumber(secret: Buffer, purpose: string): number {
  return createHmac("sha256", keyOf(secret)).update(purpose).digest().readUInt32BE(0);
}

/** Bytes of one number, and how many numbers a block of 32 bytes gives. */
const bytesEach = 6;
const perBlock = 5;

/**
 * A sequence of numbers in [0, 1) for a purpose: HMAC-SHA-256 in counter mode. The effects of some numbers (the first
 * half of a match) don't reveal the others (the second half). With a small-state generator all seeds could be tried.
 */
export function keyedRandom(secret: Buffer, purpose: string): Random {
  const key = keyOf(secret);
  let block = Buffer.alloc(0);
  let used = perBlock;
  let counter = 0;
  return () => {
    if (used === perBlock) {
      block = createHmac("sha256", key).update(`${purpose}#${counter}`).digest();
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

/** The items in an order drawn again (Fisher–Yates). */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const keyed = items.map((item) => ({ item, key: random() }));
  return keyed.toSorted((one, other) => one.key - other.key).map(({ item }) => item);
}
