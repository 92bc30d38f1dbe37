import { useReactiveVar } from "@apollo/client/react";
import { LANGUAGES } from "#shared/site/languages.ts";
import { useLanguage, useSettingsVariable } from "@/platform/app/app.ts";
import { useIs12h } from "./useSettings.ts";

/** Making a formatter costs as much as a row of prices, and a page of games needs the same few. */
const formatters = new Map<string, Intl.DateTimeFormat>();
/** On the server visitors bring any zone there is. */
const MAX_FORMATTERS = 200;

function formatterOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formatters.get(key);
  if (known !== undefined) return known;
  const formatter = new Intl.DateTimeFormat(locale, options);
  if (formatters.size >= MAX_FORMATTERS) formatters.clear();
  formatters.set(key, formatter);
  return formatter;
}

export interface TimeFormats {
  time(instant: string): string;
  day(instant: string): string;
  longDay(instant: string): string;
  dateTime(instant: string): string;
  /** UTC to the second, as receipts give it. */
  utc(instant: string): string;
}

const made = new Map<string, TimeFormats>();

/** The same formats for the same reader, so that who depends on them comes to rest. */
function formatsOf(locale: string, timeZone: string, is12h: boolean): TimeFormats {
  const key = `${locale} ${timeZone} ${is12h}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const hours = is12h
    ? ({ hour: "numeric", hourCycle: "h12" } as const)
    : ({ hour: "2-digit", hourCycle: "h23" } as const);
  const format = (options: Intl.DateTimeFormatOptions) => (instant: string) =>
    formatterOf(locale, { timeZone, ...options }).format(new Date(instant));
  const formats: TimeFormats = {
    time: format({ ...hours, minute: "2-digit" }),
    day: format({ day: "2-digit", month: "2-digit" }),
    longDay: format({ weekday: "short", day: "numeric", month: "long" }),
    dateTime: format({ day: "numeric", month: "short", year: "numeric", ...hours, minute: "2-digit" }),
    utc: (instant) => `${new Date(instant).toISOString().slice(0, 19).replace("T", " ")} UTC`,
  };
  if (made.size >= MAX_FORMATTERS) made.clear();
  made.set(key, formats);
  return formats;
}

/** Formats instants in the page's language, the visitor's time zone and their kind of clock. */
export function useTime(): TimeFormats {
  const settings = useSettingsVariable();
  const lang = useLanguage();
  const { timeZone } = useReactiveVar(settings);
  return formatsOf(LANGUAGES[lang].locale, timeZone, useIs12h());
}
