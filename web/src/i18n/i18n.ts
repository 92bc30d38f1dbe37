import { createInstance, type i18n, type ResourceLanguage } from "i18next";
import { initReactI18next } from "react-i18next";
import type { LanguageCode } from "#shared/languages.ts";

/** One chunk a language: a visitor loads his own words only. */
const WORDS: Readonly<Record<LanguageCode, () => Promise<{ default: ResourceLanguage }>>> = {
  en: () => import("./en/index.ts"),
  ru: () => import("./ru/index.ts"),
  ar: () => import("./ar/index.ts"),
};

/** Loads a language's words into an instance, unless they are there. */
export async function loadWords(instance: i18n, language: LanguageCode): Promise<void> {
  if (instance.hasResourceBundle(language, "common")) return;
  const { default: words } = await WORDS[language]();
  for (const [namespace, texts] of Object.entries(words)) instance.addResourceBundle(language, namespace, texts);
}

/** An instance of its own for one app, speaking one language to begin with. */
export async function createI18n(language: LanguageCode): Promise<i18n> {
  const instance = createInstance();
  const { default: words } = await WORDS[language]();
  await instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: words },
    defaultNS: "common",
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}
