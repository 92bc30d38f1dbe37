/** How each sport's time runs: its periods, their length on the game clock, and how long they take in real time. */
import { eachDiscipline } from "../cyber/disciplines.ts";
import type { SportSlug } from "../model.ts";

export interface GameClock {
  /** Periods of a game without overtime. */
  periods: number;
  /** Seconds of a period on the game clock. */
  periodSeconds: number;
  /** Seconds of an overtime period on the game clock. */
  overtimeSeconds: number;
  /** Game-clock seconds that pass in a real second of play. Stops of the clock are spread evenly. */
  rate: number;
  /** Real seconds of the break after each period; the last one applies to all later breaks. */
  breaks: readonly number[];
}

/** Null for sports that end by score, not by time. */
export const gameClocks: Readonly<Record<SportSlug, GameClock | null>> = {
  football: { periods: 2, periodSeconds: 2700, overtimeSeconds: 900, rate: 1, breaks: [900] },
  "ice-hockey": { periods: 3, periodSeconds: 1200, overtimeSeconds: 300, rate: 0.55, breaks: [1020, 1020, 120] },
  basketball: { periods: 4, periodSeconds: 720, overtimeSeconds: 300, rate: 0.42, breaks: [130, 900, 130] },
  "american-football": {
    periods: 4,
    periodSeconds: 900,
    overtimeSeconds: 600,
    rate: 0.36,
    breaks: [120, 780, 120, 180],
  },
  tennis: null,
  volleyball: null,
  baseball: null,
  cricket: null,
  ...eachDiscipline(({ rules }): GameClock | null =>
    rules.kind !== "clocked"
      ? null
      : {
          periods: rules.periods,
          periodSeconds: rules.periodSeconds,
          overtimeSeconds: rules.periodSeconds,
          rate: 1,
          breaks: [rules.breakSeconds],
        },
  ),
  marbles: null,
};

/** Game-clock seconds of a period (1-based). */
export function periodLength(clock: GameClock, period: number): number {
  return period <= clock.periods ? clock.periodSeconds : clock.overtimeSeconds;
}

/** Game-clock seconds before a period begins. */
export function secondsBefore(clock: GameClock, period: number): number {
  const regular = Math.min(period - 1, clock.periods);
  return regular * clock.periodSeconds + Math.max(0, period - 1 - clock.periods) * clock.overtimeSeconds;
}

/** Real seconds of the break after a period. */
export function breakAfter(clock: GameClock, period: number): number {
  return clock.breaks[Math.min(period, clock.breaks.length) - 1] ?? 0;
}
