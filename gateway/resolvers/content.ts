/** Blog, news, pages of information, and what else of the operator's words and counters pages need. */
import { badUserInput } from "../datasources/errors.ts";
import type { TextBlockModel } from "../datasources/textBlocks.ts";
import type { ResolversTypes, Resolvers } from "../generated/resolvers.ts";
import { pageSize, pageStart, refusedCursor } from "./paging.ts";
import { textUpTo } from "./texts.ts";

const defaultArticles = 10;
const maxArticles = 50;
const maxSlug = 200;
const maxDictionaries = 20;
const idForm = /^[a-z][a-z0-9-]{0,63}$/;

const sections = { BLOG: "blog", NEWS: "news" } as const;

const blockTypes = {
  heading: "TextHeading", paragraph: "TextParagraph", list: "TextList", table: "TextTable", note: "TextNote",
} as const satisfies Record<TextBlockModel["kind"], keyof ResolversTypes>;

/** @throws BAD_USER_INPUT */
function dictionaryIds(ids: readonly string[] | null | undefined): readonly string[] | null {
  if (ids === null || ids === undefined) return null;
  if (ids.length > maxDictionaries || !ids.every((id) => idForm.test(id))) throw badUserInput("ids are at most 20 names of dictionaries.");
  return ids;
}

/** @throws BAD_USER_INPUT */
function languageCode(language: string): string {
  if (!/^[a-z]{2}$/.test(language)) throw badUserInput("language is two lower-case letters.");
  return language;
}

export const contentResolvers: Resolvers = {
  Query: {
    blogCategories: (_, __, { parts, language }) => parts.services.content.categories(language),
    blogCategory: (_, { path }, { parts, language }) => parts.services.content.category(textUpTo("path", path, maxSlug), language),
    articles: (_, { section, category, first, after }, { parts, language }) => {
      const start = pageStart(after);
      const size = pageSize(first, defaultArticles, maxArticles);
      const query = {
        section: sections[section], first: size, ...(start !== undefined && { after: textUpTo("after", start, maxSlug) }),
        ...(typeof category === "string" && { category: textUpTo("category", category, maxSlug) }),
      };
      return parts.services.content.articles(query, language).catch(refusedCursor);
    },
    article: (_, { section, slug }, { parts, language }) => parts.services.content.article(sections[section], textUpTo("slug", slug, maxSlug), language),
    pageContent: (_, { path }, { parts, language }) => parts.services.content.pageContent(textUpTo("path", path, maxSlug), language),
    isoCodes: (_, __, { parts }) => parts.services.content.isoCodes(),
    sportByName: (_, { nameEng }, { parts, language }) => parts.services.content.sportByName(textUpTo("nameEng", nameEng, 100), language),
    dictionary: (_, { route, language: asked, ids }, { parts, language }) =>
      parts.services.dictionaries.load(textUpTo("route", route, 2048, 0), languageCode(asked ?? language), dictionaryIds(ids)),
    counters: (_, { domain, projectId }, { parts }) =>
      parts.services.counters.counters(textUpTo("domain", domain, 253), textUpTo("projectId", projectId, 64)),
  },
  TextBlock: { __resolveType: ({ kind }) => blockTypes[kind] },
};
