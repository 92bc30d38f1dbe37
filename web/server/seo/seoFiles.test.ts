import type { AddressInfo } from "node:net";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { SITE_AREAS, type SiteArea } from "#shared/routes/entry.ts";
import { ROUTES, type RouteName } from "#shared/routes/routes.ts";
import { ICON_SIZES, icoOf, iconColors, iconSvg } from "../icons.ts";
import { readOrigins } from "#shared/wire/publicOrigin.ts";
import { registerSeoFiles } from "./seoFiles.ts";

const config = {
  companyName: "Saffron Bet",
  languages: [
    { code: "en", name: "English", isRtl: false },
    { code: "ru", name: "Русский", isRtl: false },
    { code: "ar", name: "العربية", isRtl: true },
  ],
  langHiddenUnauthorized: ["ar"],
  defaultLanguage: "ru",
  availableRoutes: [47, 72],
  areas: [...SITE_AREAS] as SiteArea[],
  disallowedPaths: [] as string[],
  isRegistrationAvailable: true,
  isStatisticAvailable: true,
  isIdentificationAvailable: true,
  isPaymentForPlayersOnly: false,
  promoBonusToOffer: false,
  siteEnv: "production",
  brandBook: [] as { cssProp: string; cssValue: string }[],
  themeColor: "#0F1A2B",
  isPwa: true,
};
const games = Array.from({ length: 12_003 }, (_, index) => ({
  id: String(index + 1),
  slug: "one-two",
  sportSlug: "football",
  championshipId: "88",
  championshipSlug: "league",
}));

let site = config;
let isDown = false;
const asked: string[] = [];

/** What a gateway answers to the questions of site maps. */
const answers: Record<string, (variables: Record<string, unknown>) => unknown> = {
  SiteFileConfig: () => ({ siteConfig: site, isoCodes: [{ language: "en", isoCode: "en-GB" }] }),
  GameAddresses: ({ section, first, after }) => {
    const all = section === "LINE" ? games : games.slice(0, 3);
    const start = after === null ? 0 : Number(after);
    const end = start + Number(first);
    return {
      gameAddresses: {
        totalCount: all.length,
        pageInfo: { hasNextPage: end < all.length, endCursor: String(end) },
        edges: all.slice(start, end).map((node) => ({ node })),
      },
    };
  },
  SectionAddresses: () => ({ sports: [{ id: "1", slug: "football", championships: [{ id: "88", slug: "league" }] }] }),
  ArticleAddresses: ({ after }) => ({
    articles: {
      pageInfo: { hasNextPage: after === null, endCursor: "a" },
      edges: [{ node: { slug: after === null ? "first" : "second", updatedAt: "2026-11-01T09:00:00Z" } }],
    },
  }),
  CasinoGameAddresses: ({ after }) => ({
    casinoGames: {
      pageInfo: { hasNextPage: after === null, endCursor: "a" },
      edges: [
        after === null
          ? { node: { id: "1", route: "first-game", halls: ["CARDS"] } }
          : { node: { id: "2", route: "second-game", halls: ["SLOTS", "FAST_GAMES"] } },
      ],
    },
  }),
  CasinoPageAddresses: () => ({
    casinoHalls: [{ hall: "KENO" }, { hall: "SLOTS" }],
    casinoProviders: {
      pageInfo: { hasNextPage: false, endCursor: null },
      edges: [{ node: { key: "four-rivers" } }],
    },
  }),
  Articles: ({ section }) => ({
    articles: {
      totalCount: 1,
      pageInfo: { hasNextPage: false, endCursor: null },
      edges: [
        {
          cursor: "first",
          node: {
            slug: `first-${String(section).toLowerCase()}`,
            title: "First & foremost",
            description: "A lead",
            categoryPath: null,
            publishedAt: "2026-11-01T09:00:00Z",
            readingMinutes: 1,
          },
        },
      ],
    },
  }),
  BlogCategoryAddresses: () => ({ blogCategories: [{ path: "guides/football" }] }),
  AlphabetAddresses: ({ path }) => ({
    pageContent: {
      updatedAt: "2026-11-26T00:00:00Z",
      content: [
        { __typename: "TextHeading" },
        {
          __typename: "TextList",
          items: [
            [{ href: `/en/${path as string}/bets/kinds/single` }, { href: null }],
            [{ href: `/en/${path as string}/bets/kinds/system` }],
            [{ href: "/en/information/howbet" }],
            [{ href: "https://elsewhere.example/betting-alphabet/x" }],
          ],
        },
      ],
    },
  }),
  PageDates: ({ paths }) => ({
    pageSummaries: (paths as string[])
      .filter((path) => path === "information/about" || path === "information/rules/2")
      .map((path) => ({ path, updatedAt: "2026-11-02T00:00:00Z" })),
  }),
};

