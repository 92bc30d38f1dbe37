/** Cricket, twenty overs a side: runs from incidents, overs from the clock, one ball per fixed number of seconds. */
import type { Incident, PlayState } from "../model.ts";
import { addToPeriod, emptyState, openPeriod } from "./stateParts.ts";

/** Real seconds from one ball to the next. */
export const ballSeconds = 38;
export const ballsOfInnings = 120;

/** Score after these incidents at a second. The side at bat is `serving`; its points read "wickets/overs.balls". */
export function cricketScore(past: readonly Incident[], second: number): PlayState {
  const state = emptyState();
  let start = 0;
  let end: number | null = null;
  let wickets = 0;
  const points: Record<1 | 2, string | null> = { 1: null, 2: null };
  for (const { type, side, at, points: runs = 1 } of past) {
    if (type === "PERIOD_START") {
      openPeriod(state, side);
      start = at;
      end = null;
      wickets = 0;
    } else if (type === "PERIOD_END") {
      state.isPaused = true;
      end = at;
    } else if (type === "WICKET") {
      wickets += 1;
    } else if (type === "GOAL") {
      addToPeriod(state, side, runs);
      if (side === 1) state.home += runs;
      if (side === 2) state.away += runs;
    }
    if (state.serving !== null) points[state.serving] = inningsPoints(wickets, (end ?? second) - start);
  }
  return { ...state, homePoints: points[1], awayPoints: points[2] };
}

function inningsPoints(wickets: number, seconds: number): string {
  const balls = Math.min(ballsOfInnings, Math.floor(seconds / ballSeconds));
  return `${wickets}/${Math.floor(balls / 6)}.${balls % 6}`;
}
