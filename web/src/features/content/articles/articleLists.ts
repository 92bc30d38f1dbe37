/** Which articles a page of the blog or the news lists. */
import type { RouteMatch } from "#shared/routes/routes.ts";
import type { ArticlesQueryVariables } from "@/operations/content/generated.ts";

export const ARTICLES_PAGE = 12;

/** Longest search that is asked for. */
export const LONGEST_SEARCH = 100;

/** @param search query of the address: words that are searched for, or the tag of articles */
export function articlesOf({ name, params }: RouteMatch, search: string): ArticlesQueryVariables {
  const query = new URLSearchParams(search);
  const words = (query.get("search") ?? "").trim().slice(0, LONGEST_SEARCH);
  const tag = query.get("tag") ?? "";
  return {
    section: name === "news" ? "NEWS" : "BLOG",
    category: name === "blogCategory" ? (params["*"] ?? "") : null,
    tag: /^[a-z0-9-]{1,100}$/.test(tag) ? tag : null,
    search: words === "" ? null : words,
    first: ARTICLES_PAGE,
  };
}
