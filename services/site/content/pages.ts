/** Texts of pages: their paths and words (SPEC 2.50). A page has a text as soon as its files lie in texts/pages. */
import { readdirSync } from "node:fs";
import type { z } from "zod";
import { LANGUAGES } from "#shared/site/languages.ts";
import type { pageText } from "./articlesApi.ts";
import { loadTexts, toldText } from "./texts.ts";

/** Day the texts were written. */
const WRITTEN = "2026-11-21";

/** Day a text was last changed, by path without language prefix, where it is another one. */
const CHANGED: Readonly<Record<string, string>> = {
  "information/about": "2026-11-02",
  "information/contacts": "2026-11-02",
};

export type PageText = z.infer<typeof pageText>;

/** Files are named after the path, with `__` for each slash: `information__about.en.md`. */
const fileOf = (path: string) => path.replaceAll("/", "__");
const fileNames = () => readdirSync(new URL("./texts/pages/", import.meta.url)).filter((name) => name.endsWith(".md"));

/** Paths of all texts, without language prefix. One that lacks a language is not there yet. */
export function pagePaths(): string[] {
  const files = new Set(fileNames());
  const paths = new Set([...files].map((name) => name.replace(/\.[a-z]{2}\.md$/, "").replaceAll("__", "/")));
  return [...paths]
    .filter((path) => Object.keys(LANGUAGES).every((code) => files.has(`${fileOf(path)}.${code}.md`)))
    .toSorted();
}

/** The pages with their texts, read once; answers null for an invalid path. */
export function loadPages(company: () => string): (path: string, lng: string) => PageText | null {
  const pages = new Map(
    pagePaths().map((path) => [
      path,
      {
        texts: loadTexts("pages", fileOf(path)),
        updatedAt: Date.parse(`${CHANGED[path] ?? WRITTEN}T00:00:00Z`) / 1000,
      },
    ]),
  );
  return (path, lng) => {
    const found = pages.get(path);
    if (found === undefined) return null;
    const { title, lead, blocks } = toldText(found.texts, lng, { company: company() });
    return { path, title, description: lead, updatedAt: found.updatedAt, content: blocks };
  };
}
