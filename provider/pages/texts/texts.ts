/** The language of a page: its texts, its direction, and how it writes sums and times. */
import { minorDigits } from "#shared/money/money.ts";
import { isLanguageCode, LANGUAGES, type LanguageCode } from "#shared/site/languages.ts";
import { ar } from "./ar.ts";
import { en, type Texts } from "./en.ts";
import { es } from "./es.ts";
import { ru } from "./ru.ts";

const all: Readonly<Record<LanguageCode, Texts>> = { en, ru, es, ar };

export interface Speech {
  language: LanguageCode;
  dir: "ltr" | "rtl";
  texts: Texts;
  /** A text with its gaps filled. */
  fill(key: keyof Texts, values: Readonly<Record<string, string>>): string;
  sum(amount: string, currency: string): string;
  /** Moment in UTC. */
  time(milliseconds: number): string;
}

/** English for languages that the pages don't speak. */
export function speechOf(code: string): Speech {
  const language = isLanguageCode(code) ? code : "en";
  const { dir, locale } = LANGUAGES[language];
  const texts = all[language];
  return {
    language,
    dir,
    texts,
    fill: (key, values) => texts[key].replaceAll(/\{(\w+)\}/g, (gap, name: string) => values[name] ?? gap),
    sum: (amount, currency) => {
      const digits = minorDigits(currency);
      const format = new Intl.NumberFormat(locale, {
        style: "currency",
        currency,
        currencyDisplay: "narrowSymbol",
        useGrouping: "always",
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      });
      // As text, so that no digit is lost; without marks of direction, since sums run left to right on every page.
      return format.format(amount as `${number}`).replaceAll(/[\u200e\u200f]/g, "");
    },
    time: (milliseconds) =>
      new Intl.DateTimeFormat(locale, {
        dateStyle: "medium",
        timeStyle: "short",
        hourCycle: "h23",
        timeZone: "UTC",
      }).format(milliseconds) + " UTC",
  };
}
