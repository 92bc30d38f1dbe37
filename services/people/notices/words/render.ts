/** A notice in words: its event and what it carries, in the reader's language. */
import { roundMoney } from "#shared/money/money.ts";
import { LANGUAGES, localMark, type LanguageCode } from "#shared/site/languages.ts";
import { ar } from "./ar.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { ru } from "./ru.ts";

export interface NoticeWords {
  title: string;
  text: string;
}

/** What notices tell of by themselves. */
export const noticeEvents = [
  "depositPaid",
  "depositDeclined",
  "withdrawalPaid",
  "withdrawalDeclined",
  "documentApproved",
  "documentRejected",
  "supportAnswered",
  "bonusGranted",
  "bonusExpiring",
  "betWon",
  "betLost",
  "betRefunded",
  "newSignIn",
] as const;
type TypedEvent = (typeof noticeEvents)[number];
/** Those, and words that the operator writes. */
export type NoticeEvent = TypedEvent | "operator";
export type NoticeTexts = Readonly<Record<TypedEvent, NoticeWords>>;

/** What a notice carries: an amount, or the operator's words. */
export interface NoticeParams {
  amount?: string;
  currency?: string;
  words?: { en: NoticeWords } & Partial<Record<LanguageCode, NoticeWords>>;
}

const texts: Readonly<Record<LanguageCode, NoticeTexts>> = { en, ru, ar, es };
export const languages = Object.keys(LANGUAGES) as LanguageCode[];

/** An amount that keeps its order within Arabic text: isolated, left to right. */
const sum = (amount: string, currency: string, language: LanguageCode) => {
  const written = `${localMark(roundMoney(amount, currency), language)} ${currency}`;
  return language === "ar" ? `\u2066${written}\u2069` : written;
};

/** Title and text in a language; the operator's are in English where they wrote none in it. */
export function wordsOf(
  { event, params }: { event: NoticeEvent; params: NoticeParams },
  language: LanguageCode,
): NoticeWords {
  if (event === "operator") return params.words?.[language] ?? params.words?.en ?? { title: "", text: "" };
  const { title, text } = texts[language][event];
  const { amount, currency } = params;
  if (amount === undefined || currency === undefined) return { title, text };
  return { title, text: text.replace("{amount}", () => sum(amount, currency, language)) };
}
