/** Phones as people write them. */
import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { asciiDigits } from "#shared/typed/digits.ts";
import { readPhone } from "#shared/typed/phone.ts";

/**
 * Digits with the dialling code, as players' phones are kept; null for what is no phone of that code.
 * @param dialling such as "7" or "+7".
 */
export function phoneDigits(dialling: string, number: string): string | null {
  const code = asciiDigits(dialling).trim();
  const read = /^\+?\d{1,4}$/.test(code) ? readPhone(number, { code }) : null;
  return read === null ? null : read.code.slice(1) + read.number;
}

/** Digits of a whole phone such as "+44 (0)7911 123456", as players' phones are kept; null for what is none. */
export function wholePhoneDigits(text: string): string | null {
  const read = readPhone(text, { code: "" });
  return read === null ? null : read.code.slice(1) + read.number;
}

/** A phone apart into its dialling code and the rest, digits both. */
export function splitPhone(digits: string): { code: string; number: string } {
  const parsed = parsePhoneNumberFromString(`+${digits}`);
  return parsed ? { code: parsed.countryCallingCode, number: parsed.nationalNumber } : { code: "", number: digits };
}

/** A phone with all but its last two digits hidden. */
export const hiddenPhone = (digits: string): string =>
  `+${"*".repeat(Math.max(0, digits.length - 2))}${digits.slice(-2)}`;
