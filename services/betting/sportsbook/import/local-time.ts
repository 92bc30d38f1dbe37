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
 * A league's kick-offs by weekday, as in past seasons: the matches of a day that has no times yet are spread over its
 * usual ones, as many to each as there used to be. A weekday that never had a match takes the times of all.
 */
export function usualTimes(
  matches: readonly { date: string; time: string | null }[],
): (date: string, place: { index: number; count: number }) => string {
  const times = new Map<string, string[]>();
  for (const { date, time } of matches) {
    if (time === null) continue;
    for (const key of [String(weekdayOf(date)), "any"]) times.set(key, [...(times.get(key) ?? []), time]);
  }
  const sorted = new Map([...times].map(([key, list]) => [key, list.toSorted()]));
  return (date, { index, count }) => {
    const list = sorted.get(String(weekdayOf(date))) ?? sorted.get("any") ?? ["15:00"];
    return list[Math.floor(((index + 0.5) / count) * list.length)] ?? "15:00";
  };
}
