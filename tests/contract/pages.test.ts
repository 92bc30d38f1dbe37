/** Every page of the site does something or tells something of its own. */
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { describe, expect, it } from "vitest";
import { filled } from "#shared/routes/entry.ts";
import { matchRoute, type RouteName, ROUTES } from "#shared/routes/routes.ts";
import { LANGUAGES } from "#shared/site/languages.ts";
import { loadPages, pagePaths } from "../../services/site/content/pages.ts";
import config from "../../web/src/routes.ts";

const languages = Object.keys(LANGUAGES);
const textOf = loadPages(() => "Saffron Bet").text;

const entries = (list: readonly RouteConfigEntry[]): RouteConfigEntry[] =>
  list.flatMap((entry) => [entry, ...entries(entry.children ?? [])]);
const all = entries(config as RouteConfigEntry[]);
const moduleOf = (name: RouteName) => all.find(({ id }) => id === name)?.file.replace(/^routes\/|\.tsx$/g, "") ?? "";
const isText = (name: RouteName) => moduleOf(name) === "content/text";

/** A page about one thing of many has an operator's text for it, or answers 404. */
const isWhole = (name: RouteName) => matchRoute(filled(ROUTES[name].pattern, {}))?.name === name;
const texts = (Object.keys(ROUTES) as RouteName[]).filter(
  (name) => ROUTES[name].redirect === null && isText(name) && isWhole(name),
);
/** A text's own words, without the forms it is kept in. */
const wordsOf = (name: RouteName, lng: string): string[] => {
  const content = textOf(filled(ROUTES[name].pattern, {}), lng)?.content ?? [];
  const told = content.flatMap((block) => {
    if ("runs" in block) return block.runs.map(({ text }) => text);
    if ("items" in block) return block.items.flat().map(({ text }) => text);
    return "rows" in block ? [block.head, ...block.rows].flat() : [block.text];
  });
  return told.join(" ").match(/\p{L}[\p{L}\p{N}]*/gu) ?? [];
};
/** Fewer words say no more than the page's name does. */
const leastWords = 25;

/** Modules that show an operator's text besides what they do. */
const showText: readonly string[] = [
  "content/text",
  "content/rules",
  "content/landing",
  "content/calculator",
  "betting/cricket",
  "content/cashDesks",
  "content/awards",
  "content/apps",
  "content/partners",
  "loyalty/partnerOffers",
  "people/recovery",
  "people/registration",
  "people/confirmTerms",
];

describe("pages with a function [2.50]", () => {
  const functional = (Object.keys(ROUTES) as RouteName[]).filter(
    (name) => ROUTES[name].redirect === null && !showText.includes(moduleOf(name)),
  );

  it("are all pages that show no text", () => {
    expect(functional.length).toBeGreaterThan(100);
    for (const name of functional) expect(moduleOf(name), name).not.toBe("");
  });

  it("have a title and a lead for search engines, and no words that nobody sees", () => {
    const told = pagePaths().filter((path) => {
      const name = matchRoute(path)?.name;
      return name !== undefined && functional.includes(name) && name !== "bonusesItem" && name !== "offersItem";
    });
    expect(told.length).toBeGreaterThan(40);
    expect(told.filter((path) => textOf(path, "en")?.content.length !== 0)).toEqual([]);
  });
});

describe("pages without a function of their own [2.50]", () => {
  it("are those of the table that have no module", () => {
    expect(texts.length).toBeGreaterThan(20);
    expect(texts).not.toContain("bettingCalculator");
  });

  it.each(texts)("%s tells something in every language", (name) => {
    for (const lng of languages) expect(wordsOf(name, lng).length, lng).toBeGreaterThan(leastWords);
  });

  it.each(languages)("tell each something else in %s", (lng) => {
    const byText = Map.groupBy(texts, (name) => wordsOf(name, lng).join(" "));
    expect([...byText.values()].filter((names) => names.length > 1)).toEqual([]);
  });
});
