/** Dictionaries by language, each with a hash of its words. */
import { createHash } from "node:crypto";
import type { z } from "zod";
import { isLanguageCode, LANGUAGES, type LanguageCode } from "#shared/site/languages.ts";
import type { dictionary } from "./api.ts";
import { dictionaries, everywhere, routeDictionaries } from "./words.ts";

export type Dictionary = z.infer<typeof dictionary>;

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 16);

function build(id: string, language: LanguageCode): Dictionary {
  const entries = Object.fromEntries(
    Object.entries(dictionaries[id] ?? {}).map(([key, words]) => [key, words[language]]),
  );
  const hash = hashOf(JSON.stringify(entries));
  return { id, hash, path: `/dictionaries/${language}/${id}.${hash}.json`, entries };
}

const built: ReadonlyMap<LanguageCode, ReadonlyMap<string, Dictionary>> = new Map(
  Object.values(LANGUAGES).map(({ code }) => [
    code,
    new Map(Object.keys(dictionaries).map((id) => [id, build(id, code)])),
  ]),
);
const files: ReadonlyMap<string, Dictionary> = new Map(
  [...built.values()].flatMap((all) => [...all.values()].map((one) => [one.path, one])),
);

/** Ids of the dictionaries that a path without language prefix needs. */
export function idsOfRoute(route: string): readonly string[] {
  const path = route.replace(/[?#].*$/, "").replaceAll(/^\/+|\/+$/g, "");
  const own = Object.keys(routeDictionaries)
    .filter((known) => path === known || path.startsWith(`${known}/`))
    .toSorted((a, b) => b.length - a.length)[0];
  return [...everywhere, ...(own === undefined ? [] : (routeDictionaries[own] ?? []))];
}

export interface DictionaryBundle {
  language: LanguageCode;
  hash: string;
  dictionaries: Dictionary[];
}

/** Those of the ids that exist, each once, in a language; English for a language that has none. */
export function bundleOf(ids: readonly string[], lng: string): DictionaryBundle {
  const language = isLanguageCode(lng) ? lng : "en";
  const chosen = [...new Set(ids)].map((id) => built.get(language)?.get(id)).filter((one) => one !== undefined);
  return { language, hash: hashOf(chosen.map(({ path }) => path).join(" ")), dictionaries: chosen };
}

/** The dictionary whose version is at a path; null if there is none. */
export function dictionaryAt(path: string): Dictionary | null {
  return files.get(path) ?? null;
}
