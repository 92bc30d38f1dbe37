/** Steps that the scores of all sports are made of. */
import type { PlayState } from "../model.ts";

/** A match before its start. */
export function emptyState(): PlayState {
  return {
    home: 0,
    away: 0,
    periods: [],
    period: 0,
    clockSeconds: null,
    isPaused: false,
    homeReds: 0,
    awayReds: 0,
    homePoints: null,
    awayPoints: null,
    serving: null,
  };
}

/** Begins the next period; `side` serves or bats first where a sport has that. */
export function openPeriod(state: PlayState, side: 1 | 2 | null): void {
  state.period += 1;
  state.periods.push({ home: 0, away: 0 });
  state.isPaused = false;
  state.serving = side;
}

export function addToPeriod(state: PlayState, side: 1 | 2 | null, points: number): void {
  const period = state.periods.at(-1);
  if (period === undefined) return;
  if (side === 1) period.home += points;
  if (side === 2) period.away += points;
}

/** Ends a set: it counts for the side that has more in it. */
export function closeSet(state: PlayState): void {
  const set = state.periods.at(-1);
  state.isPaused = true;
  if (set === undefined) return;
  if (set.home > set.away) state.home += 1;
  else state.away += 1;
}
