/**
 * What a screen reader says of a price. A page has hundreds: each sentence is looked up once, and filled in by hand.
 */
import type { i18n } from "i18next";

export type PickSentence = "pick" | "pickLocked" | "pickStale" | "pickGone";
export interface PickFacts {
  outcome: string;
  game: string;
  price: string;
}

/** Stand for the facts; in no text of anybody. */
const MARKS: PickFacts = { outcome: "\uE000", game: "\uE001", price: "\uE002" };
const FACT_OF: Readonly<Record<string, keyof PickFacts>> = {
  [MARKS.outcome]: "outcome",
  [MARKS.game]: "game",
  [MARKS.price]: "price",
};

const sentences = new WeakMap<i18n, Map<string, string>>();

function sentence(instance: i18n, name: PickSentence): string {
  const known = sentences.get(instance) ?? new Map<string, string>();
  sentences.set(instance, known);
  const key = `${instance.language} ${name}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const text = instance.t(name, { ns: "games", ...MARKS });
  // What stands in for words that have not come is not for good.
  if (text.includes(MARKS.outcome)) known.set(key, text);
  return text;
}

export function pickLabel(instance: i18n, name: PickSentence, facts: PickFacts): string {
  return sentence(instance, name).replaceAll(/[\uE000-\uE002]/g, (mark) => facts[FACT_OF[mark] ?? "outcome"]);
}
