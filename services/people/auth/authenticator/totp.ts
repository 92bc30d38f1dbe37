/** Codes of an authenticator app (RFC 6238): SHA-1, six digits, steps of thirty seconds, which every app supports. */
import { Secret, TOTP } from "otpauth";
import { readOneTimeCode } from "#shared/typed/codes.ts";

const stepMs = 30_000;
/**
 * Steps before and after the current one whose codes are accepted too: phones' clocks differ, and typing takes time.
 */
const window = 1;

/** A new secret, 160 bits as base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** Contents of the QR code for the app. */
export function keyUri(secret: string, issuer: string, login: string): string {
  return new TOTP({ issuer, label: login, secret: Secret.fromBase32(secret) }).toString();
}

/** The time step of a code; null for a wrong one. @param now epoch milliseconds of real time */
export function stepOf(secret: string, code: string, now: number): number | null {
  const token = readOneTimeCode(code);
  if (!/^\d{6}$/.test(token)) return null;
  const delta = new TOTP({ secret: Secret.fromBase32(secret) }).validate({ token, timestamp: now, window });
  return delta === null ? null : Math.floor(now / stepMs) + delta;
}
