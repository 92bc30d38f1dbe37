/** Random names that nobody guesses. */
import { randomBytes } from "node:crypto";

/** 192 bits in letters, digits, "-" and "_", behind a prefix that tells what it names. */
export const newToken = (prefix: string): string => `${prefix}_${randomBytes(24).toString("base64url")}`;

/** Decimal digits, each as likely as the others. */
export function randomDigits(count: number): string {
  let digits = "";
  while (digits.length < count)
    // Bytes above 249 would make the first six digits likelier.
    for (const byte of randomBytes(count)) if (byte < 250 && digits.length < count) digits += String(byte % 10);
  return digits;
}
