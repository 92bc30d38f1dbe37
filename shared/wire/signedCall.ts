/**
 * Signatures of calls between an operator and a game studio: HMAC-SHA256 over the moment, the call and the body as it was sent. A
 * body that is read and written again may differ from the one that was signed, so nothing but the raw one counts.
 */
import { createHmac, timingSafeEqual } from "node:crypto";

export interface SignedCall {
  method: string;
  /** With its query. */
  path: string;
  body: string;
}

export const TIMESTAMP_HEADER = "studio-timestamp";
export const SIGNATURE_HEADER = "studio-signature";
/** How far the clocks of both sides may be apart, seconds. */
const WINDOW_SECONDS = 300;

const signatureOf = (secret: string, seconds: number, { method, path, body }: SignedCall) =>
  createHmac("sha256", secret).update(`${seconds}\n${method} ${path}\n${body}`).digest("hex");

export function signed(secret: string, call: SignedCall, now: number): Record<string, string> {
  const seconds = Math.floor(now / 1000);
  return { [TIMESTAMP_HEADER]: String(seconds), [SIGNATURE_HEADER]: signatureOf(secret, seconds, call) };
}

export function isSigned(
  secret: string,
  call: SignedCall,
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
  now: number,
): boolean {
  const [timestamp, signature] = [headers[TIMESTAMP_HEADER], headers[SIGNATURE_HEADER]];
  if (typeof timestamp !== "string" || typeof signature !== "string" || !/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now / 1000 - Number(timestamp)) > WINDOW_SECONDS) return false;
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(secret, Number(timestamp), call))];
  return given.length === right.length && timingSafeEqual(given, right);
}
