/** Texts of the site: pages, articles, banners, and what search engines read. */
import { defineService } from "../../platform/manifest.ts";
import { contentApi } from "./api.ts";
import { award } from "./awards/api.ts";
import { articleSummary, articleTag, category } from "./articlesApi.ts";
import { textBlock, textRun } from "./richText.ts";
import { contentService } from "./routes.ts";

export const content = defineService({
  name: "content",
  api: contentApi,
  schemas: {
    TextBlock: textBlock,
    TextRun: textRun,
    ArticleSummary: articleSummary,
    ArticleTag: articleTag,
    BlogCategory: category,
    Award: award,
  },
  routes: contentService,
  needsBook: true,
});
