/**
 * Parses the plain format of the texts: blocks separated by blank lines. "## " and "### " are headings, "- " and "1. "
 * lists, "| a | b |" tables with a header row, "> " notes; inline **strong** and [words](address).
 */
import type { TextBlock, TextRun } from "./richText.ts";

export interface Text {
  /** The first line, "# …". */
  title: string;
  /** The first paragraph, as plain text. */
  lead: string;
  blocks: TextBlock[];
}

/** A parsed text. @throws Error when it has no title or no lead: such a file is a mistake of the project. */
export function readText(source: string): Text {
  const [head = "", lead = "", ...parts] = source
    .replaceAll("\r", "")
    .trim()
    .split(/\n{2,}/);
  const title = /^# (.+)$/.exec(head)?.[1];
  if (title === undefined || lead === "")
    throw new Error(`A text begins with "# title" and a lead: ${head.slice(0, 60)}`);
  return { title, lead: joined(lead), blocks: parts.map(readBlock) };
}

function readBlock(part: string): TextBlock {
  const lines = part.split("\n");
  const first = lines[0] ?? "";
  const heading = /^(#{2,4}) (.+)$/.exec(first);
  if (heading) {
    const text = heading[2] ?? "";
    return { kind: "heading", level: (heading[1] ?? "").length, text, anchor: anchorOf(text) };
  }
  if (first.startsWith("- "))
    return { kind: "list", isOrdered: false, items: lines.map((line) => readRuns(line.slice(2))) };
  if (/^\d+\. /.test(first))
    return { kind: "list", isOrdered: true, items: lines.map((line) => readRuns(line.replace(/^\d+\. /, ""))) };
  if (first.startsWith("|")) {
    const [head = [], ...rows] = lines.map((line) =>
      line
        .replace(/^\||\|\s*$/g, "")
        .split("|")
        .map((cell) => cell.trim()),
    );
    return { kind: "table", head, rows };
  }
  if (first.startsWith("> "))
    return { kind: "note", runs: readRuns(joined(lines.map((line) => line.replace(/^> ?/, "")).join("\n"))) };
  return { kind: "paragraph", runs: readRuns(joined(part)) };
}

const joined = (lines: string) => lines.replaceAll(/\s*\n\s*/g, " ").trim();

/** Id of a heading for links to it: its words with dashes, in any script. */
function anchorOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");
}

function readRuns(text: string): TextRun[] {
  const runs: TextRun[] = [];
  const plain = (part: string) => {
    if (part !== "") runs.push({ text: part, href: null, isStrong: false });
  };
  let end = 0;
  for (const match of text.matchAll(/\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g)) {
    plain(text.slice(end, match.index));
    const [whole, strong, words, href] = match;
    runs.push(
      strong === undefined
        ? { text: words ?? "", href: href ?? null, isStrong: false }
        : { text: strong, href: null, isStrong: true },
    );
    end = match.index + whole.length;
  }
  plain(text.slice(end));
  return runs;
}
