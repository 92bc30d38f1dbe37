/** The gate of the site's words: every language whole, in its own grammar and its own letters. */
import { readdirSync, readFileSync } from "node:fs";
import type { ResourceLanguage } from "i18next";
import { describe, expect, it } from "vitest";
import { LANGUAGES, type LanguageCode } from "#shared/site/languages.ts";
import ar from "./ar/index.ts";
import { FIRST_NAMESPACES } from "./browserI18n.ts";
import en from "./en/index.ts";
import enFirst from "./en/first.ts";
import enLater from "./en/later.ts";
import arFirst from "./ar/first.ts";
import arLater from "./ar/later.ts";
import es from "./es/index.ts";
import esFirst from "./es/first.ts";
import esLater from "./es/later.ts";
import { createI18n } from "./i18n.ts";
import ru from "./ru/index.ts";
import ruFirst from "./ru/first.ts";
import ruLater from "./ru/later.ts";

const WORDS: Record<LanguageCode, ResourceLanguage> = { en, ru, ar, es };
const FIRST: Record<LanguageCode, ResourceLanguage> = { en: enFirst, ru: ruFirst, ar: arFirst, es: esFirst };
const LATER: Record<LanguageCode, object> = { en: enLater, ru: ruLater, ar: arLater, es: esLater };
/** What the web server says before there is an app, and in files that are no pages. */
const SERVER_FILES = ["server", "siteFiles"];
const PLURAL = /_(zero|one|two|few|many|other)$/;
const folder = (path: string) => new URL(`${path}/`, import.meta.url);

/** Every text by its path, such as "coupon.error.INVALID". */
function textsOf(value: unknown, path = ""): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  return Object.entries(value as Record<string, unknown>).flatMap(([key, inner]) =>
    textsOf(inner, path === "" ? key : `${path}.${key}`),
  );
}

const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).toSorted();
/** Names that every language writes alike. */
const NAMES =
  /\b(live|iOS|iPhone|iPad|Android|Windows|macOS|Linux|APK|PWA|QR|SMS|VIP|USSD|FAQ|PDF|Chrome|Firefox|Safari|Edge|Opera|Telegram|WhatsApp)\b/gi;
/** What a text says beside what is put into it and such names. */
const ownLetters = (text: string) =>
  text
    .replace(/\{\{\w+\}\}/g, "")
    .replace(NAMES, "")
    .replace(/[^\p{L}]/gu, "");
/** Spanish words that are spelled as in English. */
const SPANISH_TOO =
  /^(total|no|sets|hong kong|blog|cookies|casino|bingo|keno|toto|wicket|error|promo|poker|chat|lotto|decimal|marketing|esports|trixie|\{\{km\}\} km|terminal|patent|yankee|canadian|lucky \d+|heinz|super heinz|goliath)$/i;

it("speaks the languages that the site knows, each registered whole", () => {
  expect(Object.keys(WORDS).toSorted()).toEqual(Object.keys(LANGUAGES).toSorted());
  for (const [language, words] of Object.entries(WORDS)) {
    const files = readdirSync(folder(`./${language}`))
      .filter((name) => name.endsWith(".json"))
      .map((name) => name.replace(".json", ""));
    expect(files.filter((name) => !SERVER_FILES.includes(name)).toSorted(), language).toEqual(
      Object.keys(words).toSorted(),
    );
  }
});

it("says the web server's own words in every language", () => {
  for (const name of SERVER_FILES) {
    const wordsOf = (language: string) =>
      new Map(textsOf(JSON.parse(readFileSync(new URL(`${name}.json`, folder(`./${language}`)), "utf8"))));
    const english = wordsOf("en");
    for (const language of Object.keys(WORDS)) {
      expect([...wordsOf(language).keys()], `${language}/${name}`).toEqual([...english.keys()]);
      if (language !== "en")
        expect(
          [...wordsOf(language)].filter(([key, text]) => english.get(key) === text && ownLetters(text) !== ""),
          `${language}/${name}`,
        ).toEqual([]);
    }
  }
});

