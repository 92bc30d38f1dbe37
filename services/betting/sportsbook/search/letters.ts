/**
 * Names and what visitors type, brought to plain Latin letters, so that they can be compared whatever alphabet, marks
 * or keyboard they were written with.
 */

const cyrillic: Readonly<Record<string, string>> = {
  а: "a",
  б: "b",
  в: "v",
  г: "g",
  д: "d",
  е: "e",
  ё: "e",
  ж: "zh",
  з: "z",
  и: "i",
  й: "i",
  к: "k",
  л: "l",
  м: "m",
  н: "n",
  о: "o",
  п: "p",
  р: "r",
  с: "s",
  т: "t",
  у: "u",
  ф: "f",
  х: "kh",
  ц: "ts",
  ч: "ch",
  ш: "sh",
  щ: "shch",
  ъ: "",
  ы: "y",
  ь: "",
  э: "e",
  ю: "yu",
  я: "ya",
};
const latin: Readonly<Record<string, string>> = { ß: "ss", ø: "o", ł: "l", ı: "i", æ: "ae", œ: "oe", đ: "d" };
/** Arabic letters that are written for each other. */
const arabic: Readonly<Record<string, string>> = { أ: "ا", إ: "ا", آ: "ا", ة: "ه", ى: "ي", ؤ: "و", ئ: "ي" };

/** Words of a text in plain letters: no marks, no case, Cyrillic as Latin. */
export function plainWords(text: string): string[] {
  const letters = [...text.toLowerCase()]
    .map((letter) => cyrillic[letter] ?? letter)
    .join("")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "");
  return [...letters]
    .map((letter) => latin[letter] ?? arabic[letter] ?? letter)
    .join("")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}

/** Letters that different spellings of one sound come down to, the longer ones first. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/shch|sch/g, "sh"],
  [/tch/g, "ch"],
  [/kh|h/g, "h"],
  [/ph/g, "f"],
  [/ck|q/g, "k"],
  [/c(?!h)/g, "k"],
  [/ks/g, "x"],
  [/w/g, "v"],
  [/dzh|zh|dj|j/g, "j"],
  [/yu/g, "u"],
  [/ya/g, "a"],
  [/y/g, "i"],
  [/ee/g, "i"],
  [/oo|ou/g, "u"],
  [/(.)\1+/g, "$1"],
];

/**
 * How a plain word sounds, roughly: "chelsea" and "chelsi" differ in one letter less, "bayern" and "baiern" in none.
 */
export function soundOf(word: string): string {
  return sounds.reduce((rest, [spelling, sound]) => rest.replace(spelling, sound), word);
}

const english = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const russian = "йцукенгшщзхъфывапролджэячсмитьбюё";
const toRussian = new Map([...english].map((key, index) => [key, [...russian][index] ?? key]));
const toEnglish = new Map([...russian].map((key, index) => [key, [...english][index] ?? key]));

/**
 * The same keys on the other keyboard, for those who forgot to switch it: "xtkcb" is "челси". Null if nothing changes.
 */
export function otherKeyboard(text: string): string | null {
  const lower = text.toLowerCase();
  const table = /\p{Script=Cyrillic}/u.test(lower) ? toEnglish : toRussian;
  const other = [...lower].map((key) => table.get(key) ?? key).join("");
  return other === lower ? null : other;
}
