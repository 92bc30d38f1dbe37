import { describe, expect, it } from "vitest";
import {
  birthdayProblem,
  emailProblem,
  type FieldProblem,
  minimumAgeOf,
  nameProblem,
  promoCodeProblem,
} from "./registration.ts";

describe("a name", () => {
  it.each<[string, string, FieldProblem | null]>([
    ["Latin letters", "Ann", null],
    ["Cyrillic", "Анна-Мария", null],
    ["Arabic with vowel marks", "مُحَمَّد", null],
    ["an apostrophe", "O’Brien", null],
    ["an initial", "Juan P.", null],
    ["sixty-four letters", "a".repeat(64), null],
    ["sixty-five", "a".repeat(65), "INVALID"],
    ["nothing", "   ", "REQUIRED"],
    ["digits", "Ann1", "INVALID"],
    ["emoji", "Ann🙂", "INVALID"],
    ["a script tag", "<script>alert(1)</script>", "INVALID"],
    ["a NUL", "Ann\0", "INVALID"],
    ["a mark that turns the reading round", "Ann\u202eeL", "INVALID"],
  ])("of %s", (_, name, problem) => expect(nameProblem(name)).toBe(problem));
});

describe("an e-mail", () => {
  it.each<[string, string, FieldProblem | null]>([
    ["the usual form", "Ann.Lee+bets@mail.example.co.uk", null],
    ["spaces around it", " ann@example.com ", null],
    ["nothing", "", "REQUIRED"],
    ["no domain", "ann@", "INVALID"],
    ["no point in the domain", "ann@localhost", "INVALID"],
    ["two points", "ann..lee@example.com", "INVALID"],
    ["another script", "анна@example.com", "INVALID"],
    ["emoji", "🙂@example.com", "INVALID"],
    ["a NUL", "ann\0@example.com", "INVALID"],
    ["a line break", "ann@example.com\nbcc:eve@example.com", "INVALID"],
    ["a script tag", "<script>@example.com", "INVALID"],
    ["a mark that turns the reading round", "ann\u202e@example.com", "INVALID"],
    [
      "255 characters",
      `a@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.${"e".repeat(60)}.${"f".repeat(9)}`,
      "INVALID",
    ],
  ])("of %s", (_, email, problem) => expect(emailProblem(email)).toBe(problem));
});

describe("a promo code", () => {
  it.each<[string, string, FieldProblem | null]>([
    ["nothing", "", null],
    ["letters and digits", "WELCOME_2026", null],
    ["a space within", "WEL COME", "INVALID"],
    ["33 characters", "A".repeat(33), "INVALID"],
    ["a quote", "A'--", "INVALID"],
  ])("of %s", (_, code, problem) => expect(promoCodeProblem(code)).toBe(problem));
});

describe("a day of birth", () => {
  const today = "2026-11-21";
  it.each<[string, string, number, ReturnType<typeof birthdayProblem>]>([
    ["the eighteenth birthday", "2008-11-21", 18, null],
    ["the day before it", "2008-11-22", 18, "TOO_YOUNG"],
    ["twenty where twenty-one is asked for", "2006-11-21", 21, "TOO_YOUNG"],
    ["a day that no month has", "2000-02-30", 18, "INVALID"],
    ["29 February of a leap year", "2004-02-29", 18, null],
    ["tomorrow", "2026-11-22", 18, "INVALID"],
    ["more than 120 years ago", "1900-01-01", 18, "INVALID"],
    ["another form", "31.05.1990", 18, "INVALID"],
    ["Arabic digits", "١٩٩٠-٠٥-٣١", 18, "INVALID"],
    ["nothing", "", 18, "REQUIRED"],
  ])("of %s", (_, birthday, age, problem) => expect(birthdayProblem(birthday, age, today)).toBe(problem));

  it.each([
    ["2010-03-01", "2028-02-29", "TOO_YOUNG"],
    ["2010-03-01", "2028-03-01", null],
    ["2012-02-29", "2030-02-28", "TOO_YOUNG"],
    ["2012-02-29", "2030-03-01", null],
  ])("of %s is on %s %s for eighteen", (birthday, day, problem) =>
    expect(birthdayProblem(birthday, 18, day)).toBe(problem),
  );

  it("asks eighteen years, and more where the law does", () => {
    expect([minimumAgeOf("ru"), minimumAgeOf("gr"), minimumAgeOf("us")]).toEqual([18, 21, 21]);
  });
});
