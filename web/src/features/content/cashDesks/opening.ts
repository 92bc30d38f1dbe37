/** Whether a cash desk is open, and until when, by the clock of its city. */
import type { CashDesksQuery } from "@/operations/content/generated.ts";

export type CashDesk = NonNullable<CashDesksQuery["cashDesks"]>[number];

const DAY_MINUTES = 24 * 60;
const WEEK = 7;
const DAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

const minutesOf = (clock: string): number => {
  const [hours = "0", minutes = "0"] = clock.split(":");
  return Number(hours) * 60 + Number(minutes);
};

/** Day of the week, 1 Monday to 7 Sunday, and minutes since midnight, where a time zone is. */
function localTime(at: number, timeZone: string): { day: number; minutes: number } {
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? "";
  return { day: DAYS.indexOf(part("weekday")) + 1, minutes: minutesOf(`${part("hour")}:${part("minute")}`) };
}

/** What is said of a desk at an instant: times are minutes since midnight of its city. */
export type Opening =
  | { state: "always" }
  | { state: "open"; until: string }
  | { state: "closed"; day: number; from: string }
  | { state: "never" };

type Hours = Pick<CashDesk, "hours" | "timeZone">;

const on = (hours: Hours["hours"], day: number) =>
  hours.filter(({ days }) => days.includes(day)).toSorted((one, other) => minutesOf(one.from) - minutesOf(other.from));

const isWholeDay = ({ from, to }: Hours["hours"][number]) => minutesOf(from) === 0 && minutesOf(to) === DAY_MINUTES;

export function openingAt({ hours, timeZone }: Hours, at: number): Opening {
  const week = DAYS.map((_, index) => on(hours, index + 1));
  if (week.every((day) => day.some(isWholeDay))) return { state: "always" };
  const { day, minutes } = localTime(at, timeZone);
  const today = week[day - 1] ?? [];
  let current = today.find(({ from, to }) => minutesOf(from) <= minutes && minutes < minutesOf(to));
  if (current !== undefined) {
    // A night is two entries: it ends when the second one does.
    for (let ahead = 1; ahead < WEEK && current.to === "24:00"; ahead += 1) {
      const next = week[(day - 1 + ahead) % WEEK]?.find(({ from }) => minutesOf(from) === 0);
      if (next === undefined) break;
      current = next;
    }
    return { state: "open", until: current.to };
  }
  const later = today.find(({ from }) => minutesOf(from) > minutes);
  if (later !== undefined) return { state: "closed", day, from: later.from };
  for (let ahead = 1; ahead <= WEEK; ahead += 1) {
    const index = (day - 1 + ahead) % WEEK;
    const next = week[index]?.[0];
    if (next !== undefined) return { state: "closed", day: index + 1, from: next.from };
  }
  return { state: "never" };
}
