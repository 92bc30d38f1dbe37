/** Phones in their field: typed, pasted, laid into their country's mask. */
import { digitsOf } from "#shared/typed/digits.ts";
import type { readPhone } from "#shared/typed/phone.ts";

export interface PhoneValue {
  /** Two lower-case letters; empty while nobody has chosen one. */
  country: string;
  /** Dialling code, such as "+7". */
  code: string;
  /** Digits after it. */
  number: string;
}

/** Digits of the longest phone with every prefix that people put before it. */
export const LONGEST_TYPED = 24;

/** Reads phones by the tables of all countries, which come after the page. */
export type PhoneReader = typeof readPhone;

/** Digits laid into a mask's `#`, as far as they reach; those beyond it follow at the end. */
export function masked(digits: string, mask: string | null): string {
  if (mask === null) return digits;
  let taken = 0;
  let text = "";
  for (const sign of mask) {
    if (taken === digits.length) break;
    text += sign === "#" ? digits[taken++] : sign;
  }
  return text + digits.slice(taken);
}

/** Where the caret stands after so many digits of a masked text. */
export function caretAfter(text: string, digits: number): number {
  if (digits === 0) return 0;
  let seen = 0;
  for (let place = 0; place < text.length; place += 1)
    if (/\d/.test(text[place] ?? "") && (seen += 1) === digits) return place + 1;
  return text.length;
}

/**
 * The dialling code that a whole phone such as "+7 900 000-00-01" begins with, the longest of those that fit; null for
 * a phone without a plus.
 */
export function dialledWith<C extends { phoneCode: string }>(
  text: string,
  countries: readonly C[],
): { country: C; number: string } | null {
  if (!/^\s*[+＋]/.test(text)) return null;
  const digits = digitsOf(text);
  let found: C | null = null;
  for (const country of countries)
    if (digits.startsWith(country.phoneCode.slice(1)) && country.phoneCode.length > (found?.phoneCode.length ?? 0))
      found = country;
  return found && { country: found, number: digits.slice(found.phoneCode.length - 1) };
}

/** Whether a phone's country is known; one that is not there at all has nothing to know. */
export const isSettled = ({ number, country, code }: PhoneValue): boolean =>
  number === "" || (country !== "" && code !== "");

interface Dialled {
  code: string;
  phoneCode: string;
}

/** A phone without what is written before it in its country only; as it is where it is no phone (yet). */
export function readValue(phone: PhoneValue, countries: readonly Dialled[], read: PhoneReader | null): PhoneValue {
  const found = read?.(phone.number, { code: phone.code, country: phone.country }) ?? null;
  if (found === null) return phone;
  // Several countries share a code: the one that is chosen stays.
  const country =
    found.code === phone.code ? phone.country : countries.find(({ code }) => code === found.country)?.code;
  return country === undefined ? phone : { country, code: found.code, number: found.number };
}

/**
 * A phone that was typed before the countries came, with the code of the one it names, of the chosen one or of the
 * initial one; as it is where none of them is listed.
 */
export function settledPhone(phone: PhoneValue, countries: readonly Dialled[], initial: string): PhoneValue {
  const whole = isSettled(phone) ? null : dialledWith(phone.code + phone.number, countries);
  const country =
    whole?.country ?? countries.find(({ code }) => code === (phone.country === "" ? initial : phone.country));
  return country === undefined
    ? phone
    : { country: country.code, code: country.phoneCode, number: whole?.number ?? phone.number };
}
