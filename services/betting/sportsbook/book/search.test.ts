import { describe, expect, it } from "vitest";
import type { Game } from "./game.ts";
import { NameSearch } from "./search.ts";

describe("search over games", () => {
  const named = (en: string, ru: string) => ({ names: { en, ru } });
  // Only names are looked at.
  const game = {
    home: named("Chelsea", "Челси"),
    away: named("Leeds United", "Лидс Юнайтед"),
    championship: named("England. Premier League", "Англия. Премьер-лига"),
    sport: named("Football", "Футбол"),
  } as Game;
  const finds = (query: string) => new NameSearch().matcher(query)?.(game);

  it.each(["chelsea", "ЧЕЛСИ", "лидс", "leeds chel", "premier leeds", "футбол челси", "chelsi leeds"])(
    "finds the game by %s",
    (query) => expect(finds(query)).toBe(true),
  );
  it.each(["arsenal", "chelsea arsenal", "хоккей"])("does not find it by %s", (query) =>
    expect(finds(query)).toBe(false),
  );
  it("looks at the first eight words: signs that stand for many letters make no query longer", () => {
    expect(finds("chelsea ".repeat(30))).toBe(true);
    expect(finds("chelsea leeds england premier league football united челси arsenal")).toBe(true);
    expect(finds("arsenal chelsea leeds england premier league football united челси")).toBe(false);
  });
  it("has no test for nothing typed", () => expect(finds(" ?! ")).toBeUndefined());
});
