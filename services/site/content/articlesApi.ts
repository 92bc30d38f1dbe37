/**
 * REST contract of the blog, the news and the pages of information (SPEC 7.07, 2.50, 2.58). Public; may be kept 1800 s.
 */
import { z } from "zod";
import { epoch, errorBody, lng } from "../../platform/http/api.ts";
import { textBlock } from "./richText.ts";

const slug = z.string().min(1).max(200).describe("Part of the article's or category's address");
const previewed = z.enum(["blog", "news", "page"]).describe("Section of the text; page for pages and landings");
const token = z.string().max(100).describe("Token of the preview link");
const previewUnknown = {
  "404": { PREVIEW_UNKNOWN: "There is no such text, or the link has expired or is not for it" },
};
const section = z.enum(["blog", "news"]).describe("Section of articles");

export const category = z
  .object({
    path: z.string().describe('Slugs from the top down, such as "guides/football"'),
    slug: z.string().describe("Last part of its address"),
    parentPath: z.string().nullable().describe("Path of the category it belongs to; null at the top"),
    name: z.string().describe("Name"),
    description: z.string().describe("Description for the list and search engines"),
    articleCount: z.int().describe("Articles here and in all categories below"),
  })
  .describe("A category of the blog");

export const articleTag = z
  .object({
    slug: z.string().describe("Value of `tag` in lists of articles"),
    name: z.string().describe("Name in the language asked for"),
  })
  .describe("A subject of articles, across categories");

export const articleSummary = z
  .object({
    slug: z.string().describe("Address word of the article"),
    title: z.string().describe("Title"),
    description: z.string().describe("Short description"),
    categoryPath: z.string().nullable().describe("Null for news"),
    tags: z.array(articleTag).describe("Subjects of the article"),
    publishedAt: epoch.describe("When it was published, epoch seconds"),
    updatedAt: epoch.describe("When it was last changed, epoch seconds"),
    readingMinutes: z.int().min(1).describe("Estimated reading time, minutes"),
  })
  .describe("An article as lists show it");

export const article = articleSummary
  .extend({
    content: z.array(textBlock).describe("Text as blocks"),
    related: z.array(articleSummary).describe("Articles on the same topic"),
  })
  .describe("An article with its text");

export const pageText = z
  .object({
    path: z.string().describe("Path without language prefix"),
    title: z.string().describe("Title"),
    description: z.string().describe("Meta description"),
    updatedAt: epoch.describe("When it was last changed, epoch seconds"),
    content: z.array(textBlock).describe("Text as blocks"),
  })
  .describe("An information page");

/** A page's text without the text. */
export const pageSummary = pageText.omit({ content: true });