/** Of the terms that the alphabet's page leads to, each once, with what they stand in [2.33]. */
const alphabet = ["bets", "bets/kinds", "bets/kinds/single", "bets/kinds/system"].map(
  (path) => `en/betting-alphabet/${path}`,
);

let gateway: FastifyInstance;
let web: FastifyInstance;
let url = "";
beforeAll(async () => {
  gateway = Fastify();
  gateway.post("/graphql", (request, reply) => {
    const { operationName, variables } = request.body as { operationName: string; variables: Record<string, unknown> };
    asked.push(operationName);
    return isDown ? reply.code(503).send({}) : { data: answers[operationName]?.(variables) };
  });
  await gateway.listen({ port: 0 });
});
beforeEach(async () => {
  site = config;
  isDown = false;
  await web?.close();
  web = Fastify();
  await registerSeoFiles(web, {
    gatewayUrl: `http://127.0.0.1:${(gateway.server.address() as AddressInfo).port}`,
    origins: readOrigins({ PUBLIC_URL: "https://bets.example, https://mirror.example" }),
  });
  await web.listen({ port: 0 });
  url = `http://127.0.0.1:${(web.server.address() as AddressInfo).port}`;
  asked.splice(0);
});
afterAll(async () => {
  await web.close();
  await gateway.close();
});

// Fetch writes its own Host header, so requests that need another go past the socket.
const get = async (path: string, headers: Record<string, string> = {}) =>
  web.inject({ url: path, headers: { host: "bets.example", ...headers } });
const paths = (xml: string) => [...xml.matchAll(/<loc>https?:\/\/[^/]+\/?([^<]*)<\/loc>/g)].map(([, path]) => path);

describe("robots.txt", () => {
  it("keeps private parts closed and names the site map, in languages that everybody sees [2.03]", async () => {
    const { body, headers } = await get("/robots.txt", { host: "mirror.example" });
    expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(body).toContain("Disallow: /en/office\n");
    expect(body).toContain("Disallow: /ru/onpay\n");
    expect(body).not.toContain("/ar/");
    expect(body).not.toMatch(/Disallow: \/..\/(line|live|blog|information|registration)$/m);
    expect(body).toContain("Sitemap: http://mirror.example/sitemap.xml".replace("http:", "https:"));
  });

  it("closes a demo, but on the machine it runs on, where no search engine comes", async () => {
    site = { ...config, siteEnv: "demo" };
    expect((await get("/robots.txt")).body).toBe("User-agent: *\nDisallow: /\n");
    expect(await (await fetch(`${url}/robots.txt`)).text()).toContain(`Sitemap: ${url}/sitemap.xml`);
  });
});

describe("feeds [2.58]", () => {
  it.each(["blog", "news"])("tell the articles of the %s at the operator's own address", async (section) => {
    const { statusCode, headers, body } = await get(`/en/${section}/rss.xml`, { host: "evil.example" });
    expect({ statusCode, type: headers["content-type"] }).toEqual({
      statusCode: 200,
      type: "application/rss+xml; charset=utf-8",
    });
    expect(body).toContain(`<link>https://bets.example/en/${section}/first-${section}</link>`);
    expect(body).toContain("<title>First &amp; foremost</title>");
  });

  it.each(["/ar/blog/rss.xml", "/xx/news/rss.xml"])("%s is none: nobody may see that language", async (path) => {
    expect((await get(path)).statusCode).toBe(404);
  });

  it("ask readers to come again while the gateway is down", async () => {
    isDown = true;
    expect((await get("/en/blog/rss.xml")).statusCode).toBe(503);
  });
});

