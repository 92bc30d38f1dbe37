import { readdirSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { LANGUAGES } from "#shared/site/languages.ts";
import { matchRoute } from "#shared/routes/routes.ts";
import { loadSiteConfig } from "../config/load.ts";
import { testSettings } from "../../testing/services.ts";
import { serveOne, type OneService } from "../../betting/sportsbook/testing/serve.ts";
import { article, articlesApi, category } from "./articlesApi.ts";
import { readArticleIndex } from "./articleIndex.ts";
import { readText } from "./markup.ts";
import { pagePaths } from "./pages.ts";
import { contentService } from "./routes.ts";
import { textFiles } from "./textFiles.ts";

const { articles: articleTable, categories: categoryTable, tags: tagTable } = readArticleIndex(textFiles());

let service: OneService;
beforeAll(async () => {
  service = await serveOne(contentService, {
    book: { named: () => null } as never,
    siteConfig: loadSiteConfig({ siteConfigPath: null, siteEnv: "demo" }),
    settings: testSettings,
  });
});
afterAll(() => service.close());

const get = async <T extends z.ZodType>(schema: T, path: string): Promise<z.output<T>> =>
  schema.parse((await service.get(path)).body);
const guidesCount = articleTable.filter(({ category: path }) => path?.startsWith("guides/")).length;
const page = (query: string) => get(articlesApi.articles.response, `/seo-api/v1/articles?${query}`);
const codes = Object.keys(LANGUAGES);

describe("blog and news [7.07]", () => {
  it("holds 24 articles and 24 news at least, whole in every language and linked to nothing that isn't there", async () => {
    for (const wanted of ["blog", "news"])
      expect(articleTable.filter(({ section }) => section === wanted).length, wanted).toBeGreaterThanOrEqual(24);
    const slugs = new Set(articleTable.map(({ slug }) => slug));
    for (const { section, slug } of articleTable) {
      const texts = await Promise.all(
        codes.map((lng) => get(article, `/seo-api/v1/article?section=${section}&slug=${slug}&lng=${lng}`)),
      );
      expect(new Set(texts.map(({ title }) => title)).size, slug).toBe(codes.length);
      // The languages say the same: as many blocks of the same kinds.
      expect(new Set(texts.map(({ content }) => content.map(({ kind }) => kind).join())).size, slug).toBe(1);
      for (const { content } of texts) {
        const hrefs = content
          .flatMap((block) => ("runs" in block ? block.runs : "items" in block ? block.items.flat() : []))
          .flatMap(({ href }) => href ?? []);
        for (const href of hrefs) {
          expect(href, slug).toMatch(new RegExp(`^/(${codes.join("|")})/`));
          const [, , area, name] = href.split("/");
          if (area === "blog" && name !== undefined) expect(slugs, slug).toContain(name);
          else expect(matchRoute(href.split("/").slice(2).join("/")), `${slug} leads to ${href}`).not.toBeNull();
        }
      }
    }
  });

  it("nests categories and counts what lies below [2.58]", async () => {
    const { categories } = await get(z.object({ categories: z.array(category) }), "/seo-api/v1/blog/categories?lng=ar");
    expect(categories.map(({ path }) => path)).toEqual(Object.keys(categoryTable));
    expect(await get(category, "/seo-api/v1/blog/category?path=guides/football&lng=en")).toMatchObject({
      slug: "football",
      parentPath: "guides",
      name: "Football",
      articleCount: 2,
    });
    expect(await get(category, "/seo-api/v1/blog/category?path=/guides/&lng=ru")).toMatchObject({
      parentPath: null,
      name: "Руководства",
      articleCount: guidesCount,
    });
    for (const path of ["football", "guides/football/x", "__proto__", "none"]) {
      expect((await service.get(`/seo-api/v1/blog/category?path=${path}&lng=en`)).status, path).toBe(404);
    }
  });

  it("pages newest first, without gap or overlap", async () => {
    const all = await page("section=blog&lng=en&first=50");
    const seen: string[] = [];
    let after = "";
    for (;;) {
      const { articles, next, totalCount } = await page(`section=blog&lng=en&first=5${after}`);
      expect(totalCount).toBe(all.totalCount);
      seen.push(...articles.map(({ slug }) => slug));
      if (next === null) break;
      after = `&after=${next}`;
    }
    expect(seen).toEqual(all.articles.map(({ slug }) => slug));
    expect(all.articles.map(({ publishedAt }) => publishedAt)).toEqual(
      all.articles.map(({ publishedAt }) => publishedAt).toSorted((a, b) => b - a),
    );
  });

  it("keeps to the category asked for, and news out of the blog", async () => {
    const guides = await page("section=blog&lng=en&category=guides");
    expect(guides.totalCount).toBe(guidesCount);
    expect(guides.articles.every(({ categoryPath }) => categoryPath?.startsWith("guides/"))).toBe(true);
    const news = await page("section=news&lng=ru&first=50");
    expect(news.articles.find(({ slug }) => slug === "calculator-and-alphabet")).toMatchObject({
      title: "Калькулятор ставок и страница для каждого термина",
      categoryPath: null,
    });
    expect((await page("section=blog&lng=en&category=none")).totalCount).toBe(0);
  });

  it("refuses an invalid cursor and an article of the other section", async () => {
    expect(await service.get("/seo-api/v1/articles?section=blog&lng=en&after=limits-in-the-office")).toMatchObject({
      status: 400,
      body: { code: "BAD_CURSOR" },
    });
    expect((await service.get("/seo-api/v1/articles?section=blog&lng=en&first=51")).status).toBe(400);
    expect(await service.get("/seo-api/v1/article?section=news&slug=how-to-read-odds&lng=en")).toMatchObject({
      status: 404,
      body: { code: "ARTICLE_UNKNOWN" },
    });
  });

  it("names related articles, nearest by category and tags first", async () => {
    const { related } = await get(article, "/seo-api/v1/article?section=blog&slug=football-totals&lng=en");
    expect(related).toHaveLength(3);
    expect(related[0]?.slug).toBe("asian-handicaps");
    expect(related[1]?.slug).toBe("poisson-by-hand");
    const news = await get(article, "/seo-api/v1/article?section=news&slug=toto-is-open&lng=en");
    expect(news.related).toHaveLength(3);
    const cricket = await get(article, "/seo-api/v1/article?section=news&slug=rooms-on-a-clock&lng=en");
    expect(cricket.related.every(({ tags }) => tags.some(({ slug }) => slug === "casino"))).toBe(true);
  });

  it("lists what has a tag, whose name is in the reader's language", async () => {
    const found = await page("section=blog&lng=ru&tag=football&first=50");
    expect(found.totalCount).toBe(
      articleTable.filter(({ section, tags }) => section === "blog" && tags.includes("football")).length,
    );
    for (const { tags } of found.articles) expect(tags).toContainEqual({ slug: "football", name: "Футбол" });
    expect((await page("section=blog&lng=ru&tag=chess")).totalCount).toBe(0);
    for (const tag of Object.keys(tagTable))
      expect(
        articleTable.some(({ tags }) => tags.includes(tag)),
        tag,
      ).toBe(true);
  });
});

describe("search of articles", () => {
  const first = async (section: string, lng: string, search: string) =>
    (await page(`section=${section}&lng=${lng}&search=${encodeURIComponent(search)}`)).articles[0]?.slug;

  it.each([
    ["en", "kelly", "kelly"],
    ["en", "Kely", "kelly"],
    ["en", "rouletes", "roulette-one-zero-or-two"],
    ["en", "handicap asian", "asian-handicaps"],
    ["ru", "пуасона", "poisson-by-hand"],
    ["ru", "РУЛЕТКУ", "roulette-one-zero-or-two"],
    ["ru", "крикет", "cricket-t20-first-steps"],
    ["es", "prorroga", "hockey-overtime"],
    ["es", "baloncsto", "basketball-totals-and-spreads"],
    ["ar", "كيلي", "kelly"],
    ["ar", "الكريكت", "cricket-t20-first-steps"],
  ])("finds in %s by '%s' %s", async (lng, search, slug) => {
    expect(await first("blog", lng, search)).toBe(slug);
  });

  it("keeps to its section and category, and pages without overlap", async () => {
    expect(await first("news", "en", "marbles")).toBe("marble-races");
    const all = await page("section=blog&lng=en&search=margin&first=50");
    expect(all.totalCount).toBeGreaterThan(4);
    const one = await page("section=blog&lng=en&search=margin&first=2");
    const two = await page(`section=blog&lng=en&search=margin&first=2&after=${one.next}`);
    expect([...one.articles, ...two.articles].map(({ slug }) => slug)).toEqual(
      all.articles.slice(0, 4).map(({ slug }) => slug),
    );
    const maths = await page("section=blog&lng=en&search=margin&category=maths&first=50");
    expect(maths.totalCount).toBeLessThan(all.totalCount);
    expect(maths.articles.every(({ categoryPath }) => categoryPath === "maths")).toBe(true);
  });

  it("finds nothing by words that are nowhere, by signs alone, or by words of different articles", async () => {
    for (const search of ["zzzzzz", "%%%", "' OR 1=1 --", "kelly lanterns wicket"])
      expect((await page(`section=blog&lng=en&search=${encodeURIComponent(search)}`)).totalCount, search).toBe(0);
    expect((await service.get("/seo-api/v1/articles?section=blog&lng=en&search=%20")).status).toBe(400);
    expect((await service.get(`/seo-api/v1/articles?section=blog&lng=en&search=${"a".repeat(101)}`)).status).toBe(400);
  });
});

describe("pages of information [7.07]", () => {
  it.each(pagePaths())("has %s in every language, with the operator's name in it", async (path) => {
    const texts = await Promise.all(
      codes.map(
        async (lng) => (await service.get(`/seo-api/v1/content?path=${encodeURIComponent(path)}&lng=${lng}`)).body,
      ),
    );
    expect(new Set(texts.map((text) => (text as { title: string }).title)).size).toBe(codes.length);
    for (const text of texts) expect(JSON.stringify(text)).not.toContain("{company}");
  });

  it("has each text in every language", () => {
    const paths = new Set(
      readdirSync(new URL("./texts/pages/", import.meta.url)).map((name) =>
        name.replace(/\.[a-z]{2}\.md$/, "").replaceAll("__", "/"),
      ),
    );
    expect(pagePaths()).toEqual([...paths].toSorted());
  });

  it("tells the titles of several pages, in their order and without those that have no text", async () => {
    const { status, body } = await service.get(
      "/seo-api/v1/contents?paths=information/cookies,none,information/about&lng=en",
    );
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        pages: [
          { path: "information/cookies", title: "Cookies", updatedAt: 1_795_219_200 },
          { path: "information/about" },
        ],
      },
    });
    expect(JSON.stringify(body)).not.toContain("content");
  });

  it("has no others", async () => {
    expect(pagePaths()).toEqual(
      expect.arrayContaining([
        "information/about",
        "information/contacts",
        "information/cookies",
        "information/responsiblegaming",
      ]),
    );
    expect(await service.get("/seo-api/v1/content?path=rules&lng=en")).toMatchObject({
      status: 404,
      body: { code: "PAGE_UNKNOWN" },
    });
  });
});

