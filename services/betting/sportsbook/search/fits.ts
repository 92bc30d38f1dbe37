/** How well a typed word fits a word of a name: its beginning, give or take a slip or two in longer ones. */
import { soundOf } from "./letters.ts";

/** 0: the whole word, 1: its beginning, 2 and more: that many slips, less one. */
export type Fit = number;
export const noFit = Number.POSITIVE_INFINITY;

/** Slips forgiven in a word of this length. */
function slips(length: number): number {
  return length >= 8 ? 2 : length >= 4 ? 1 : 0;
}

/** A typo in the first letter is rare, and forgiving it finds what nobody meant; longer words allow it. */
const firstLetterLength = 6;

/** A word in plain letters and as it sounds, which takes longer to work out than to compare. */
export interface Word {
  letters: string;
  sound: string;
}

export const wordOf = (letters: string): Word => ({ letters, sound: soundOf(letters) });

/** How well a typed word fits a name's word; `noFit` when it does not. */
export function fitOf({ letters: typed, sound }: Word, { letters: word, sound: wordSound }: Word): Fit {
  if (word.startsWith(typed)) return word.length === typed.length ? 0 : 1;
  const allowed = slips(typed.length);
  if (allowed === 0) return noFit;
  const sameStart = typed[0] === word[0];
  if (sameStart || typed.length >= firstLetterLength) {
    const slipped = slipsToBeginning(typed, word, sameStart ? allowed : 1);
    if (slipped <= allowed) return 1 + slipped;
  }
  if (sound.length < 3 || sound[0] !== wordSound[0]) return noFit;
  const heard = slipsToBeginning(sound, wordSound, slips(sound.length));
  return heard <= slips(sound.length) ? 2 + heard : noFit;
}

/**
 * Fewest edits (insert, omit, change, or swap two neighbours) from the typed word to any prefix of the other; infinity
 * if more than `most`. One table answers for all prefixes: its last row.
 */
function slipsToBeginning(typed: string, word: string, most: number): number {
  const width = Math.min(word.length, typed.length + most);
  if (width < typed.length - most) return Number.POSITIVE_INFINITY;
  let before: number[] = [];
  let row = Array.from({ length: width + 1 }, (_, index) => index);
  for (let i = 1; i <= typed.length; i += 1) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= width; j += 1) {
      const change = (row[j - 1] ?? 0) + (typed[i - 1] === word[j - 1] ? 0 : 1);
      const swap =
        i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1]
          ? (before[j - 2] ?? 0) + 1
          : Number.POSITIVE_INFINITY;
      const value = Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, swap);
      next.push(value);
      if (value < least) least = value;
    }
    if (least > most) return Number.POSITIVE_INFINITY;
    before = row;
    row = next;
  }
  const fewest = Math.min(...row);
  return fewest <= most ? fewest : Number.POSITIVE_INFINITY;
}
