/** Countries with phones, and currencies, under the names that a language has for them. */
import type { Entity } from "../store.ts";

/**
 * Number of the country, its letters, its dialling code, how its mobile phones are written, and their fewest and most
 * digits.
 */
const PHONES = [
  ["1", "ru", "+7", "### ### ## ##", 10, 10],
  ["4", "ae", "+971", "## ### ####", 9, 9],
  ["33", "br", "+55", "## ##### ####", 10, 11],
  ["40", "ca", "+1", "### ### ####", 10, 10],
  ["59", "de", "+49", "#### #######", 10, 11],
  ["67", "eg", "+20", "## ########", 10, 10],
  ["70", "es", "+34", "### ## ## ##", 9, 9],
  ["77", "fr", "+33", "# ## ## ## ##", 9, 9],
  ["79", "gb", "+44", "#### ######", 10, 10],
  ["107", "in", "+91", "##### #####", 10, 10],
  ["127", "kz", "+7", "### ### ####", 10, 10],
  ["159", "mx", "+52", "### ### ####", 10, 10],
  ["194", "sa", "+966", "## ### ####", 9, 9],
  ["235", "us", "+1", "### ### ####", 10, 10],
] as const;

export const countryName = (code: string, language: string): string =>
  new Intl.DisplayNames([language, "en"], { type: "region" }).of(code.toUpperCase()) ?? code;
export const currencyName = (code: string, language: string): string =>
  new Intl.DisplayNames([language, "en"], { type: "currency" }).of(code) ?? code;

/** In the language's own order, as the gateway answers them. */
export function phoneCountries(language: string): Entity[] {
  const order = new Intl.Collator([language, "en"]);
  return PHONES.map(([id, code, phoneCode, mask, minDigits, maxDigits]) => ({
    id,
    code,
    name: countryName(code, language),
    phoneCode,
    mask: { mask, minDigits, maxDigits },
  })).toSorted((one, other) => order.compare(one.name, other.name));
}
