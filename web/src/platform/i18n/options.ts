/** What every instance of i18next here has in common. */
import type { InitOptions } from "i18next";
import type { LanguageCode } from "#shared/site/languages.ts";

export const commonOptions = (language: LanguageCode): InitOptions => ({
  lng: language,
  // A missing text is a mistake that the gate in words.test.ts finds; English in a Russian page would hide it.
  fallbackLng: false,
  parseMissingKeyHandler: (_, otherwise?: string) => otherwise ?? "…",
  defaultNS: "common",
  interpolation: { escapeValue: false },
});
