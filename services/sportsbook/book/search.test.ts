import { describe, expect, it } from "vitest";
import { NameSearch, plainWords, wordFits } from "./search.ts";
import type { Game } from "./game.ts";

describe("plain words", () => {
  it.each([
    ["Bayern München", ["bayern", "munchen"]], ["Манчестер Сити", ["manchester", "siti"]], ["FC København", ["fc", "kobenhavn"]],
    ["Beşiktaş J.K.", ["besiktas", "j", "k"]], ["Щётка", ["shchetka"]], ["الأهلي", ["الاهلي"]], [" -- ", []],
  ])("brings %s to %j", (text, words) => expect(plainWords(text)).toEqual(words));
});

describe("words that fit", () => {
  it.each([
    ["man", "manchester", true], ["chelsae", "chelsea", true], ["liverpol", "liverpool", true], ["arsenla", "arsenal", true], ["tottenahm", "tottenham", true],
    ["xhelsea", "chelsea", false], ["man", "milan", false], ["rom", "rim", false], ["arsenal", "ars", false], ["real", "rayo", false], ["barselona", "barcelona", true],
  ])("%s for %s: %s", (typed, word, fits) => expect(wordFits(typed, word)).toBe(fits));
});

describe("search over games", () => {
  const named = (en: string, ru: string) => ({ names: { en, ru } });
  // Only names are looked at.
  const game = { home: named("Chelsea", "Челси"), away: named("Leeds United", "Лидс Юнайтед"), championship: named("England. Premier League", "Англия. Премьер-лига"), sport: named("Football", "Футбол") } as Game;
  const finds = (query: string) => new NameSearch().matcher(query)?.(game);

  it.each(["chelsea", "ЧЕЛСИ", "лидс", "leeds chel", "premier leeds", "футбол челси", "chelsi leeds"])("finds the game by %s", (query) => expect(finds(query)).toBe(true));
  it.each(["arsenal", "chelsea arsenal", "хоккей"])("does not find it by %s", (query) => expect(finds(query)).toBe(false));
  it("has no test for nothing typed", () => expect(finds(" ?! ")).toBeUndefined());
});
