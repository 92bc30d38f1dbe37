/**
 * The moments at which a game changes. Everything served of a game is a function of its latest change at or before now,
 * in whole seconds. That moment is the version: it rises with each change, is the same in every process, and goes on
 * rising after a restart without being stored.
 */
import { incidentsUntil } from "../live/playState.ts";
import { gameClocks } from "../live/clocks.ts";
import { suspensionsUntil } from "../live/suspensions.ts";
import type { SportSlug, Timeline } from "../model.ts";

/** Versions count seconds from here (2020-01-01 UTC), which keeps them in 32 bits until 2088. */
const versionOrigin = 1_577_836_800;

/** Seconds between two prices in play while the clock runs. */
export const liveStep = 2;

/** How often prices of the line move, by the time left before the start. */
const lineSteps: readonly { beforeStart: number; step: number }[] = [
  { beforeStart: 2 * 3600, step: 30 },
  { beforeStart: 24 * 3600, step: 60 },
  { beforeStart: 4 * 86_400, step: 180 },
  { beforeStart: Number.POSITIVE_INFINITY, step: 600 },
];

/** Version of a game that changed last at a moment (epoch seconds). */
export function versionAt(moment: number): number {
  return moment - versionOrigin;
}

/** The moment of a version, epoch seconds. */
export function momentOf(version: number): number {
  return version + versionOrigin;
}

/**
 * Last moment at or before `now` (epoch seconds, before the start) at which the prices of an upcoming game moved.
 * `phase` spreads games over time.
 */
export function lastLineMoment(startsAt: number, now: number, phase: number): number {
  const left = startsAt - now;
  const band = lineSteps.find(({ beforeStart }) => left <= beforeStart);
  if (band === undefined) return now;
  const onGrid = Math.floor((now - phase) / band.step) * band.step + phase;
  // A step of the longer band that overlaps this one's beginning must not come again with another price.
  return band.beforeStart === Number.POSITIVE_INFINITY ? onGrid : Math.max(onGrid, startsAt - band.beforeStart);
}

/**
 * Last second at or before `second` (since the start) at which a live game changed: the start, an incident, the end of
 * a suspension, or a price step while the clock runs.
 */
export function lastLiveSecond(sport: SportSlug, timeline: Timeline, second: number, phase: number): number {
  const last = incidentsUntil(timeline, second).at(-1);
  const reopened = suspensionsUntil(sport, timeline, second)
    .map(({ until }) => until)
    .filter((until) => until <= second);
  const isRunning =
    (gameClocks[sport] !== null || sport === "cricket" || sport === "baseball") &&
    last !== undefined &&
    last.type !== "PERIOD_END";
  const step = isRunning ? Math.floor((second - phase) / liveStep) * liveStep + phase : 0;
  return Math.max(0, last?.at ?? 0, ...reopened, Math.min(step, second));
}
