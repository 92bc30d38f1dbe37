/** Configuration, content, routing and sub-applications through the gateway on the project's own services. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readTrusted } from "../../gateway/documents/trusted.ts";
import { startGateway, type RunningGateway } from "../../gateway/server.ts";
import { ask, fieldOf, testOptions } from "../../gateway/testing/gateway.ts";
import { readSettings } from "../../services/settings.ts";
import { memoryDatabase } from "../../services/testing/database.ts";
import { startServices, type RunningServices } from "../../services/server.ts";

let services: RunningServices;
let gateway: RunningGateway;

beforeAll(async () => {
  services = await startServices({
    database: await memoryDatabase(),
    settings: {
      ...readSettings({ REDIRECTS_KEY: "contract-redirects" }),
      dataDir: null,
      port: 0,
      services: ["config", "sportsbook", "content", "apps", "dictionaries", "counters"],
    },
    logLevel: "error",
  });
  gateway = await startGateway({ ...testOptions(services.url), redirectsKey: "contract-redirects" });
}, 120_000);
afterAll(async () => {
  await gateway?.close();
  await services?.close();
});

/** Data of a query that has no errors. */
async function data(query: string, variables: object = {}, language = "en"): Promise<Record<string, unknown>> {
  const answer = await ask(gateway.url, query, { variables, headers: { "x-language": language } });
  expect(answer.errors).toBeUndefined();
  return answer.data ?? {};
}

describe("the site config", () => {
  it("has all fields by country and by groups, and the logo of the policy lies where it says [3.40, 7.03, 7.04, 7.12]", async () => {
    const { siteConfig } =
      await data(`{ siteConfig { companyName isPwa promoBonusToOffer amountTemplate defaultBettingView maintenance { startsAt }
      supportConsultant { id providers { language provider } colors { name value } } policyLogo { path countryIds } geoCurrencyCode } }`);
    expect(siteConfig).toMatchObject({
      amountTemplate: "{amount} {symbol}",
      defaultBettingView: "EUROPEAN",
      maintenance: null,
      geoCurrencyCode: "RUB",
      supportConsultant: {
        id: "saffron-support",
        colors: expect.arrayContaining([{ name: "accent", value: "#F5B014" }]),
      },
      policyLogo: { countryIds: [1, 66, 126, 228, 120] },
    });
    expect(await data('{ siteConfigGroups(groups: ["availableRoutes", "group_id", "nothing"]) }')).toEqual({
      siteConfigGroups: { availableRoutes: [47, 72], group_id: 0 },
    });
    const logo = await fetch(
      gateway.url + fieldOf<{ policyLogo: { path: string } }>({ siteConfig }, "siteConfig").policyLogo.path,
    );
    expect(
      Buffer.from(await logo.arrayBuffer())
        .subarray(0, 6)
        .toString(),
    ).toBe("GIF89a");
  });
});

