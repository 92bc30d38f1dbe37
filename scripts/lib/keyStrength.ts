/** Keys that are easy to guess, whatever their length: repeated characters, repeated words, runs of a keyboard's row. */

import { type Env, SettingsError } from "./environment.ts";

/** Variables whose values are keys that the operator makes. */
const OWN_KEYS = [
  "SERVICE_KEY",
  "SECRETS_KEY",
  "REDIRECTS_KEY",
  "METRICS_KEY",
  "CHAT_IDENTITY_SECRET",
  "PROVIDER_WEBHOOK_SECRET",
  "STUDIO_SECRET",
  "STUDIO_WALLET_SECRET",
] as const;

/** Bits that a key must hold by this measure; 32 random hex digits hold about 115. */
const LEAST_BITS = 90;

/** Shannon entropy of a sequence in bits, all of it together. */
function bitsOf(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return -[...counts.values()].reduce((sum, count) => sum + count * Math.log2(count / values.length), 0);
}

/** The shortest beginning that, repeated, makes all of it. */
function unitOf(values: readonly number[]): readonly number[] {
  for (let length = 1; length <= values.length / 2; length += 1)
    if (values.every((value, index) => value === values[index % length])) return values.slice(0, length);
  return values;
}

/**
 * Whether a key has too little in it: counted are its characters and the steps from each to the next, each of what it
 * repeats. A measure of bad keys only; a good one comes from a random generator.
 */
export function isGuessable(key: string | Uint8Array): boolean {
  const values = unitOf([...(typeof key === "string" ? Buffer.from(key, "utf8") : key)]);
  const steps = values.slice(1).map((value, index) => value - (values[index] ?? 0));
  return Math.min(bitsOf(values), bitsOf(steps)) < LEAST_BITS;
}

/** @throws SettingsError naming the first of the operator's own keys that is easy to guess; a comma parts several */
export function refuseGuessableKeys(present: Env): void {
  for (const name of OWN_KEYS)
    for (const key of (present[name] ?? "").split(",").map((part) => part.trim()))
      if (key !== "" && isGuessable(key))
        throw new SettingsError(
          `${name} is easy to guess: choose a random one, such as \`openssl rand -hex 32\` prints`,
        );
}
