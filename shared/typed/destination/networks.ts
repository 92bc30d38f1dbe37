/** Networks that money is paid out in, and whether an address is one of theirs: its form, its version, its checksum. */
import { blake2b } from "@noble/hashes/blake2.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { base58, base58xmr, base58xrp, base64urlnopad, bech32, bech32m, hex } from "@scure/base";
import { byronPayload, cashPayload, crc16, sameBytes } from "./checksums.ts";
import { type MemoNetwork, takesMemo } from "./memo.ts";

/** What a decoder makes of a text; null where it throws. */
function decoded<Value>(decode: () => Value): Value | null {
  try {
    return decode();
  } catch {
    return null;
  }
}

type Coder = Pick<typeof base58, "decode">;

/** The bytes of a text whose last four are the first four of their twofold SHA-256. */
function checked(coder: Coder, text: string): Uint8Array | null {
  const bytes = decoded(() => coder.decode(text));
  if (bytes === null || bytes.length < 5) return null;
  const payload = bytes.subarray(0, -4);
  return sameBytes(sha256(sha256(payload)).subarray(0, 4), bytes.subarray(-4)) ? payload : null;
}

/** An address of twenty bytes behind one of the network's versions. */
const hasVersion = (text: string, versions: readonly number[], coder: Coder = base58): boolean => {
  const payload = checked(coder, text);
  return payload?.length === 21 && versions.includes(payload[0] ?? -1);
};

/**
 * Segregated witness by BIP 173 and BIP 350. Versions above 1 mean nothing yet: whatever is sent there anybody may take.
 */
function isWitness(text: string, prefix: string): boolean {
  for (const [coder, version, lengths] of [
    [bech32, 0, [20, 32]],
    [bech32m, 1, [32]],
  ] as const) {
    const read = decoded(() => coder.decode(text as `${string}1${string}`, 90));
    if (read?.prefix !== prefix || read.words[0] !== version) continue;
    const program = decoded(() => coder.fromWords(read.words.slice(1)));
    if (program !== null && (lengths as readonly number[]).includes(program.length)) return true;
  }
  return false;
}

/** EIP-55: letters of both cases are a checksum, those of one case carry none. */
function isEthereum(text: string): boolean {
  const [, digits] = /^0x([\da-fA-F]{40})$/.exec(text) ?? [];
  if (digits === undefined) return false;
  const lower = digits.toLowerCase();
  if (digits === lower || digits === digits.toUpperCase()) return true;
  const hash = hex.encode(keccak_256(new TextEncoder().encode(lower)));
  return [...lower].every(
    (sign, at) => digits[at] === (Number.parseInt(hash[at] ?? "", 16) >= 8 ? sign.toUpperCase() : sign),
  );
}

/** TEP-2: flags, workchain, account and CRC-16, in either alphabet of base64. Addresses of the test network are none. */
function isTon(text: string): boolean {
  if (!/^[\w+/-]{48}$/.test(text)) return false;
  const bytes = decoded(() => base64urlnopad.decode(text.replaceAll("+", "-").replaceAll("/", "_")));
  if (bytes?.length !== 36 || ![0x11, 0x51].includes(bytes[0] ?? 0) || ![0, 0xff].includes(bytes[1] ?? -1))
    return false;
  return crc16(bytes.subarray(0, 34)) === ((bytes[34] ?? 0) << 8) + (bytes[35] ?? 0);
}

/** Shelley by CIP-19: a payment address of the main network. Byron's are base58 around a checksum of their own. */
function isCardano(text: string): boolean {
  const read = decoded(() => bech32.decode(text as `${string}1${string}`, 120));
  const bytes = read?.prefix === "addr" ? decoded(() => bech32.fromWords(read.words)) : null;
  if (bytes === null) return byronPayload(decoded(() => base58.decode(text)));
  const [header = 0] = bytes;
  const kind = header >> 4;
  return (header & 15) === 1 && (kind <= 3 ? bytes.length === 57 : (kind === 6 || kind === 7) && bytes.length === 29);
}

/** A standard address, one of a sub-account, or one with a payment id in it. */
function isMonero(text: string): boolean {
  const bytes = decoded(() => base58xmr.decode(text));
  if (bytes === null) return false;
  const lengths: Readonly<Record<number, number>> = { 18: 69, 42: 69, 19: 77 };
  if (lengths[bytes[0] ?? 0] !== bytes.length) return false;
  return sameBytes(keccak_256(bytes.subarray(0, -4)).subarray(0, 4), bytes.subarray(-4));
}

/** SS58 of the relay chain: prefix 0, a key, and two bytes of BLAKE2b. */
function isPolkadot(text: string): boolean {
  const bytes = decoded(() => base58.decode(text));
  if (bytes?.length !== 35 || bytes[0] !== 0) return false;
  const sum = blake2b(new Uint8Array([...new TextEncoder().encode("SS58PRE"), ...bytes.subarray(0, 33)]));
  return sameBytes(sum.subarray(0, 2), bytes.subarray(33));
}

const forms = {
  TRC20: (text) => hasVersion(text, [0x41]),
  ERC20: isEthereum,
  BEP20: isEthereum,
  BTC: (text) => hasVersion(text, [0x00, 0x05]) || isWitness(text, "bc"),
  LTC: (text) => hasVersion(text, [0x30, 0x32]) || isWitness(text, "ltc"),
  BCH: (text) => cashPayload(text),
  DOGE: (text) => hasVersion(text, [0x1e, 0x16]),
  TON: isTon,
  ADA: isCardano,
  XMR: isMonero,
  XRP: (text) => hasVersion(text, [0x00], base58xrp),
  DOT: isPolkadot,
} as const satisfies Record<string, (text: string) => boolean>;

export type Network = keyof typeof forms;
/** All networks whose addresses can be told from mistyped ones. */
export const NETWORKS = Object.keys(forms) as [Network, ...Network[]];

/** What says within an address whose the money is. */
const memos: Readonly<Record<MemoNetwork, (text: string) => boolean>> = {
  TON: (text) => text.length <= 120,
  XRP: (text) => /^\d{1,10}$/.test(text) && Number(text) <= 0xff_ff_ff_ff,
};

export const isNetwork = (text: string): text is Network => Object.hasOwn(forms, text);
export const isAddressOf = (network: Network, address: string): boolean => forms[network](address);
export const isMemoOf = (network: Network, memo: string): boolean => takesMemo(network) && memos[network](memo);
