/**
 * What a card's number, expiry and code must look like. The card page checks it in the browser too, by the very text of
 * these functions: they use nothing from outside this file, and of it only each other.
 */

/** The digits of a number as people write it, with spaces or dashes; empty for anything else. */
export function digitsOf(text: string): string {
  const compact = text.replaceAll(/[\s-]/g, "");
  return /^\d+$/.test(compact) ? compact : "";
}

/** Whether the last digit of a number fits the others (ISO/IEC 7812-1, Luhn). */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return digits !== "" && sum % 10 === 0;
}

export function isCardNumber(text: string): boolean {
  const digits = digitsOf(text);
  return digits.length >= 12 && digits.length <= 19 && passesLuhn(digits);
}

/** American Express has four digits, on the front. */
export function isSecurityCode(text: string, isAmericanExpress: boolean): boolean {
  return /^\d+$/.test(text) && text.length === (isAmericanExpress ? 4 : 3);
}

export function isAmericanExpress(number: string): boolean {
  return /^3[47]/.test(digitsOf(number));
}

/** A card's "MM/YY" as it is kept; null for what is no month. */
export function expiryOf(text: string): string | null {
  const [, month, year] = /^(0?[1-9]|1[0-2])\s?[/-]?\s?(?:20)?(\d{2})$/.exec(text.trim()) ?? [];
  return month === undefined || year === undefined ? null : `${month.padStart(2, "0")}/${year}`;
}

/** A card holds until the last day of its month, wherever its holder is. */
export function isExpired(expiry: string, now: number): boolean {
  const [month = 0, year = 0] = expiry.split("/").map(Number);
  const halfDay = 12 * 3_600_000;
  return now - halfDay >= Date.UTC(2000 + year, month, 1);
}
