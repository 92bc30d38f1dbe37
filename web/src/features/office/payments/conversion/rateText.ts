/** A rate as players read it. */
import { Exact } from "#shared/money/money.ts";
import { LANGUAGES, type LanguageCode } from "#shared/site/languages.ts";
import type { Sum } from "@/features/office/payments/method/sums.ts";

/** Digits of a rate that are shown; what is booked counts twelve. */
const DIGITS = 6;

/** The rate by the dearer of the two currencies: "1 USD = 102.128 RUB", whichever is given. */
export function rateText({ rate, amount, gained }: { rate: string; amount: Sum; gained: Sum }, lang: LanguageCode) {
  const isTurned = new Exact(rate).lessThan(1);
  const [one, other] = isTurned ? [gained.currency, amount.currency] : [amount.currency, gained.currency];
  const units = (isTurned ? new Exact(1).dividedBy(rate) : new Exact(rate)).toSignificantDigits(DIGITS).toFixed();
  const figure = new Intl.NumberFormat(LANGUAGES[lang].locale, { maximumSignificantDigits: DIGITS }).format(
    units as Intl.StringNumericLiteral,
  );
  return `1 ${one} = ${figure} ${other}`;
}
