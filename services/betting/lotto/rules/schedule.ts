/** Moments of draws. */
import type { Schedule } from "./model.ts";

const dayMs = 86_400_000;
const minuteMs = 60_000;

/** The next moments of a schedule after one, epoch milliseconds; fewer only if it has none in a year. */
export function momentsAfter(
  { weekdays, firstMinute, lastMinute, everyMinutes }: Schedule,
  after: number,
  count: number,
) {
  const moments: number[] = [];
  const today = Math.floor(after / dayMs) * dayMs;
  for (let day = 0; day < 366 && moments.length < count; day += 1) {
    const midnight = today + day * dayMs;
    if (!weekdays.includes(new Date(midnight).getUTCDay())) continue;
    for (let minute = firstMinute; minute <= lastMinute && moments.length < count; minute += everyMinutes) {
      const moment = midnight + minute * minuteMs;
      if (moment > after) moments.push(moment);
    }
  }
  return moments;
}
