/** Texts of pages: their paths and words (SPEC 2.50). A page has a text as soon as its files lie in texts/pages. */
import type { z } from "zod";
import { LANGUAGES } from "#shared/site/languages.ts";
import { ALPHABET_PATH, alphabetTexts } from "./alphabet/alphabet.ts";
import type { pageText } from "./articlesApi.ts";
import { isSeen, type TextHead } from "./live/textHead.ts";
import { loadHead, loadTexts, toldText, type Texts } from "./texts.ts";
import { textFiles, type TextFiles } from "./textFiles.ts";

/** Day the texts were written. */
const WRITTEN = "2026-11-21";

/** Day a text was last changed, by path without language prefix, where it is another one. */
const CHANGED: Readonly<Record<string, string>> = {
  "information/about": "2026-11-02",
  "information/contacts": "2026-11-02",
  "information/awards": "2026-11-27",
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
  return [...paths].filter((path) => isWhole(path, files)).toSorted();
}

const isWhole = (path: string, files: ReadonlySet<string>) =>
  Object.keys(LANGUAGES).every((code) => files.has(`${fileOf(path)}.${code}.md`));

interface Page {
  texts: Texts;
  head: TextHead;
  /** Epoch seconds. */
  updatedAt: number;
}

export interface PageTexts {
  /** The text of a path; null for an invalid path and for a text that isn't seen yet. */
  text(path: string, lng: string): PageText | null;
  /** The topmost version, seen or not. */
  preview(path: string, lng: string): PageText | null;
  /** Texts that nobody sees yet, also those that will replace one that is seen. */
  unseen(): { name: string; title: string; head: TextHead }[];
  /** Number of versions whose time has come. */
  seenCount(): number;
}

/** The pages with their texts, read once. A version that isn't seen yet leaves the one below it in place. */
export function loadPages(
  company: () => string,
  files: TextFiles = textFiles(),
  now: () => number = Date.now,
): PageTexts {
  const dayOf = (path: string, updated: string | undefined) =>
    Date.parse(`${updated ?? CHANGED[path] ?? WRITTEN}T00:00:00Z`) / 1000;
  /** Versions of each page, the topmost first. */
  const pages = new Map<string, readonly Page[]>(
    pagePaths(files).map((path) => {
      const versions = files
        .versions("pages", fileOf(path))
        .filter((one) => isWhole(path, new Set(one.names("pages"))));
      return [
        path,
        versions.map((one) => {
          const head = loadHead("pages", fileOf(path), one);
          return { texts: loadTexts("pages", fileOf(path), one), head, updatedAt: dayOf(path, head.updated) };
        }),
      ];
    }),
  );
  const alphabets = (pages.get(ALPHABET_PATH) ?? []).map((page) => ({ page, texts: alphabetTexts(page.texts) }));
  for (const path of alphabets[0]?.texts.keys() ?? [])
    pages.set(
      path,
      alphabets.flatMap(({ page, texts }) => {
        const own = texts.get(path);
        return own === undefined ? [] : [{ ...page, texts: own }];
      }),
    );
  const seen = (versions: readonly Page[] | undefined) => versions?.find(({ head }) => isSeen(head, now()));
  const told = (path: string, found: Page, lng: string): PageText => {
    const { title, lead, blocks } = toldText(found.texts, lng, { company: company() });
    return { path, title, description: lead, updatedAt: found.updatedAt, content: blocks };
  };
  return {
    text: (path, lng) => {
      const found = seen(pages.get(path));
      return found === undefined ? null : told(path, found, lng);
    },
    preview: (path, lng) => {
      const found = pages.get(path)?.[0];
      return found === undefined ? null : told(path, found, lng);
    },
    unseen: () =>
      [...pages].flatMap(([name, [top]]) =>
        top === undefined || isSeen(top.head, now()) ? [] : [{ name, title: top.texts.en.title, head: top.head }],
      ),
    seenCount: () => [...pages.values()].flat().filter(({ head }) => isSeen(head, now())).length,
  };
}
