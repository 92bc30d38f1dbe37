/** A page is called the same in the menus, on the way to it and over its text, in every language. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "#shared/site/languages.ts";
import { filled } from "#shared/routes/entry.ts";
import { type RouteName, ROUTES } from "#shared/routes/routes.ts";
import { inLanguage, pageNames } from "../../services/site/content/pageNames.ts";
import { loadPages } from "../../services/site/content/pages.ts";

const pageText = loadPages(() => "Company").text;
const wordsOf = (language: string) =>
  JSON.parse(readFileSync(new URL(`../../web/src/platform/i18n/${language}/menu.json`, import.meta.url), "utf8")) as {
    page: Partial<Record<RouteName, string>>;
  };

describe.each(Object.values(LANGUAGES).map(({ code }) => code))("names of pages in %s", (language) => {
  const words = Object.entries(wordsOf(language).page) as [RouteName, string][];

  it("are the same in the menus as over their texts", () => {
    const told = words.flatMap(([name, word]) => {
      const title = pageText(filled(ROUTES[name].pattern, {}), language)?.title;
      return title === undefined ? [] : [{ name, word, title }];
    });
    expect(told.length).toBeGreaterThan(40);
    expect(told.filter(({ word, title }) => word !== title)).toEqual([]);
  });

  it("are the same in the menus as on the way to pages without a text", () => {
    const told = words.flatMap(([name, word]) => {
      const row = Object.entries(pageNames).find(([key]) => key === name)?.[1];
      return row === undefined ? [] : [{ name, word, crumb: inLanguage(row, language) }];
    });
    expect(told.length).toBeGreaterThan(6);
    expect(told.filter(({ word, crumb }) => word !== crumb)).toEqual([]);
  });
});
