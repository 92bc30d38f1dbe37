/**
 * Twenty-over cricket from final scores. Ends are pairs of past innings, either side batting first; a chase that goes
 * beyond its target ends there. Runs fall ball by ball.
 */
import type { Incident, Timeline } from "../../model.ts";
import type { Random } from "../../seed/random.ts";
import { ballSeconds, ballsOfInnings } from "../cricketScore.ts";
import { drawIndex, shuffled } from "../random.ts";
import { finalState, type Candidate, type PlayedFinal } from "./candidates.ts";

type Side = 1 | 2;

const breakSeconds = 900;
/** Runs off a ball with their weights; in a row from the smallest. */
const ballRuns: readonly { runs: number; weight: number }[] = [
  { runs: 0, weight: 38 }, { runs: 1, weight: 40 }, { runs: 2, weight: 7 }, { runs: 4, weight: 11 }, { runs: 6, weight: 4 },
];
/** An innings below this may have lost all its wickets. */
const lowInnings = 145;

/** Every pairing of two past innings, once for each side batting first. */
export function cricketCandidates(finals: readonly PlayedFinal[]): Candidate[] {
  const innings = finals.flatMap(({ home, away }) => [home, away]);
  return innings.flatMap((first) => innings.flatMap((second) => {
    if (first === second) return [];
    const chased = second > first ? first + 1 + ((second - first) % 6) : second;
    return ([1, 2] as const).map((batting): Candidate => {
      const [home, away] = batting === 1 ? [first, chased] : [chased, first];
      return {
        final: finalState(home, away, [batting === 1 ? [home, 0] : [0, away], batting === 1 ? [0, away] : [home, 0]]),
        weight: 1,
        tell: (_strength, random) => tellCricket(batting, first, chased, random),
      };
    });
  }));
}

function tellCricket(batting: Side, first: number, second: number, random: Random): Timeline {
  const incidents: Incident[] = [];
  let start = 0;
  for (const [index, runs] of [first, second].entries()) {
    const side: Side = index === 0 ? batting : batting === 1 ? 2 : 1;
    const isChaseWon = index === 1 && second > first;
    const isAllOut = !isChaseWon && runs < lowInnings && random() < 0.6;
    const balls = isChaseWon || isAllOut ? ballsOfInnings - 2 - drawIndex(random, 22) : ballsOfInnings;
    const wickets = isAllOut ? 10 : 2 + drawIndex(random, 7);
    const scored = drawBalls(runs, balls, isChaseWon ? second - first : 0, random);
    const out = drawWickets(scored, wickets, isAllOut, random);
    incidents.push({ at: start, type: "PERIOD_START", side, minute: "0.0" });
    for (const [ball, points] of scored.entries()) {
      const at = start + (ball + 1) * ballSeconds;
      const minute = `${Math.floor((ball + 1) / 6)}.${(ball + 1) % 6}`;
      if (out.has(ball)) incidents.push({ at, type: "WICKET", side, minute });
      else if (points > 0) incidents.push({ at, type: "GOAL", side, minute, points });
    }
    const end = start + balls * ballSeconds + 1;
    incidents.push({ at: end, type: "PERIOD_END", side: null, minute: `${Math.floor(balls / 6)}.${balls % 6}` });
    start = end + (index === 0 ? breakSeconds : 0);
  }
  return { incidents, duration: start };
}

/** Runs of each ball that add up to the innings. The last ball of a chase brings the `winning` runs at least. */
function drawBalls(total: number, balls: number, winning: number, random: Random): number[] {
  const last = winning > 0 ? ballRuns.find(({ runs }) => runs >= winning)?.runs ?? 6 : null;
  const free = last === null ? balls : balls - 1;
  const target = total - (last ?? 0);
  const row = Array.from({ length: free }, () => drawRuns(random));
  let sum = row.reduce((one, other) => one + other, 0);
  if (free === 0) return last === null ? [] : [last];
  while (sum !== target) {
    const ball = drawIndex(random, free);
    const runs = drawRuns(random);
    const next = sum - (row[ball] ?? 0) + runs;
    if (Math.abs(next - target) >= Math.abs(sum - target)) continue;
    row[ball] = runs;
    sum = next;
  }
  return last === null ? row : [...row, last];
}

function drawRuns(random: Random): number {
  let mark = random() * ballRuns.reduce((sum, { weight }) => sum + weight, 0);
  return ballRuns.find(({ weight }) => (mark -= weight) < 0)?.runs ?? 0;
}

/** Balls that take a wicket, among those without a run. All out ends with one: its ball changes places with the last. */
function drawWickets(row: number[], wickets: number, isAllOut: boolean, random: Random): Set<number> {
  const free = shuffled(row.flatMap((runs, ball) => (runs === 0 ? [ball] : [])), random);
  const last = row.length - 1;
  const swapped = free[0];
  if (isAllOut && swapped !== undefined && !free.includes(last)) {
    row[swapped] = row[last] ?? 0;
    row[last] = 0;
    free[0] = last;
  }
  const chosen = free.filter((ball) => !isAllOut || ball !== last).slice(0, isAllOut ? wickets - 1 : wickets);
  return new Set(isAllOut ? [last, ...chosen] : chosen);
}
