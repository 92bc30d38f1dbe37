/**
 * The words of the site in the browser: one file with what first pages need, the other namespaces when a component asks
 * for them. A component waits for its words (it suspends), so that no key and no other language is ever seen; React
 * keeps what is on the screen until then.
 */
import { type BackendModule, createInstance, type i18n, type ResourceKey } from "i18next";
import { initReactI18next } from "react-i18next";
import { isLanguageCode, type LanguageCode } from "#shared/site/languages.ts";
import { commonOptions } from "./options.ts";

/** Namespaces of first pages, the same as in <language>/first.ts; a test holds the lists together. */
export const FIRST_NAMESPACES = [
  "common",
  "coupon",
  "errors",
  "games",
  "menu",
  "notifications",
  "shell",
  "sports",
] as const;

type Loaders<Words> = Readonly<Record<LanguageCode, () => Promise<{ default: Readonly<Record<string, Words>> }>>>;

const FIRST: Loaders<ResourceKey> = {
  en: () => import("./en/first.ts"),
  ru: () => import("./ru/first.ts"),
  ar: () => import("./ar/first.ts"),
  es: () => import("./es/first.ts"),
};
/** What loads all other namespaces, by their file: its addresses are many, and first pages do without them. */
const LATER: Loaders<() => Promise<ResourceKey>> = {
  en: () => import("./en/later.ts"),
  ru: () => import("./ru/later.ts"),
  ar: () => import("./ar/later.ts"),
  es: () => import("./es/later.ts"),
};

const isOfFirstPages = (namespace: string) => FIRST_NAMESPACES.some((one) => one === namespace);

async function wordsOf(language: string, namespace: string): Promise<ResourceKey> {
  if (!isLanguageCode(language)) throw new Error(`No words in ${language}`);
  const words = isOfFirstPages(namespace)
    ? (await FIRST[language]()).default[namespace]
    : await (await LATER[language]()).default[`./${namespace}.json`]?.();
  if (words === undefined) throw new Error(`No words ${language}/${namespace}`);
  return words;
}

const files: BackendModule = {
  type: "backend",
  init: () => undefined,
  // A file that did not come is asked for again, three times with growing pauses.
  read: (language, namespace, tell) =>
    void wordsOf(language, namespace).then(
      (words) => tell(null, words),
      (error: Error) => tell(error, true),
    ),
};

/** The browser's instance with first words, and those the server wrote the page with. */
export async function createBrowserI18n(
  language: LanguageCode,
  namespaces: readonly string[],
  isPseudo: boolean,
): Promise<i18n> {
  const instance = createInstance();
  const pseudo = isPseudo ? await import("./pseudo.ts") : null;
  if (pseudo !== null) instance.use(pseudo.pseudoWords);
  await instance
    .use(files)
    .use(initReactI18next)
    .init({
      ...commonOptions(language),
      ns: [...new Set([...FIRST_NAMESPACES, ...namespaces])],
      initAsync: false,
      react: { useSuspense: true },
      maxRetries: 3,
      ...pseudo?.speakPseudo,
    });
  if (!instance.hasResourceBundle(language, "common")) throw new Error(`The words of ${language} could not be loaded`);
  return instance;
}
