/** The index of articles, texts/articles.json: what there is, in which category, under which tags, since when. */
import { z } from "zod";
import { LANGUAGES, type LanguageCode } from "#shared/site/languages.ts";
import type { TextFiles } from "./textFiles.ts";

const codes = Object.keys(LANGUAGES) as LanguageCode[];
const inEach = <T extends z.ZodType>(schema: T) =>
  z.object(Object.fromEntries(codes.map((code) => [code, schema])) as Record<LanguageCode, T>);
const words = z.string().trim().min(1).max(300);
/** Part of an address. */
const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
const day = z.iso.date();

const articleEntry = z.strictObject({
  section: z.enum(["blog", "news"]),
  slug: slug.max(100),
  /** Path of its category; null for news. */
  category: z.string().nullable(),
  tags: z.array(slug).max(6),
  /** Days, "2026-09-14". */
  published: day,
  updated: day.optional(),
});

const articleIndex = z
  .strictObject({
    /** By full path, such as "guides/football"; parents before their children. */
    categories: z.record(
      z.string().regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/),
      inEach(z.strictObject({ name: words, description: words })),
    ),
    tags: z.record(slug, inEach(words)),
    articles: z.array(articleEntry),
  })
  .superRefine(({ categories, tags, articles }, context) => {
    const seen = new Set<string>();
    for (const { section, slug: name, category, tags: own } of articles) {
      const say = (message: string) => context.addIssue({ code: "custom", message: `${section}/${name}: ${message}` });
      if (seen.has(`${section}/${name}`)) say("is listed twice");
      seen.add(`${section}/${name}`);
      if ((section === "news") !== (category === null)) say("articles of the blog have a category, news have none");
      if (category !== null && !Object.hasOwn(categories, category)) say(`no category ${category}`);
      for (const tag of own) if (!Object.hasOwn(tags, tag)) say(`no tag ${tag}`);
    }
  });

export type ArticleIndex = z.infer<typeof articleIndex>;
export type ArticleEntry = ArticleIndex["articles"][number];
export type ArticleSection = ArticleEntry["section"];

/** @throws Error naming what is wrong with the file */
export function readArticleIndex(files: TextFiles): ArticleIndex {
  const { data, error } = articleIndex.safeParse(JSON.parse(files.read("articles.json")));
  if (data === undefined) throw new Error(`articles.json is not usable: ${error.issues[0]?.message ?? ""}`);
  return data;
}
