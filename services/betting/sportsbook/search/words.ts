/**
 * The words of names, and how well typed ones fit them. Each word of all names is looked at once a query, however many
 * names have it.
 */
import type { Names } from "../model.ts";
import { fitOf, noFit, wordOf, type Fit, type Word } from "./fits.ts";
import { plainWords } from "./letters.ts";

export interface Named {
  names: Names;
}

/** More words don't make a name more specific; one character may expand to eighteen letters. */
const mostWords = 8;

/** What to look for of a typed text: its first words, each once. */
export const typedWords = (text: string): string[] => [...new Set(plainWords(text))].slice(0, mostWords);

/** How well each typed word fits a name, in the order typed; null for a name that none of them fits. */
export type NameFit = (named: Named) => readonly Fit[] | null;

export class NameWords {
  readonly #ofName = new WeakMap<Named, readonly Word[]>();
  /** Names share words, and a shared word is one object. */
  readonly #words = new Map<string, Word>();

  /** For one query: fits are worked out once a word and once a name. */
  fitter(texts: readonly string[]): NameFit {
    const typed = texts.map(wordOf);
    const byWord = new Map<Word, readonly Fit[] | null>();
    const byName = new Map<Named, readonly Fit[] | null>();
    const fitsOf = (word: Word): readonly Fit[] | null => {
      let fits = byWord.get(word);
      if (fits === undefined) byWord.set(word, (fits = someOf(typed.map((one) => fitOf(one, word)))));
      return fits;
    };
    return (named) => {
      let fits = byName.get(named);
      if (fits === undefined) byName.set(named, (fits = bestOf(this.#of(named).map(fitsOf))));
      return fits;
    };
  }

  /** Words of a name in every language it is written in. Names never change while a process runs. */
  #of(named: Named): readonly Word[] {
    const known = this.#ofName.get(named);
    if (known !== undefined) return known;
    const texts = new Set(Object.values(named.names).flatMap((name: string | undefined) => plainWords(name ?? "")));
    const words = [...texts].map((text) => this.#word(text));
    this.#ofName.set(named, words);
    return words;
  }

  #word(text: string): Word {
    let word = this.#words.get(text);
    if (word === undefined) this.#words.set(text, (word = wordOf(text)));
    return word;
  }
}

const someOf = (fits: readonly Fit[]): readonly Fit[] | null => (fits.some((fit) => fit !== noFit) ? fits : null);

/** The best fit of each typed word among several names or words; null if none fits. */
export function bestOf(all: readonly (readonly Fit[] | null)[]): readonly Fit[] | null {
  const some = all.filter((fits) => fits !== null);
  const [first] = some;
  if (first === undefined || some.length === 1) return first ?? null;
  return first.map((_fit, index) => Math.min(...some.map((fits) => fits[index] ?? noFit)));
}
