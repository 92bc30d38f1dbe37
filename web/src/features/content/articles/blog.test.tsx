// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import {
  ArticlesDocument,
  type ArticlesQueryVariables,
  BlogCategoriesDocument,
} from "@/operations/content/generated.ts";
import { Asked, createTestApp, GUEST_SITE, renderInApp } from "@/testing.tsx";
import { ArticleList } from "./ArticleList.tsx";
import { articlesOf } from "./articleLists.ts";

afterEach(cleanup);

const edge = (slug: string) => ({
  __typename: "ArticleEdge",
  cursor: slug,
  node: {
    __typename: "ArticleSummary",
    slug,
    title: `About ${slug}`,
    description: "Words",
    categoryPath: "guides",
    tags: [{ __typename: "ArticleTag", slug: "odds", name: "Odds" }],
    publishedAt: "2026-09-28T00:00:00Z",
    readingMinutes: 3,
  },
});
/** A list as its page asks for it. */
const listOf = (variables: ArticlesQueryVariables) => (
  <Asked query={ArticlesDocument} variables={variables}>
    {(answer) => (
      <Asked query={BlogCategoriesDocument} variables={{}}>
        {({ data }) => (
          <ArticleList
            answer={answer}
            categories={variables.section === "BLOG" ? data : undefined}
            missing={<p>none</p>}
          />
        )}
      </Asked>
    )}
  </Asked>
);

const pageOf = (slugs: string[], next: string | null) => ({
  articles: {
    __typename: "ArticleConnection",
    totalCount: 3,
    edges: slugs.map(edge),
    pageInfo: { __typename: "PageInfo", hasNextPage: next !== null, endCursor: next },
  },
});
const categories = {
  blogCategories: [
    {
      __typename: "BlogCategory",
      path: "guides",
      name: "Guides",
      parentPath: null,
      description: "How to",
      articleCount: 3,
    },
  ],
};
const answers = (operation: string, variables: Record<string, unknown>) =>
  operation === "BlogCategories"
    ? categories
    : operation === "Articles"
      ? variables["after"] === "totals"
        ? pageOf(["handicaps"], null)
        : pageOf(["odds", "totals"], "totals")
      : undefined;

describe("the blog [2.58]", () => {
  it("lists articles with their day and topic, and more of them when asked", async () => {
    renderInApp(
      await createTestApp(GUEST_SITE, answers),
      listOf(articlesOf({ name: "blog", params: {} }, "")),
      "/en/blog",
    );
    expect((await screen.findByRole("link", { name: "About odds" })).getAttribute("href")).toBe("/en/blog/odds");
    expect(screen.getAllByText("28 September 2026")).toHaveLength(2);
    expect((await screen.findByRole("link", { name: /^Guides/ })).getAttribute("href")).toBe(
      "/en/blog/categories/guides",
    );
    await userEvent.click(screen.getByRole("button", { name: "Show more" }));
    expect(await screen.findByRole("link", { name: "About handicaps" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
  });

  it("searches by words of the address, and says what it found or that there is nothing", async () => {
    const asked: unknown[] = [];
    const find = (operation: string, variables: Record<string, unknown>) => {
      if (operation === "Articles") asked.push(variables["search"]);
      return operation === "Articles" && variables["search"] === "poetry"
        ? { articles: { ...pageOf([], null).articles, totalCount: 0 } }
        : answers(operation, variables);
    };
    const blog = { name: "blog", params: {} } as const;
    renderInApp(await createTestApp(GUEST_SITE, find), listOf(articlesOf(blog, "?search=%20odds%20")), "/en/blog");
    expect(await screen.findByText("3 results for “odds”")).toBeTruthy();
    const field = screen.getByRole("searchbox", { name: "Search articles" });
    expect((field as HTMLInputElement).value).toBe("odds");
    expect(field.closest("form")?.getAttribute("action")).toBe("/en/blog");
    cleanup();
    renderInApp(await createTestApp(GUEST_SITE, find), listOf(articlesOf(blog, "?search=poetry")), "/en/blog");
    expect(await screen.findByText("Nothing found for “poetry”")).toBeTruthy();
    expect(new Set(asked)).toEqual(new Set(["odds", "poetry"]));
  });

  it("names the tag that it is narrowed to, and asks for none that can't be one", async () => {
    const blog = { name: "blog", params: {} } as const;
    renderInApp(await createTestApp(GUEST_SITE, answers), listOf(articlesOf(blog, "?tag=odds")), "/en/blog");
    expect(await screen.findByRole("heading", { level: 1, name: "Blog: Odds" })).toBeTruthy();
    expect(articlesOf(blog, "?tag=../x").tag).toBeNull();
    expect(articlesOf(blog, `?search=${"a".repeat(300)}`).search).toHaveLength(100);
  });

  it("has no page for a topic that there is not [5.08]", async () => {
    renderInApp(
      await createTestApp(GUEST_SITE, answers),
      listOf(articlesOf({ name: "blogCategory", params: { "*": "poetry" } }, "")),
      "/en/blog/categories/poetry",
    );
    expect(await screen.findByText("none")).toBeTruthy();
  });

  it("says so when the articles do not come, and offers another try", async () => {
    renderInApp(
      await createTestApp(GUEST_SITE, () => undefined),
      listOf(articlesOf({ name: "news", params: {} }, "")),
      "/en/news",
    );
    expect((await screen.findByRole("alert")).textContent).toContain("Couldn't load the articles");
    expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("News");
  });
});
