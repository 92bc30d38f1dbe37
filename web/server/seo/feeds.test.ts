// @vitest-environment jsdom
import { expect, it } from "vitest";
import { feedOf } from "./feeds.ts";

const facts = { origin: "https://bets.example", lang: "ru", section: "blog", companyName: "Odds & Co <x>" } as const;
const article = {
  __typename: "ArticleSummary",
  slug: "how-to-read-odds",
  title: "</title><script>alert(1)</script> & more",
  description: ']]> "quoted"',
  categoryPath: null,
  tags: [] as { slug: string; name: string }[],
  publishedAt: "2026-11-02T09:00:00Z",
  readingMinutes: 2,
} as const;

it("writes a feed that readers parse, whatever the texts hold [2.58]", () => {
  const xml = new DOMParser().parseFromString(feedOf(facts, [article]), "application/xml");
  expect(xml.querySelector("parsererror")).toBeNull();
  const told = (selector: string) => xml.querySelector(selector)?.textContent;
  expect(told("channel > title")).toBe("Блог · Odds & Co <x>");
  expect(told("channel > link")).toBe("https://bets.example/ru/blog");
  expect(told("channel > language")).toBe("ru");
  expect(told("item > title")).toBe(article.title);
  expect(told("item > description")).toBe(article.description);
  expect(told("item > link")).toBe("https://bets.example/ru/blog/how-to-read-odds");
  expect(told("item > pubDate")).toBe("Mon, 02 Nov 2026 09:00:00 GMT");
  expect(xml.querySelectorAll("script")).toHaveLength(0);
});
