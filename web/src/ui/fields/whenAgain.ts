import { siteClock } from "@/platform/browser/siteClock.ts";
/** How long from now a time of day alone says which one is meant. */
const SOON_MS = 12 * 60 * 60_000;

/** When something may be done again: the time, with its day where that is not plain. */
export const whenAgain = (
  { time, dateTime }: { time(instant: string): string; dateTime(instant: string): string },
  instant: string,
): string => (Date.parse(instant) - siteClock.now() > SOON_MS ? dateTime(instant) : time(instant));
