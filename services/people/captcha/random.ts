/** Randomness for pictures and sounds of captchas: unpredictable, and reproducible from a seed. */
import { createCipheriv } from "node:crypto";

/** The next number, 0 ≤ n < 1. */
export type Random = () => number;

const block = 4096;

/** Numbers that only the holder of the seed (32 bytes) can compute: the stream of AES in counter mode. */
export function seeded(seed: Uint8Array): Random {
  const stream = createCipheriv("aes-256-ctr", seed, Buffer.alloc(16));
  let bytes = Buffer.alloc(0);
  let next = 0;
  return () => {
    if (next >= bytes.length) [bytes, next] = [stream.update(Buffer.alloc(block)), 0];
    const value = bytes.readUInt32BE(next) / 2 ** 32;
    next += 4;
    return value;
  };
}

export const between = (random: Random, low: number, high: number): number => low + random() * (high - low);

/** One of some things. @throws RangeError when there is none */
export function oneOf<T>(random: Random, things: readonly T[]): T {
  const thing = things[Math.floor(random() * things.length)];
  if (thing === undefined) throw new RangeError("nothing to choose from");
  return thing;
}
