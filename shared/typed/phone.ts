/**
 * Phones as people write them: as at home with the national prefix, or whole with the dialling code. Form and service
 * read alike. The tables of all countries are large: the site loads this file when a phone is typed, not before.
 */
import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from "libphonenumber-js/max";
import { asciiDigits } from "./digits.ts";

export interface ReadPhone {
  /** Two lower-case letters. */
  country: string;
  /** Dialling code, such as "+7". */
  code: string;
  /** Digits after it, without a national prefix. */
  number: string;
  /** For eyes, such as "+7 916 123 45 67". */
  shown: string;
}

/** Where a phone without a dialling code of its own is from. */
export interface PhoneHome {
  /** Dialling code, with or without its plus. */
  code: string;
  /** The country that was chosen, where several share the code. */
  country?: string | undefined;
}

/** Far longer than any phone with all its prefixes and brackets. */
const LONGEST_TEXT = 40;
const PHONE_SIGNS = /^\+?[\d\s()./\-‐‑–—]+$/u;

const countriesOf = Map.groupBy(getCountries(), (country) => getCountryCallingCode(country));

/**
 * Mexico has dialled no prefix since 2019; people still write those of before. The library knows what holds today.
 */
const OLD_PREFIX: Readonly<Record<string, RegExp>> = { 52: /^(?:0?1|04[45])(?=\d{10}$)/ };

function valid(text: string, country?: CountryCode): ReadPhone | null {
  const parsed = parsePhoneNumberFromString(text, country === undefined ? {} : { defaultCountry: country });
  if (parsed?.isValid() !== true || parsed.ext !== undefined) return null;
  return {
    country: (parsed.country ?? country ?? "").toLowerCase(),
    code: `+${parsed.countryCallingCode}`,
    number: parsed.nationalNumber,
    shown: parsed.formatInternational(),
  };
}

function national(code: string, number: string, chosen: string | undefined): ReadPhone | null {
  const countries = countriesOf.get(code) ?? [];
  const first = chosen?.toUpperCase();
  const digits = number.replace(OLD_PREFIX[code] ?? /^$/, "");
  for (const country of countries.toSorted((one, other) => Number(other === first) - Number(one === first))) {
    const read = valid(digits, country);
    if (read !== null) return read;
  }
  return null;
}

function international(digits: string): ReadPhone | null {
  const read = valid(`+${digits}`);
  if (read !== null) return read;
  for (const [code, prefix] of Object.entries(OLD_PREFIX))
    if (digits.startsWith(code)) return valid(`+${code}${digits.slice(code.length).replace(prefix, "")}`);
  return null;
}

/** A phone that exists in its country's numbering; null for everything else. */
export function readPhone(text: string, home: PhoneHome): ReadPhone | null {
  const plain = asciiDigits(text).trim();
  if (plain.length > LONGEST_TEXT || !PHONE_SIGNS.test(plain)) return null;
  const digits = plain.replaceAll(/\D/g, "");
  if (plain.startsWith("+")) return international(digits);
  const code = home.code.replaceAll(/\D/g, "");
  return (
    national(code, digits, home.country) ??
    // The way abroad that most of the world dials, and the own code without its plus.
    (digits.startsWith("00") ? international(digits.slice(2)) : null) ??
    (code !== "" && digits.startsWith(code) ? international(digits) : null)
  );
}
