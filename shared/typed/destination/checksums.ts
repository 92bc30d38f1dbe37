/** Checksums that the libraries of encodings leave out. */

export const sameBytes = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);

/** CRC-16 as XMODEM has it. */
export function crc16(bytes: Uint8Array): number {
  let rest = 0;
  for (const byte of bytes) {
    rest ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) rest = (rest & 0x80_00 ? (rest << 1) ^ 0x10_21 : rest << 1) & 0xff_ff;
  }
  return rest;
}

/** CRC-32 as Ethernet and zip have it. */
function crc32(bytes: Uint8Array): number {
  let rest = 0xff_ff_ff_ff;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xed_b8_83_20 : rest >>> 1;
  }
  return (rest ^ 0xff_ff_ff_ff) >>> 0;
}

/**
 * Whether bytes are Cardano's address of before 2020: in CBOR an array of two, of which the first is tagged bytes and
 * the second their CRC-32.
 */
export function byronPayload(bytes: Uint8Array | null): boolean {
  if (bytes === null || bytes.length < 12) return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const length = bytes[4] ?? 0;
  if (view.getUint32(0) !== 0x82_d8_18_58 || bytes.length !== length + 10 || bytes[length + 5] !== 0x1a) return false;
  return crc32(bytes.subarray(5, length + 5)) === view.getUint32(length + 6);
}

const CASH_SIGNS = "qpzry9x8gf2tvdw0s3jn54khce6mua7l";
const CASH_GENERATOR = [0x98f2bc8e61n, 0x79b76d99e2n, 0xf33e5fb3c4n, 0xae2eabe2a8n, 0x1e4f43e470n];

function cashRest(values: readonly number[]): bigint {
  let rest = 1n;
  for (const value of values) {
    const top = rest >> 35n;
    rest = ((rest & 0x07ffffffffn) << 5n) ^ BigInt(value);
    CASH_GENERATOR.forEach((generator, bit) => {
      if ((top >> BigInt(bit)) & 1n) rest ^= generator;
    });
  }
  return rest ^ 1n;
}

/** Whether a text is an address of Bitcoin Cash for twenty bytes of a key or a script, with its prefix or without. */
export function cashPayload(text: string): boolean {
  if (text !== text.toLowerCase() && text !== text.toUpperCase()) return false;
  const prefix = "bitcoincash";
  const body = text.toLowerCase().replace(`${prefix}:`, "");
  if (!/^[qp][a-z\d]{41}$/.test(body)) return false;
  const values = [...body].map((sign) => CASH_SIGNS.indexOf(sign));
  if (values.includes(-1)) return false;
  return cashRest([...[...prefix].map((sign) => sign.charCodeAt(0) & 31), 0, ...values]) === 0n;
}
