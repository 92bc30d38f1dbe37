import { useTranslation } from "react-i18next";
import { LANGUAGES, type LanguageCode } from "#shared/site/languages.ts";

/** A sum in the page's language; its figures run left to right on every page. */
export function Money({ value }: { value: { amount: string; currency: string } }) {
  const { i18n } = useTranslation();
  // Node and the browser may carry different editions of the locale data; the sum is the same.
  return (
    <bdi className="number" translate="no" suppressHydrationWarning>
      {moneyText(value, i18n.language as LanguageCode)}
    </bdi>
  );
}

/** The same as text, for labels and attributes. As many decimals as the amount brings; Intl reads it exactly. */
export function moneyText({ amount, currency }: { amount: string; currency: string }, language: LanguageCode): string {
  const digits = amount.split(".")[1]?.length ?? 0;
  const format = new Intl.NumberFormat(LANGUAGES[language].locale, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    // Spanish by itself writes 1234,50 and 12.345,60: sums of one column would not read alike.
    useGrouping: "always",
  });
  return format.format(amount as Intl.StringNumericLiteral);
}
