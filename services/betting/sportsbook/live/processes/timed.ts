/** Sports with a game clock and final scores only: scores fall as the model's variance in play says. */
import type { Incident, SportSlug, Timeline } from "../../model.ts";
import { SCORE_VALUES } from "../../pricing/american-football.ts";
import type { Random } from "../../seed/random.ts";
import { breakAfter, gameClocks, periodLength, secondsBefore, type GameClock } from "../clocks.ts";
import { shuffled } from "../random.ts";
import { countFinals, finalState, type Candidate, type PlayedFinal } from "./candidates.ts";
import { drawPace, scoringShares, type Scatter } from "./scoringTimes.ts";

type TimedSport = Extract<SportSlug, "basketball" | "american-football">;

/** Points that one score may add, with their weights: a team's points are made up of these. */
const scoreValues: Readonly<Record<TimedSport, readonly { points: number; weight: number }[]>> = {
  basketball: [
    { points: 2, weight: 50 },
    { points: 3, weight: 24 },
    { points: 1, weight: 26 },
  ],
  "american-football": SCORE_VALUES,
};
/**
 * How scores scatter over a game. A side's variance must be (σ² of the difference + σ² of the total) / 4 of the sport's
 * model, of which (σ² of the total − σ² of the difference) / 4 is shared by both sides; the unequal values of scores
 * already give count × Var(value). Basketball (12.5, 18.5; 57 scores of 1.98 ± 0.71): 124.6 in all = 46.5 shared + 28
 * by values + 50 of the 222 that free times would give. American football (13.6, 13.5; 4.3 scores of 5.24 ± 1.98):
 * 91.8 in all = none shared + 17 by values + 75 of 118.
 */
const scatters: Readonly<Record<TimedSport, Scatter>> = {
  basketball: { free: 0.22, paceDraws: 272 },
  "american-football": { free: 0.63, paceDraws: 0 },
};

interface Goal {
  side: 1 | 2;
  points: number;
  /** Second of its period on the game clock. */ second: number;
}

/** One candidate a kind of final. */
export function timedCandidates(sport: TimedSport, finals: readonly PlayedFinal[]): Candidate[] {
  const periods = clockOf(sport).periods;
  return countFinals(finals)
    .filter(({ final: { home, away } }) => home !== away)
    .map(({ final: { home, away }, count }) => ({
      // Which period a score falls in does not matter to the models.
      final: finalState(
        home,
        away,
        Array.from({ length: periods }, (_, index): [number, number] => (index === 0 ? [home, away] : [0, 0])),
      ),
      weight: count,
      tell: (random) => tellTimed(sport, home, away, random),
    }));
}

function clockOf(sport: TimedSport): GameClock {
  const clock = gameClocks[sport];
  if (clock === null) throw new Error(`${sport} has no game clock`);
  return clock;
}

/** Single scores that add up to a team's points. */
function scoresOf(sport: TimedSport, points: number, random: Random): number[] {
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

/** The goals of each period of regular time. */
function regularGoals(sport: TimedSport, clock: GameClock, home: number, away: number, random: Random): Goal[][] {
  const pace = drawPace(scatters[sport], random);
  const periods = Array.from({ length: clock.periods }, (): Goal[] => []);
  for (const [side, points] of [
    [1, home],
    [2, away],
  ] as const) {
    // Shuffled: in the order of their drawing the last points would reveal how far the end is.
    const scores = shuffled(scoresOf(sport, points, random), random);
    const shares = scoringShares(scores.length, scatters[sport], pace, random);
    for (const [index, value] of scores.entries()) {
      const place = (shares[index] ?? 0) * clock.periods;
      const period = Math.min(clock.periods - 1, Math.floor(place));
      periods[period]?.push({ side, points: value, second: within(clock.periodSeconds, place - period) });
    }
  }
  return periods;
}

/** A second of a period, not on its very ends. */
function within(length: number, share: number): number {
  return 5 + Math.floor(share * (length - 10));
}

/** A game with these scores in regular time. */
function tellTimed(sport: TimedSport, home: number, away: number, random: Random): Timeline {
  const clock = clockOf(sport);
  const periods = regularGoals(sport, clock, home, away, random);
  const incidents: Incident[] = [];
  let start = 0;
  for (const [index, drawn] of periods.entries()) {
    const period = index + 1;
    const goals = drawn.toSorted((one, other) => one.second - other.second);
    const played = periodLength(clock, period);
    const minuteAt = (second: number): string => String(Math.floor((secondsBefore(clock, period) + second) / 60) + 1);
    const real = (second: number): number => start + Math.ceil(second / clock.rate);
    incidents.push(
      { at: start, type: "PERIOD_START", side: null, minute: minuteAt(0) },
      ...goals.map(({ side, points, second }): Incident => ({
        at: real(second),
        type: "GOAL",
        side,
        minute: minuteAt(second),
        points,
      })),
      { at: real(played), type: "PERIOD_END", side: null, minute: minuteAt(played - 1) },
    );
    start = real(played) + (period < periods.length ? breakAfter(clock, period) : 0);
  }
  return { incidents, duration: start };
}
