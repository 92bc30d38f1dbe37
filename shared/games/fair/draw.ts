/**
 * The numbers that decide a round. Bytes are HMAC-SHA256 with the server's seed as text for its key, over
 * `clientSeed:nonce:block` with block 0, 1, 2 …; four bytes make a fraction from 0 up to but not 1.
 */
import { bytesOf, hexOf, hmacSha256, sha256 } from "./sha256.ts";

export interface Draw {
  /** The next fraction: a whole number of 2⁻³². */
  fraction(): number;
  /**
   * ⌊fraction·count⌋, from 0 to count − 1. No remainder is taken: two results differ in chance by 2⁻³² at most.
   */
  below(count: number): number;
}

export interface Seeds {
  serverSeed: string;
  clientSeed: string;
  /** Number of the round under these seeds. */
  nonce: number;
}

/** What is shown of a server's seed before it is revealed. */
export const hashOfSeed = (serverSeed: string): string => hexOf(sha256(bytesOf(serverSeed)));

const clientSeedForm = /^[A-Za-z0-9_-]{1,64}$/;
/** Letters, digits, `_` and `-`: a colon would make two messages of different seeds the same. */
export const isClientSeed = (text: string): boolean => clientSeedForm.test(text);

/** A draw over 32-bit words, for seeds and for tests. */
export function drawFrom(word: () => number): Draw {
  const fraction = () => word() / 2 ** 32;
  return { fraction, below: (count) => Math.floor(fraction() * count) };
}

/** A draw over HMAC-SHA256 with the key as text, block by block. */
function drawOver(keyText: string, message: (block: number) => string): Draw {
  const key = bytesOf(keyText);
  let block = -1;
  let view: DataView = new DataView(new ArrayBuffer(0));
  let at = 0;
  return drawFrom(() => {
    if (at === view.byteLength) {
      block += 1;
      view = new DataView(hmacSha256(key, bytesOf(message(block))).buffer);
      at = 0;
    }
    at += 4;
    return view.getUint32(at - 4);
  });
}

export const drawOf = ({ serverSeed, clientSeed, nonce }: Seeds): Draw =>
  drawOver(serverSeed, (block) => `${clientSeed}:${nonce}:${block}`);

/**
 * The draw of a shared round: the key is the round's hash as text, and the message is the public seed, with `:1`, `:2` …
 * after it for further blocks.
 */
export const sharedDraw = (hash: string, publicSeed: string): Draw =>
  drawOver(hash, (block) => (block === 0 ? publicSeed : `${publicSeed}:${block}`));

/** Longest chain of hashes. */
export const CHAIN = 10_000;

/**
 * How many steps lead from a round's hash to the hash that was published before the first round of its chain; null where
 * none of them does. Each step is the SHA-256 of the hash as text.
 */
export function stepsTo(terminal: string, hash: string): number | null {
  let now = hash;
  for (let steps = 1; steps <= CHAIN; steps += 1) {
    now = hashOfSeed(now);
    if (now === terminal) return steps;
  }
  return null;
}

/** Takes some of the numbers 0 to size − 1 one after the other, none twice. */
export function pickFrom(draw: Draw, size: number, count: number): number[] {
  const left = Array.from({ length: size }, (_, index) => index);
  return Array.from({ length: count }, () => left.splice(draw.below(left.length), 1)[0] ?? 0);
}
