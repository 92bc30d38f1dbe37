/** What a new password must be. Signing in takes any that was once allowed; this is for choosing one. */

export const minPasswordLength = 8;
export const maxPasswordLength = 64;

/** What a password lacks, in the order people are told. */
export type PasswordProblem = "SHORT" | "LONG" | "LETTERS" | "DIGITS" | "CHARACTERS" | "LIKE_LOGIN";

/** Control characters, and marks that change the order of reading: nobody sees that they are there. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/**
 * What is wrong with a new password; empty when it is good. Letters and digits of any script count; length is counted
 * in characters as people see code points.
 * @param login what it must not be: login, player number, e-mail or phone, those that are known.
 */
export function passwordProblems(password: string, login: readonly string[] = []): PasswordProblem[] {
  const { length } = [...password];
  const folded = fold(password);
  const problems: [PasswordProblem, boolean][] = [
    ["SHORT", length < minPasswordLength],
    ["LONG", length > maxPasswordLength],
    ["LETTERS", !/\p{L}/u.test(password)],
    ["DIGITS", !/\p{Nd}/u.test(password)],
    ["CHARACTERS", unseen.test(password) || password.trim() !== password],
    ["LIKE_LOGIN", folded !== "" && login.some((name) => fold(name) === folded)],
  ];
  return problems.filter(([, isSo]) => isSo).map(([problem]) => problem);
}

const fold = (text: string) => text.trim().normalize("NFKC").toLowerCase();
