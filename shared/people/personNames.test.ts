/** Names that one person writes in several ways, and people who are not the same. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nameKeys } from "./personNames.ts";

const day = "1987-03-14";
type Name = readonly [name: string | null, surname: string | null];
const share = (one: Name, other: Name): boolean => {
  const keys = new Set(nameKeys(...one, day));
  return nameKeys(...other, day).some((key) => keys.has(key));
};

describe("one person", () => {
  it.each<[string, Name, Name]>([
    ["case", ["max", "MUSTER"], ["Max", "Muster"]],
    ["accents", ["MÁX", "Müster"], ["Max", "Muster"]],
    ["umlauts spelled out", ["Jörg", "Müller"], ["Joerg", "Mueller"]],
    ["umlauts left out", ["Jörg", "Müller"], ["Jorg", "Muller"]],
    ["sharp s", ["Hans", "Groß"], ["Hans", "Gross"]],
    ["order", ["Ivanov", "Petr"], ["Petr", "Ivanov"]],
    ["all in one field", ["Petr Ivanov", ""], ["Petr", "Ivanov"]],
    ["a hyphen", ["Jean-Pierre", "Dupont"], ["Jean Pierre", "Dupont"]],
    ["an apostrophe", ["Sean", "O’Brien"], ["Sean", "OBrien"]],
    ["a patronymic left out", ["Иван Иванович", "Петров"], ["Ivan", "Petrov"]],
    ["a second surname left out", ["María José", "García López"], ["Maria", "Garcia"]],
    ["a particle before a surname", ["Ana Lucía", "de la Cruz"], ["Ana", "Cruz"]],
    ["Polish", ["Łukasz", "Święcicki"], ["Lukasz", "Swiecicki"]],
    ["Croatian", ["Marko", "Petrović"], ["Marko", "Petrovic"]],
    ["Serbian", ["Марко", "Петровић"], ["Marko", "Petrović"]],
    ["Turkish", ["Işıl", "Şahin"], ["Isil", "Sahin"]],
    ["decomposed letters", ["Jose\u0301", "Nu\u0303ez".normalize("NFD")], ["José", "Nũez"]],
    ["Russian", ["Сергей", "Щербаков"], ["Sergey", "Shcherbakov"]],
    ["Russian, another spelling", ["Сергей", "Щербаков"], ["Sergei", "Scherbakov"]],
    ["Юлия", ["Юлия", "Хрущёва"], ["Yulia", "Khrushcheva"]],
    ["Юлия in a passport", ["Юлия", "Хрущева"], ["Iuliia", "Khrushcheva"]],
    ["Юлия in German", ["Юлия", "Цветкова"], ["Julia", "Tsvetkova"]],
    ["Алексей", ["Алексей", "Соловьёв"], ["Alexey", "Solovyov"]],
    ["Алексей in a passport", ["Алексей", "Соловьев"], ["Aleksei", "Solovev"]],
    ["Дмитрий", ["Дмитрий", "Майоров"], ["Dmitry", "Mayorov"]],
    ["Дмитрий in a passport", ["Дмитрий", "Майоров"], ["Dmitrii", "Maiorov"]],
    ["Фёдор", ["Фёдор", "Евгеньев"], ["Fyodor", "Yevgenyev"]],
    ["Фёдор without dots", ["Федор", "Евгеньев"], ["Fedor", "Evgenev"]],
    ["Ксения", ["Ксения", "Вознесенская"], ["Xenia", "Voznesenskaya"]],
    ["Хабиб", ["Хабиб", "Гасанов"], ["Habib", "Hasanov"]],
    ["Ukrainian", ["Євген", "Гриценко"], ["Yevhen", "Hrytsenko"]],
    ["Ukrainian і", ["Ірина", "Шевченко"], ["Iryna", "Shevchenko"]],
    ["Kazakh", ["Әсел", "Құнанбаева"], ["Asel", "Kunanbaeva"]],
    ["Sarah", ["Sarah", "Cohen"], ["Sara", "Kohen"]],
    ["Arabic with and without vowels", ["مُحَمَّد", "عَلِي"], ["محمد", "علي"]],
  ])("%s", (_, one, other) => {
    expect(share(one, other)).toBe(true);
  });

  it("is found whatever the case, the order and the accents", () => {
    const word = fc.stringMatching(/^[A-Za-zÀ-ÖØ-öø-ÿ]{3,12}$/);
    fc.assert(
      fc.property(word, word, (name, surname) => {
        expect(share([name, surname], [surname.toUpperCase(), name.toLowerCase()])).toBe(true);
        expect(share([name, surname], [name.normalize("NFD"), ` ${surname} `])).toBe(true);
      }),
    );
  });

  it("is found in Cyrillic letters and in those of Russian passports", () => {
    const letters = "абвгдеёжзийклмнопрстуфхцчшщыьэюя";
    const passport = "a b v g d e e zh z i i k l m n o p r s t u f kh ts ch sh shch y - e iu ia"
      .split(" ")
      .map((one) => one.replace("-", ""));
    const word = fc
      .array(fc.integer({ min: 0, max: letters.length - 1 }), { minLength: 3, maxLength: 12 })
      .filter((indexes) => indexes.some((index) => letters[index] !== "ь"));
    const written = (alphabet: ArrayLike<string>, indexes: readonly number[]) =>
      indexes.map((index) => alphabet[index]).join("");
    fc.assert(
      fc.property(word, word, (name, surname) => {
        expect(
          share(
            [written(letters, name), written(letters, surname)],
            [written(passport, name), written(passport, surname)],
          ),
        ).toBe(true);
      }),
    );
  });
});

describe("two people", () => {
  it.each<[string, Name, Name]>([
    ["another first name", ["Max", "Muster"], ["Moritz", "Muster"]],
    ["another surname", ["Max", "Muster"], ["Max", "Mann"]],
    ["brothers", ["Иван", "Петров"], ["Олег", "Петров"]],
    ["sisters", ["Anna", "Petrova"], ["Inna", "Petrova"]],
    ["the same particle", ["Ana", "de la Cruz"], ["Ana", "de la Vega"]],
    ["Arabic", ["محمد", "علي"], ["أحمد", "علي"]],
  ])("%s", (_, one, other) => {
    expect(share(one, other)).toBe(false);
  });

  it("are those who were born on other days", () => {
    expect(nameKeys("Max", "Muster", "1987-03-15")).not.toEqual(nameKeys("Max", "Muster", day));
  });

  it.each<[Name, string | null]>([
    [["Max", "Muster"], null],
    [["Max", "Muster"], ""],
    [["Max", null], day],
    [[null, null], day],
    [["", "’"], day],
  ])("nobody is known by %j born %j", (name, birthday) => {
    expect(nameKeys(...name, birthday)).toEqual([]);
  });
});