describe("a route", () => {
  const query = `query($path: String!) { route(path: $path) { path redirect { url code reasons breadcrumbs } block { displayTypeId }
    seo { title siteName isIndexable canonical { mode targetUrl } metas { property content } content { __typename } } visual { heading lead } } }`;

  it("knows title, metas, text and head of a page in the language asked for [3.23, 7.07]", async () => {
    expect((await data(query, { path: "/ru/live" }, "ru"))["route"]).toMatchObject({
      redirect: null,
      block: null,
      visual: { heading: "Лайв" },
      seo: {
        title: expect.stringContaining("Лайв"),
        siteName: "Saffron Bet",
        isIndexable: true,
        canonical: null,
        content: [{ __typename: "TextHeading" }, { __typename: "TextParagraph" }],
      },
    });
    expect((await data(query, { path: "/en/user/login" }))["route"]).toMatchObject({ seo: { isIndexable: false } });
  });

  it("moves only when asked to in a demo, with the key both sides know [7.05, 3.21]", async () => {
    expect((await data(query, { path: "/en/line/soccer" }))["route"]).toMatchObject({ redirect: null });
    expect((await data(query, { path: "/en/line/soccer?redirects=on" }))["route"]).toMatchObject({
      redirect: {
        url: "/en/line/football?redirects=on",
        code: 301,
        reasons: ["renamed-sport"],
        breadcrumbs: ["/en/line/soccer?redirects=on", "/en/line/football?redirects=on"],
      },
    });
    const stranger = await startGateway({ ...testOptions(services.url), siteEnv: "production", redirectsKey: "wrong" });
    const { errors } = await ask(stranger.url, query, { variables: { path: "/en/line/soccer" } });
    expect(errors?.[0]).toMatchObject({
      path: ["route", "redirect"],
      extensions: { code: "ERR_REDIRECT", upstream: { service: "redirects", status: 401 } },
    });
    await stranger.close();
  });

  it("is blocked for a visitor of the demo's blocked network [7.06]", async () => {
    const answer = await ask(gateway.url, query, {
      variables: { path: "/en" },
      headers: { "x-forwarded-for": "192.0.2.16" },
    });
    expect(answer.data).toMatchObject({ route: { block: { displayTypeId: 16 } } });
  });

  it("finds sports by their English names, and the languages of search engines [7.07]", async () => {
    expect(
      await data('{ sportByName(nameEng: "Tennis") { nameEng name sportId } isoCodes { language isoCode } }', {}, "ar"),
    ).toEqual({
      sportByName: { nameEng: "Tennis", name: "التنس", sportId: "4" },
      isoCodes: expect.arrayContaining([{ language: "ru", isoCode: "ru" }]),
    });
  });
});

describe("texts", () => {
  interface Page {
    totalCount: number;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
    edges: { node: { slug: string; categoryPath: string | null } }[];
  }

  it("of the blog are found by category, page by page, and read [7.07, 2.58]", async () => {
    const { blogCategories } = await data("{ blogCategories { path parentPath name articleCount } }", {}, "ru");
    expect(blogCategories).toContainEqual({
      path: "guides/football",
      parentPath: "guides",
      name: "Футбол",
      articleCount: 2,
    });
    const list =
      'query($after: String) { articles(category: "guides", first: 3, after: $after) { totalCount pageInfo { hasNextPage endCursor } edges { node { slug categoryPath } } } }';
    const first = fieldOf<Page>(await data(list), "articles");
    const rest = fieldOf<Page>(await data(list, { after: first.pageInfo.endCursor }), "articles");
    const slugs = [...first.edges, ...rest.edges].map(({ node }) => node.slug);
    expect(new Set(slugs).size).toBe(6);
    expect(first.totalCount).toBeGreaterThan(6);
    expect(first.pageInfo.hasNextPage).toBe(true);
    for (const slug of slugs) {
      const { article } = await data(
        "query($slug: String!) { article(slug: $slug) { title description readingMinutes related { slug } content { __typename ... on TextHeading { text } ... on TextList { items { text } } } } }",
        { slug },
        "ar",
      );
      expect(article).toMatchObject({
        title: expect.stringMatching(/[\u0600-\u06FF]/),
        related: [{}, {}, {}],
        content: expect.arrayContaining([{ __typename: "TextHeading", text: expect.any(String) }]),
      });
    }
    expect((await ask(gateway.url, '{ articles(after: "none") { totalCount } }')).errors?.[0]?.extensions).toEqual({
      code: "BAD_USER_INPUT",
    });
  });

  it("of the blog are found by words with a slip, and by tag", async () => {
    const { found, tagged } = await data(
      '{ found: articles(search: "Kely") { edges { node { slug } } } tagged: articles(section: NEWS, tag: "cricket") { edges { node { tags { slug name } } } } }',
      {},
      "es",
    );
    expect(found).toMatchObject({ edges: expect.arrayContaining([{ node: { slug: "kelly" } }]) });
    expect(tagged).toMatchObject({ edges: [{ node: { tags: [{ slug: "cricket", name: "Críquet" }] } }] });
  });

  it("of the news and of pages of information are there; others are null", async () => {
    expect(
      await data(
        '{ articles(section: NEWS, first: 1) { totalCount edges { node { slug } } } pageContent(path: "information/about") { title updatedAt content { __typename } } none: pageContent(path: "rules") { title } article(slug: "none") { title } }',
      ),
    ).toMatchObject({
      articles: { totalCount: expect.any(Number), edges: [{ node: { slug: expect.any(String) } }] },
      pageContent: { title: "About us", updatedAt: "2026-11-02T00:00:00Z" },
      none: null,
      article: null,
    });
  });

  it("of the operator's pages come by route; their files lie on the gateway [7.10]", async () => {
    const { dictionary } = await data(
      '{ dictionary(route: "office/history", language: "ru") { language hash dictionaries { id url entries } } }',
    );
    const { dictionaries } = fieldOf<{ dictionaries: { id: string; url: string; entries: Record<string, string> }[] }>(
      { dictionary },
      "dictionary",
    );
    expect(dictionaries.map(({ id }) => id)).toEqual(["main", "modal", "office"]);
    for (const { url, entries } of dictionaries) expect(await (await fetch(gateway.url + url)).json()).toEqual(entries);
  });
});