it("has one list of what first pages need", () => {
  for (const [language, first] of Object.entries(FIRST))
    expect(Object.keys(first).toSorted(), language).toEqual(FIRST_NAMESPACES.toSorted());
  for (const [language, later] of Object.entries(LATER))
    expect(Object.keys(later).toSorted(), language).toEqual(
      Object.keys(WORDS[language as LanguageCode])
        .filter((name) => !FIRST_NAMESPACES.some((one) => one === name))
        .map((name) => `./${name}.json`)
        .toSorted(),
    );
});

describe.each(Object.keys(WORDS).filter((language) => language !== "en"))("words in %s", (language) => {
  const english = new Map(textsOf(en));
  const own = new Map(textsOf(WORDS[language as LanguageCode]));

  it("has every text of the English ones and no other", () => {
    const bare = (keys: Iterable<string>) => [...new Set([...keys].map((key) => key.replace(PLURAL, "#")))].toSorted();
    expect(bare(own.keys())).toEqual(bare(english.keys()));
  });

  it("has each plural form that its grammar asks for, and no other", () => {
    const forms: string[] = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const plurals = [...english.keys()].filter((key) => PLURAL.test(key)).map((key) => key.replace(PLURAL, ""));
    expect(plurals.length).toBeGreaterThan(0);
    for (const key of new Set(plurals))
      for (const form of forms) expect(own.has(`${key}_${form}`), `${key}_${form}`).toBe(true);
    expect([...own.keys()].filter((key) => PLURAL.test(key) && !forms.includes(PLURAL.exec(key)?.[1] ?? ""))).toEqual(
      [],
    );
  });

  it("leaves no text empty, and keeps its placeholders", () => {
    for (const [key, text] of own) {
      expect(text.trim(), key).not.toBe("");
      // A plural form may say its number as a word ("an hour"); "one" of English is one alone, that of Russian 21 as
      // well.
      const original = english.get(key.replace(PLURAL, "_other"));
      if (original === undefined) throw new Error(key);
      if (PLURAL.test(key)) expect(placeholders(original), key).toEqual(expect.arrayContaining(placeholders(text)));
      else expect(placeholders(text), key).toEqual(placeholders(original));
    }
  });

  it("leaves nothing in English", () => {
    const isLeft = ([key, text]: [string, string]) =>
      english.get(key) === text && ownLetters(text) !== "" && !(language === "es" && SPANISH_TOO.test(text));
    expect([...own].filter(isLeft).map(([key]) => key)).toEqual([]);
  });
});

it.each([
  ["ru", /\p{Script=Cyrillic}/u],
  ["ar", /\p{Script=Arabic}/u],
] as const)("writes %s in its own letters", (language, script) => {
  const foreign = textsOf(WORDS[language]).filter(([, text]) => ownLetters(text) !== "" && !script.test(text));
  expect(foreign.map(([key]) => key)).toEqual([]);
});

describe("plurals", () => {
  it.each([
    [1, "1 игра"],
    [2, "2 игры"],
    [5, "5 игр"],
    [11, "11 игр"],
    [21, "21 игра"],
    [112, "112 игр"],
  ])("Russian %i reads %s", async (count, text) => {
    expect((await createI18n("ru")).t("sports:games", { count })).toBe(text);
  });

  it.each([
    [1, "مباراة واحدة"],
    [2, "مباراتان"],
    [3, "3 مباريات"],
    [11, "11 مباراة"],
  ])("Arabic %i reads %s", async (count, text) => {
    expect((await createI18n("ar")).t("sports:games", { count })).toBe(text);
  });

  it.each([
    [0, "0 partidos"],
    [1, "1 partido"],
    [2, "2 partidos"],
    [1_000_000, "1000000 de partidos"],
  ])("Spanish %i reads %s", async (count, text) => {
    expect((await createI18n("es")).t("sports:games", { count })).toBe(text);
  });
});
