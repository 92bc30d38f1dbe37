/** The texts that come with the product, each in every language: texts/<folder>/<name>.<language>.md. */
import { LANGUAGES, isLanguageCode, type LanguageCode } from "#shared/site/languages.ts";
import type { TextHead } from "./live/textHead.ts";
import type { Text } from "./markup.ts";
import type { TextBlock, TextRun } from "./richText.ts";
import { textFiles, type TextFiles } from "./textFiles.ts";

export type TextFolder = "blog" | "news" | "pages" | "seo";
export type Texts = Readonly<Record<LanguageCode, Text>>;

/** A text in all languages. @throws when a language is missing: better at start than in front of a reader. */
export function loadTexts(folder: TextFolder, name: string, files: TextFiles = textFiles()): Texts {
  const entries = Object.values(LANGUAGES).map(({ code }) => [code, files.text(`${folder}/${name}.${code}.md`).text]);
  return Object.fromEntries(entries) as Record<LanguageCode, Text>;
}

/** The head of a text, which stands in its English file. */
export function loadHead(folder: TextFolder, name: string, files: TextFiles): TextHead {
  return files.text(`${folder}/${name}.en.md`).head;
}

/** A language of the texts; English replaces all others. */
export function textLanguage(lng: string): LanguageCode {
  return isLanguageCode(lng) ? lng : "en";
}

/** A text with its {words} put in as they are: what looks like a pattern in a name stays. */
export function withWords(text: string, words: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => words[name] ?? place);
}

/** A text for a reader: their language, also in links to the site, and the words for its {company} and {name}. */
export function toldText(texts: Texts, lng: string, words: { company: string; name?: string }): Text {
  const language = textLanguage(lng);
  const { title, lead, blocks } = texts[language];
  const say = (text: string) => withWords(text, { name: "", ...words });
  const run = ({ text, href, isStrong }: TextRun): TextRun => ({
    text: say(text),
    href: href?.startsWith("/") ? `/${language}${href}` : href,
    isStrong,
  });
  const block = (one: TextBlock): TextBlock => {
    switch (one.kind) {
      case "heading":
        return { ...one, text: say(one.text) };
      case "list":
        return { ...one, items: one.items.map((item) => item.map(run)) };
      case "table":
        return { ...one, head: one.head.map(say), rows: one.rows.map((row) => row.map(say)) };
      default:
        return { ...one, runs: one.runs.map(run) };
    }
  };
  return { title: say(title), lead: say(lead), blocks: blocks.map(block) };
}

/** Minutes that reading takes at 180 words a minute, at least one. */
export function readingMinutes({ blocks }: Text): number {
  const words = JSON.stringify(
    blocks.map((block) =>
      "runs" in block
        ? block.runs.map(({ text }) => text)
        : "items" in block
          ? block.items.flat().map(({ text }) => text)
          : [],
    ),
  );
  return Math.max(1, Math.round(words.split(/\s+/).length / 180));
}
