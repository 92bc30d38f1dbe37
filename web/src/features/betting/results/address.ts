/** What the address of the results says: the day, the sport, the words to find. */
import type { LanguageCode } from "#shared/site/languages.ts";
import { urls } from "#shared/routes/routes.ts";

export type Zone = "live" | "zone";

export interface ResultsChoice {
  zone: Zone;
  /** Null takes the latest day there is. */
  day: string | null;
  /** A month whose newest day to take; counts without a day. */
  month: string | null;
  sportId: string | null;
  search: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MONTH = /^\d{4}-\d{2}$/;
const MOST_LETTERS = 64;

/** Null for an address that names no day or no sport there could be. */
export function readChoice(zone: string | undefined, query: URLSearchParams): ResultsChoice | null {
  const [day, month, sportId] = [query.get("day"), query.get("month"), query.get("sport")];
  if (
    (day !== null && !isDay(day)) ||
    (month !== null && !MONTH.test(month)) ||
    (sportId !== null && !/^\d{1,9}$/.test(sportId))
  )
    return null;
  return {
    zone: zone === "live" ? "live" : "zone",
    day,
    month,
    sportId,
    search: (query.get("search") ?? "").trim().slice(0, MOST_LETTERS),
  };
}

/** Whether a text is a day of the calendar: 29 February only in leap years. */
function isDay(text: string): boolean {
  return (
    DAY.test(text) &&
    !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
    new Date(`${text}T00:00:00Z`).toISOString().startsWith(text)
  );
}

/** Address of another choice. */
export function resultsUrl(lang: LanguageCode, { zone, day, month, sportId, search }: ResultsChoice): string {
  const query = new URLSearchParams({
    ...(zone === "zone" && day !== null && { day }),
    ...(zone === "zone" && day === null && month !== null && { month }),
    ...(sportId !== null && { sport: sportId }),
    ...(search !== "" && { search }),
  }).toString();
  return `${urls.page(lang, "results", { zone })}${query === "" ? "" : `?${query}`}`;
}
