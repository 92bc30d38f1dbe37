/** Kick-offs in a league's own time zone, as instants. */
import { parseDateTime, toZoned } from "@internationalized/date";

/** Epoch seconds of a local date and "HH:MM" in an IANA zone; a time that the clocks skip moves forward. */
export function localToEpoch(date: string, time: string, zone: string): number {
  return Math.floor(
    toZoned(parseDateTime(`${date}T${time}`), zone, "compatible")
      .toDate()
      .getTime() / 1000,
  );
}

/** Weekday of an ISO date, 0 for Sunday. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/**
 * A league's usual kick-off by weekday: the most frequent one of matches that have a time (the earlier of two as
 * frequent). A weekday that never had a match takes the most frequent time of all.
 */
export function usualTimes(matches: readonly { date: string; time: string | null }[]): (date: string) => string {
  const counts = new Map<string, Map<string, number>>();
  for (const { date, time } of matches) {
    if (time === null) continue;
    for (const key of [String(weekdayOf(date)), "any"]) {
      const times = counts.get(key) ?? new Map<string, number>();
      times.set(time, (times.get(time) ?? 0) + 1);
      counts.set(key, times);
    }
  }
  const most = (key: string): string | undefined =>
    [...(counts.get(key) ?? [])].toSorted(([timeA, a], [timeB, b]) => b - a || (timeA < timeB ? -1 : 1))[0]?.[0];
  return (date) => most(String(weekdayOf(date))) ?? most("any") ?? "15:00";
}
