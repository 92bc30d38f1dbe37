import { describe, expect, it } from "vitest";
import { type HeadFacts, headOf } from "./head.ts";
import { trailOf } from "./trail.ts";

const seo: NonNullable<HeadFacts["seo"]> = {
  title: "Football: odds | Bets",
  description: "All of football",
  siteName: "Bets",
  metaRobots: "index, follow",
  hierarchyMetaRobots: "index, follow",
  isIndexable: true,
  metas: [
    { name: null, property: "og:title", content: "Football" },
    { name: "twitter:card", property: null, content: "summary" },
  ],
  canonical: null,
  breadcrumbs: [],
  content: [],
  styles: [],
};
const config = {
  companyName: "Bets",
  siteEnv: "production",
  defaultLanguage: "ru",
  langHiddenUnauthorized: ["es"],
  openGraphImage: null,
  languages: ["ru", "en", "ar", "es"].map((code) => ({ code, name: code, isRtl: false })),
};
const facts: HeadFacts = {
  own: { title: "Football" },
  seo,
  config,
  isoCodes: [{ language: "ar", isoCode: "ar-EG" }],
  origin: "https://bets.example",
  pathname: "/en/line/football",
  lang: "en",
};
const head = (more: Partial<HeadFacts> = {}) => headOf({ ...facts, ...more });
const contentOf = (key: string, { metas }: ReturnType<typeof headOf>) =>
  metas.filter(({ name, property }) => name === key || property === key).map(({ content }) => content);

