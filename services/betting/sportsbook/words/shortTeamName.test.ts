import { expect, it } from "vitest";
import { loadSeed } from "../seed/index.ts";
import { shortTeamName } from "./shortTeamName.ts";

it.each([
  ["Manchester City", "Манчестер Сити", "MCI", "МСИ"],
  ["Manchester United", "Манчестер Юнайтед", "MUN", "МЮН"],
  ["Chelsea", "Челси", "CHE", "ЧЕЛ"],
  ["Crystal Palace", "Кристал Пэлас", "CRY", "КРИ"],
  ["Novak Djokovic", "Новак Джокович", "DJO", "ДЖО"],
  ["New York Rangers", "Нью-Йорк Рейнджерс", "NYR", "НЙР"],
])("%s is %s and %s, in Russian %s", (en, ru, latin, short) => {
  expect(shortTeamName({ en, ru }, latin, "ru")).toBe(short);
  expect(shortTeamName({ en, ru }, latin, "ar")).toBe(latin);
});

it("makes a Cyrillic code for every side of the catalogue", () => {
  for (const { names, shortName } of loadSeed().teams)
    expect(shortTeamName(names, shortName, "ru"), names.en).toMatch(/^[А-ЯЁ\d]{1,4}$/);
});

it("has each side's name in the letters of Russian and Arabic", () => {
  const classic = new Set(loadSeed().sports.flatMap(({ id, area }) => (area === "CLASSIC" ? [id] : [])));
  for (const { names } of loadSeed().teams.filter((team) => classic.has(team.sportId))) {
    // A number stays as it is written on the shirt: Willem II.
    expect(names.ru?.replace(/ II$/, ""), names.en).toMatch(/^[^A-Za-z]*\p{Script=Cyrillic}[^A-Za-z]*$/u);
    expect(names.ar, names.en).toMatch(/^[^A-Za-z]*\p{Script=Arabic}[^A-Za-z]*$/u);
  }
});
