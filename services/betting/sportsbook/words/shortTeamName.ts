import type { Names } from "../model.ts";

const wordsOf = (name: string) => name.split(/[^\p{L}\d]+/u).filter((word) => word !== "");

/**
 * Code of a side for narrow places, of up to four letters. In Russian it is made from the Russian name as the Latin one
 * was from the English: MCI is МСИ, CHE ЧЕЛ, DJO ДЖО. Other languages have the Latin code, as scoreboards do.
 */
export function shortTeamName(names: Names, latin: string, lng: string): string {
  if (lng !== "ru" || names.ru === undefined) return latin;
  const words = wordsOf(names.ru);
  const [first = "", last = first] = [words[0], words.at(-1)];
  const english = wordsOf(names.en);
  const isOf = (word: string | undefined) => word?.toUpperCase().startsWith(latin) === true;
  if (words.length === 1 || isOf(english[0])) return first.slice(0, 3).toUpperCase();
  if (isOf(english.at(-1))) return last.slice(0, 3).toUpperCase();
  const initials = words.map((word) => word.charAt(0)).join("");
  return (words.length > 2 ? initials.slice(0, 4) : first.charAt(0) + last.slice(0, 2)).toUpperCase();
}
