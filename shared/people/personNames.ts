/**
 * Names as one person may write them in several ways: other case, order, accents or letters come to the same keys. The
 * folding is coarse on purpose, as a key also holds the day of birth: a few strangers share one, nobody escapes theirs.
 */

/** A table of letters as it is read: "а a, ж zh". */
const lettersOf = (table: string): ReadonlyMap<string, string> =>
  new Map(table.split(", ").map((pair) => [pair[0] ?? "", pair.slice(2)]));

/**
 * Latin letters of Cyrillic ones without marks, and of Latin ones that are more than a letter with a mark. Languages
 * differ in a few; the folding makes up for it.
 */
const latinOf = lettersOf(
  [
    "а a, б b, в v, г g, д d, е e, ж zh, з z, и i, к k, л l, м m, н n, о o, п p, р r, с s, т t, у u, ф f, х kh, ц ts",
    "ч ch, ш sh, щ shch, ъ, ы y, ь, э e, ю iu, я ia, і i, є e, ґ g, ђ d, ј i, љ li, њ ni, ћ ch, џ j, ѕ dz, ә a, ғ g",
    "қ k, ң n, ө o, ұ u, ү u, һ h, ß ss, ø o, ł l, æ ae, œ oe, đ d, ð d, þ th, ı i, ə a",
  ].join(", "),
);

/** What sounds alike and is written differently, in the order it is replaced. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/shch|sch|sh|sz/g, "s"],
  [/tch|ch|cz|ts|tz/g, "k"],
  [/zh/g, "z"],
  [/ph/g, "f"],
  [/th/g, "t"],
  [/kh|gh/g, "g"],
  // Sarah and Sara; elsewhere an h may be the г of the same name.
  [/(?<=[aeiou])h$/g, ""],
  [/h/g, "g"],
  [/ck|c|q/g, "k"],
  [/x/g, "ks"],
  [/w/g, "v"],
  [/[yj]/g, "i"],
  [/ae/g, "a"],
  [/oe/g, "o"],
  [/ue/g, "u"],
  [/(.)\1+/g, "$1"],
  // Maria, Mariya and Marya; Elena and Yelena; Andreev and Andreyev.
  [/i(?=[aeou])/g, ""],
  [/(.)\1+/g, "$1"],
];

/** Words of surnames that tell nobody from anybody. */
const particles: ReadonlySet<string> = new Set(
  "al bin da de del den der di do dos du el ibn la le los mac san van von".split(" "),
);

/** Lower-case words of a name in Latin letters without marks; those of other scripts stay in theirs. */
function wordsOf(name: string): string[] {
  const plain = name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[\p{M}\p{Cf}'’ʼ`.]/gu, "");
  const latin = [...plain].map((sign) => latinOf.get(sign) ?? sign).join("");
  return latin.split(/[^\p{L}]+/u).filter((word) => word !== "");
}

/** A word as everything that sounds like it is written. */
const folded = (word: string): string => alike.reduce((text, [from, to]) => text.replace(from, to), word);

const joined = (words: readonly string[]): string => words.map(folded).toSorted().join(" ");

/** "yo" is ё in some spellings, which others write as е, and the beginning of Mayorov in others. */
const readings: readonly ((word: string) => string)[] = [(word) => word, (word) => word.replaceAll("yo", "e")];

/**
 * Keys of a person by name and day of birth: two people who have one in common may be the same. All words of the name,
 * and the first of each part, as many leave out a second name. None without a whole name or a day.
 * @param birthday "1990-05-31"
 */
export function nameKeys(name: string | null, surname: string | null, birthday: string | null): string[] {
  const parts = [wordsOf(name ?? ""), wordsOf(surname ?? "")];
  const all = parts.flat();
  if (birthday === null || birthday === "" || all.length < 2) return [];
  const firsts = parts.flatMap((words) => words.find((word) => !particles.has(word)) ?? []);
  const keys = readings.flatMap((reading) =>
    [all, ...(firsts.length === 2 ? [firsts] : [])].map((words) => joined(words.map(reading))),
  );
  return [...new Set(keys)].map((key) => `${key} ${birthday}`);
}
