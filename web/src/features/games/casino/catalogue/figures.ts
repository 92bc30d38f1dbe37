/** Figures of games as the page's language writes them. */
import { LANGUAGES, type LanguageCode } from "#shared/site/languages.ts";

/** A decimal such as "97.30" without needless zeros, exactly. */
export function figure(lang: LanguageCode, value: string, most = 2): string {
  return new Intl.NumberFormat(LANGUAGES[lang].locale, { maximumFractionDigits: most }).format(
    value as Intl.StringNumericLiteral,
  );
}
