import { useTranslation } from "react-i18next";
import { LANGUAGES, type LanguageCode } from "#shared/languages.ts";
import { formatAmount } from "#shared/money.ts";

/** A sum in the page's language; its figures run left to right on every page. */
export function Money({ value }: { value: { amount: string; currency: string } }) {
  const { i18n } = useTranslation();
  // Node and the browser may carry different editions of the locale data; the sum is the same.
  return <bdi className="number" suppressHydrationWarning>{moneyText(value, i18n.language as LanguageCode)}</bdi>;
}

/** The same as text, for labels and attributes. */
export function moneyText({ amount, currency }: { amount: string; currency: string }, language: LanguageCode): string {
  return formatAmount(amount, currency, LANGUAGES[language].locale);
}
