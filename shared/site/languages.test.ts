import { describe, expect, it } from "vitest";
import { isLanguageCode, isLanguagePrefix, preferredLanguage } from "./languages.ts";

describe("language prefix", () => {
  it.each([
    ["en", true],
    ["xx", true],
    ["EN", false],
    ["eng", false],
    ["e1", false],
    ["", false],
    [undefined, false],
  ])("%s is a prefix: %s [2.01] [5.05]", (segment, expected) => {
    expect(isLanguagePrefix(segment)).toBe(expected);
  });

  it("knows its own languages only, not names every object has [2.02]", () => {
    expect(["ar", "en", "es", "ru"].every(isLanguageCode)).toBe(true);
    expect(isLanguageCode("de")).toBe(false);
    expect(isLanguageCode("constructor")).toBe(false);
    expect(isLanguageCode(undefined)).toBe(false);
  });
});

describe("language chosen from Accept-Language [2.02]", () => {
  it.each([
    ["en-GB,en;q=0.9,ru;q=0.8", "en"],
    ["ru;q=0.3, ar;q=0.7", "ar"],
    ["de-DE,de;q=0.9,ru;q=0.1", "ru"],
    ["de, fr;q=0.5", null],
    ["en;q=0, ru;q=0.2", "ru"],
    ["EN-us", "en"],
    ["*", null],
    ["", null],
    [null, null],
    ["en;q=abc,ru;q=0.4", "ru"],
  ])("%s gives %s", (header, expected) => {
    expect(preferredLanguage(header, ["en", "ru", "ar"])).toBe(expected);
  });

  it("leaves out languages that are not allowed", () => {
    expect(preferredLanguage("ar,en;q=0.5", ["en", "ru"])).toBe("en");
  });
});
