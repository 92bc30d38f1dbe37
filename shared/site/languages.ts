/** Languages the site is written in. The operator's config chooses among them; the first path segment names one. */

export type LanguageCode = "en" | "ru" | "ar" | "es";

export interface LanguageInfo {
  code: LanguageCode;
  /** The language's own name, as its speakers write it. */
  name: string;
  /** Writing direction of the whole page. */
  dir: "ltr" | "rtl";
  /** Locale for Intl. Figures stay Western everywhere, so that odds and sums read the same in each language. */
  locale: string;
}

export const LANGUAGES: Readonly<Record<LanguageCode, LanguageInfo>> = {
  ru: { code: "ru", name: "Русский", dir: "ltr", locale: "ru-RU" },
  en: { code: "en", name: "English", dir: "ltr", locale: "en-GB" },
  ar: { code: "ar", name: "العربية", dir: "rtl", locale: "ar-EG-u-nu-latn" },
  es: { code: "es", name: "Español", dir: "ltr", locale: "es-ES" },
};

/** Languages that write a comma where others write a point. */
const WITH_COMMA: readonly string[] = ["ru", "es"];

/** An exact number with the decimal mark of a language: the same in odds, sums and rates. */
export function localMark(number: string, language: string): string {
  return WITH_COMMA.includes(language) ? number.replace(".", ",") : number;
}

/** Language of a visitor for whom nothing else speaks (SPEC 3.10). */
export const DEFAULT_LANGUAGE: LanguageCode = "ru";

/** Narrows a text to a language the site is written in. */
export function isLanguageCode(value: unknown): value is LanguageCode {
  return typeof value === "string" && Object.hasOwn(LANGUAGES, value);
}

/** Whether a path segment has the form of a language prefix: two lower-case letters (SPEC 2.01, 5.05). */
export function isLanguagePrefix(segment: string | undefined): boolean {
  return segment !== undefined && /^[a-z]{2}$/.test(segment);
}

/**
 * Picks the allowed language an Accept-Language header likes best (RFC 9110 §12.5.4): by weight, then by order. A
 * weight of 0 refuses a language. Null if none fits.
 */
export function preferredLanguage(
  acceptLanguage: string | null | undefined,
  allowed: readonly LanguageCode[],
): LanguageCode | null {
  let best: LanguageCode | null = null;
  let bestWeight = 0;
  for (const entry of (acceptLanguage ?? "").split(",")) {
    const [tag = "", ...parameters] = entry.trim().toLowerCase().split(";");
    const weightText = parameters
      .map((parameter) => parameter.trim())
      .find((parameter) => parameter.startsWith("q="))
      ?.slice(2);
    const weight = weightText === undefined ? 1 : Number(weightText);
    const code = tag.split("-")[0];
    if (isLanguageCode(code) && allowed.includes(code) && weight > bestWeight) {
      best = code;
      bestWeight = weight;
    }
  }
  return best;
}

/**
 * The language for whom nothing else speaks: the operator's default where it is open to them, else ours, else any that
 * is.
 */
export function usualLanguage(configured: string | null | undefined, allowed: readonly LanguageCode[]): LanguageCode {
  if (isLanguageCode(configured) && allowed.includes(configured)) return configured;
  return allowed.includes(DEFAULT_LANGUAGE) ? DEFAULT_LANGUAGE : (allowed[0] ?? DEFAULT_LANGUAGE);
}
