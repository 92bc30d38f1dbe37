/** Twenty-over cricket, played ball by ball by the chances that the prices are made of: nothing is drawn ahead. */
import type { Incident, Strength, Timeline } from "../../model.ts";
import {
  BALL_RUNS,
  BALLS,
  BALLS_OF_OVER,
  runsABall,
  TEMPO_DRAWS,
  WICKET_CHANCE,
  WICKETS,
} from "../../pricing/cricket-balls.ts";
import type { Random } from "../../seed/random.ts";
import { ballSeconds } from "../cricketScore.ts";

type Side = 1 | 2;

const breakSeconds = 900;
/** Runs a ball that the best over may bring on average. */
const bestOver = 4.5;

export function playCricket(strength: Strength, random: Random): Timeline {
  const incidents: Incident[] = [];
  const batting: Side = random() < 0.5 ? 1 : 2;
  let start = 0;
  let target = Number.POSITIVE_INFINITY;
  for (const side of [batting, batting === 1 ? 2 : 1] as const) {
    const usual = runsABall(side === 1 ? strength.home : strength.away);
    incidents.push({ at: start, type: "PERIOD_START", side, minute: "0.0" });
    let [runs, wickets, balls] = [0, 0, 0];
    let draw = drawerOf(usual);
    while (balls < BALLS && wickets < WICKETS && runs < target) {
      if (balls % BALLS_OF_OVER === 0) draw = drawerOf(Math.min(bestOver, usual * drawTempo(random)));
      balls += 1;
      const at = start + balls * ballSeconds;
      const minute = overs(balls);
      if (random() < WICKET_CHANCE) {
        wickets += 1;
        incidents.push({ at, type: "WICKET", side, minute });
        continue;
      }
      const points = draw(random);
      runs += points;
      if (points > 0) incidents.push({ at, type: "GOAL", side, minute, points });
    }
    // In the second of the last ball: an innings that is over must not be open for bets meanwhile.
    const end = start + balls * ballSeconds;
    incidents.push({ at: end, type: "PERIOD_END", side: null, minute: overs(balls) });
    if (side !== batting) return { incidents, duration: end };
    target = runs + 1;
    start = end + breakSeconds;
  }
  throw new Error("A cricket match has two innings");
}

function overs(balls: number): string {
  return `${Math.floor(balls / BALLS_OF_OVER)}.${balls % BALLS_OF_OVER}`;
}

function drawTempo(random: Random): number {
  let sum = 0;
  for (let draw = 0; draw < TEMPO_DRAWS; draw += 1) sum -= Math.log(1 - random());
  return sum / TEMPO_DRAWS;
}

/** Draws the runs of a ball for a given average: the usual weights, tilted towards few or many. */
function drawerOf(mean: number): (random: Random) => number {
  let [low, high] = [-6, 3];
  for (let step = 0; step < 30; step += 1) {
    const tilt = (low + high) / 2;
    const { sum, total } = tilted(tilt);
    if (total / sum < mean) low = tilt;
    else high = tilt;
  }
  const { weights, sum } = tilted(low);
  return (random) => {
    let left = random() * sum;
    return weights.find(({ weight }) => (left -= weight) < 0)?.runs ?? 0;
  };
}

function tilted(tilt: number): { weights: { runs: number; weight: number }[]; sum: number; total: number } {
  const weights = BALL_RUNS.map(({ runs, weight }) => ({ runs, weight: weight * Math.exp(tilt * runs) }));
  return {
    weights,
    sum: weights.reduce((sum, { weight }) => sum + weight, 0),
    total: weights.reduce((sum, { runs, weight }) => sum + runs * weight, 0),
  };
}
