/** Amounts in minor units, for sums that are shared out to the last cent. */
import { Exact, minorDigits } from "./money.ts";

export const toMinor = (amount: string, currency: string): bigint =>
  BigInt(new Exact(amount).times(10 ** minorDigits(currency)).toFixed(0));

export function toMajor(minor: bigint, currency: string): string {
  const digits = minorDigits(currency);
  return new Exact(minor.toString()).div(10 ** digits).toFixed(digits);
}
