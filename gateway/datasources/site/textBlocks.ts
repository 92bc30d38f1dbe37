/** Texts of articles and pages: the operator's blocks, with links that lead where a page may lead. */
import { safeHref } from "#shared/site/links.ts";
import type { components } from "../../upstream/content.ts";

export type TextBlockModel = components["schemas"]["TextBlock"];
type TextRun = components["schemas"]["TextRun"];

const toRun = (run: TextRun): TextRun => ({ ...run, href: safeHref(run.href) });

/** Blocks as the schema gives them. */
export function toTextBlocks(blocks: readonly TextBlockModel[]): TextBlockModel[] {
  return blocks.map((block) => {
    if (block.kind === "list") return { ...block, items: block.items.map((item) => item.map(toRun)) };
    return block.kind === "paragraph" || block.kind === "note" ? { ...block, runs: block.runs.map(toRun) } : block;
  });
}
