/** The language of a game: its texts, and how it writes sums and prices. */
import { EVEN, type Multiplier } from "#shared/games/game.ts";
import { DEMO_CURRENCY } from "#shared/games/titles/stakes.ts";
import { minorDigits } from "#shared/money/money.ts";
import { isLanguageCode, LANGUAGES, type LanguageCode, localMark } from "#shared/site/languages.ts";
import { ar } from "./texts/ar.ts";
import { en, type Texts } from "./texts/en.ts";
import { es } from "./texts/es.ts";
import { ru } from "./texts/ru.ts";

const all: Readonly<Record<LanguageCode, Texts>> = { en, ru, es, ar };

export interface Speech {
  language: LanguageCode;
  texts: Texts;
  fill(key: keyof Texts, values: Readonly<Record<string, string | number>>): string;
  sum(amount: string, currency: string): string;
  /** `×1.98`, with up to four decimals. */
  price(multiplier: Multiplier): string;
  /** The same without × and without zeros at the end, where room is scarce. */
  figure(multiplier: Multiplier): string;
  /** A number of hundredths with two decimals. */
  hundredths(number: number): string;
}

export function speechOf(code: string): Speech {
  const language = isLanguageCode(code) ? code : "en";
  const { locale, dir } = LANGUAGES[language];
  const texts = all[language];
  const sum = (amount: string, currency: string) => {
    const digits = minorDigits(currency);
    const form = { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: "always" } as const;
    const number = new Intl.NumberFormat(
      locale,
      currency === DEMO_CURRENCY ? form : { ...form, style: "currency", currency, currencyDisplay: "narrowSymbol" },
    );
    // Sums run left to right on every page.
    return number.format(amount as `${number}`).replaceAll(/[\u200E\u200F]/g, "");
  };
  return {
    language,
    texts,
    sum,
    fill: (key, values) => texts[key].replaceAll(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap)),
    price: (multiplier) => {
      const text = (multiplier / EVEN).toFixed(4).replace(/0{1,2}$/, "");
      const price = `×${localMark(text, language)}`;
      // Kept together: the sign would move to the other end of the figure.
      return dir === "rtl" ? `\u2066${price}\u2069` : price;
    },
    figure: (multiplier) => localMark(String(multiplier / EVEN), language),
    hundredths: (number) => localMark((number / 100).toFixed(2), language),
  };
}
