import { useReactiveVar } from "@apollo/client/react";
import { LANGUAGES } from "#shared/site/languages.ts";
import { useLanguage, useSettingsVariable } from "@/platform/app/app.ts";

const formatters = new Map<string, Intl.DateTimeFormat>();
const MAX_FORMATTERS = 100;

/** The day of a result with its year, in the visitor's zone; a day without a time is the same everywhere. */
export function useDate(): (result: { startsAt: string; hasTime: boolean }) => string {
  const lang = useLanguage();
  const settings = useReactiveVar(useSettingsVariable());
  const { locale } = LANGUAGES[lang];
  return ({ startsAt, hasTime }) => {
    const timeZone = hasTime ? settings.timeZone : "UTC";
    const key = `${locale} ${timeZone}`;
    const known =
      formatters.get(key) ??
      new Intl.DateTimeFormat(locale, { timeZone, day: "2-digit", month: "2-digit", year: "numeric" });
    if (formatters.size >= MAX_FORMATTERS) formatters.clear();
    formatters.set(key, known);
    return known.format(new Date(startsAt));
  };
}
