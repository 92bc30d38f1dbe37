/**
 * Bank accounts by ISO 13616. The library knows each country's length and form; of its own it takes countries that are
 * in no register, and check digits that no bank gives out.
 */
import { countrySpecs, isValidIBAN } from "ibantools";
import { asciiDigits } from "../digits.ts";

/** The electronic form of an IBAN, however it is spaced; null for what no bank of its country can have. */
export function readIban(text: string): string | null {
  const iban = asciiDigits(text)
    .replaceAll(/[\s\p{Pd}]/gu, "")
    .replace(/^IBAN:?/i, "")
    .toUpperCase();
  const [, country = "", check = ""] = /^([A-Z]{2})(\d{2})[A-Z0-9]+$/.exec(iban) ?? [];
  const spec = countrySpecs[country];
  if (spec?.IBANRegistry !== true || spec.chars !== iban.length || check < "02" || check > "98") return null;
  return isValidIBAN(iban) ? iban : null;
}
