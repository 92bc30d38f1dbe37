/** REST contract of the blog, the news and the pages of information (SPEC 7.07, 2.50, 2.58). Public; may be kept 1800 s. */
import { z } from "zod";
import { epoch, errorBody, lng } from "../core/api.ts";
import { textBlock } from "./richText.ts";

const slug = z.string().min(1).max(200);
const section = z.enum(["blog", "news"]);

export const category = z.object({
  /** Slugs from the top down, such as "guides/football". */
  path: z.string(), slug: z.string(), parentPath: z.string().nullable(), name: z.string(), description: z.string(),
  /** Articles here and in all categories below. */
  articleCount: z.int(),
});

export const articleSummary = z.object({
  slug: z.string(), title: z.string(), description: z.string(),
  /** Null for news. */
  categoryPath: z.string().nullable(),
  publishedAt: epoch, updatedAt: epoch, readingMinutes: z.int().min(1),
});

export const article = articleSummary.extend({ content: z.array(textBlock), related: z.array(articleSummary) });

export const pageText = z.object({ path: z.string(), title: z.string(), description: z.string(), updatedAt: epoch, content: z.array(textBlock) });

/** A page's text without the text. */
export const pageSummary = pageText.omit({ content: true });

export const articlesApi = {
  blogCategories: { method: "GET", path: "/seo-api/v1/blog/categories", query: z.object({ lng }), response: z.object({ categories: z.array(category) }) },
  blogCategory: {
    method: "GET", path: "/seo-api/v1/blog/category", query: z.object({ path: slug, lng }), response: category, errors: { 404: errorBody },
  },
  /** Newest first. `after` is the slug of the last article seen; 400 BAD_CURSOR when there is no such article. */
  articles: {
    method: "GET", path: "/seo-api/v1/articles",
    query: z.object({ section, lng, category: slug.optional(), first: z.coerce.number().int().min(1).max(50).default(10), after: slug.optional() }),
    response: z.object({ articles: z.array(articleSummary), totalCount: z.int(), next: z.string().nullable() }), errors: { 400: errorBody },
  },
  article: { method: "GET", path: "/seo-api/v1/article", query: z.object({ section, slug, lng }), response: article, errors: { 404: errorBody } },
  /** Text of a page of information by its path without language prefix, such as "information/about". */
  content: { method: "GET", path: "/seo-api/v1/content", query: z.object({ path: slug, lng }), response: pageText, errors: { 404: errorBody } },
  /** Titles of several pages: paths with commas between them. Those without a text are left out; the order stays. */
  contents: {
    method: "GET", path: "/seo-api/v1/contents", query: z.object({ paths: z.string().min(1).max(4000), lng }), response: z.object({ pages: z.array(pageSummary) }),
  },
} as const;
