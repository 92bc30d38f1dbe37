/** Past seasons used for the coming one, shifted by whole weeks so that weekdays and times of day stay. */

export const WEEK_SECONDS = 7 * 86_400;

/** Whole weeks from each source's season to the one ahead (2026/27). Football needs none: its fixtures lie ahead. */
export const WEEKS_AHEAD = {
  /** NHL 2025/26 began on 7 October 2025: 52 weeks on is 6 October 2026. */
  iceHockey: 52,
  /** NBA 2023/24 began on 24 October 2023: 157 weeks on is 27 October 2026. */
  basketball: 157,
  /** NFL 2020 began on 10 September 2020: 313 weeks on is 10 September 2026. */
  americanFootball: 313,
  /** Bundesliga 2018/19 began on 13 October 2018: 417 weeks on is 10 October 2026. */
  volleyball: 417,
  /** MLB 2020 began on 23 July 2020: 331 weeks on is 26 November 2026. */
  baseball: 331,
} as const;

/** An instant (epoch seconds) moved by weeks. */
export function weeksLater(epoch: number, weeks: number): number {
  return epoch + weeks * WEEK_SECONDS;
}

/** Epoch seconds of an ISO instant. Throws when it is none. */
export function epochOf(iso: string): number {
  const milliseconds = Date.parse(iso);
  if (Number.isNaN(milliseconds)) throw new Error(`No instant: ${iso}`);
  return Math.floor(milliseconds / 1000);
}