describe("sub-applications", () => {
  interface App {
    appName: string;
    body: string;
    scriptsToLoad: string[];
    cssToLoad: string[];
  }

  it.each(["promo-banner", "results-ticker", "margin-meter"])(
    "%s is fetched, and its script and style lie on the gateway [7.08]",
    async (name) => {
      const { subApplication } = await data(
        'query($url: String!) { subApplication(url: $url, fullPath: "/en/line") { appName body scriptsToLoad cssToLoad } }',
        { url: `/apps/${name}` },
      );
      const { appName, body, scriptsToLoad, cssToLoad } = fieldOf<App>({ subApplication }, "subApplication");
      expect(appName).toBe(name);
      expect(body).toContain(`<${name}`);
      const files = await Promise.all(
        [...scriptsToLoad, ...cssToLoad].map(async (path) =>
          (await fetch(gateway.url + path)).headers.get("content-type"),
        ),
      );
      expect(files).toEqual(["text/javascript; charset=utf-8", "text/css; charset=utf-8"]);
    },
  );

  it("ask a gateway that takes trusted documents only by the manifest beside them", async () => {
    const folder = new URL("../../services/site/apps/files/", import.meta.url);
    const query = /const query =\s+"(.+)";/.exec(readFileSync(new URL("results-ticker.js", folder), "utf8"))?.[1] ?? "";
    const strict = await startGateway({
      ...testOptions(services.url),
      trustedDocuments: "only",
      trusted: readTrusted([fileURLToPath(new URL("trusted.json", folder))]),
    });
    const { data: told, errors } = await ask(strict.url, query);
    expect(errors).toBeUndefined();
    expect(fieldOf<{ edges: object[] }>(told, "games").edges).toHaveLength(8);
    expect((await ask(strict.url, `${query} `)).errors?.[0]?.extensions["code"]).toBe("DOCUMENT_NOT_TRUSTED");
    await strict.close();
  });

  it("are rendered whole and in parts; an unknown one is an upstream error [7.09]", async () => {
    const query =
      "query($input: RenderSubApplicationInput!) { renderSubApplication(input: $input) { scriptsToLoad components { name html } } }";
    expect((await data(query, { input: { url: "/apps/margin-meter" } }, "ru"))["renderSubApplication"]).toMatchObject({
      components: [{ name: "meter", html: expect.stringContaining("Маржа") }],
    });
    expect(
      (
        await data(query, {
          input: { url: "/apps/results-ticker", components: [{ name: "ticker", props: { title: "<b>" } }] },
        })
      )["renderSubApplication"],
    ).toMatchObject({
      scriptsToLoad: [expect.stringMatching(/^\/apps\/results-ticker\//)],
      components: [{ html: expect.stringContaining("&lt;b&gt;") }],
    });
    const { errors } = await ask(gateway.url, query, { variables: { input: { url: "/apps/none" } } });
    expect(errors?.[0]?.extensions).toEqual({ code: "UPSTREAM_ERROR", upstream: { service: "apps", status: 404 } });
  });
});

describe("counters", () => {
  it("are those of the project on the domain [7.11]", async () => {
    expect(await data('{ counters(domain: "localhost", projectId: "1") { id kind settings } }')).toEqual({
      counters: [
        { id: "own-events", kind: "EVENTS", settings: { collector: "embedded", key: "demo-web" } },
        { id: "local-metrics", kind: "METRICS", settings: { log: "console" } },
      ],
    });
  });
});
