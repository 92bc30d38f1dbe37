// @vitest-environment jsdom
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { gzipped, pagesAFile, sitemapIndex, type SitemapPage, urlset } from "./sitemap.ts";

const languages = [
  { code: "en", iso: "en" },
  { code: "ru", iso: "ru" },
  { code: "ar", iso: "ar" },
  { code: "es", iso: "es" },
];
const site = { origin: "https://bets.example", languages, defaultLanguage: "ru" };
const parse = (xml: string) => {
  const document = new DOMParser().parseFromString(xml, "application/xml");
  expect(document.querySelector("parsererror")?.textContent).toBeUndefined();
  return document;
};

describe("a site map", () => {
  it("names each page in each language, with all its alternates", () => {
    const document = parse(
      [...urlset([{ path: "" }, { path: "line/football", changedAt: "2026-11-02T00:00:00Z" }], site)].join(""),
    );
    const urls = [...document.getElementsByTagName("url")];
    expect(urls.map((url) => url.getElementsByTagName("loc")[0]?.textContent)).toEqual([
      ...["en", "ru", "ar", "es"].map((code) => `https://bets.example/${code}`),
      ...["en", "ru", "ar", "es"].map((code) => `https://bets.example/${code}/line/football`),
    ]);
    for (const url of urls) {
      const links = [...url.getElementsByTagName("xhtml:link")].map((link) => [
        link.getAttribute("hreflang"),
        link.getAttribute("href"),
      ]);
      expect(links.map(([hreflang]) => hreflang)).toEqual(["en", "ru", "ar", "es", "x-default"]);
      expect(links.at(-1)?.[1]).toBe(links[1]?.[1]);
      expect(links.map(([, href]) => href)).toContain(url.getElementsByTagName("loc")[0]?.textContent);
    }
    expect(urls[0]?.getElementsByTagName("lastmod")).toHaveLength(0);
    expect(urls[7]?.getElementsByTagName("lastmod")[0]?.textContent).toBe("2026-11-02T00:00:00Z");
  });

  it("stays well-formed whatever a path holds", () => {
    const document = parse([...urlset([{ path: `a&b/<script>"'` }], site)].join(""));
    expect(document.getElementsByTagName("loc")[0]?.textContent).toBe(`https://bets.example/en/a&b/<script>"'`);
    expect(
      parse(sitemapIndex("https://bets.example", ["line-1", "blog"])).getElementsByTagName("loc")[1]?.textContent,
    ).toBe("https://bets.example/sitemap-blog.xml");
  });

  it("keeps a full file within what the form allows: 50,000 addresses and 50 MB", async () => {
    const path = `line/football/132-${"a-long-name-of-a-championship-".repeat(3)}/900110221635-${"a-long-name-of-a-side-".repeat(4)}`;
    const pages: SitemapPage[] = Array.from({ length: pagesAFile(languages.length) }, (_, index) => ({
      path: `${path}${index}`,
    }));
    const plain = gunzipSync(await gzipped(urlset(pages, site))).toString();
    expect(plain.split("<url>").length - 1).toBeLessThanOrEqual(50_000);
    expect(plain.length).toBeLessThan(50 * 2 ** 20);
    expect(plain.endsWith("</urlset>\n")).toBe(true);
  });
});
