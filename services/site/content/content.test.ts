import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { loadSiteConfig } from "../config/load.ts";
import { testSettings } from "../../testing/services.ts";
import { realBook, SteeredClock } from "../../betting/sportsbook/testing/book.ts";
import { runningBook } from "../../betting/sportsbook/testing/running.ts";
import { serveOne, type OneService } from "../../betting/sportsbook/testing/serve.ts";
import { blockOf } from "./blocks.ts";
import { redirectOf, type RedirectRule } from "./redirects.ts";
import { contentService } from "./routes.ts";

vi.setConfig({ testTimeout: 30_000 });

const book = realBook(new SteeredClock("2026-11-21T12:00:00Z"));
const game = book.line().find(({ championship }) => championship.slug === "england-premier-league");
if (game === undefined) throw new Error("The line has no Premier League game");
const siteConfig = loadSiteConfig({ siteConfigPath: null, siteEnv: "demo" });
let service: OneService;
beforeAll(async () => {
  service = await serveOne(contentService, { book: runningBook(book).book, siteConfig, settings: testSettings });
});
afterAll(() => service.close());

const seo = async (url: string, lng: string) =>
  (await service.get(`/seo-api/v1/page?url=${encodeURIComponent(url)}&lng=${lng}`)).body;

describe("page heads", () => {
  it("names the game, its championship and its day in the language asked for [7.07]", async () => {
    const url = `/en/line/football/${game.championship.id}-x/${game.id}-y?tab=1`;
    const title = `${game.home.names.en} – ${game.away.names.en}`;
    expect(await seo(url, "en")).toMatchObject({
      title: expect.stringContaining(title),
      description: expect.stringContaining("England. Premier League"),
      metaRobots: "index, follow",
    });
    expect(await seo(url, "ru")).toMatchObject({
      title: expect.stringContaining("коэффициенты"),
      description: expect.stringContaining("Англия. Премьер-лига"),
    });
    expect(await seo(url, "ar")).toMatchObject({ description: expect.stringContaining("إنجلترا") });
  });

  it.each([
    ["/en", "sports betting"],
    ["/en/line", "Pre-match odds"],
    ["/en/live", "Live betting"],
    ["/en/line/football", "Football betting odds"],
    ["/en/live/ice-hockey", "Ice hockey live betting"],
    ["/en/information/credits", "Data and licences"],
  ])("has a title for %s", async (url, words) => {
    expect(await seo(url, "en")).toMatchObject({ title: expect.stringContaining(words), metaRobots: "index, follow" });
  });

  it.each(["/en/user/login", "/en/office/history"])("keeps %s out of search engines", async (url) => {
    expect(await seo(url, "en")).toMatchObject({
      title: expect.any(String),
      metaRobots: expect.stringContaining("noindex"),
    });
  });

  it.each([
    "/en/line/football/1-none",
    "/en/line/quidditch",
    "/en/nowhere",
    "/en/line/football/88-x/1-y",
    "%",
    "//evil.example/en",
    "/en/%E0%A4%A",
  ])("has nothing to say of %s and does not fail", async (url) => {
    const answer = await service.get(`/seo-api/v1/page?url=${encodeURIComponent(url)}&lng=en`);
    expect(answer.status).toBe(200);
    if (url.startsWith("/en")) {
      expect(answer.body).toEqual({
        title: null,
        description: null,
        siteName: null,
        metaRobots: "noindex, nofollow",
        hierarchyMetaRobots: null,
        metas: [],
        customCanonical: null,
        breadcrumbs: [],
        content: null,
      });
    }
  });
});

const key = { "x-redirects-key": "test-key" };
const redirect = async (url: string) => (await service.post("/redirects-api/api/v1/redirect-light", { url }, key)).body;