describe("the head of a page", () => {
  it("says what the operator says of the address [3.23]", () => {
    expect(head()).toMatchObject({
      title: "Football: odds | Bets",
      description: "All of football",
      robots: "index, follow",
      canonical: "https://bets.example/en/line/football",
    });
    expect(contentOf("og:title", head())).toEqual(["Football"]);
    expect(contentOf("og:url", head())).toEqual(["https://bets.example/en/line/football"]);
  });

  it("says what the page knows of itself while they can't be asked", () => {
    expect(head({ seo: null, own: { title: "Football", description: "Games ahead" } })).toMatchObject({
      title: "Football · Bets",
      description: "Games ahead",
      robots: null,
    });
    expect(head({ seo: null, config: null })).toMatchObject({ title: "Football", description: null, alternates: [] });
    expect(head({ seo: null, pathname: "/en/office/history" }).robots).toBe("noindex, nofollow");
    expect(head({ seo: null, pathname: "/en/nowhere" }).robots).toBe("noindex, nofollow");
    expect(contentOf("og:title", head({ seo: null }))).toEqual(["Football · Bets"]);
  });

  it("has alternates in each language that everybody sees, and one for all others [2.03]", () => {
    expect(head().alternates).toEqual([
      { hrefLang: "ru", href: "https://bets.example/ru/line/football" },
      { hrefLang: "en", href: "https://bets.example/en/line/football" },
      { hrefLang: "ar-EG", href: "https://bets.example/ar/line/football" },
      { hrefLang: "x-default", href: "https://bets.example/ru/line/football" },
    ]);
  });

  it("has none in a language that the site is not written in, nor sends others to one that they may not see [2.03]", () => {
    const languages = [...config.languages, { code: "de", name: "Deutsch", isRtl: false }];
    expect(
      head({ config: { ...config, languages, langHiddenUnauthorized: ["ru"], defaultLanguage: "ru" } }).alternates.map(
        ({ hrefLang, href }) => `${hrefLang} ${new URL(href).pathname}`,
      ),
    ).toEqual([
      "en /en/line/football",
      "ar-EG /ar/line/football",
      "es /es/line/football",
      "x-default /en/line/football",
    ]);
  });

  it.each<[string, Partial<NonNullable<HeadFacts["seo"]>>, Partial<HeadFacts>, string | null]>([
    [
      "the page's own address",
      {},
      { own: { title: "", canonicalPath: "/en/live/football" } },
      "https://bets.example/en/live/football",
    ],
    [
      "a path, its query left out",
      { canonical: { mode: "URL", targetUrl: "/en/line?a=1#b", domain: null } },
      {},
      "https://bets.example/en/line",
    ],
    [
      "an address the operator names",
      { canonical: { mode: "URL", targetUrl: "https://other.example/x?y", domain: null } },
      {},
      "https://other.example/x",
    ],
    [
      "never a script",
      { canonical: { mode: "URL", targetUrl: "javascript:alert(1)", domain: null } },
      {},
      "https://bets.example/en/line/football",
    ],
    [
      "the main host of a mirror",
      { canonical: { mode: "MIRROR", targetUrl: null, domain: "www.main.example" } },
      {},
      "https://www.main.example/en/line/football",
    ],
    [
      "no host that is none",
      { canonical: { mode: "MIRROR", targetUrl: null, domain: "evil.example/path?" } },
      {},
      "https://bets.example/en/line/football",
    ],
    [
      "no host that only looks like one",
      { canonical: { mode: "MIRROR", targetUrl: null, domain: "1.2.3.4.5" } },
      {},
      "https://bets.example/en/line/football",
    ],
    [
      "no port that there is none of",
      { canonical: { mode: "MIRROR", targetUrl: null, domain: "main.example:99999" } },
      {},
      "https://bets.example/en/line/football",
    ],
    ["nothing for a page that search engines leave alone", { metaRobots: "noindex" }, {}, null],
  ])("names as canonical %s", (_, told, more, canonical) => {
    expect(head({ seo: { ...seo, ...told }, ...more }).canonical).toBe(canonical);
  });

  it("takes a page out of search engines by its own robots, its part's, an error and a demo [5.33]", () => {
    expect(head({ seo: { ...seo, metaRobots: null, hierarchyMetaRobots: "noindex" } })).toMatchObject({
      robots: "noindex",
      canonical: null,
      alternates: [],
    });
    expect(head({ own: { title: "x", robots: "noindex" } }).robots).toBe("noindex");
    expect(head({ own: { title: "Not found", isError: true } })).toEqual({
      title: "Not found · Bets",
      description: null,
      robots: "noindex, nofollow",
      canonical: null,
      alternates: [],
      metas: [],
    });
    expect(head({ config: { ...config, siteEnv: "demo" } }).robots).toBe("noindex, nofollow");
    expect(head({ config: { ...config, siteEnv: "demo" }, origin: "http://localhost:3000" }).robots).toBe(
      "index, follow",
    );
  });

  it("takes no meta from the operator that would say a thing twice or change how the page works", () => {
    const metas = ["description", "robots", "viewport", "referrer", "theme-color"].map((name) => ({
      name,
      property: null,
      content: "x",
    }));
    expect(head({ seo: { ...seo, metas } }).metas.filter(({ content }) => content === "x")).toEqual([]);
    const keys = head().metas.map(({ name, property }) => name ?? property);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("shows messengers the operator's picture, else the site's mark", () => {
    expect(contentOf("og:image", head())).toEqual(["https://bets.example/icons/icon-512.png"]);
    expect(contentOf("og:image", head({ config: { ...config, openGraphImage: "/flags/x.png" } }))).toEqual([
      "https://bets.example/flags/x.png",
    ]);
    expect(contentOf("og:image", head({ config: { ...config, openGraphImage: "javascript:1" } }))).toEqual([
      "https://bets.example/icons/icon-512.png",
    ]);
  });

  it("shows what the address is about where the page has a picture of it, whatever the operator says of the address", () => {
    const shared = head({
      own: { title: "Home", picture: "/coupon-picture/ABCD2345.png?lang=en" },
      config: { ...config, openGraphImage: "/flags/x.png" },
    });
    expect(contentOf("og:image", shared)).toEqual(["https://bets.example/coupon-picture/ABCD2345.png?lang=en"]);
    expect(contentOf("twitter:card", shared)).toEqual(["summary_large_image"]);
  });
});

it("makes links of plain paths only", () => {
  const crumbs = [
    { name: "Home", path: "" },
    { name: "Line", path: "line" },
    { name: "Off", path: "/evil.example" },
    { name: "Out", path: "https://evil.example" },
    { name: "Query", path: "a?b" },
  ];
  expect(trailOf(crumbs, "ar")).toEqual([
    { name: "Home", to: "/ar" },
    { name: "Line", to: "/ar/line" },
  ]);
});
