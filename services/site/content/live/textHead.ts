/**
 * The head of a text's file: lines "name: value" between two lines "---" before the title. It says whether the text is a
 * draft, from when on it is seen, and, of an article that articles.json does not list, where it belongs.
 */
import { z } from "zod";
import { readText, type Text } from "../markup.ts";

const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
/** A day, or a moment with its offset from UTC. */
const moment = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);

const fields = z.strictObject({
  state: z.enum(["draft", "published"]).default("published"),
  published: moment.optional(),
  updated: z.iso.date().optional(),
  category: z
    .string()
    .regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/)
    .optional(),
  tags: z
    .string()
    .transform((list) => list.split(",").map((tag) => tag.trim()))
    .pipe(z.array(slug).max(6))
    .optional(),
});

export type TextHead = z.infer<typeof fields>;

export interface HeadedText {
  head: TextHead;
  text: Text;
}

const HEAD = /^---\n(.*?)\n?---\n/s;

/** A file of texts, taken apart. @throws Error naming what is wrong with it */
export function readHeaded(source: string): HeadedText {
  const whole = source.replace(/^\uFEFF/, "").replaceAll("\r", "");
  const found = HEAD.exec(whole);
  const given: Record<string, string> = {};
  for (const line of (found?.[1] ?? "").split("\n").filter((one) => one.trim() !== "")) {
    const [, name, value] = /^([a-z]+):\s*(.*?)\s*$/.exec(line) ?? [];
    if (name === undefined || value === undefined || Object.hasOwn(given, name))
      throw new Error(`The head has a line that is not usable: ${line.slice(0, 60)}`);
    given[name] = value;
  }
  const { data, error } = fields.safeParse(given);
  if (data === undefined) {
    const [issue] = error.issues;
    throw new Error(`The head is not usable: ${issue?.path.join(".") ?? ""} ${issue?.message ?? ""}`);
  }
  return { head: data, text: readText(whole.slice(found?.[0].length ?? 0)) };
}

/** A day's first moment, or the moment itself, epoch milliseconds. */
const momentOf = (written: string) => Date.parse(written.includes("T") ? written : `${written}T00:00:00Z`);

/** Whether readers see a text at a moment. */
export function isSeen({ state, published }: Pick<TextHead, "state" | "published">, now: number): boolean {
  return state === "published" && (published === undefined || momentOf(published) <= now);
}
