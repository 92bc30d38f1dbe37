/** State of a match at a moment: a pure function of the timeline and the clock that never looks at later incidents. */
import type { Incident, PlayState, SportSlug, Timeline } from "../model.ts";
import { simulatedScore } from "../cyber/score.ts";
import { cricketScore } from "./cricketScore.ts";
import { turnSeconds } from "../pricing/baseball-runs.ts";
import { gameClocks, periodLength, secondsBefore, type GameClock } from "./clocks.ts";
import { addToPeriod, closeSet, emptyState, openPeriod } from "./stateParts.ts";
import { tennisScore } from "./tennisScore.ts";

/** Incidents up to and with a second, in order. */
export function incidentsUntil({ incidents }: Timeline, second: number): readonly Incident[] {
  let [low, high] = [0, incidents.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((incidents[middle]?.at ?? 0) > second) high = middle;
    else low = middle + 1;
  }
  return low === incidents.length ? incidents : incidents.slice(0, low);
}

/**
 * State of play `second` real seconds after the start (breaks included; before 0 nothing has happened).
 * Depends on the sport, the second, and the incidents up to it; on nothing else.
 */
export function playStateAt(sport: SportSlug, timeline: Timeline, second: number): PlayState {
  const past = incidentsUntil(timeline, second);
  const simulated = simulatedScore(sport, past, second);
  if (simulated !== null) return simulated;
  if (sport === "tennis") return tennisScore(past);
  if (sport === "cricket") return cricketScore(past, second);
  if (sport === "volleyball") return volleyballScore(past);
  if (sport === "baseball") return { ...countedScore(past, second, null), turnShare: turnShareAt(past, second) };
  return countedScore(past, second, gameClocks[sport]);
}

/** Sports where every point counts for the main score. */
function countedScore(past: readonly Incident[], second: number, clock: GameClock | null): PlayState {
  const state = emptyState();
  let periodStart = 0;
  for (const { type, side, at, points = 1 } of past) {
    if (type === "PERIOD_START" && turnsTheBat(state, side)) {
      state.serving = side;
    } else if (type === "PERIOD_START") {
      openPeriod(state, side);
      periodStart = at;
    } else if (type === "PERIOD_END") {
      state.isPaused = true;
    } else if (type === "GOAL" || type === "OWN_GOAL") {
      addToPeriod(state, side, points);
      if (side === 1) state.home += points;
      if (side === 2) state.away += points;
    } else if (type === "RED_CARD") {
      if (side === 1) state.homeReds += 1;
      if (side === 2) state.awayReds += 1;
    }
  }
  if (clock !== null && state.period > 0) state.clockSeconds = clockAt(clock, state, second - periodStart);
  return state;
}

/** In baseball the home side's turn in an inning begins without a new period. */
function turnsTheBat({ serving, isPaused, period }: PlayState, side: Incident["side"]): boolean {
  return period > 0 && !isPaused && serving === 2 && side === 1;
}

/** Share of the turn at bat still to come; none while the sides change. */
function turnShareAt(past: readonly Incident[], second: number): number {
  const start = past.findLast(({ type }) => type === "PERIOD_START");
  return start === undefined ? 1 : Math.max(0, 1 - (second - start.at) / turnSeconds);
}

function clockAt(clock: GameClock, { period, isPaused }: PlayState, played: number): number {
  const before = secondsBefore(clock, period);
  const length = periodLength(clock, period);
  if (isPaused) return before + length;
  const run = Math.floor(Math.max(0, played) * clock.rate);
  // Only football's clock runs on in added time; elsewhere it stops at the period's end.
  return before + (clock.rate === 1 ? run : Math.min(run, length));
}

/** Rally points make sets; the side that won the last rally serves. */
function volleyballScore(past: readonly Incident[]): PlayState {
  const state = emptyState();
  for (const { type, side } of past) {
    if (type === "PERIOD_START") openPeriod(state, side);
    else if (type === "PERIOD_END") closeSet(state);
    else if (type === "GOAL" && side !== null) {
      addToPeriod(state, side, 1);
      state.serving = side;
    }
  }
  return state;
}
