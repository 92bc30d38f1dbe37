/** How many results the days of a calendar have. */
import type { Day } from "./days.ts";
import { dayOf } from "./days.ts";
import type { Ledger } from "./ledger.ts";
import type { Listed } from "./result.ts";

/** Days with results, oldest first. */
export function countByDay(
  ledger: Ledger,
  days: readonly Day[],
  fits: (listed: Listed) => boolean,
): { day: string; count: number }[] {
  return days
    .filter(({ from }) => from <= ledger.now())
    .map((day) => ({ day: day.day, count: ledger.ofDay(day).filter(fits).length }))
    .filter(({ count }) => count > 0);
}

/** The nearest months before and after these days that have results; null if there are none. */
export function monthsAround(
  ledger: Ledger,
  days: readonly Day[],
  zone: string,
  fits: (listed: Listed) => boolean,
): { previousMonth: string | null; nextMonth: string | null } {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return { previousMonth: null, nextMonth: null };
  const monthOf = ({ startsAt, hasTime }: Listed): string => dayOf(startsAt, hasTime ? zone : "UTC").slice(0, 7);
  const month = first.day.slice(0, 7);
  const all = ledger.all();
  const before = all.findLast((listed) => listed.startsAt < last.until && monthOf(listed) < month && fits(listed));
  const after = all.find((listed) => listed.startsAt >= first.from && monthOf(listed) > month && fits(listed));
  return {
    previousMonth: before === undefined ? null : monthOf(before),
    nextMonth: after === undefined ? null : monthOf(after),
  };
}
