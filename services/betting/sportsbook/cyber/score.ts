/** State of a simulated match, derived from the incidents so far. */
import type { Incident, PlayState, SportSlug } from "../model.ts";
import { addToPeriod, emptyState, openPeriod } from "../live/stateParts.ts";
import { tennisScore } from "../live/tennisScore.ts";
import { disciplineOf } from "./disciplines.ts";
import { RACE, type ClockedRules, type ObjectivesRules, type RoundsRules } from "./rules.ts";

/** Null for a sport that is not simulated. */
export function simulatedScore(sport: SportSlug, past: readonly Incident[], second: number): PlayState | null {
  if (sport === "marbles") return raceScore(past);
  const rules = disciplineOf(sport)?.rules;
  if (rules === undefined) return null;
  switch (rules.kind) {
    case "clocked":
      return clockedScore(rules, past, second);
    case "tennis":
      return tennisScore(past);
    default:
      return mapsScore(rules, past, second);
  }
}

/** Scores on a clock; a golden score has a period of its own. */
export function clockedScore(rules: ClockedRules, past: readonly Incident[], second: number): PlayState {
  const state = emptyState();
  let opened = 0;
  for (const { type, side, at, points = 1 } of past) {
    if (type === "PERIOD_START") {
      openPeriod(state, null);
      opened = at;
    } else if (type === "PERIOD_END") {
      state.isPaused = true;
    } else if (type === "GOAL") {
      addToPeriod(state, side, points);
      if (side === 1) state.home += points;
      if (side === 2) state.away += points;
    }
  }
  if (state.period > 0) {
    const before = (state.period - 1) * rules.periodSeconds;
    const isGolden = state.period > rules.periods;
    const played = state.isPaused && !isGolden ? rules.periodSeconds : Math.max(0, second - opened);
    state.clockSeconds = before + (isGolden ? played : Math.min(played, rules.periodSeconds));
  }
  return state;
}

/** Maps won, the counts of each, and the objectives taken in the current one. */
export function mapsScore(rules: ObjectivesRules | RoundsRules, past: readonly Incident[], second: number): PlayState {
  const state = emptyState();
  const winners: (1 | 2)[] = [];
  const taken = { 1: 0, 2: 0 };
  let opened = 0;
  for (const { type, side, at } of past) {
    if (type === "PERIOD_START") {
      openPeriod(state, null);
      opened = at;
      taken[1] = 0;
      taken[2] = 0;
    } else if (side === null) {
      continue;
    } else if (type === "PERIOD_END") {
      state.isPaused = true;
      winners.push(side);
      if (side === 1) state.home += 1;
      else state.away += 1;
    } else if (type === "GOAL") {
      addToPeriod(state, side, 1);
    } else if (type === "OBJECTIVE") {
      taken[side] += 1;
    }
  }
  state.mapWinners = winners;
  if (state.period === 0) return state;
  const map = state.periods.at(-1);
  state.homePoints = String(rules.kind === "objectives" ? taken[1] : (map?.home ?? 0));
  state.awayPoints = String(rules.kind === "objectives" ? taken[2] : (map?.away ?? 0));
  // A map's own clock runs on without an end; a duel is counted in blows.
  if (rules.unit === "map" && !state.isPaused) state.clockSeconds = Math.max(0, second - opened);
  return state;
}

/** How far each marble has come. */
export function raceScore(past: readonly Incident[]): PlayState {
  const state = emptyState();
  const steps = Array.from({ length: RACE.runners }, () => 0);
  const finishedIn = Array.from({ length: RACE.runners }, (): number | null => null);
  let second = 0;
  for (const incident of past) {
    if (incident.type === "PERIOD_START") openPeriod(state, null);
    if (incident.type === "PERIOD_END") state.isPaused = true;
    if (incident.type !== "MOVE") continue;
    second += 1;
    for (const [runner, moved] of (incident.steps ?? []).entries()) {
      steps[runner] = (steps[runner] ?? 0) + moved;
      if (finishedIn[runner] === null && (steps[runner] ?? 0) >= RACE.length) finishedIn[runner] = second;
    }
  }
  if (state.period > 0) state.clockSeconds = second;
  state.race = { steps, finishedIn };
  return state;
}

/** The second at which the first marble entered the last steps of the track; null before. */
export function raceClosesAt(past: readonly Incident[]): number | null {
  const gone = Array.from({ length: RACE.runners }, () => 0);
  for (const { at, steps = [] } of past) {
    for (const [runner, moved] of steps.entries()) gone[runner] = (gone[runner] ?? 0) + moved;
    if (gone.some((count) => count >= RACE.length - RACE.closedWithin)) return at;
  }
  return null;
}
