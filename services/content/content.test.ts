import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { loadSiteConfig } from "../config/load.ts";
import { realBook, SteeredClock } from "../sportsbook/testing/book.ts";
import { runningBook } from "../sportsbook/testing/running.ts";
import { serveOne, type OneService } from "../sportsbook/testing/serve.ts";
import { blockOf } from "./blocks.ts";
import { contentService } from "./routes.ts";

vi.setConfig({ testTimeout: 30_000 });

const book = realBook(new SteeredClock("2026-11-21T12:00:00Z"));
const game = book.line().find(({ championship }) => championship.slug === "england-premier-league");
if (game === undefined) throw new Error("The line has no Premier League game");
let service: OneService;
beforeAll(async () => {
  service = await serveOne(contentService, { book: runningBook(book).book, siteConfig: loadSiteConfig({ siteConfigPath: null, siteEnv: "demo" }) });
});
afterAll(() => service.close());

const seo = async (url: string, lng: string) => (await service.get(`/seo-api/v1/page?url=${encodeURIComponent(url)}&lng=${lng}`)).body;

describe("page heads", () => {
  it("names the game, its championship and its day in the language asked for [7.07]", async () => {
    const url = `/en/line/football/${game.championship.id}-x/${game.id}-y?tab=1`;
    const title = `${game.home.names.en} – ${game.away.names.en}`;
    expect(await seo(url, "en")).toMatchObject({ title: expect.stringContaining(title), description: expect.stringContaining("England. Premier League"), metaRobots: "index, follow" });
    expect(await seo(url, "ru")).toMatchObject({ title: expect.stringContaining("коэффициенты"), description: expect.stringContaining("Англия. Премьер-лига") });
    expect(await seo(url, "ar")).toMatchObject({ description: expect.stringContaining("إنجلترا") });
  });

  it.each([
    ["/en", "sports betting"], ["/en/line", "odds before the start"], ["/en/live", "games in play"], ["/en/line/football", "Football: betting odds"],
    ["/en/live/ice-hockey", "Ice hockey live"], ["/en/information/credits", "Sources"],
  ])("has a title for %s", async (url, words) => {
    expect(await seo(url, "en")).toMatchObject({ title: expect.stringContaining(words), metaRobots: "index, follow" });
  });

  it.each(["/en/user/login", "/en/office/history"])("keeps %s out of search engines", async (url) => {
    expect(await seo(url, "en")).toMatchObject({ title: expect.any(String), metaRobots: expect.stringContaining("noindex") });
  });

  it.each(["/en/line/football/1-none", "/en/line/quidditch", "/en/nowhere", "/en/line/football/88-x/1-y", "%", "//evil.example/en", "/en/%E0%A4%A"])("has nothing to say of %s and does not fail", async (url) => {
    const answer = await service.get(`/seo-api/v1/page?url=${encodeURIComponent(url)}&lng=en`);
    expect(answer.status).toBe(200);
    if (url.startsWith("/en")) expect(answer.body).toEqual({ title: null, description: null, metaRobots: "noindex, nofollow" });
  });
});

describe("redirects [7.05]", () => {
  it.each([
    ["/en/daily_drops", "/en/dropsnwins"], ["/ru/happy_birthday?x=1", "/ru/wishing_you_a_happy_birthday?x=1"],
    ["/en/line/soccer/88-england-premier-league", "/en/line/football/88-england-premier-league"], ["/index.php", "/"], ["/ar/index.php", "/ar"],
  ])("leads %s to %s [2.32]", async (url, target) => {
    expect((await service.post("/redirects-api/api/v1/redirect-light", { url })).body).toMatchObject({ redirect: true, code: 301, url: target });
  });

  it.each(["/en/line/football", "/en", "/en/line/soccerball", "https://elsewhere.example/"])("lets %s stay", async (url) => {
    expect((await service.post("/redirects-api/api/v1/redirect-light", { url })).body).toMatchObject({ redirect: false, code: null, url: null });
  });

  it("never leads off the site", async () => {
    const { body } = await service.post("/redirects-api/api/v1/redirect-light", { url: "https://evil.example/line/soccer//evil.example" });
    expect(body).toMatchObject({ redirect: true, url: "/line/football/evil.example" });
  });
});

describe("blocks [7.06]", () => {
  const ask = async (address: string) => (await service.post("/blocks-api/api/v2/block", { auth: false, url: "/en/line" }, { "x-client-address": address })).body;

  it("lets visitors pass, and shows the demo's documentation network the page of its reason", async () => {
    expect(await ask("203.0.113.7")).toEqual({ data: null });
    expect(await ask("not an address")).toEqual({ data: null });
    expect(await ask("192.0.2.16")).toEqual({ data: { displayTypeId: 16, templateTypeId: 1 } });
    expect(await ask("::ffff:192.0.2.4")).toEqual({ data: { displayTypeId: 4, templateTypeId: 1 } });
  });

  it.each([
    ["/en/casino/x", true, "2001:db8::1", 8], ["/en/casino", false, "2001:db8::1", null], ["/en/casinos", true, "2001:db8::1", null],
    ["/en/casino", true, "2001:db9::1", null], ["/en/line", true, "2001:db8::1", null],
  ])("goes by path, network and sign-in: %s, signed in %s, from %s gives %s", (url, isSignedIn, address, reason) => {
    const rules = [{ networks: ["2001:db8::/32"], paths: ["casino"], visitors: "players", displayTypeId: 8, templateTypeId: 2 }] as const;
    expect(blockOf(rules, { url, isSignedIn, address })).toEqual(reason === null ? null : { displayTypeId: reason, templateTypeId: 2 });
  });
});
