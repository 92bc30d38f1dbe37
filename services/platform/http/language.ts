import { isLanguageCode, type LanguageCode } from "#shared/site/languages.ts";

/**
 * Language of a call that names it in a header: its first two letters, English for one that the services don't speak.
 */
export function languageOf(header: string | undefined): LanguageCode {
  const code = header?.trim().toLowerCase().slice(0, 2);
  return isLanguageCode(code) ? code : "en";
}