export const articlesApi = {
  blogCategories: {
    summary: "Categories of the blog",
    security: "none",
    method: "GET",
    path: "/seo-api/v1/blog/categories",
    query: z.object({ lng }),
    response: z.object({ categories: z.array(category).describe("All categories") }),
  },
  blogCategory: {
    summary: "One category of the blog",
    security: "none",
    codes: { "404": { CATEGORY_UNKNOWN: "There is no such category" } },
    method: "GET",
    path: "/seo-api/v1/blog/category",
    query: z.object({ path: slug.describe('Path of the category, such as "guides/football"'), lng }),
    response: category,
    errors: { 404: errorBody },
  },
  articles: {
    summary: "Articles of a section, newest first",
    description:
      "Newest first, or with `search` the best match first. `after` is the slug of the last article seen in the same list.",
    security: "none",
    codes: { "400": { BAD_CURSOR: "There is no article with the slug in `after`" } },
    method: "GET",
    path: "/seo-api/v1/articles",
    query: z.object({
      section,
      lng,
      category: slug.optional().describe("Only articles of this category, by its path"),
      tag: slug.optional().describe("Only articles with this tag"),
      search: z
        .string()
        .trim()
        .min(1)
        .max(100)
        .optional()
        .describe("Words that an article must have; longer ones may have slips or another ending"),
      first: z.coerce.number().int().min(1).max(50).default(10).describe("Size of the page"),
      after: slug.optional().describe("Slug of the last article of the page before"),
    }),
    response: z.object({
      articles: z.array(articleSummary).describe("Articles, newest first"),
      totalCount: z.int().describe("Number of entries in the whole list"),
      next: z.string().nullable().describe("Slug to send as `after` for the following page; null on the last one"),
    }),
    errors: { 400: errorBody },
  },
  article: {
    summary: "One article with its text",
    security: "none",
    codes: { "404": { ARTICLE_UNKNOWN: "There is no such article" } },
    method: "GET",
    path: "/seo-api/v1/article",
    query: z.object({ section, slug, lng }),
    response: article,
    errors: { 404: errorBody },
  },
  content: {
    summary: "Text of an information page",
    description: 'Text of a page of information by its path without language prefix, such as "information/about".',
    security: "none",
    codes: { "404": { PAGE_UNKNOWN: "There is no such page" } },
    method: "GET",
    path: "/seo-api/v1/content",
    query: z.object({
      path: slug.describe('Path of the page without language prefix, such as "information/about"'),
      lng,
    }),
    response: pageText,
    errors: { 404: errorBody },
  },
  contents: {
    summary: "Titles of several information pages",
    description:
      "Titles of several pages: paths with commas between them. Those without a text are left out; the order stays.",
    security: "none",
    method: "GET",
    path: "/seo-api/v1/contents",
    query: z.object({ paths: z.string().min(1).max(4000).describe("Paths of pages, comma-separated"), lng }),
    response: z.object({ pages: z.array(pageSummary).describe("Titles of the pages found, in the order asked") }),
  },
  revision: {
    summary: "Name of the texts as they are now",
    description:
      "Another one whenever readers see something else: a file has changed, or the time of a text has come. Whoever keeps answers of this service asks for it every few seconds.",
    security: "none",
    method: "GET",
    path: "/seo-api/v1/revision",
    response: z.object({ revision: z.string().describe("Name of what there is now") }),
  },
  previewArticle: {
    summary: "An article that isn't seen yet",
    description: "Opened by the token of a preview link. Never to be kept.",
    security: "none",
    codes: previewUnknown,
    method: "GET",
    path: "/seo-api/v1/preview/article",
    query: z.object({ section, slug, lng, token }),
    response: article,
    errors: { 404: errorBody },
  },
  previewContent: {
    summary: "Text of a page that isn't seen yet",
    description: "Opened by the token of a preview link. Never to be kept.",
    security: "none",
    codes: previewUnknown,
    method: "GET",
    path: "/seo-api/v1/preview/content",
    query: z.object({ path: slug.describe("Path of the page without language prefix"), lng, token }),
    response: pageText,
    errors: { 404: errorBody },
  },
  makePreview: {
    summary: "Makes a preview link",
    description:
      "For the operator's editors: the link shows one text, draft or not, on its real page to whoever has it, until it expires.",
    security: "serviceKey",
    codes: { "404": { TEXT_UNKNOWN: "There is no such text" } },
    method: "POST",
    path: "/seo-api/v1/desk/previews",
    body: z.object({
      section: previewed,
      name: slug.describe("Slug of the article, or path of the page without language prefix"),
      lng,
      hours: z.int().min(1).max(336).default(72).describe("Hours until the link expires"),
    }),
    response: z.object({
      url: z.string().describe("The link"),
      expires_at: epoch.describe("When it expires, epoch seconds"),
    }),
    errors: { 401: errorBody, 404: errorBody },
  },
  desk: {
    summary: "Texts that nobody sees yet, and files that cannot be used",
    description: "For the operator's editors.",
    security: "serviceKey",
    method: "GET",
    path: "/seo-api/v1/desk/texts",
    response: z.object({
      unseen: z
        .array(
          z.object({
            section: previewed,
            name: z.string().describe("Slug of the article, or path of the page"),
            title: z.string().describe("Title in English"),
            state: z.enum(["draft", "scheduled"]).describe("Draft, or published at a moment to come"),
            published: z.string().nullable().describe("Day or moment from which readers see it; null if none is set"),
          }),
        )
        .describe("Drafts and texts whose time is to come"),
      troubles: z
        .array(
          z.object({
            about: z.string().describe("The file or text"),
            message: z.string().describe("What is wrong with it"),
          }),
        )
        .describe("What cannot be used; the last text that could stays in force"),
    }),
    errors: { 401: errorBody },
  },
} as const;
