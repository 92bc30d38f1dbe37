/** Phones as people write and paste them, and as their country writes them. */

export interface PhoneValue {
  /** Two lower-case letters; empty while nobody has chosen one. */
  country: string;
  /** Dialling code, such as "+7". */
  code: string;
  /** Digits after it. */
  number: string;
}

/** Longest number after a dialling code, E.164. */
export const LONGEST_NUMBER = 15;

/** The digits of a text, in whatever script they are written. */
export function digitsOf(text: string): string {
  return [...text.normalize("NFKC").matchAll(/\p{Nd}/gu)].map(([digit]) => asciiDigit(digit)).join("");
}

/** Digits of a script lie in a run from zero to nine, after what is no digit. */
function asciiDigit(digit: string): string {
  let zero = digit.codePointAt(0) ?? 0;
  const value = zero;
  if (value < 0x80) return digit;
  while (value - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(value - zero);
}

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
  mask: { maxDigits: number } | null;
}

/**
 * A phone that was typed before the countries came, with the code of the one it names, of the chosen one or of the
 * initial one; as it is where none of them is listed.
 */
export function settledPhone(phone: PhoneValue, countries: readonly Dialled[], initial: string): PhoneValue {
  const whole = dialledWith(phone.code + phone.number, countries);
  const country =
    whole?.country ?? countries.find(({ code }) => code === (phone.country === "" ? initial : phone.country));
  return country === undefined
    ? phone
    : {
        country: country.code,
        code: country.phoneCode,
        number: (whole?.number ?? phone.number).slice(0, country.mask?.maxDigits ?? LONGEST_NUMBER),
      };
}
