/** The list of awards, over real HTTP, and the operator's own file. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import { serveOne } from "../../../betting/sportsbook/testing/serve.ts";
import { readSettings } from "../../../settings.ts";
import { testSettings } from "../../../testing/services.ts";
import { loadSiteConfig } from "../../config/load.ts";
import { contentService } from "../routes.ts";
import type { awardsApi } from "./api.ts";
import { loadAwards } from "./awards.ts";

type Answer = z.infer<typeof awardsApi.awards.response>;

const folder = mkdtempSync(join(tmpdir(), "awards-"));
afterAll(() => rmSync(folder, { recursive: true }));
const words = { en: "Cup", ru: "Кубок", ar: "كأس", es: "Copa" };
const award = { id: "cup", year: 2024, name: words, category: words, organisation: "Porto Press", result: "won" };
const fileOf = (content: unknown) => {
  const path = join(folder, "awards.json");
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
  return path;
};

/** What a site with such a setting answers in a language. */
async function listed(awards: typeof testSettings.awards, lng: string): Promise<Answer["awards"]> {
  const service = await serveOne(contentService, {
    book: { named: () => null } as never,
    siteConfig: loadSiteConfig({ siteConfigPath: null, siteEnv: "demo" }),
    settings: { ...testSettings, awards },
  });
  try {
    return ((await service.get(`/seo-api/v1/awards?lng=${lng}`)).body as Answer).awards;
  } finally {
    await service.close();
  }
}

describe("awards [2.51]", () => {
  it("of the demo are listed for everybody in their language, the newest first", async () => {
    const english = await listed("demo", "en");
    expect(english.map(({ year }) => year)).toEqual([2026, 2026, 2025]);
    expect(english[0]).toEqual({
      id: "live-betting-2026",
      year: 2026,
      name: "Example Betting Awards",
      category: "Live betting product of the year",
      organisation: "Example Betting Review",
      result: "won",
      url: null,
    });
    for (const lng of ["ru", "es", "ar"]) {
      const told = await listed("demo", lng);
      for (const [index, one] of told.entries()) {
        expect(one.name, lng).not.toBe(english[index]?.name);
        expect(one.category, lng).not.toBe(english[index]?.category);
      }
    }
  });

  it("of the operator take the demo's place, and there are none without a list in production", async () => {
    const older = { ...award, id: "old", year: 2019, url: "https://press.example/2019" };
    const told = await listed({ path: fileOf([older, award]) }, "ru");
    expect(told).toEqual([
      { ...award, name: "Кубок", category: "Кубок", url: null },
      { ...older, name: "Кубок", category: "Кубок" },
    ]);
    expect(await listed(null, "en")).toEqual([]);
  });

  it("come by AWARDS; a production has none of the demo's", () => {
    const production = {
      SITE_ENV: "production",
      SERVICE_KEY: "9f2c41d87ab03e65c1f84d7720be96a3",
      SECRETS_KEY: "bX0q3vYt8m1Zc7KfR2dWnH5sJ9uLpQ4eA6gTiO0xVkE=",
    };
    const env = { ...production, PUBLIC_URL: "https://bets.example", VAPID_CONTACT: "mailto:push@bets.example" };
    expect(readSettings({}).awards).toBe("demo");
    expect(readSettings(env).awards).toBeNull();
    expect(readSettings({ AWARDS: "/etc/awards.json" }).awards).toEqual({ path: "/etc/awards.json" });
  });

  it.each<[string, unknown, string]>([
    ["no JSON", "awards", "can't be read as JSON"],
    ["a language that lacks", [{ ...award, name: { en: "Cup" } }], "name"],
    ["another result", [{ ...award, result: "bought" }], "result"],
    ["an address that is no https", [{ ...award, url: "javascript:alert(1)" }], "url"],
    ["the same id twice", [award, award], "each id once"],
    ["a field that nobody knows", [{ ...award, badge: "1" }], "badge"],
  ])("are refused for %s", (_, content, problem) => {
    const path = fileOf(content);
    expect(() => loadAwards({ path })).toThrow(problem);
    expect(() => loadAwards({ path })).toThrow(/^AWARDS=/);
  });
});
