/** A match on a clock: each side's scores come with one chance in every instant, whatever happened before. */
import type { Incident, Strength, Timeline } from "../../model.ts";
import type { Random } from "../../seed/random.ts";
import { type ClockedRules, GOLDEN_HASTE, GOLDEN_MOST_SECONDS } from "../rules.ts";
import { expectedScores, goldenChance } from "../scoring.ts";

interface Score {
  side: 1 | 2;
  points: number;
  /** Second of play, breaks left out; above 0. */ second: number;
}

export function playClocked(rules: ClockedRules, strength: Strength, random: Random): Timeline {
  const regular = rules.periods * rules.periodSeconds;
  const scores = (
    [
      [1, strength.home],
      [2, strength.away],
    ] as const
  )
    .flatMap(([side, points]) => scoresOf(rules, side, points, regular, random))
    .toSorted((one, other) => one.second - other.second);
  const incidents: Incident[] = [];
  let at = 0;
  for (let period = 1; period <= rules.periods; period += 1) {
    const before = (period - 1) * rules.periodSeconds;
    incidents.push({ at, type: "PERIOD_START", side: null, minute: minuteOf(before) });
    for (const { side, points, second } of scores) {
      if (second > before && second <= before + rules.periodSeconds) {
        incidents.push({ at: at + second - before, type: "GOAL", side, minute: minuteOf(second - 1), points });
      }
    }
    at += rules.periodSeconds;
    incidents.push({ at, type: "PERIOD_END", side: null, minute: minuteOf(before + rules.periodSeconds - 1) });
    if (period < rules.periods) at += rules.breakSeconds;
  }
  const lead = scores.reduce((sum, { side, points }) => sum + (side === 1 ? points : -points), 0);
  if (lead !== 0 || !rules.hasGoldenScore) return { incidents, duration: at };
  return withGoldenScore(rules, strength, incidents, at + rules.breakSeconds, random);
}

/** Its duration says nothing about the winner. */
function withGoldenScore(
  rules: ClockedRules,
  strength: Strength,
  incidents: Incident[],
  start: number,
  random: Random,
): Timeline {
  const regular = rules.periods * rules.periodSeconds;
  const { home, away } = expectedScores(rules, strength);
  const side = random() < goldenChance(rules, strength) ? 1 : 2;
  const wait = -Math.log(1 - random()) * (regular / (GOLDEN_HASTE * (home + away)));
  const second = Math.min(GOLDEN_MOST_SECONDS - rules.breakSeconds, Math.max(1, Math.ceil(wait)));
  const points = valueOf(rules, random);
  return {
    incidents: [
      ...incidents,
      { at: start, type: "PERIOD_START", side: null, minute: minuteOf(regular) },
      { at: start + second, type: "GOAL", side, minute: minuteOf(regular + second - 1), points },
      { at: start + second, type: "PERIOD_END", side: null, minute: minuteOf(regular + second - 1) },
    ],
    duration: start + second,
  };
}

/** Scores at the clicks of a Poisson process over the whole of regular time. */
function scoresOf(rules: ClockedRules, side: 1 | 2, points: number, seconds: number, random: Random): Score[] {
  const { home, away } = expectedScores(rules, { home: points, away: points });
  const rate = (home + away) / 2 / seconds;
  const scores: Score[] = [];
  let time = -Math.log(1 - random()) / rate;
  while (time < seconds) {
    scores.push({ side, points: valueOf(rules, random), second: Math.max(1, Math.ceil(time)) });
    time -= Math.log(1 - random()) / rate;
  }
  return scores;
}

function valueOf({ values }: ClockedRules, random: Random): number {
  let mark = random() * values.reduce((sum, { weight }) => sum + weight, 0);
  for (const { points, weight } of values) {
    mark -= weight;
    if (mark < 0) return points;
  }
  return values[0]?.points ?? 1;
}

function minuteOf(second: number): string {
  return String(Math.floor(second / 60) + 1);
}
