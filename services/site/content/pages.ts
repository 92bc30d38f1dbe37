/** Texts of pages: their paths and words (SPEC 2.50). A page has a text as soon as its files lie in texts/pages. */
import type { z } from "zod";
import { LANGUAGES } from "#shared/site/languages.ts";
import { ALPHABET_PATH, alphabetTexts } from "./alphabet/alphabet.ts";
import type { pageText } from "./articlesApi.ts";
import { loadTexts, toldText } from "./texts.ts";
import { textFiles, type TextFiles } from "./textFiles.ts";

/** Day the texts were written. */
const WRITTEN = "2026-11-21";

/** Day a text was last changed, by path without language prefix, where it is another one. */
const CHANGED: Readonly<Record<string, string>> = {
  "information/about": "2026-11-02",
  "information/contacts": "2026-11-02",
  "information/betting-calculator": "2026-11-26",
  "information/cash_terminals": "2026-11-26",
  mobile: "2026-11-26",
  "mobile/app-download": "2026-11-26",
  "mobile/apk-download": "2026-11-26",
  [ALPHABET_PATH]: "2026-11-26",
  "information/amlkyc": "2026-11-26",
  "information/amlpolicy": "2026-11-26",
  "information/kycpolicy": "2026-11-26",
  "information/payment": "2026-11-26",
  "information/rules/3": "2026-11-26",
  "information/simpleidentification": "2026-11-26",
  "information/smsbets": "2026-11-26",
  "information/taxation": "2026-11-26",
  "information/ussdinstruction": "2026-11-26",
  "bonuses/rules": "2026-11-26",
  "bonuses-offers/rules": "2026-11-26",
  cricket: "2026-11-26",
  "cricket/winners": "2026-11-26",
  "cricket/tips": "2026-11-26",
  "cricket/faq": "2026-11-26",
};

export type PageText = z.infer<typeof pageText>;

/** Files are named after the path, with `__` for each slash: `information__about.en.md`. */
const fileOf = (path: string) => path.replaceAll("/", "__");

/** Paths of all texts, without language prefix. One that lacks a language is not there yet. */
export function pagePaths(texts: TextFiles = textFiles()): string[] {
  const files = new Set(texts.names("pages").filter((name) => name.endsWith(".md")));
  const paths = new Set([...files].map((name) => name.replace(/\.[a-z]{2}\.md$/, "").replaceAll("__", "/")));
  return [...paths]
    .filter((path) => Object.keys(LANGUAGES).every((code) => files.has(`${fileOf(path)}.${code}.md`)))
    .toSorted();
}

/** The pages with their texts, read once; answers null for an invalid path. */
export function loadPages(
  company: () => string,
  files: TextFiles = textFiles(),
): (path: string, lng: string) => PageText | null {
  const dayOf = (path: string) => Date.parse(`${CHANGED[path] ?? WRITTEN}T00:00:00Z`) / 1000;
  const pages = new Map(
    pagePaths(files).map((path) => [path, { texts: loadTexts("pages", fileOf(path), files), updatedAt: dayOf(path) }]),
  );
  const alphabet = pages.get(ALPHABET_PATH);
  for (const [path, texts] of alphabet === undefined ? [] : alphabetTexts(alphabet.texts))
    pages.set(path, { texts, updatedAt: dayOf(ALPHABET_PATH) });
  return (path, lng) => {
    const found = pages.get(path);
    if (found === undefined) return null;
    const { title, lead, blocks } = toldText(found.texts, lng, { company: company() });
    return { path, title, description: lead, updatedAt: found.updatedAt, content: blocks };
  };
}
