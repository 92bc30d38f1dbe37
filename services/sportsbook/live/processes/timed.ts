/** Sports with a game clock and final scores only: scores fall at times drawn evenly over the periods they belong to. */
import type { Incident, SportSlug, Timeline } from "../../model.ts";
import type { Random } from "../../seed/random.ts";
import { breakAfter, gameClocks, periodLength, secondsBefore } from "../clocks.ts";
import { drawIndex } from "../random.ts";
import { countFinals, finalState, type Candidate, type PlayedFinal } from "./candidates.ts";

type TimedSport = Extract<SportSlug, "ice-hockey" | "basketball" | "american-football">;
type Periods = [number, number][];

/** What one score may add, with its weight: a team's points are put together from these. */
const scoreValues: Readonly<Record<TimedSport, readonly { points: number; weight: number }[]>> = {
  "ice-hockey": [{ points: 1, weight: 1 }],
  "basketball": [{ points: 2, weight: 50 }, { points: 3, weight: 24 }, { points: 1, weight: 26 }],
  // Touchdowns with their conversion, field goals, safeties.
  "american-football": [{ points: 7, weight: 50 }, { points: 3, weight: 42 }, { points: 6, weight: 5 }, { points: 8, weight: 2 }, { points: 2, weight: 1 }],
};
/** Where a source has no periods: share of games one score apart that were decided in overtime (ice hockey). */
const overtimeShare = 0.45;

/** One candidate a kind of final; ice-hockey finals one goal apart without periods also as decided in overtime. */
export function timedCandidates(sport: TimedSport, finals: readonly PlayedFinal[]): Candidate[] {
  return countFinals(finals).flatMap(({ final, count }) => {
    const { home, away, periods } = final;
    const candidate = (weight: number, regular: Periods | null, overtime: Periods): Candidate => ({
      final: finalState(home, away, regular ?? [[home - sum(overtime, 0), away - sum(overtime, 1)], ...emptyPeriods(sport), ...overtime]),
      weight,
      tell: (_strength, random) => tellTimed(sport, regular ?? [...splitEvenly(sport, home - sum(overtime, 0), away - sum(overtime, 1), random), ...overtime], random),
    });
    if (periods !== undefined) return [candidate(count, periods, [])];
    if (sport !== "ice-hockey" || Math.abs(home - away) !== 1) return home === away ? [] : [candidate(count, null, [])];
    return [
      candidate(count * (1 - overtimeShare), null, []),
      candidate(count * overtimeShare, null, [home > away ? [1, 0] : [0, 1]]),
    ];
  });
}

function sum(periods: Periods, side: 0 | 1): number {
  return periods.reduce((total, period) => total + period[side], 0);
}

/** Periods after the first one, without scores: which period a score falls in does not matter for the draw. */
function emptyPeriods(sport: TimedSport): Periods {
  return Array.from({ length: (gameClocks[sport]?.periods ?? 1) - 1 }, (): [number, number] => [0, 0]);
}

function splitEvenly(sport: TimedSport, home: number, away: number, random: Random): Periods {
  const periods: Periods = [[0, 0], ...emptyPeriods(sport)];
  for (const [side, points] of [[0, home], [1, away]] as const) {
    for (const value of scoresOf(sport, points, random)) {
      const period = periods[drawIndex(random, periods.length)];
      if (period !== undefined) period[side] += value;
    }
  }
  return periods;
}

/** Single scores that add up to a team's points. */
export function scoresOf(sport: TimedSport, points: number, random: Random): number[] {
  const scores: number[] = [];
  let left = points;
  while (left > 0) {
    // A choice that would leave a rest no score can make is left out.
    const choices = scoreValues[sport].filter(({ points: value }) => canMake(sport, left - value));
    const total = choices.reduce((weight, choice) => weight + choice.weight, 0);
    let mark = random() * total;
    const chosen = choices.find(({ weight }) => (mark -= weight) < 0) ?? choices[0];
    if (chosen === undefined) break;
    scores.push(chosen.points);
    left -= chosen.points;
  }
  return scores;
}

function canMake(sport: TimedSport, points: number): boolean {
  return points === 0 || (points > 0 && scoreValues[sport].some(({ points: value }) => canMake(sport, points - value)));
}

function tellTimed(sport: TimedSport, periods: Periods, random: Random): Timeline {
  const clock = gameClocks[sport];
  if (clock === null) throw new Error(`${sport} has no game clock`);
  const incidents: Incident[] = [];
  let start = 0;
  for (const [index, scores] of periods.entries()) {
    const period = index + 1;
    const length = periodLength(clock, period);
    const isSuddenDeath = sport === "ice-hockey" && period > clock.periods;
    const goals = ([[1, scores[0]], [2, scores[1]]] as const).flatMap(([side, points]) =>
      scoresOf(sport, points, random).map((value) => ({ side, points: value, second: 5 + Math.floor(random() * (length - 10)) })))
      .toSorted((one, other) => one.second - other.second);
    const lastGoal = goals.at(-1);
    // The first goal of an ice-hockey overtime ends it.
    const played = isSuddenDeath && lastGoal !== undefined ? lastGoal.second + 1 : length;
    const minuteAt = (second: number): string => String(Math.floor((secondsBefore(clock, period) + second) / 60) + 1);
    const real = (second: number): number => start + Math.ceil(second / clock.rate);
    incidents.push(
      { at: start, type: "PERIOD_START", side: null, minute: minuteAt(0) },
      ...goals.map(({ side, points, second }): Incident => ({ at: real(second), type: "GOAL", side, minute: minuteAt(second), points })),
      { at: real(played), type: "PERIOD_END", side: null, minute: minuteAt(played - 1) },
    );
    start = real(played) + (period < periods.length ? breakAfter(clock, period) : 0);
  }
  return { incidents, duration: start };
}
