import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES, type LanguageCode } from "#shared/site/languages.ts";
import { matchRoute } from "#shared/routes/routes.ts";
import { loadSiteConfig } from "../../config/load.ts";
import { testSettings } from "../../../testing/services.ts";
import { realBook, SteeredClock } from "../../../betting/sportsbook/testing/book.ts";
import { runningBook } from "../../../betting/sportsbook/testing/running.ts";
import { serveOne, type OneService } from "../../../betting/sportsbook/testing/serve.ts";
import { contentService } from "../routes.ts";
import { alphabetKeys, wordsOf } from "./alphabet.ts";

const languages = Object.keys(LANGUAGES) as LanguageCode[];
let service: OneService;
beforeAll(async () => {
  service = await serveOne(contentService, {
    book: runningBook(realBook(new SteeredClock("2026-11-21T12:00:00Z"))).book,
    siteConfig: loadSiteConfig({ siteConfigPath: null, siteEnv: "demo" }),
    settings: testSettings,
  });
});
afterAll(() => service.close());

const text = (path: string, lng: string) =>
  service.get(`/seo-api/v1/content?path=${encodeURIComponent(path)}&lng=${lng}`);
interface Block {
  kind: string;
  text?: string;
  items?: { text: string; href: string | null }[][];
  runs?: { text: string; href: string | null }[];
}
const linksOf = (blocks: readonly Block[]) =>
  blocks.flatMap(({ items = [], runs = [] }) => [...items.flat(), ...runs].flatMap(({ href }) => href ?? []));

describe("the words of the alphabet", () => {
  it.each(languages)("are whole in %s", (language) => {
    const words = wordsOf(language);
    const keys = [...alphabetKeys().values()];
    expect([...words.keys()].toSorted()).toEqual([...keys, "all", "see"].toSorted());
    for (const [path, key] of alphabetKeys()) {
      const { name, meaning, more } = words.get(key) ?? { name: "", meaning: "", more: "" };
      expect(Math.min(name.length, meaning.length), key).toBeGreaterThan(1);
      if (path.split("/").length === 4) expect(more.length, key).toBeGreaterThan(30);
    }
    const names = [...words.values()].map(({ name }) => name);
    const terms = [...alphabetKeys()]
      .filter(([path]) => path.split("/").length === 4)
      .map(([, key]) => words.get(key)?.name);
    expect(new Set(terms).size, "no name twice").toBe(terms.length);
    expect(names.join(" ")).toMatch(
      language === "ru" ? /\p{Script=Cyrillic}/u : language === "ar" ? /\p{Script=Arabic}/u : /\p{Script=Latin}/u,
    );
  });
});

describe("addresses of the alphabet [2.33]", () => {
  it.each([
    ["betting-alphabet/bets", "Bets"],
    ["betting-alphabet/odds/markets", "Markets"],
    ["betting-alphabet/bets/kinds/accumulator", "Accumulator"],
    ["betting-alphabet/game/settling/dead-heat", "Dead heat"],
  ])("%s is a page of its own", async (path, title) => {
    expect(await text(path, "en")).toMatchObject({ status: 200, body: { path, title } });
  });

  it.each([
    "betting-alphabet/zzz",
    "betting-alphabet/bets/markets",
    "betting-alphabet/bets/kinds/total",
    "betting-alphabet/bets/kinds/toString",
    "betting-alphabet/odds/markets/zzz",
  ])("%s is no page", async (path) => {
    expect((await text(path, "en")).status).toBe(404);
  });

  it.each(languages)("lead to each other and to pages that are there, in %s", async (lng) => {
    const { body } = await text("betting-alphabet", lng);
    const links = linksOf((body as { content: Block[] }).content);
    const paths = [...alphabetKeys().keys()];
    expect(links).toEqual(
      expect.arrayContaining(paths.filter((path) => path.split("/").length === 4).map((path) => `/${lng}/${path}`)),
    );
    const pages = await Promise.all(paths.map((path) => text(path, lng)));
    for (const [index, page] of pages.entries()) {
      expect(page.status, paths[index]).toBe(200);
      for (const href of linksOf((page.body as { content: Block[] }).content)) {
        expect(href.startsWith(`/${lng}/betting-alphabet`), href).toBe(true);
        expect(matchRoute(href.slice(4))?.name, href).toBe("bettingAlphabet");
      }
    }
  });

  it("tell search engines their name and the way to them", async () => {
    const { body } = await service.get("/seo-api/v1/page?url=%2Fen%2Fbetting-alphabet%2Fbets%2Fkinds%2Fsystem&lng=en");
    expect(body).toMatchObject({
      title: expect.stringContaining("System"),
      metaRobots: "index, follow",
      breadcrumbs: [
        { path: "" },
        { path: "betting-alphabet" },
        { name: "Bets" },
        { name: "Kinds of bets" },
        { name: "System", path: "betting-alphabet/bets/kinds/system" },
      ],
    });
  });
});
