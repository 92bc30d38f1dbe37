/**
 * SHA-256 and HMAC (FIPS 180-4, RFC 2104) without a platform: the server that draws a round and the browser that checks
 * it run this same code, also where the browser offers no cryptography, as on a plain http page.
 */

/** The first 32 bits of the fractional parts of the roots of the first primes: of cube roots K, of square roots H. */
function primeRoots(): { k: Uint32Array; h: Uint32Array } {
  const k = new Uint32Array(64);
  const h = new Uint32Array(8);
  const fraction = (root: number) => (root - Math.floor(root)) * 2 ** 32;
  for (let candidate = 2, found = 0; found < 64; candidate += 1) {
    let isPrime = true;
    for (let divisor = 2; divisor * divisor <= candidate; divisor += 1) if (candidate % divisor === 0) isPrime = false;
    if (!isPrime) continue;
    if (found < 8) h[found] = fraction(Math.sqrt(candidate));
    k[found] = fraction(Math.cbrt(candidate));
    found += 1;
  }
  return { k, h };
}
const { k: K, h: H } = primeRoots();

const rotated = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** Message, a 1 bit, zeros, and the message's length in bits: a whole number of blocks of 64 bytes. */
function padded(message: Uint8Array): DataView {
  const bytes = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(bytes.length - 4, (message.length << 3) >>> 0);
  return view;
}

export function sha256(message: Uint8Array): Uint8Array {
  const view = padded(message);
  const state = Uint32Array.from(H);
  const words = new Uint32Array(64);
  const word = (index: number) => words[index] ?? 0;
  for (let block = 0; block < view.byteLength; block += 64) {
    for (let t = 0; t < 16; t += 1) words[t] = view.getUint32(block + t * 4);
    for (let t = 16; t < 64; t += 1) {
      const [early, late] = [word(t - 15), word(t - 2)];
      const small0 = rotated(early, 7) ^ rotated(early, 18) ^ (early >>> 3);
      const small1 = rotated(late, 17) ^ rotated(late, 19) ^ (late >>> 10);
      words[t] = word(t - 16) + small0 + word(t - 7) + small1;
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
    for (let t = 0; t < 64; t += 1) {
      const big1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
      const one = (h + big1 + ((e & f) ^ (~e & g)) + (K[t] ?? 0) + word(t)) | 0;
      const big0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22);
      const two = (big0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    for (const [index, value] of [a, b, c, d, e, f, g, h].entries()) state[index] = (state[index] ?? 0) + value;
  }
  const digest = new DataView(new ArrayBuffer(32));
  for (const [index, value] of state.entries()) digest.setUint32(index * 4, value);
  return new Uint8Array(digest.buffer);
}

const BLOCK = 64;

export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  const joined = (pad: number, rest: Uint8Array) => {
    const bytes = new Uint8Array(BLOCK + rest.length);
    bytes.set(block.map((byte) => byte ^ pad));
    bytes.set(rest, BLOCK);
    return bytes;
  };
  return sha256(joined(0x5c, sha256(joined(0x36, message))));
}

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
