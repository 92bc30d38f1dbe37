import type { LanguageCode } from "#shared/site/languages.ts";
import { moneyText } from "@/ui/marks/Money.tsx";

export interface Sum {
  amount: string;
  currency: string;
}

/** What must stand from left to right inside a sentence of any language. */
export const isolated = (text: string) => `\u2066${text}\u2069`;

/** A sum to be put into a sentence. */
export const sumText = (value: Sum, lang: LanguageCode): string => isolated(moneyText(value, lang));

/** The same for sums that are round: without the digits after the point where those are zero. */
export const roundText = ({ amount, currency }: Sum, lang: LanguageCode): string =>
  sumText({ amount: amount.replace(/\.0+$/, ""), currency }, lang);
