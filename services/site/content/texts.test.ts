/** Checks the texts: each in every language, with the same blocks and links in each. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LANGUAGES, type LanguageCode } from "#shared/site/languages.ts";
import { readText, type Text } from "./markup.ts";
import type { TextBlock, TextRun } from "./richText.ts";
import type { TextFolder } from "./texts.ts";

const codes = Object.keys(LANGUAGES) as LanguageCode[];
const folders: readonly TextFolder[] = ["blog", "news", "pages", "seo"];
const at = (folder: string) => new URL(`./texts/${folder}/`, import.meta.url);

const runsOf = (block: TextBlock): readonly TextRun[] =>
  "runs" in block ? block.runs : "items" in block ? block.items.flat() : [];

/** What is the same in every language: kinds and sizes of blocks. */
function shape(block: TextBlock): string {
  switch (block.kind) {
    case "heading":
      return `h${block.level}`;
    case "list":
      return `${block.isOrdered ? "steps" : "list"} ${block.items.length}`;
    case "table":
      return `table ${[block.head, ...block.rows].map((row) => row.length).join()}`;
    default:
      return block.kind;
  }
}

const linksOf = ({ blocks }: Text) =>
  blocks
    .flatMap(runsOf)
    .flatMap(({ href }) => href ?? [])
    .toSorted();
const placesOf = (source: string) => [...new Set(source.match(/\{\w+\}/g))].toSorted();
const letters: Partial<Record<LanguageCode, RegExp>> = { ru: /\p{Script=Cyrillic}/u, ar: /\p{Script=Arabic}/u };

describe.each(folders)("texts of %s", (folder) => {
  const files = readdirSync(at(folder)).filter((name) => name.endsWith(".md"));
  const names = [...new Set(files.map((name) => name.replace(/\.[a-z]{2}\.md$/, "")))];

  it("are there in every language", () => {
    expect(files.toSorted()).toEqual(names.flatMap((name) => codes.map((code) => `${name}.${code}.md`)).toSorted());
  });

  it.each(names)("%s says the same in each", (name) => {
    const sources = codes.map(
      (code) => [code, readFileSync(new URL(`${name}.${code}.md`, at(folder)), "utf8")] as const,
    );
    const english = sources.find(([code]) => code === "en")?.[1] ?? "";
    const original = readText(english);
    for (const [code, source] of sources) {
      const text = readText(source);
      expect(text.blocks.map(shape), code).toEqual(original.blocks.map(shape));
      expect(linksOf(text), code).toEqual(linksOf(original));
      expect(placesOf(source), code).toEqual(placesOf(english));
      const script = letters[code];
      if (script !== undefined) expect(text.lead, code).toMatch(script);
      if (code !== "en") expect(text.lead, code).not.toBe(original.lead);
    }
  });
});
