/** Which articles a page of the blog or the news lists. */
import type { RouteMatch } from "#shared/routes/routes.ts";
import type { ArticlesQueryVariables } from "@/operations/content/generated.ts";

export const ARTICLES_PAGE = 12;

export function articlesOf({ name, params }: RouteMatch): ArticlesQueryVariables {
  return {
    section: name === "news" ? "NEWS" : "BLOG",
    category: name === "blogCategory" ? (params["*"] ?? "") : null,
    first: ARTICLES_PAGE,
  };
}
