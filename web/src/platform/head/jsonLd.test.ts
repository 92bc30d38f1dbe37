import { describe, expect, it } from "vitest";
import { article } from "./articleData.ts";
import { sportsEvent } from "./eventData.ts";
import { breadcrumbList, type JsonLd, scriptText } from "./jsonLd.ts";
import { organization, webSite } from "./organizationData.ts";

const site = { company: "Bets", origin: "https://bets.example", language: "en" };
const event = {
  sides: ["Chelsea", "Leeds"],
  championship: "Premier League",
  sport: "Football",
  startsAt: "2026-11-22T15:00:00Z",
  isCancelled: false,
  path: "/en/line/football/1-a/2-b",
};
const told = (data: JsonLd | null) => JSON.parse(scriptText(data as JsonLd)) as Record<string, unknown>;

/** Fields that search engines ask of each type. */
const required: Record<string, { data: JsonLd | null; fields: string[] }> = {
  SportsEvent: {
    data: sportsEvent(event, site.origin),
    fields: ["name", "startDate", "url", "eventStatus", "homeTeam", "awayTeam", "competitor"],
  },
  BreadcrumbList: {
    data: breadcrumbList(
      [
        { name: "Home", to: "/en" },
        { name: "Line", to: "/en/line" },
      ],
      site.origin,
    ),
    fields: ["itemListElement"],
  },
  NewsArticle: {
    data: article(
      {
        title: "T".repeat(200),
        description: "D",
        publishedAt: "2026-11-01T09:00:00Z",
        updatedAt: "2026-11-02T09:00:00Z",
        path: "/en/news/t",
        isNews: true,
      },
      site,
    ),
    fields: ["headline", "image", "datePublished", "dateModified", "author", "publisher"],
  },
  BlogPosting: {
    data: article(
      {
        title: "T",
        description: "D",
        publishedAt: "2026-11-01T09:00:00Z",
        updatedAt: "2026-11-02T09:00:00Z",
        path: "/en/blog/t",
        isNews: false,
      },
      site,
    ),
    fields: ["headline", "author"],
  },
  Organization: {
    data: organization({ ...site, legalName: "Bets Ltd", socialLinks: ["https://social.example/bets"] }),
    fields: ["name", "url", "logo", "legalName", "sameAs"],
  },
  WebSite: { data: webSite(site), fields: ["name", "url", "inLanguage"] },
};

describe("structured data", () => {
  it.each(Object.entries(required))("of a %s has what search engines ask for", (type, { data, fields }) => {
    const read = told(data);
    expect(read).toMatchObject({ "@context": "https://schema.org", "@type": type });
    for (const field of fields) expect(read[field], field).toBeTruthy();
    expect(JSON.stringify(read)).not.toContain("undefined");
    // Addresses are whole: a search engine knows no page to begin from.
    for (const [address] of JSON.stringify(read).matchAll(/"(?:url|item|mainEntityOfPage)":"[^"]*"/g))
      expect(address).toMatch(/:"https:\/\//);
  });

  it("names no sides of a field of many, and says when a game is off", () => {
    expect(
      told(
        sportsEvent(
          { ...event, sides: ["A", "B", "C"], isCancelled: true, sport: null, championship: null },
          site.origin,
        ),
      ),
    ).toEqual({
      "@context": "https://schema.org",
      "@type": "SportsEvent",
      name: "A – B – C",
      startDate: event.startsAt,
      url: "https://bets.example/en/line/football/1-a/2-b",
      eventStatus: "https://schema.org/EventCancelled",
      competitor: ["A", "B", "C"].map((name) => ({ "@type": "SportsTeam", name })),
    });
    expect(breadcrumbList([{ name: "Home", to: "/en" }], site.origin)).toBeNull();
  });

  it("can't end its script element, whatever a name holds", () => {
    const text = scriptText(
      sportsEvent({ ...event, sides: ["</script><script>alert(1)</script>", "<!--\u2028&"] }, site.origin),
    );
    expect(text).not.toMatch(/[<>&\u2028\u2029]/);
    expect((JSON.parse(text) as { name: string }).name).toBe("</script><script>alert(1)</script> – <!--\u2028&");
  });
});
