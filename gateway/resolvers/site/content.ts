/** Blog, news, pages of information, and how languages and sports are called elsewhere. */
import type { TextBlockModel } from "../../datasources/site/textBlocks.ts";
import type { ResolversTypes, Resolvers } from "../../generated/resolvers.ts";
import { badUserInput } from "../../errors/errors.ts";
import { pageSize, pageStart, refusedCursor, textUpTo } from "../arguments.ts";

const defaultArticles = 10;
const maxArticles = 50;
const maxSlug = 200;
const maxToken = 100;
const maxSearch = 100;
const maxPages = 60;

const sections = { BLOG: "blog", NEWS: "news" } as const;

const blockTypes = {
  heading: "TextHeading",
  paragraph: "TextParagraph",
  list: "TextList",
  table: "TextTable",
  note: "TextNote",
} as const satisfies Record<TextBlockModel["kind"], keyof ResolversTypes>;

export const contentResolvers: Resolvers = {
  Query: {
    awards: (_, __, { parts, language }) => parts.services.content.awards(language),
    blogCategories: (_, __, { parts, language }) => parts.services.content.categories(language),
    blogCategory: (_, { path }, { parts, language }) =>
      parts.services.content.category(textUpTo("path", path, maxSlug), language),
    articles: (_, { section, category, tag, search, first, after }, { parts, language }) => {
      const words = textUpTo("search", search?.trim() ?? "", maxSearch, 0);
      const start = pageStart(after);
      const size = pageSize(first, defaultArticles, maxArticles);
      const query = {
        section: sections[section],
        first: size,
        ...(start !== undefined && { after: textUpTo("after", start, maxSlug) }),
        ...(typeof category === "string" && { category: textUpTo("category", category, maxSlug) }),
        ...(typeof tag === "string" && { tag: textUpTo("tag", tag, maxSlug) }),
        ...(words !== "" && { search: words }),
      };
      return parts.services.content.articles(query, language).catch(refusedCursor);
    },
    article: (_, { section, slug }, { parts, language }) =>
      parts.services.content.article(sections[section], textUpTo("slug", slug, maxSlug), language),
    articlePreview: (_, { section, slug, token }, { parts, language }) =>
      parts.services.content.previewArticle(
        {
          section: sections[section],
          slug: textUpTo("slug", slug, maxSlug),
          token: textUpTo("token", token, maxToken, 0),
        },
        language,
      ),
    pagePreview: (_, { path, token }, { parts, language }) =>
      parts.services.content.previewContent(
        { path: textUpTo("path", path, maxSlug), token: textUpTo("token", token, maxToken, 0) },
        language,
      ),
    pageContent: (_, { path }, { parts, language }) =>
      parts.services.content.pageContent(textUpTo("path", path, maxSlug), language),
    pageSummaries: async (_, { paths }, { parts, language }) => {
      if (paths.length === 0 || paths.length > maxPages) throw badUserInput(`paths are 1 to ${maxPages}.`);
      // A comma parts the paths on their way; no path of the site holds one.
      const asked = paths
        .map((path) => textUpTo("paths", path, maxSlug))
        .filter((path) => path !== "" && !path.includes(","));
      return asked.length === 0 ? [] : parts.services.content.pageSummaries(asked, language);
    },
    isoCodes: (_, __, { parts }) => parts.services.content.isoCodes(),
    sportByName: (_, { nameEng }, { parts, language }) =>
      parts.services.content.sportByName(textUpTo("nameEng", nameEng, 100), language),
  },
  TextBlock: { __resolveType: ({ kind }) => blockTypes[kind] },
};