describe("redirects [7.05]", () => {
  it.each<Record<string, string>>([{}, { "x-redirects-key": "" }, { "x-redirects-key": "test-keY" }])(
    "are told only to whom has the fixed key, not with %j",
    async (headers) => {
      expect(await service.post("/redirects-api/api/v1/redirect-light", { url: "/en" }, headers)).toMatchObject({
        status: 401,
        body: { code: "KEY_NEEDED" },
      });
    },
  );

  it("name the steps and their reasons [3.21]", async () => {
    expect(await redirect("/en/line/hockey/5-x?a=1")).toEqual({
      redirect: true,
      code: 301,
      url: "/en/line/ice-hockey/5-x?a=1",
      reasons: ["renamed-sport"],
      breadcrumbs: ["/en/line/hockey/5-x?a=1", "/en/line/ice-hockey/5-x?a=1"],
    });
  });

  it("go several steps at once, and nowhere in a circle [8.04]", () => {
    const rule = (from: string, to: string, code: 301 | 302 = 301): RedirectRule => ({
      from,
      to,
      code,
      withRest: false,
      reason: from,
    });
    expect(redirectOf("/ru/a", [rule("a", "b"), rule("b", "c", 302)])).toEqual({
      url: "/ru/c",
      code: 302,
      reasons: ["a", "b"],
      breadcrumbs: ["/ru/a", "/ru/b", "/ru/c"],
    });
    expect(redirectOf("/ru/a", [rule("a", "b"), rule("b", "a")])).toBeNull();
    expect(redirectOf("/ru/a", [rule("a", "a")])).toBeNull();
  });

  it.each([
    ["/en/daily_drops", "/en/dropsnwins"],
    ["/en/fastgames-daily-tournament", "/en/promotions/fastgames-daily-tournament"],
    ["/ru/happy_birthday?x=1", "/ru/wishing_you_a_happy_birthday?x=1"],
    ["/en/line/soccer/88-england-premier-league", "/en/line/football/88-england-premier-league"],
    ["/index.php", "/"],
    ["/ar/index.php", "/ar"],
  ])("leads %s to %s [2.32]", async (url, target) => {
    expect(await redirect(url)).toMatchObject({ redirect: true, code: 301, url: target });
  });

  it.each(["/en/line/football", "/en", "/en/line/soccerball", "https://elsewhere.example/"])(
    "lets %s stay",
    async (url) => {
      expect(await redirect(url)).toMatchObject({ redirect: false, code: null, url: null });
    },
  );

  it("never leads off the site", async () => {
    expect(await redirect("https://evil.example/line/soccer//evil.example")).toMatchObject({
      redirect: true,
      url: "/line/football/evil.example",
    });
  });
});

describe("what pages say about themselves [3.23]", () => {
  it("has name, metas for messengers, a text below and robots of the part of the site", async () => {
    expect(await seo("/en/line/football", "ar")).toMatchObject({
      siteName: "Saffron Bet",
      hierarchyMetaRobots: "index, follow",
      customCanonical: null,
      metas: expect.arrayContaining([
        { name: null, property: "og:locale", content: "ar_AR" },
        { name: null, property: "og:type", content: "website" },
        { name: "twitter:card", property: null, content: "summary" },
      ]),
      content: {
        styles: [],
        content: [
          { kind: "heading", level: 2, text: expect.stringContaining("كرة القدم"), anchor: expect.any(String) },
          { kind: "paragraph", runs: expect.any(Array) },
        ],
      },
    });
    expect(await seo("/en/office/history", "en")).toMatchObject({
      metaRobots: "noindex, nofollow",
      hierarchyMetaRobots: "noindex, nofollow",
      content: null,
    });
  });

  it("knows blog, categories, articles, news and pages of information", async () => {
    expect(await seo("/en/blog", "en")).toMatchObject({ title: "Blog: how betting works | Saffron Bet" });
    expect(await seo("/en/blog/categories/guides/football", "ru")).toMatchObject({
      title: "Футбол | Saffron Bet",
      metaRobots: "index, follow",
    });
    expect(await seo("/en/blog/how-to-read-odds", "en")).toMatchObject({
      title: "How to read odds | Saffron Bet",
      description: expect.stringContaining("Decimal odds"),
      metas: expect.arrayContaining([
        { name: null, property: "og:type", content: "article" },
        { name: null, property: "article:published_time", content: "2026-08-03T09:00:00.000Z" },
      ]),
    });
    expect(await seo("/en/news", "en")).toMatchObject({ title: "News | Saffron Bet" });
    expect(await seo("/ar/information/cookies", "ar")).toMatchObject({
      title: expect.stringContaining("Saffron Bet"),
      metaRobots: "index, follow",
    });
    for (const url of [
      "/en/blog/none",
      "/en/blog/categories",
      "/en/blog/categories/guides/none",
      "/en/news/how-to-read-odds",
      "/en/blog/how-to-read-odds/more",
    ]) {
      expect(await seo(url, "en"), url).toMatchObject({ title: null, metaRobots: "noindex, nofollow" });
    }
  });

  it("names the address without its query as the page's own, and a mirror's main host", async () => {
    expect(await seo("/en/line?utm_source=x", "en")).toMatchObject({
      customCanonical: { mode: "url", targetUrl: "/en/line", domain: null },
    });
    const mirror = await serveOne(contentService, {
      book: runningBook(book).book,
      siteConfig: loadSiteConfig({ siteConfigPath: null, siteEnv: "demo" }),
      settings: { ...testSettings, canonicalDomain: "www.example.com" },
    });
    const { body } = await mirror.get("/seo-api/v1/page?url=%2Fen%2Fline%3Fx%3D1&lng=en");
    expect(body).toMatchObject({ customCanonical: { mode: "mirror", targetUrl: null, domain: "www.example.com" } });
    await mirror.close();
  });

  it("has a head with words and tokens where a page has one", async () => {
    expect((await service.get("/seo-api/v1/visual?url=/en/live/football&lng=ru")).body).toEqual({
      visual: {
        heading: "Футбол",
        lead: expect.stringContaining("Футбол"),
        tokens: [{ css_prop: "--color-accent", css_value: "#3ECB92" }],
      },
    });
    expect((await service.get("/seo-api/v1/visual?url=/en/office/history&lng=ru")).body).toEqual({ visual: null });
  });

  it("gives the ISO codes of its languages and finds sports by their English names [7.07]", async () => {
    expect((await service.get("/seo-api/v1/iso-codes")).body).toEqual({
      codes: expect.arrayContaining([{ language: "ar", iso: "ar" }]),
    });
    expect((await service.get("/seo-api/v1/sports-map?lng=ru&nameEng=Ice%20hockey")).body).toEqual({
      nameEng: "Ice hockey",
      name: "Хоккей",
      sportId: 2,
    });
    expect((await service.get("/seo-api/v1/sports-map?lng=ru&nameEng=american-football")).body).toMatchObject({
      sportId: 6,
    });
    expect(await service.get("/seo-api/v1/sports-map?lng=ru&nameEng=quidditch")).toMatchObject({
      status: 404,
      body: { code: "SPORT_UNKNOWN" },
    });
  });

  it("serves the policy logo as an animated GIF [7.12]", async () => {
    const response = await fetch(`${service.url}/web-api/policy/logo.agif`);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/gif"]);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 6).toString()).toBe("GIF89a");
    expect([bytes.readUInt16LE(6), bytes.readUInt16LE(8)]).toEqual([88, 31]);
    // One graphic control extension a frame.
    expect(bytes.toString("latin1").split("\x21\xf9\x04").length - 1).toBe(4);
  });
});

