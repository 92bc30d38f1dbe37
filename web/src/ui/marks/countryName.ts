/** Names of countries as lists and the menu of sports group by them. */
import { LANGUAGES, type LanguageCode } from "#shared/site/languages.ts";

/** Parts of the United Kingdom play under flags of their own, and the table of countries doesn't name them. */
const PARTS: Readonly<Record<string, Readonly<Record<LanguageCode, string>>>> = {
  "gb-eng": { en: "England", ru: "Англия", ar: "إنجلترا", es: "Inglaterra" },
  "gb-sct": { en: "Scotland", ru: "Шотландия", ar: "اسكتلندا", es: "Escocia" },
  "gb-wls": { en: "Wales", ru: "Уэльс", ar: "ويلز", es: "Gales" },
  "gb-nir": { en: "Northern Ireland", ru: "Северная Ирландия", ar: "أيرلندا الشمالية", es: "Irlanda del Norte" },
};

const tables = new Map<LanguageCode, Intl.DisplayNames>();

function tableOf(lang: LanguageCode): Intl.DisplayNames {
  const known = tables.get(lang);
  if (known !== undefined) return known;
  const table = new Intl.DisplayNames(LANGUAGES[lang].locale, { type: "region", fallback: "code" });
  tables.set(lang, table);
  return table;
}

/**
 * Name of a country by its code as championships have it; `international` for those of none, and for a code nobody
 * knows.
 */
export function countryName(lang: LanguageCode, code: string | null, international: string): string {
  if (code === null) return international;
  const part = PARTS[code]?.[lang];
  if (part !== undefined) return part;
  const country = code.slice(0, 2).toUpperCase();
  const name = /^[A-Z]{2}$/.test(country) ? tableOf(lang).of(country) : undefined;
  return name === undefined || name === country ? international : name;
}

/** Name of a championship under the head of its country, which need not be said twice: "England. Premier League". */
export const withoutCountry = (name: string, country: string): string =>
  name.startsWith(`${country}. `) ? name.slice(country.length + 2) : name;
