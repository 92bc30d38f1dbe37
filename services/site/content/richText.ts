/**
 * Texts of articles and pages as data. Clients render them with their own components, so no operator's HTML gets into a
 * page.
 */
import { z } from "zod";

export const textRun = z
  .object({
    text: z.string().describe("The text"),
    href: z
      .string()
      .nullable()
      .describe("A path of the site with its language prefix, or an https address; null for plain text"),
    isStrong: z.boolean().describe("True for important text"),
  })
  .describe(
    "A stretch of text in one style. `href` is a path of the site with its language prefix, or an https address.",
  );
const runs = z.array(textRun).describe("Text in runs of one style");

export const textBlock = z
  .discriminatedUnion("kind", [
    z.object({
      kind: z.literal("heading").describe("Kind of block"),
      level: z.int().min(2).max(4).describe("Level of the heading"),
      text: z.string().describe("Text of the heading"),
      anchor: z.string().describe("Anchor for links within the page"),
    }),
    z.object({ kind: z.literal("paragraph").describe("Kind of block"), runs }),
    z.object({
      kind: z.literal("list").describe("Kind of block"),
      isOrdered: z.boolean().describe("True for a numbered list"),
      items: z.array(runs).describe("Items of the list"),
    }),
    z.object({
      kind: z.literal("table").describe("Kind of block"),
      head: z.array(z.string()).describe("Headings of the columns"),
      rows: z.array(z.array(z.string())).describe("Rows of cells"),
    }),
    z.object({ kind: z.literal("note").describe("Kind of block"), runs }),
  ])
  .describe("A block of text");

export type TextRun = z.infer<typeof textRun>;
export type TextBlock = z.infer<typeof textBlock>;