describe("blocks [7.06]", () => {
  const ask = async (address: string) =>
    (await service.post("/blocks-api/api/v2/block", { auth: false, url: "/en/line" }, { "x-client-address": address }))
      .body;

  it("lets visitors pass, and shows the demo's documentation network the page of its reason", async () => {
    expect(await ask("203.0.113.7")).toEqual({ data: null });
    expect(await ask("not an address")).toEqual({ data: null });
    expect(await ask("192.0.2.16")).toEqual({ data: { displayTypeId: 16, templateTypeId: 1 } });
    expect(await ask("::ffff:192.0.2.4")).toEqual({ data: { displayTypeId: 4, templateTypeId: 1 } });
  });

  it("holds the operator's own rules as they are now, before the demo's [3.22]", async () => {
    const blocks = [{ networks: ["203.0.113.0/24", "192.0.2.0/24"], displayTypeId: 5, templateTypeId: 3 }];
    siteConfig.blocks = blocks;
    for (const address of ["203.0.113.7", "192.0.2.16"])
      expect(await ask(address)).toEqual({ data: { displayTypeId: 5, templateTypeId: 3 } });
    siteConfig.blocks = undefined;
    expect(await ask("203.0.113.7")).toEqual({ data: null });
  });

  it.each([
    ["/en/casino/x", true, "2001:db8::1", 8],
    ["/en/casino", false, "2001:db8::1", null],
    ["/en/casinos", true, "2001:db8::1", null],
    ["/en/casino", true, "2001:db9::1", null],
    ["/en/line", true, "2001:db8::1", null],
  ])("goes by path, network and sign-in: %s, signed in %s, from %s gives %s", (url, isSignedIn, address, reason) => {
    const rules = [
      { networks: ["2001:db8::/32"], paths: ["casino"], visitors: "players", displayTypeId: 8, templateTypeId: 2 },
    ] as const;
    expect(blockOf(rules, { url, isSignedIn, address })).toEqual(
      reason === null ? null : { displayTypeId: reason, templateTypeId: 2 },
    );
  });
});
