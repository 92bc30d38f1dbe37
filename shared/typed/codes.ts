/** Codes and numbers as people type and paste them: out of a message, with what stands around them there. */
import { asciiDigits } from "./digits.ts";

/** Spaces and dashes that codes are grouped with, and what sentences put around them. */
const AROUND = /[\s\p{Pd}\u2212"'‘’“”„«»`]/gu;
const plain = (text: string) => asciiDigits(text).replaceAll(AROUND, "");

/** A one-time code: of a message, of an app, or of a sheet of recovery codes, in lower case. */
export const readOneTimeCode = (text: string): string =>
  plain(text)
    .replace(/[.,;:]+$/, "")
    .toLowerCase();

/** A promo code, in upper case; its own dashes stay. Null for what can be none. */
export function readPromoCode(text: string): string | null {
  const code = asciiDigits(text)
    .replaceAll(/[\p{Pd}\u2212]/gu, "-")
    .replaceAll(/[\s"'‘’“”„«»`]/gu, "")
    .replace(/[.,;:!]+$/, "")
    .toUpperCase();
  return /^[A-Z0-9-]{3,32}$/.test(code) ? code : null;
}

/** The number of a ticket, a coupon, a player or an account, without the sign before it; null for what is none. */
export function readNumber(text: string): string | null {
  const number = plain(text)
    .replace(/^(?:№|#|no\.?)/i, "")
    .replace(/[.,;:]+$/, "");
  return /^\d{1,19}$/.test(number) ? number : null;
}

/** A count; null for what is no whole number. */
export function readCount(text: string): number | null {
  const digits = asciiDigits(text).replaceAll(/\s/g, "");
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}

/** A tax number without the points, slashes and spaces that countries set into it; null for what can be none. */
export function readTaxNumber(text: string): string | null {
  const number = asciiDigits(text)
    .replaceAll(/[\p{Pd}\u2212]/gu, "-")
    .replaceAll(/[\s./]/g, "");
  return /^[\dA-Za-z-]{5,20}$/.test(number) ? number : null;
}
