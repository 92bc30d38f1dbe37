/**
 * Checks the services' texts beyond their types: types ensure that all languages are there, this test that they use
 * their own scripts.
 */
import { describe, expect, it } from "vitest";
import { LANGUAGES, type LanguageCode } from "#shared/site/languages.ts";
import { officeMessages } from "./money/accounts/office.ts";
import { applications } from "./site/apps/applications.ts";
import { passwordFirst, recoverByEmail, withCode } from "./people/messages/smsTexts.ts";
import { actions } from "./games/casino/preview/actions.ts";
import { collections } from "./games/casino/catalogue/collections.ts";
import { halls } from "./games/casino/catalogue/halls.ts";
import { areaTexts } from "./site/content/areaTexts.ts";
import { readArticleIndex } from "./site/content/articleIndex.ts";
import { textFiles } from "./site/content/textFiles.ts";
import { seoTexts } from "./site/content/seoTexts.ts";
import { dictionaries } from "./site/dictionaries/words.ts";
import { farewell, letterTexts } from "./people/messages/letters.ts";
import { titles } from "./money/limits/titles.ts";
import { limitTypes } from "./money/limits/types.ts";
import { loadSeed } from "./betting/sportsbook/seed/index.ts";
import { SPORTS } from "./betting/sportsbook/seed/sports.ts";
import { periodNames } from "./betting/sportsbook/words/periods.ts";
import { marketWords, outcomeWords } from "./betting/sportsbook/words/tables.ts";

type Words = Readonly<Partial<Record<LanguageCode, string>>>;
const codes = Object.keys(LANGUAGES) as LanguageCode[];

/** One text in each language out of a table of records of texts. */
function flat<T extends { [Part in keyof T]: string }>(
  table: Readonly<Record<string, Readonly<Record<LanguageCode, T>>>>,
): [string, Words][] {
  return Object.entries(table).flatMap(([name, languages]) =>
    (Object.keys(languages.en) as (keyof T)[]).map((part): [string, Words] => [
      `${name}.${String(part)}`,
      Object.fromEntries(codes.map((code) => [code, languages[code][part]])),
    ]),
  );
}

const { championships } = loadSeed();
const articleIndex = readArticleIndex(textFiles());
const tables: Readonly<Record<string, readonly (readonly [string, Words])[]>> = {
  "the office's messages": Object.entries(officeMessages),
  "messages to phones": [
    ["code", Object.fromEntries(codes.map((code) => [code, withCode(code, "{code}")]))],
    ["passwordFirst", passwordFirst],
    ["recoverByEmail", recoverByEmail],
  ],
  letters: [...flat(letterTexts), ["farewell", farewell]],
  applications: Object.entries(applications).map(([name, { titles: own }]) => [name, own]),
  "casino halls": Object.entries(halls),
  "casino collections": collections.map(({ key, names }) => [key, names]),
  "casino promotions": actions.map(({ id, names }) => [String(id), names]),
  "blog categories": flat(articleIndex.categories),
  "tags of articles": Object.entries(articleIndex.tags),
  "heads of pages": flat(seoTexts),
  "heads of areas": Object.entries(areaTexts),
  dictionaries: Object.values(dictionaries).flatMap((words) => Object.entries(words)),
  "titles of limits": Object.entries(titles),
  "types of limits": limitTypes.map(({ limitType, labels }) => [String(limitType), labels]),
  sports: SPORTS.map(({ slug, names }) => [slug, names]),
  championships: championships.map(({ slug, names }) => [slug, names]),
  markets: Object.entries(marketWords),
  periods: (["football", "ice-hockey", "basketball", "tennis", "baseball", "cricket"] as const).flatMap(
    (sport) =>
      [
        [sport, periodNames(sport, 1, { isPaused: false, isFinished: false })],
        [`${sport}, paused`, periodNames(sport, 1, { isPaused: true, isFinished: false })],
      ] as const,
  ),
  outcomes: Object.entries(outcomeWords).flatMap(
    ([name, { short, ...own }]) =>
      [
        [name, own],
        [`${name} in short`, short],
      ] as const,
  ),
};

const scripts: Partial<Record<LanguageCode, RegExp>> = { ru: /\p{Script=Cyrillic}/u, ar: /\p{Script=Arabic}/u };
/** Spelled in Spanish as in English. */
const spanishToo =
  /^(error|esports|blog|no|keno|bingo|total( \{\w+\})?|\{\w+\}.*|(nfl|nba|nhl|mlb)|(atp|portugal|argentina|austria|india|francia)\. .*)$/i;
const own = (text: string) =>
  text
    .replace(/\{\w+\}/g, "")
    .replace(/[^\p{L}]/gu, "")
    .replace(/^(ATP|X|1X|X2|T)$/, "");
const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted();

describe.each(Object.entries(tables))("%s", (_table, entries) => {
  it.each(codes)("are there in %s, in its own letters and with the same places to fill", (code) => {
    expect(entries.length).toBeGreaterThan(0);
    for (const [name, words] of entries) {
      const text = words[code] ?? "";
      const { en = "" } = words;
      expect(text.trim(), name).not.toBe("");
      expect(placeholders(text), name).toEqual(placeholders(en));
      const script = scripts[code];
      if (script !== undefined && own(text) !== "") expect(text, name).toMatch(script);
      if (code === "es" && own(en) !== "" && !spanishToo.test(en)) expect(text, name).not.toBe(en);
    }
  });
});