describe("site maps", () => {
  it("name the operator's own address, whatever host a request claims", async () => {
    const { body } = await get("/sitemap.xml", { host: "evil.example" });
    expect(body).toContain("<loc>https://bets.example/sitemap-pages.xml</loc>");
    expect(body).not.toContain("evil");
  });

  it("list every game of line and live, in files within bounds", async () => {
    const { body } = await get("/sitemap.xml");
    const names = [...body.matchAll(/sitemap-((?:line|live)-\d+)\.xml/g)].map(([, name]) => name);
    expect(names).toEqual(["line-1", "line-2", "line-3", "live-1"]);
    const files = await Promise.all(
      names.map(async (name) => paths(await (await fetch(`${url}/sitemap-${name}.xml`)).text())),
    );
    const expected = [
      ...games.map(({ id }) => `line/football/88-league/${id}-one-two`),
      ...games.slice(0, 3).map(({ id }) => `live/football/88-league/${id}-one-two`),
    ];
    expect(new Set(files.flat())).toEqual(new Set(expected.flatMap((path) => [`en/${path}`, `ru/${path}`])));
    expect(files.flat()).toHaveLength(expected.length * 2);
    for (const file of files) expect(file.length).toBeLessThanOrEqual(10_000);
  });

  it("list pages that exist under the config, each section in its file", async () => {
    const listed = async (name: string) =>
      paths((await get(`/sitemap-${name}.xml`)).body).filter((path) => path?.startsWith("en"));
    expect(await listed("information")).toEqual([
      "en/information/about",
      "en/information/credits",
      "en/information/rules/2",
      ...alphabet,
    ]);
    expect(await listed("blog")).toEqual([
      "en/blog",
      "en/blog/categories/guides/football",
      "en/blog/first",
      "en/blog/second",
    ]);
    expect(await listed("news")).toEqual(["en/news", "en/news/first", "en/news/second"]);
    expect(await listed("championships")).toEqual(["en/line/football/88-league", "en/live/football/88-league"]);
    expect(await listed("sports")).toEqual(
      expect.arrayContaining(["en/line", "en/live/football", "en/statistic", "en/cyber/real/main"]),
    );
    expect(await listed("games")).toEqual(
      expect.arrayContaining(["en/games", "en/games/first-game", "en/slots/game/2/second-game", "en/toto", "en/lotto"]),
    );
    // Halls without games are no pages.
    expect((await listed("casino")).toSorted()).toEqual([
      "en/casino-lobby",
      "en/casino/brand",
      "en/keno",
      "en/providers",
      "en/providers/four-rivers",
      "en/slots",
    ]);
    expect(await listed("bonuses")).toContain("en/bonuses");
    expect(await listed("pages")).toEqual(expect.arrayContaining(["en", "en/registration"]));
    for (const name of Object.keys(ROUTES) as RouteName[])
      if (!ROUTES[name].isIndexed) expect(await listed("pages")).not.toContain(`en/${ROUTES[name].pattern}`);
  });

  it("leave out what flags and settings switch off [2.50, 5.06]", async () => {
    site = {
      ...config,
      availableRoutes: [],
      isRegistrationAvailable: false,
      isStatisticAvailable: false,
      promoBonusToOffer: true,
      disallowedPaths: ["live", "keno"],
    };
    const all = async (name: string) => (await get(`/sitemap-${name}.xml`)).body;
    expect(await all("information")).not.toContain("/information/rules");
    expect(await all("pages")).not.toContain("/registration");
    expect(await all("sports")).not.toMatch(/\/statistic<|\/en\/live/);
    expect(await all("bonuses")).toMatch(/\/en\/bonuses-offers</);
    expect(await all("bonuses")).not.toMatch(/\/en\/bonuses</);
    expect(await all("casino")).not.toContain("/keno");
    expect((await get("/sitemap-live-1.xml")).statusCode).toBe(404);
  });

  it("leave out the areas that are off", async () => {
    site = { ...config, areas: ["TOTO"] };
    const listed = async (name: string) =>
      paths((await get(`/sitemap-${name}.xml`)).body).filter((path) => path?.startsWith("en"));
    expect(await listed("casino")).toEqual([]);
    expect(await listed("bonuses")).toEqual([]);
    expect(await listed("games")).toEqual(["en/toto"]);
    expect(await listed("information")).not.toContain("en/information/payment");
  });

  it("leave out a page that is closed by its own path, however the operator writes it [5.06]", async () => {
    site = { ...config, disallowedPaths: ["/keno/", "line/football/88-league", "blog/first", "information/rules/2"] };
    const listed = async (name: string) =>
      paths((await get(`/sitemap-${name}.xml`)).body).filter((path) => path?.startsWith("en"));
    expect(await listed("casino")).not.toContain("en/keno");
    expect(await listed("championships")).toEqual(["en/live/football/88-league"]);
    expect(await listed("blog")).toEqual(["en/blog", "en/blog/categories/guides/football", "en/blog/second"]);
    expect(await listed("information")).toEqual(["en/information/about", "en/information/credits", ...alphabet]);
    expect((await get("/sitemap-line-1.xml")).statusCode).toBe(404);
  });

  it("send whoever speaks no language of the site where its pages send them, also from a default that is not open [2.03]", async () => {
    site = {
      ...config,
      defaultLanguage: "es",
      langHiddenUnauthorized: ["es"],
      languages: ["en", "ru", "es"].map((code) => ({ code, name: code, isRtl: false })),
    };
    expect((await get("/sitemap-news.xml")).body).toContain('hreflang="x-default" href="https://bets.example/ru/news"');
  });

  it("ask the gateway once for many readers, and stand while it is down", async () => {
    await Promise.all(Array.from({ length: 20 }, () => get("/sitemap-line-2.xml")));
    expect(asked.filter((name) => name === "GameAddresses")).toHaveLength(3);
    isDown = true;
    expect((await get("/sitemap-line-2.xml")).statusCode).toBe(200);
    const fresh = Fastify();
    await registerSeoFiles(fresh, { gatewayUrl: "http://127.0.0.1:9", origins: readOrigins({}) });
    for (const path of ["/robots.txt", "/sitemap.xml", "/sitemap-line-1.xml", "/manifest.json"]) {
      expect(await fresh.inject(path)).toMatchObject({
        statusCode: 503,
        headers: { "retry-after": "30", "cache-control": "no-store" },
      });
    }
    expect((await fresh.inject("/favicon.svg")).statusCode).toBe(200);
    await fresh.close();
  });

  it.each([
    "/sitemap-nope.xml",
    "/sitemap-line-0.xml",
    "/sitemap-line-9.xml",
    "/sitemap-line-1e3.xml",
    "/sitemap-..%2F..%2Fetc.xml",
    `/sitemap-${"a".repeat(90)}.xml`,
  ])("have no file %s", async (path) => {
    expect((await get(path)).statusCode).toBe(404);
  });

  it("are not sent again to whom has them", async () => {
    const { headers } = await get("/sitemap-pages.xml");
    for (const known of [
      String(headers["etag"]),
      String(headers["etag"]).replace("W/", ""),
      `"x", ${String(headers["etag"])}`,
    ]) {
      expect(await get("/sitemap-pages.xml", { "if-none-match": known })).toMatchObject({ statusCode: 304, body: "" });
    }
    // The same for a compressed one: it is shown by the same tag.
    expect(headers["etag"]).toMatch(/^W\/"/);
  });
});

describe("the app", () => {
  const manifest = async (lang: string) => (await get(`/manifest.json?lang=${lang}`)).json();

  it("is called and colored as the operator says, in the reader's language [7.41]", async () => {
    expect(await manifest("ar")).toMatchObject({
      name: "Saffron Bet",
      lang: "ar",
      dir: "rtl",
      start_url: "/ar",
      theme_color: "#0F1A2B",
      shortcuts: [{ url: "/ar/live" }, { url: "/ar/line" }],
    });
    expect(await manifest("xx")).toMatchObject({ lang: "ru", dir: "ltr" });
    const { icons } = await manifest("en");
    expect(
      icons
        .filter(({ purpose }: { purpose: string }) => purpose === "any")
        .map(({ sizes }: { sizes: string }) => sizes),
    ).toEqual(ICON_SIZES.map((size) => `${size}x${size}`));
    for (const { src, sizes } of icons as { src: string; sizes: string }[]) {
      const { rawPayload, headers } = await get(src);
      expect(headers["content-type"]).toBe("image/png");
      expect(`${rawPayload.readUInt32BE(16)}x${rawPayload.readUInt32BE(20)}`).toBe(sizes);
    }
  });

  it("changes its name and colors with the config, and is gone without isPwa", async () => {
    site = {
      ...config,
      companyName: "Another House of Bets",
      themeColor: "#7A0019",
      brandBook: [{ cssProp: "--color-accent", cssValue: "#00FF88" }],
    };
    expect(await manifest("en")).toMatchObject({
      name: "Another House of Bets",
      short_name: "Another",
      theme_color: "#7A0019",
    });
    const { body } = await get("/favicon.svg");
    expect(body).toContain("#7A0019");
    expect(body).toContain("#00FF88");
    const other = Fastify();
    site = { ...config, isPwa: false };
    await registerSeoFiles(other, {
      gatewayUrl: `http://127.0.0.1:${(gateway.server.address() as AddressInfo).port}`,
      origins: readOrigins({}),
    });
    expect((await other.inject("/manifest.json")).statusCode).toBe(404);
    await other.close();
  });

  it.each(ICON_SIZES)("has a touch icon of %i pixels [9.34]", async (size) => {
    const { rawPayload } = await get(`/icons/apple-touch-icon-${size}.png`);
    expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([size, size]);
  });

  it("puts nothing into a drawing but colors", () => {
    const colors = iconColors({
      themeColor: '"/><script>',
      brandBook: [{ cssProp: "--color-accent", cssValue: "url(https://evil.example)" }],
    });
    expect(colors).toEqual(iconColors(null));
    expect(iconSvg(colors, "any")).not.toContain("script");
    expect(icoOf(Buffer.from("png"), 32).readUInt32LE(14)).toBe(3);
  });
});
