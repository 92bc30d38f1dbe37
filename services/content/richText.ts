/**
 * Texts of articles and pages as data: clients lay them out with parts of their own, so that no HTML of an operator
 * ever meets a page.
 */
import { z } from "zod";

/** A stretch of text in one style. `href` is a path of the site with its language prefix, or an https address. */
export const textRun = z.object({ text: z.string(), href: z.string().nullable(), isStrong: z.boolean() });
const runs = z.array(textRun);

export const textBlock = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("heading"), level: z.int().min(2).max(4), text: z.string(), anchor: z.string() }),
  z.object({ kind: z.literal("paragraph"), runs }),
  z.object({ kind: z.literal("list"), isOrdered: z.boolean(), items: z.array(runs) }),
  z.object({ kind: z.literal("table"), head: z.array(z.string()), rows: z.array(z.array(z.string())) }),
  z.object({ kind: z.literal("note"), runs }),
]);

export type TextRun = z.infer<typeof textRun>;
export type TextBlock = z.infer<typeof textBlock>;
