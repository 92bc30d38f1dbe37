/** Spoken digits in each language, written beside this file by `scripts/captchaSounds.ts`. */
import { readFileSync } from "node:fs";
import type { LanguageCode } from "#shared/site/languages.ts";

/** Samples a second. */
export const clipRate = 8000;

/** A voice: the digits from 0 to 9, samples from -1 to 1. */
export type Voice = readonly Float32Array[];

const bias = 0x84;
const loudest = 32_635;

/** Samples by G.711 µ-law. */
export function toMuLaw(samples: Float32Array): Buffer {
  return Buffer.from(
    Uint8Array.from(samples, (sample) => {
      const sign = sample < 0 ? 0x80 : 0;
      const value = Math.min(loudest, Math.round(Math.abs(sample) * 32_767)) + bias;
      const exponent = Math.max(0, 31 - Math.clz32(value) - 7);
      return ~(sign | (exponent << 4) | ((value >> (exponent + 3)) & 0x0f)) & 0xff;
    }),
  );
}

/** The samples of some G.711 µ-law. */
export function fromMuLaw(bytes: Uint8Array): Float32Array {
  return Float32Array.from(bytes, (byte) => {
    const code = ~byte & 0xff;
    const value = ((((code & 0x0f) << 3) + bias) << ((code >> 4) & 0x07)) - bias;
    return (code & 0x80 ? -value : value) / 32_768;
  });
}

const digits = 10;

function readVoices(language: LanguageCode): Voice[] {
  const file = readFileSync(new URL(`${language}.bin`, import.meta.url));
  const count = file.readUInt16LE();
  let at = 2 + count * 2;
  const clips = Array.from({ length: count }, (_, index) => {
    const from = at;
    at += file.readUInt16LE(2 + index * 2);
    return fromMuLaw(file.subarray(from, at));
  });
  return Array.from({ length: count / digits }, (_, voice) => clips.slice(voice * digits, (voice + 1) * digits));
}

const read = new Map<LanguageCode, Voice[]>();

/** The voices of a language; read once. */
export function voicesOf(language: LanguageCode): readonly Voice[] {
  const voices = read.get(language) ?? readVoices(language);
  read.set(language, voices);
  return voices;
}