describe("markup", () => {
  it("reads headings, lists, tables, notes, strong words and links", () => {
    const text = readText(
      "# Title\n\nLead goes\nover two lines.\n\n## One **two**\n\n- a **b** c\n- [d](/e)\n\n1. x\n2. y\n\n| h | i |\n| 1 | 2 |\n\n> note [f](https://g.example/)\n\nplain\nend",
    );
    expect(text).toEqual({
      title: "Title",
      lead: "Lead goes over two lines.",
      blocks: [
        { kind: "heading", level: 2, text: "One **two**", anchor: "one-two" },
        {
          kind: "list",
          isOrdered: false,
          items: [
            [
              { text: "a ", href: null, isStrong: false },
              { text: "b", href: null, isStrong: true },
              { text: " c", href: null, isStrong: false },
            ],
            [{ text: "d", href: "/e", isStrong: false }],
          ],
        },
        {
          kind: "list",
          isOrdered: true,
          items: [[{ text: "x", href: null, isStrong: false }], [{ text: "y", href: null, isStrong: false }]],
        },
        { kind: "table", head: ["h", "i"], rows: [["1", "2"]] },
        {
          kind: "note",
          runs: [
            { text: "note ", href: null, isStrong: false },
            { text: "f", href: "https://g.example/", isStrong: false },
          ],
        },
        { kind: "paragraph", runs: [{ text: "plain end", href: null, isStrong: false }] },
      ],
    });
  });

  it("refuses a text without title or lead", () => {
    expect(() => readText("no title\n\nlead")).toThrow(/begins with/);
    expect(() => readText("# only a title")).toThrow(/begins with/);
  });
});
