/**
 * The pseudo-language: English with marks on its letters, two fifths longer, in brackets. What stands outside brackets
 * was never translated; what does not fit was laid out for English only. It can be switched on in the demo (see
 * pseudoMode.ts) and is a way of speaking of whichever language the page is in, so that addresses stay as they are.
 */
import type { InitOptions, PostProcessorModule } from "i18next";

export const PSEUDO_OPEN = "⟦";
export const PSEUDO_CLOSE = "⟧";

const MARKED: Readonly<Record<string, string>> = {
  a: "à",
  b: "ƀ",
  c: "ç",
  d: "đ",
  e: "é",
  f: "ƒ",
  g: "ğ",
  h: "ħ",
  i: "ï",
  j: "ĵ",
  k: "ķ",
  l: "ł",
  m: "ɱ",
  n: "ñ",
  o: "ô",
  p: "þ",
  r: "ŕ",
  s: "š",
  t: "ŧ",
  u: "ü",
  v: "ṽ",
  w: "ŵ",
  x: "ẋ",
  y: "ý",
  z: "ž",
  A: "À",
  B: "Ɓ",
  C: "Ç",
  D: "Đ",
  E: "É",
  F: "Ƒ",
  G: "Ğ",
  H: "Ħ",
  I: "Ï",
  J: "Ĵ",
  K: "Ķ",
  L: "Ł",
  M: "Ṁ",
  N: "Ñ",
  O: "Ô",
  P: "Þ",
  R: "Ŕ",
  S: "Š",
  T: "Ŧ",
  U: "Ü",
  V: "Ṽ",
  W: "Ŵ",
  X: "Ẋ",
  Y: "Ý",
  Z: "Ž",
};

/** Longer by this share, as German or Finnish are. */
const LONGER = 0.4;

/** "Place bet" as "⟦Þłàçé ƀéŧ ~~~~⟧". Texts put in earlier keep their own brackets and are not marked twice. */
export function pseudo(text: string): string {
  if (text === "" || text.startsWith(PSEUDO_OPEN)) return text;
  const marked = [...text].map((letter) => MARKED[letter] ?? letter).join("");
  return `${PSEUDO_OPEN}${marked} ${"~".repeat(Math.ceil(text.length * LONGER))}${PSEUDO_CLOSE}`;
}

/** Works on what a text has become, after names and numbers were put in. */
export const pseudoWords: PostProcessorModule = {
  type: "postProcessor",
  name: "pseudo",
  process: (value: string) => pseudo(value),
};

/** Options of an instance that speaks it. */
export const speakPseudo: InitOptions = { postProcess: ["pseudo"] };
