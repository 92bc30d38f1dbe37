import { useReactiveVar } from "@apollo/client/react";
import { LANGUAGES } from "#shared/languages.ts";
import { languageOf, useApp } from "@/app/app.ts";

/** Formats instants in the page's language and the visitor's time zone. */
export function useTime() {
  const app = useApp();
  const { timeZone } = useReactiveVar(app.settings);
  const { locale } = LANGUAGES[languageOf(app)];
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(locale, { timeZone, hourCycle: "h23", ...options });
    return (instant: string) => formatter.format(new Date(instant));
  };
  return {
    time: format({ hour: "2-digit", minute: "2-digit" }),
    day: format({ day: "2-digit", month: "2-digit" }),
    longDay: format({ weekday: "short", day: "numeric", month: "long" }),
    dateTime: format({ day: "numeric", month: "short", year: "numeric", hour: "2-digit", minute: "2-digit" }),
    /** UTC to the second, as receipts give it. */
    utc: (instant: string) => `${new Date(instant).toISOString().slice(0, 19).replace("T", " ")} UTC`,
  };
}
