/** Speaks in a thread of its own: a sound takes some twenty milliseconds of a core. */
import type { LanguageCode } from "#shared/site/languages.ts";
import { seeded } from "./random.ts";
import { speak } from "./sound.ts";

export interface Speech {
  digits: string;
  language: LanguageCode;
  /** 32 bytes that voices, speeds and noise are drawn from. */
  seed: Uint8Array;
}

export default function speakInThread({ digits, language, seed }: Speech): Uint8Array {
  return speak(digits, language, seeded(seed));
}
