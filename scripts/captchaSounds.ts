/**
 * Makes the clips that captchas are spoken with: `node scripts/captchaSounds.ts`, with Debian's espeak-ng in the PATH
 * (GPL; what it says is not). One file a language: the ten digits by each voice, 8 kHz mono, µ-law, without the silence
 * around them. A file begins with the number of its clips and the bytes of each, 16 bits little-endian.
 */
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { clipRate, toMuLaw } from "../services/people/captcha/sounds/clips.ts";

const languages = { en: "en-us", ru: "ru", ar: "ar", es: "es" } as const;
const voices = ["m3", "f2"] as const;
const quiet = 0.02;

/** Samples of a WAV of 16 bits mono, -1 to 1, and their rate. */
function samplesOf(wav: Buffer): { rate: number; samples: Float32Array } {
  const data = wav.indexOf("data") + 8;
  const count = Math.floor((wav.length - data) / 2);
  return {
    rate: wav.readUInt32LE(24),
    samples: Float32Array.from({ length: count }, (_, index) => wav.readInt16LE(data + index * 2) / 32_768),
  };
}

/** At the clips' rate: each sample the mean of those it stands for. */
function resampled({ rate, samples }: { rate: number; samples: Float32Array }): Float32Array {
  const step = rate / clipRate;
  return Float32Array.from({ length: Math.floor(samples.length / step) }, (_, index) => {
    const part = samples.subarray(
      Math.floor(index * step),
      Math.max(Math.floor(index * step) + 1, Math.floor((index + 1) * step)),
    );
    return part.reduce((sum, value) => sum + value, 0) / part.length;
  });
}

function trimmed(samples: Float32Array): Float32Array {
  const loud = (value: number) => Math.abs(value) > quiet;
  const found = samples.subarray(samples.findIndex(loud), samples.findLastIndex(loud) + 1);
  const peak = found.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  return found.map((value) => (value / peak) * 0.9);
}

for (const [language, voice] of Object.entries(languages)) {
  const clips = voices.flatMap((variant) =>
    Array.from({ length: 10 }, (_, digit) =>
      toMuLaw(
        trimmed(
          resampled(
            samplesOf(execFileSync("espeak-ng", ["-v", `${voice}+${variant}`, "-s", "135", "--stdout", String(digit)])),
          ),
        ),
      ),
    ),
  );
  const head = Buffer.alloc(2 + clips.length * 2);
  head.writeUInt16LE(clips.length);
  clips.forEach((clip, index) => head.writeUInt16LE(clip.length, 2 + index * 2));
  writeFileSync(
    new URL(`../services/people/captcha/sounds/${language}.bin`, import.meta.url),
    Buffer.concat([head, ...clips]),
  );
}
