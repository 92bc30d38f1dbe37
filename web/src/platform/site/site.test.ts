import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { usualLanguage } from "#shared/site/languages.ts";
import { retryPause } from "@/platform/apollo/connection.ts";
import { TOKEN_NAMES } from "@/styles/tokenNames.ts";
import { brandStyle } from "./brandStyle.ts";
import { DEFAULT_SETTINGS, DEFAULT_TIME_ZONE, parseCookies, readSettings, settingCookie } from "./settings.ts";
import { allowedLanguages, type SiteConfig } from "./siteData.ts";

const config = (change: Partial<SiteConfig>) =>
  ({
    languages: ["en", "ru", "ar", "xx"].map((code) => ({ code, name: code, isRtl: false })),
    defaultLanguage: "ru",
    langHiddenUnauthorized: [],
    ...change,
  }) as unknown as SiteConfig;

describe("languages of a visitor", () => {
  it("are those the operator offers and the site is written in", () => {
    expect(allowedLanguages(config({}), false, false)).toEqual(["en", "ru", "ar"]);
  });

  it("leave out hidden ones for a guest, unless they carry the ua cookie or sign in [2.03]", () => {
    const hidden = config({ langHiddenUnauthorized: ["ar"] });
    expect(allowedLanguages(hidden, false, false)).toEqual(["en", "ru"]);
    expect(allowedLanguages(hidden, true, false)).toContain("ar");
    expect(allowedLanguages(hidden, false, true)).toContain("ar");
  });

  it("fall back to the site's default, and to Russian while nothing is known [3.10]", () => {
    expect(usualLanguage("en", ["en", "ru"])).toBe("en");
    expect(usualLanguage("xx", ["en", "ru"])).toBe("ru");
    expect(usualLanguage(null, ["en", "ru", "ar"])).toBe("ru");
  });
});

describe("settings from cookies", () => {
  it("are read back as they were written", () => {
    const header = [
      settingCookie("theme", "dark"),
      settingCookie("odds", "2"),
      settingCookie("tz", "Asia/Tokyo"),
      settingCookie("fold_end", "1"),
    ]
      .map((cookie) => cookie.split(";")[0])
      .join("; ");
    expect(readSettings(parseCookies(header))).toEqual({
      ...DEFAULT_SETTINGS,
      theme: "dark",
      oddsView: 2,
      timeZone: "Asia/Tokyo",
      isEndFolded: true,
    });
  });

  it("take their defaults for anything malformed [3.10]", () => {
    expect(readSettings(parseCookies("theme=pink; odds=3; tz=%E0%A4%A; junk"))).toEqual(DEFAULT_SETTINGS);
    expect(readSettings(parseCookies("tz=Mars/Olympus"))).toMatchObject({ timeZone: DEFAULT_TIME_ZONE });
    expect(
      new Intl.DateTimeFormat("en-GB", { timeZone: DEFAULT_TIME_ZONE, hour: "2-digit", minute: "2-digit" }).format(
        new Date("2026-11-21T12:00:00Z"),
      ),
    ).toBe("15:00");
  });
});

describe("brand book [3.35]", () => {
  it("overrides known tokens", () => {
    expect(brandStyle([{ cssProp: "--color-accent", cssValue: "#ff0000" }])).toBe(
      "@layer brand{:root{--color-accent:#ff0000}}",
    );
  });

  it.each([
    ["--evil", "red"],
    ["--color-accent", "red;} body{display:none"],
    ["--color-accent", "url(//evil)"],
    ["--color-accent", "</style>"],
    ["color", "red"],
  ])("refuses %s: %s", (cssProp, cssValue) => {
    expect(brandStyle([{ cssProp, cssValue }])).toBe("");
  });

  it("knows exactly the tokens that the style sheet has", () => {
    const sheet = readFileSync(new URL("../../styles/tokens.css", import.meta.url), "utf8");
    const declared = new Set([...sheet.matchAll(/^\s+(--[a-z-]+):/gm)].map(([, name]) => name));
    expect([...TOKEN_NAMES].toSorted()).toEqual([...declared].toSorted());
  });
});

describe("pauses between reconnecting", () => {
  it("double, stay under their cap, and are spread by chance", () => {
    expect([0, 1, 2].map((retry) => retryPause(retry, () => 1))).toEqual([500, 1_000, 2_000]);
    expect(retryPause(50, () => 1)).toBe(4_000);
    expect(retryPause(2, () => 0)).toBe(1_000);
  });
});
