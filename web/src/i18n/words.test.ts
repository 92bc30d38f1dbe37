import { describe, expect, it } from "vitest";
import type { ResourceLanguage } from "i18next";
import ar from "./ar/index.ts";
import en from "./en/index.ts";
import { createI18n } from "./i18n.ts";
import ru from "./ru/index.ts";

const WORDS: Record<string, ResourceLanguage> = { en, ru, ar };
const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Every text by its path, such as "coupon.error.INVALID". */
function textsOf(value: unknown, path = ""): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  return Object.entries(value as Record<string, unknown>).flatMap(([key, inner]) => textsOf(inner, path === "" ? key : `${path}.${key}`));
}

const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).toSorted();

describe.each(["ru", "ar"])("words in %s", (language) => {
  const english = new Map(textsOf(en));
  const own = new Map(textsOf(WORDS[language]));

  it("has every text of the English ones and no other", () => {
    const bare = (keys: Iterable<string>) => [...new Set([...keys].map((key) => key.replace(PLURAL, "#")))].toSorted();
    expect(bare(own.keys())).toEqual(bare(english.keys()));
  });

  it("has each plural form that its grammar asks for", () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const plurals = [...english.keys()].filter((key) => PLURAL.test(key)).map((key) => key.replace(PLURAL, ""));
    expect(plurals.length).toBeGreaterThan(0);
    for (const key of new Set(plurals)) for (const form of forms) expect(own.has(`${key}_${form}`), `${key}_${form}`).toBe(true);
  });

  it("leaves no text empty or in English, and keeps its placeholders", () => {
    for (const [key, text] of own) {
      expect(text.trim(), key).not.toBe("");
      const original = english.get(key);
      if (original !== undefined && !PLURAL.test(key)) expect(placeholders(text), key).toEqual(placeholders(original));
    }
    const same = [...own].filter(([key, text]) => english.get(key) === text && !/live/i.test(key) && /\p{L}/u.test(text.replace(/\{\{\w+\}\}/g, ""))).map(([key]) => key);
    expect(same).toEqual([]);
  });
});

describe("plurals", () => {
  it.each([[1, "1 игра"], [2, "2 игры"], [5, "5 игр"], [11, "11 игр"], [21, "21 игра"], [112, "112 игр"]])("Russian %i reads %s", async (count, text) => {
    expect((await createI18n("ru")).t("sports:games", { count })).toBe(text);
  });

  it.each([[1, "مباراة واحدة"], [2, "مباراتان"], [3, "3 مباريات"], [11, "11 مباراة"]])("Arabic %i reads %s", async (count, text) => {
    expect((await createI18n("ar")).t("sports:games", { count })).toBe(text);
  });
});
