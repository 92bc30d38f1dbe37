import { expect, it } from "vitest";
import { passwordProblems, type PasswordProblem } from "./passwordRules.ts";

it.each<[string, string, PasswordProblem[]]>([
  ["letters and digits", "abcdefg1", []],
  ["letters of any script", "пароль12", []],
  ["marks between them", "Demo-2026!", []],
  ["seven characters", "abcdef1", ["SHORT"]],
  ["sixty-four", `${"a".repeat(63)}1`, []],
  ["sixty-five", `${"a".repeat(64)}1`, ["LONG"]],
  ["emoji count as one each", `a1${"🙂".repeat(62)}`, []],
  ["nothing", "", ["SHORT", "LETTERS", "DIGITS"]],
  ["digits alone", "1234567890", ["LETTERS"]],
  ["letters alone", "abcdefghij", ["DIGITS"]],
  ["a NUL", "abcdefg1\0", ["CHARACTERS"]],
  ["a mark that turns the reading round", "abcdefg1\u202e", ["CHARACTERS"]],
  ["a space at the end", "abcdefg1 ", ["CHARACTERS"]],
  ["the login in capitals", "PLAYER2026", ["LIKE_LOGIN"]],
])("a password of %s", (_, password, problems) =>
  expect(passwordProblems(password, ["player2026", "p@example.com"])).toEqual(problems),
);
