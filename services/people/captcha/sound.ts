/**
 * Speaks digits as a WAV, for people who can't see the picture. Each digit has another voice, speed, pitch and pause,
 * over babble and noise, so that no two sounds share useful byte sequences.
 */
import type { LanguageCode } from "#shared/site/languages.ts";
import { between, oneOf, type Random } from "./random.ts";
import { clipRate, voicesOf } from "./sounds/clips.ts";

/** Seconds of silence before each digit, and at both ends: time to type. */
const pause = { least: 0.55, most: 1.1, end: 0.6 } as const;
const babble = { voices: 3, loudness: 0.16 } as const;
const noiseLoudness = 0.035;

/** A clip faster or slower, and so higher or lower. */
function atSpeed(clip: Float32Array, speed: number): Float32Array {
  return Float32Array.from({ length: Math.floor((clip.length - 1) / speed) }, (_, index) => {
    const at = index * speed;
    const [before, part] = [Math.floor(at), at % 1];
    return (clip[before] ?? 0) * (1 - part) + (clip[before + 1] ?? 0) * part;
  });
}

function mixIn(whole: Float32Array, clip: Float32Array, from: number, loudness: number): void {
  for (let index = 0; index < clip.length && from + index < whole.length; index += 1)
    whole[from + index] = (whole[from + index] ?? 0) + (clip[index] ?? 0) * loudness;
}

/** Voices that say nothing: parts of digits, backwards, all the way through. */
function addBabble(whole: Float32Array, language: LanguageCode, random: Random): void {
  for (let voice = 0; voice < babble.voices; voice += 1) {
    let at = Math.floor(between(random, 0, 0.5) * clipRate);
    while (at < whole.length) {
      const clip = atSpeed(oneOf(random, oneOf(random, voicesOf(language))), between(random, 0.8, 1.3)).toReversed();
      const part = clip.subarray(0, Math.floor(clip.length * between(random, 0.4, 0.9)));
      mixIn(whole, part, at, babble.loudness * between(random, 0.5, 1));
      at += part.length + Math.floor(between(random, 0, 0.3) * clipRate);
    }
  }
}

/**
 * Noise with wandering color and loudness. Its generator isn't secret: the samples only hide the seams between clips.
 */
function addNoise(whole: Float32Array, random: Random): void {
  const stretch = clipRate / 10;
  let state = Math.floor(random() * 2 ** 31) | 1;
  let low = 0;
  for (let from = 0; from < whole.length; from += stretch) {
    const loudness = between(random, 0.5, 1.5) * noiseLoudness;
    const softness = between(random, 0.2, 0.9);
    for (let index = from; index < Math.min(whole.length, from + stretch); index += 1) {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      low += (state / 2 ** 31 - low) * softness;
      whole[index] = (whole[index] ?? 0) + low * loudness;
    }
  }
}

const headLength = 44;

/** A WAV of 8 bits mono. */
function wavOf(samples: Float32Array): Buffer {
  const wav = Buffer.alloc(headLength + samples.length);
  wav.write("RIFF", 0, "latin1");
  wav.writeUInt32LE(headLength - 8 + samples.length, 4);
  wav.write("WAVEfmt ", 8, "latin1");
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(clipRate, 24);
  wav.writeUInt32LE(clipRate, 28);
  wav.writeUInt16LE(1, 32);
  wav.writeUInt16LE(8, 34);
  wav.write("data", 36, "latin1");
  wav.writeUInt32LE(samples.length, 40);
  for (let index = 0; index < samples.length; index += 1)
    wav[headLength + index] = 128 + Math.round(Math.min(1, Math.max(-1, samples[index] ?? 0)) * 127);
  return wav;
}

/** Digits as they are spoken in a language: a WAV of 8 bits mono at 8 kHz. */
export function speak(digits: string, language: LanguageCode, random: Random): Buffer {
  const spoken = [...digits].map((digit) => ({
    clip: atSpeed(oneOf(random, voicesOf(language))[Number(digit)] ?? new Float32Array(0), between(random, 0.84, 1.18)),
    before: Math.floor(between(random, pause.least, pause.most) * clipRate),
    loudness: between(random, 0.6, 0.8),
  }));
  const end = Math.floor(pause.end * clipRate);
  const whole = new Float32Array(spoken.reduce((sum, { clip, before }) => sum + clip.length + before, 0) + end);
  let at = 0;
  for (const { clip, before, loudness } of spoken) {
    mixIn(whole, clip, at + before, loudness);
    at += before + clip.length;
  }
  addBabble(whole, language, random);
  addNoise(whole, random);
  return wavOf(whole);
}
