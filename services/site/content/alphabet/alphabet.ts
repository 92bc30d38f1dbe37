/** Pages of the betting alphabet: the whole of it, a block, a category, and a page for each term (SPEC 2.33). */
import { readFileSync } from "node:fs";
import { LANGUAGES, type LanguageCode } from "#shared/site/languages.ts";
import type { TextBlock, TextRun } from "../richText.ts";
import type { Text } from "../markup.ts";
import type { Texts } from "../texts.ts";
import { ALPHABET } from "./table.ts";

/** Path of the alphabet, without language prefix. */
export const ALPHABET_PATH = "betting-alphabet";

interface Entry {
  name: string;
  /** One sentence. */
  meaning: string;
  /** An example, or what follows from it; of blocks and categories there is none. */
  more: string;
}
type Words = ReadonlyMap<string, Entry>;

const languages = Object.keys(LANGUAGES) as LanguageCode[];

/** The words of a language: a line for each key, "key | name | meaning | more". */
export function wordsOf(language: LanguageCode): Words {
  const lines = readFileSync(new URL(`./words/${language}.txt`, import.meta.url), "utf8")
    .trim()
    .split("\n");
  return new Map(
    lines.map((line) => {
      const [key = "", name = "", meaning = "", more = ""] = line.split("|").map((part) => part.trim());
      return [key, { name, meaning, more }];
    }),
  );
}

/** Every path of the alphabet with the key of its words. */
export function alphabetKeys(): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(ALPHABET).flatMap(([block, categories]) => [
      [`${ALPHABET_PATH}/${block}`, block] as const,
      ...Object.entries(categories).flatMap(([category, terms]) => [
        [`${ALPHABET_PATH}/${block}/${category}`, `${block}/${category}`] as const,
        ...terms.map((slug) => [`${ALPHABET_PATH}/${block}/${category}/${slug}`, slug] as const),
      ]),
    ]),
  );
}

const plain = (text: string): TextRun => ({ text, href: null, isStrong: false });
const link = (text: string, path: string): TextRun => ({ text, href: `/${path}`, isStrong: false });
const heading = (level: number, text: string, anchor: string): TextBlock => ({ kind: "heading", level, text, anchor });

/** The texts of one language. */
class Book {
  readonly #words: Words;
  readonly #language: LanguageCode;

  constructor(language: LanguageCode) {
    this.#language = language;
    this.#words = wordsOf(language);
  }

  entry(key: string): Entry {
    const found = this.#words.get(key);
    if (found === undefined) throw new Error(`The alphabet lacks ${key} in ${this.#language}`);
    return found;
  }

  /** Terms of a category with their meanings, in the order of the language's own alphabet. */
  #terms(path: string, slugs: readonly string[]): TextBlock {
    const items = slugs
      .map((slug) => ({ slug, ...this.entry(slug) }))
      .toSorted((one, other) => one.name.localeCompare(other.name, this.#language))
      .map(({ slug, name, meaning }) => [link(name, `${path}/${slug}`), plain(` — ${meaning}`)]);
    return { kind: "list", isOrdered: false, items };
  }

  block(block: string, level: number): TextBlock[] {
    return Object.entries(ALPHABET[block] ?? {}).flatMap(([category, slugs]) => [
      heading(level, this.entry(`${block}/${category}`).name, `${block}-${category}`),
      this.#terms(`${ALPHABET_PATH}/${block}/${category}`, slugs),
    ]);
  }

  all(): TextBlock[] {
    return Object.keys(ALPHABET).flatMap((block) => [
      heading(2, this.entry(block).name, block),
      ...this.block(block, 3),
    ]);
  }

  page(path: string, key: string): Text {
    const { name, meaning, more } = this.entry(key);
    const [, block = "", category, slug] = path.split("/");
    const slugs = category === undefined ? [] : (ALPHABET[block]?.[category] ?? []);
    const above = `${ALPHABET_PATH}/${block}/${category ?? ""}`;
    const blocks: TextBlock[] =
      category === undefined
        ? this.block(block, 2)
        : slug === undefined
          ? [this.#terms(above, slugs)]
          : [
              { kind: "paragraph", runs: [plain(more)] },
              heading(2, this.entry("see").name, "see"),
              this.#terms(
                above,
                slugs.filter((other) => other !== slug),
              ),
            ];
    const way = { kind: "paragraph" as const, runs: [link(this.entry("all").name, ALPHABET_PATH)] };
    return { title: name, lead: meaning, blocks: [...blocks, way] };
  }
}

/**
 * Texts by path. The whole alphabet stands between the first heading of its own text and what that says beside: the file
 * in texts/pages has its title, its lead and where to read on.
 */
export function alphabetTexts(own: Texts): ReadonlyMap<string, Texts> {
  const books = languages.map((language) => [language, new Book(language)] as const);
  const inAll = (textOf: (book: Book, language: LanguageCode) => Text): Texts =>
    Object.fromEntries(books.map(([language, book]) => [language, textOf(book, language)])) as Record<
      LanguageCode,
      Text
    >;
  return new Map([
    [
      ALPHABET_PATH,
      inAll((book, language) => ({ ...own[language], blocks: [...book.all(), ...own[language].blocks] })),
    ],
    ...[...alphabetKeys()].map(([path, key]) => [path, inAll((book) => book.page(path, key))] as const),
  ]);
}
