import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SettingsError } from "../../platform/settings/settings.ts";
import { serveOne, type OneService } from "../../betting/sportsbook/testing/serve.ts";
import { loadSiteConfig } from "./load.ts";
import { configService } from "./routes.ts";

const folder = mkdtempSync(join(tmpdir(), "site-config-"));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

function refusal(text: string): string {
  const path = write("bad.json", text);
  try {
    loadSiteConfig({ siteConfigPath: path, siteEnv: "demo" });
  } catch (error) {
    if (error instanceof SettingsError) return error.message.replace(path, "FILE");
    throw error;
  }
  return "accepted";
}

describe("site config", () => {
  it("has flags 47 and 72, statistic and registration on, four languages with Russian first choice [3.40]", () => {
    const config = loadSiteConfig({ siteConfigPath: null, siteEnv: "demo" });
    expect(config).toMatchObject({
      availableRoutes: [47, 72],
      isRegistrationAvailable: true,
      isStatisticAvailable: true,
      defaultLanguage: "ru",
      couponTypes: [0, 1, 2, 3, 4, 11, 12, 10001],
      liveDelaySeconds: 5,
      langHiddenUnauthorized: [],
      geoCurrencyCode: "RUB",
      siteEnv: "demo",
    });
    expect(config.languages.map(({ code, isRtl }) => `${code}${isRtl ? " rtl" : ""}`).toSorted()).toEqual([
      "ar rtl",
      "en",
      "es",
      "ru",
    ]);
    expect(config.pwaManifest.themeColor).toMatch(/^#[0-9A-F]{6}$/);
  });

  it("takes maintenance in both of its namings [3.19]", () => {
    for (const maintenance of [
      { startAt: 10, finishAt: 20, notifyStartDate: 5, notifyEndDate: null },
      { startedAt: 10, endedAt: 20, notifyStartedAt: null, notifyEndedAt: 9, state: "planned" },
    ]) {
      const path = write("maintenance.json", JSON.stringify({ maintenance }));
      expect(loadSiteConfig({ siteConfigPath: path, siteEnv: "demo" }).maintenance).toEqual(maintenance);
    }
  });

  it("has an example of a sub-application on a page in a demo alone", () => {
    const example = { "information/betting-calculator": "/apps/margin-meter" };
    expect(loadSiteConfig({ siteConfigPath: null, siteEnv: "demo" }).pageApplications).toEqual(example);
    expect(loadSiteConfig({ siteConfigPath: null, siteEnv: "production" }).pageApplications).toBeUndefined();
    const path = write("without-examples.json", JSON.stringify({ pageApplications: {} }));
    expect(loadSiteConfig({ siteConfigPath: path, siteEnv: "demo" }).pageApplications).toEqual({});
  });

  it("takes an operator's fields over the defaults and leaves the others [0.03]", () => {
    const path = write(
      "good.json",
      JSON.stringify({ companyName: "Meridian", availableRoutes: [47], isRegistrationAvailable: false }),
    );
    const config = loadSiteConfig({ siteConfigPath: path, siteEnv: "production" });
    expect(config).toMatchObject({
      companyName: "Meridian",
      availableRoutes: [47],
      isRegistrationAvailable: false,
      isStatisticAvailable: true,
      siteEnv: "production",
    });
  });

  it.each([
    ['{ "companyName": ', "FILE is not usable: it is not JSON"],
    ["[]", "FILE is not usable: Invalid input"],
    ['{"liveDelaySeconds":"5"}', "FILE is not usable: liveDelaySeconds: Invalid input"],
    ['{"livedelay":5}', "FILE is not usable: Unrecognized key"],
    ['{"siteEnv":"production"}', "FILE is not usable: Unrecognized key"],
    ['{"languages":[{"code":"xx","name":"X","isRtl":false}]}', 'the site is not written in "xx"'],
    ['{"languages":[]}', "languages: at least one is needed"],
    ['{"defaultLanguage":"de"}', 'defaultLanguage: "de" is not among languages'],
    ['{"langHiddenUnauthorized":["ru"]}', "the default language can't be hidden"],
    ['{"couponTypes":[]}', "couponTypes: at least one is needed"],
    ['{"amountTemplate":"€"}', "amountTemplate: it has no {amount}"],
    [
      '{"maintenance":{"startAt":20,"finishAt":10,"notifyStartDate":null,"notifyEndDate":null}}',
      "maintenance: it ends before it starts",
    ],
    ['{"maintenance":{"startAt":20}}', "maintenance: Invalid input"],
  ])("refuses %s in one line that names file and problem", (text, expected) => {
    const message = refusal(text);
    expect(message).toContain("SITE_CONFIG=FILE");
    expect(message).toContain(expected);
    expect(message).not.toContain("\n");
  });

  it.each<[string, object, boolean]>([
    ["a chat by language", { providers: { en: "https://chat.example/desk", ru: "own-chat" } }, true],
    ["colors by name", { colors: { background: "#0F1A2B", text: "#ffffff", accent: "#F5B014" } }, true],
    ["no id", { id: "" }, false],
    ["a script for an address", { providers: { en: "javascript:alert(1)" } }, false],
    ["an address without https", { providers: { en: "http://chat.example" } }, false],
    ["a provider that it doesn't know", { providers: { en: "other-chat" } }, false],
    ["a name for a language", { providers: { english: "own-chat" } }, false],
    ["more than a color", { colors: { accent: "red; background: url(https://evil.example)" } }, false],
  ])("checks the support chat: %s [3.36]", (_, change, isTaken) => {
    const supportConsultant = { id: "desk", providers: {}, colors: {}, ...change };
    const said = refusal(JSON.stringify({ supportConsultant }));
    if (isTaken) expect(said).toBe("accepted");
    else expect(said).toContain("supportConsultant");
  });

  it("names a file that is not there", () => {
    expect(() => loadSiteConfig({ siteConfigPath: join(folder, "none.json"), siteEnv: "demo" })).toThrow(
      /none\.json is not usable: there is no such file/,
    );
  });
});

describe("config service over HTTP", () => {
  let service: OneService;
  beforeAll(async () => {
    service = await serveOne(configService, { siteConfig: loadSiteConfig({ siteConfigPath: null, siteEnv: "demo" }) });
  });
  afterAll(() => service.close());

  it.each([
    [undefined, "RUB", false],
    ["de", "EUR", false],
    ["KZ", "KZT", false],
    ["us", "USD", true],
    ["eg", "EGP", true],
    ["zz", "RUB", false],
  ])(
    "answers all.json for country %s with its currency and clock [7.03, 9.31]",
    async (country, currency, is12hClock) => {
      const answer = await service.get(
        "/bff-api/config/all.json?lang=en",
        country === undefined ? {} : { "x-geo-country": country },
      );
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({ geoCurrencyCode: currency, is12hClock, availableRoutes: [47, 72] });
    },
  );

  it("answers only the groups asked for and leaves out unknown ones [7.04]", async () => {
    const answer = await service.get(
      "/bff-api/config/group/get?groups=availableRoutes,companyName,nothing,__proto__&lang=en",
    );
    expect(answer.body).toEqual({ availableRoutes: [47, 72], companyName: expect.any(String) });
    expect((await service.get("/bff-api/config/group/get?lang=en")).status).toBe(400);
  });
});
