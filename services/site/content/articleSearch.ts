/** Finds articles by words of their titles, leads, tags and texts; longer words may have slips or another ending. */
import MiniSearch from "minisearch";
import type { TextBlock } from "./richText.ts";

interface SearchedArticle {
  title: string;
  lead: string;
  tags: string;
  blocks: readonly TextBlock[];
}

/** Letters that are written for each other, and marks that readers leave out. */
const arabic: Readonly<Record<string, string>> = { أ: "ا", إ: "ا", آ: "ا", ة: "ه", ى: "ي", ؤ: "و", ئ: "ي" };

/** A word as it is compared: without case, accents and vowel marks. */
function plain(word: string): string {
  const letters = [...word.toLowerCase()].map((letter) => arabic[letter] ?? letter).join("");
  return letters
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/^ال(?=...)/, "");
}

/** Slips forgiven in a word: one from four letters on, two from nine. */
const slips = (word: string): number | false => (word.length >= 9 ? 2 : word.length >= 4 ? 1 : false);

function textOf(block: TextBlock): string {
  switch (block.kind) {
    case "heading":
      return block.text;
    case "list":
      return block.items
        .flat()
        .map(({ text }) => text)
        .join(" ");
    case "table":
      return [block.head, ...block.rows].flat().join(" ");
    default:
      return block.runs.map(({ text }) => text).join(" ");
  }
}

/** An index of one section in one language: answers positions, the best match first. Every word must be in the article. */
export function articleFinder(articles: readonly SearchedArticle[]): (text: string) => number[] {
  const index = new MiniSearch<{ id: number }>({
    fields: ["title", "lead", "tags", "text"],
    processTerm: (term) => plain(term),
    searchOptions: {
      boost: { title: 6, tags: 4, lead: 3 },
      combineWith: "AND",
      fuzzy: slips,
      prefix: (term) => term.length > 2,
    },
  });
  index.addAll(
    articles.map(({ title, lead, tags, blocks }, id) => ({
      id,
      title,
      lead,
      tags,
      text: blocks.map(textOf).join(" "),
    })),
  );
  return (text) => index.search(text).map(({ id }) => Number(id));
}
