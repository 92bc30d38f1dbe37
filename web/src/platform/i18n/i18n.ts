/** The words of the site where all of them lie at hand: on the server, and in tests. */
import { createInstance, type i18n, type Resource } from "i18next";
import { initReactI18next } from "react-i18next";
import type { LanguageCode } from "#shared/site/languages.ts";
import ar from "./ar/index.ts";
import en from "./en/index.ts";
import es from "./es/index.ts";
import { commonOptions } from "./options.ts";
import { pseudoWords, speakPseudo } from "./pseudo.ts";
import ru from "./ru/index.ts";

/** Shared by all requests: nothing adds to it. */
const WORDS: Record<LanguageCode, Resource[string]> = { en, ru, ar, es };

/** An instance of its own for one app: every text of every language, at once and without waiting. */
export async function createI18n(language: LanguageCode, isPseudo = false): Promise<i18n> {
  const instance = createInstance();
  if (isPseudo) instance.use(pseudoWords);
  await instance.use(initReactI18next).init({
    ...commonOptions(language),
    // Each instance may replace the words of a namespace by others.
    resources: Object.fromEntries(Object.entries(WORDS).map(([code, namespaces]) => [code, { ...namespaces }])),
    react: { useSuspense: false },
    ...(isPseudo && speakPseudo),
  });
  return instance;
}

const shared = new Map<string, Promise<i18n>>();

/**
 * The words of a language for one request on the server. Making an instance costs as much as a small page, and no
 * request changes anything of it; only which namespaces a page spoke is each page's own.
 */
export async function requestI18n(language: LanguageCode, isPseudo: boolean): Promise<i18n> {
  const key = `${language} ${isPseudo}`;
  const making = shared.get(key) ?? createI18n(language, isPseudo);
  shared.set(key, making);
  return Object.create(await making, { reportNamespaces: { value: undefined, writable: true } }) as i18n;
}
