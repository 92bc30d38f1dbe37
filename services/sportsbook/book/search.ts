/**
 * Finds teams and championships by what a visitor types: any language's name, any letters, the beginning of words, a
 * slip or two in longer ones. Names and queries are brought to plain Latin letters and compared word by word.
 */
import type { Names } from "../model.ts";
import type { Game } from "./game.ts";

const cyrillic: Readonly<Record<string, string>> = {
  а: "a", б: "b", в: "v", г: "g", д: "d", е: "e", ё: "e", ж: "zh", з: "z", и: "i", й: "i", к: "k", л: "l", м: "m", н: "n", о: "o", п: "p",
  р: "r", с: "s", т: "t", у: "u", ф: "f", х: "kh", ц: "ts", ч: "ch", ш: "sh", щ: "shch", ъ: "", ы: "y", ь: "", э: "e", ю: "yu", я: "ya",
};
const latin: Readonly<Record<string, string>> = { ß: "ss", ø: "o", ł: "l", ı: "i", æ: "ae", œ: "oe", đ: "d" };
/** Arabic letters that are written for each other. */
const arabic: Readonly<Record<string, string>> = { أ: "ا", إ: "ا", آ: "ا", ة: "ه", ى: "ي", ؤ: "و", ئ: "ي" };

/** Words of a text in plain letters: no marks, no case, Cyrillic as Latin. */
export function plainWords(text: string): string[] {
  const letters = [...text.toLowerCase()].map((letter) => cyrillic[letter] ?? letter).join("").normalize("NFKD").replace(/\p{M}/gu, "");
  return [...letters].map((letter) => latin[letter] ?? arabic[letter] ?? letter).join("").split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
}

/** Slips forgiven in a word of this length. */
function slips(length: number): number {
  return length >= 8 ? 2 : length >= 4 ? 1 : 0;
}

/** Whether a typed word is the beginning of a name's word, give or take a few slips. The first letter must be right. */
export function wordFits(typed: string, word: string): boolean {
  if (word.startsWith(typed)) return true;
  const allowed = slips(typed.length);
  if (allowed === 0 || typed[0] !== word[0]) return false;
  for (let length = typed.length - allowed; length <= typed.length + allowed; length += 1) {
    if (length <= word.length && distanceWithin(typed, word.slice(0, length), allowed)) return true;
  }
  return false;
}

/** Whether two words are at most `most` changes apart (a letter put in, left out, changed, or two neighbours swapped). */
function distanceWithin(one: string, other: string, most: number): boolean {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      const swap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1] ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, swap));
    }
    before = row;
    row = next;
  }
  return (row[other.length] ?? 0) <= most;
}

interface Named { names: Names }

/** Remembers the words of names, which never change while a process runs. */
export class NameSearch {
  readonly #words = new WeakMap<Named, readonly string[]>();

  /** A test for games: every typed word must fit a name of a side, of the championship or of the sport. Null when nothing was typed. */
  matcher(query: string): ((game: Game) => boolean) | null {
    const typed = plainWords(query);
    if (typed.length === 0) return null;
    const known = new Map<Named, readonly boolean[]>();
    const fitting = (named: Named): readonly boolean[] => {
      const before = known.get(named);
      if (before !== undefined) return before;
      const fits = typed.map((one) => this.#wordsOf(named).some((word) => wordFits(one, word)));
      known.set(named, fits);
      return fits;
    };
    return ({ home, away, championship, sport }) => {
      const parts = [home, away, championship, sport].map(fitting);
      return typed.every((_word, index) => parts.some((fits) => fits[index]));
    };
  }

  #wordsOf(named: Named): readonly string[] {
    const known = this.#words.get(named);
    if (known !== undefined) return known;
    const words = [...new Set(Object.values(named.names).flatMap((name: string | undefined) => plainWords(name ?? "")))];
    this.#words.set(named, words);
    return words;
  }
}
