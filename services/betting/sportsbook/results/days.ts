/** Days of a visitor's time zone. */
import { CalendarDate, parseDate, toZoned } from "@internationalized/date";
import { LRUCache } from "lru-cache";

/** A day as the visitor's calendar has it: [from, until) in epoch seconds. */
export interface Day {
  day: string;
  from: number;
  until: number;
}

const DAY_FORM = /^\d{4}-\d{2}-\d{2}$/;
const MONTH_FORM = /^(\d{4})-(\d{2})$/;
const formatters = new LRUCache<string, Intl.DateTimeFormat>({ max: 100 });

/**
 * The one name of an IANA time zone this machine knows, however it was written; null for any other text. What reckons
 * with days keeps something for each name it has met, for good: "EUROPE/rome" must not be another one, and no offset a
 * name.
 */
export function zoneOf(text: string): string | null {
  return /^[+-]/.test(text) ? null : (formatterOf(text)?.resolvedOptions().timeZone ?? null);
}

function formatterOf(zone: string): Intl.DateTimeFormat | null {
  const known = formatters.get(zone);
  if (known !== undefined) return known;
  try {
    // The Swedish write days as ISO does.
    const made = new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short" });
    formatters.set(zone, made);
    return made;
  } catch {
    return null;
  }
}

/** The day of an instant (epoch seconds) in a zone, "2026-11-21". */
export function dayOf(instant: number, zone: string): string {
  return formatterOf(zone)?.format(instant * 1000) ?? new Date(instant * 1000).toISOString().slice(0, 10);
}

/** A day in a zone; null for an invalid text, such as 30 February. */
export function dayIn(day: string, zone: string): Day | null {
  if (!DAY_FORM.test(day)) return null;
  try {
    const date = parseDate(day);
    return { day, from: startOf(date, zone), until: startOf(date.add({ days: 1 }), zone) };
  } catch {
    return null;
  }
}

/** The days of a month, "2026-11"; null for an invalid text. */
export function daysIn(month: string, zone: string): Day[] | null {
  const [, year, number] = MONTH_FORM.exec(month) ?? [];
  if (year === undefined || number === undefined || Number(number) < 1 || Number(number) > 12 || Number(year) < 1)
    return null;
  const first = new CalendarDate(Number(year), Number(number), 1);
  const count = first.calendar.getDaysInMonth(first);
  return Array.from({ length: count }, (_, index) => {
    const date = first.set({ day: index + 1 });
    return { day: date.toString(), from: startOf(date, zone), until: startOf(date.add({ days: 1 }), zone) };
  });
}

function startOf(date: CalendarDate, zone: string): number {
  return Math.floor(toZoned(date, zone, "compatible").toDate().getTime() / 1000);
}

/** Whether something belongs to a day. An item without a time belongs to its own day in every time zone. */
export function isOn(
  { startsAt, hasTime }: { startsAt: number; hasTime: boolean },
  { day, from, until }: Day,
): boolean {
  return hasTime ? startsAt >= from && startsAt < until : new Date(startsAt * 1000).toISOString().startsWith(day);
}
