/** Pages of information: their paths (SPEC 2.50) and texts. */
import type { z } from "zod";
import type { pageText } from "./articlesApi.ts";
import { loadTexts, toldText } from "./texts.ts";

/** Day each text was last changed, by path without language prefix. */
export const pageTable: Readonly<Record<string, string>> = {
  about: "2026-11-02",
  contacts: "2026-11-02",
  cookies: "2026-10-19",
  responsiblegaming: "2026-11-09",
};

export type PageText = z.infer<typeof pageText>;

/** The pages with their texts, read once; answers null for a path that is none. */
export function loadPages(company: string): (path: string, lng: string) => PageText | null {
  const pages = new Map(Object.entries(pageTable).map(([path, day]) => [path, { texts: loadTexts("pages", path), updatedAt: Date.parse(`${day}T00:00:00Z`) / 1000 }]));
  return (path, lng) => {
    const found = pages.get(path);
    if (found === undefined) return null;
    const { title, lead, blocks } = toldText(found.texts, lng, { company });
    return { path, title, description: lead, updatedAt: found.updatedAt, content: blocks };
  };
}
