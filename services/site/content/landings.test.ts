import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testSettings } from "../../testing/services.ts";
import { realBook, SteeredClock } from "../../betting/sportsbook/testing/book.ts";
import { runningBook } from "../../betting/sportsbook/testing/running.ts";
import { serveOne, type OneService } from "../../betting/sportsbook/testing/serve.ts";
import { loadSiteConfig } from "../config/load.ts";
import { contentService } from "./routes.ts";

let service: OneService;
beforeAll(async () => {
  service = await serveOne(contentService, {
    book: runningBook(realBook(new SteeredClock("2026-11-21T12:00:00Z"))).book,
    siteConfig: loadSiteConfig({ siteConfigPath: null, siteEnv: "demo" }),
    settings: testSettings,
  });
});
afterAll(() => service.close());

const seo = async (url: string, lng: string) =>
  (await service.get(`/seo-api/v1/page?url=${encodeURIComponent(url)}&lng=${lng}`)).body;

describe("landing pages [2.31]", () => {
  it.each([
    ["bonus-landing/first-bet", "index, follow"],
    ["bonus-landing/headless/first-bet", "noindex, nofollow"],
  ])("%s says the operator's words", async (path, metaRobots) => {
    expect(await seo(`/en/${path}`, "en")).toMatchObject({
      title: expect.stringContaining("Your first bet, step by step"),
      metaRobots,
    });
  });

  it("are no others", async () => {
    expect((await service.get("/seo-api/v1/content?path=bonus-landing/none&lng=en")).status).toBe(404);
  });
});
