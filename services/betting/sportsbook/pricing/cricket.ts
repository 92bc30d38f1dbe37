/**
 * Cricket, 20 overs a side: runs of an innings are normal, with mean and variance in proportion to the scoring balls
 * still to come, which each wicket reduces; a chase ends with the ball that passes its target. In play the batting side
 * is `serving`, and its points read "wickets/overs.balls" ("3/12.4"); without them an innings counts as half over.
 */
import type { ModelMarket, OutcomeResult, PlayState, SportModel, Strength } from "../model.ts";
import { BALLS, OVERSHOOT, scoringBallsLeft } from "./cricket-balls.ts";
import { type Distribution, lineRange, markMain, totalMarkets } from "./lines.ts";
import { wholeNormal } from "./normal.ts";
import { winnerMarket } from "./results.ts";
import type { MarketKey } from "./settle.ts";
import { settleTotal, settleWinner } from "./settle.ts";

/** Standard deviation of an innings' runs around the expected value. */
const INNINGS_SPREAD = 27;

export const cricketModel: SportModel = { markets, settle };

/** Share of an innings' runs still to come, 1 to 0. */
export function inningsShare(points: string | null): number {
  const parts = /^(\d+)\/(\d+)(?:\.(\d))?$/.exec(points ?? "");
  if (parts === null) return 0.5;
  const balls = Number(parts[2]) * 6 + Number(parts[3] ?? 0);
  return balls >= BALLS ? 0 : scoringBallsLeft(Number(parts[1]), balls) / scoringBallsLeft(0, 0);
}

/** How the match may end: the winner and the counts. A tie returns stakes on the winner. */
interface Ends {
  first: number;
  second: number;
  total: Float64Array;
  firstRuns: Float64Array;
  secondRuns: Float64Array;
}

/** More runs than a match ever has. */
const MOST_TOTAL = 900;

/** The first innings as it will end, and the second if nothing ended it early. */
function ends(first: Distribution, second: Distribution): Ends {
  const sums: Ends = {
    first: 0,
    second: 0,
    total: new Float64Array(MOST_TOTAL),
    firstRuns: new Float64Array(MOST_TOTAL),
    secondRuns: new Float64Array(MOST_TOTAL),
  };
  for (let one = 0; one < first.chances.length; one += 1) {
    const runs = first.low + one;
    const chance = first.chances[one] ?? 0;
    let short = 0;
    bump(sums.firstRuns, runs, chance);
    for (let other = 0; other < second.chances.length && second.low + other <= runs; other += 1) {
      const chased = second.low + other;
      const both = chance * (second.chances[other] ?? 0);
      short += second.chances[other] ?? 0;
      if (chased < runs) sums.first += both;
      bump(sums.total, runs + chased, both);
      bump(sums.secondRuns, chased, both);
    }
    const won = chance * Math.max(0, 1 - short);
    sums.second += won;
    // With the match nearly over, the target itself is at or above the side's current runs.
    for (const [beyond, share] of OVERSHOOT.entries()) {
      bump(sums.total, 2 * runs + 1 + beyond, won * share);
      bump(sums.secondRuns, runs + 1 + beyond, won * share);
    }
  }
  return sums;
}

function bump(sums: Float64Array, runs: number, chance: number): void {
  const index = Math.max(0, Math.min(sums.length - 1, runs));
  sums[index] = (sums[index] ?? 0) + chance;
}

function markets(strength: Strength, state: PlayState | null): ModelMarket[] {
  const isBefore = state === null || state.period === 0;
  const order = state?.serving ?? null;
  // Who bats first is not known before the start: both ways alike.
  const ways = isBefore
    ? [battingFirst(1, strength, null), battingFirst(2, strength, null)]
    : [battingFirst(firstAtBat(state, order), strength, state)];
  const mean = (pick: (way: SideEnds) => number): number => ways.reduce((sum, way) => sum + pick(way), 0) / ways.length;
  const [home, away] = [mean((way) => way.homeWins), mean((way) => way.awayWins)];
  const counted = (pick: (way: SideEnds) => Float64Array): Distribution => ({
    low: 0,
    chances: Float64Array.from({ length: MOST_TOTAL }, (_, runs) => mean((way) => pick(way)[runs] ?? 0)),
  });
  const around = ({ chances }: Distribution, aside: number): number[] => {
    const middle = Math.floor(expected(chances)) + 0.5;
    return lineRange(middle - 5 * aside, middle + 5 * aside, 5);
  };
  const [total, one, two] = [counted((way) => way.total), counted((way) => way.home), counted((way) => way.away)];
  return [
    ...winnerMarket(home / (home + away), true),
    ...markMain(totalMarkets("total", "totals", total, around(total, 4))),
    ...totalMarkets("team_total_home", "totals", one, around(one, 3)),
    ...totalMarkets("team_total_away", "totals", two, around(two, 3)),
  ];
}

function expected(chances: ArrayLike<number>): number {
  let sum = 0;
  for (let runs = 0; runs < chances.length; runs += 1) sum += runs * (chances[runs] ?? 0);
  return sum;
}

interface SideEnds {
  homeWins: number;
  awayWins: number;
  total: Float64Array;
  home: Float64Array;
  away: Float64Array;
}

/** The side that bats first, by the one that bats now. Side 1 if unknown. */
function firstAtBat({ period }: PlayState, batting: 1 | 2 | null): 1 | 2 {
  if (period === 1) return batting ?? 1;
  return (batting ?? 2) === 1 ? 2 : 1;
}

function battingFirst(first: 1 | 2, strength: Strength, state: PlayState | null): SideEnds {
  const [one, other] = first === 1 ? [strength.home, strength.away] : [strength.away, strength.home];
  const runs =
    first === 1 ? ([state?.home ?? 0, state?.away ?? 0] as const) : ([state?.away ?? 0, state?.home ?? 0] as const);
  const points = state === null ? "0/0" : state.serving === 2 ? state.awayPoints : state.homePoints;
  const batting = state?.isPaused === true ? 0 : inningsShare(points);
  const isChase = (state?.period ?? 1) > 1;
  const innings = (score: number, mean: number, share: number): Distribution =>
    share === 0
      ? { low: score, chances: [1] }
      : wholeNormal(score + mean * share, INNINGS_SPREAD * Math.sqrt(share), { least: score });
  const result = ends(innings(runs[0], one, isChase ? 0 : batting), innings(runs[1], other, isChase ? batting : 1));
  return first === 1
    ? {
        homeWins: result.first,
        awayWins: result.second,
        total: result.total,
        home: result.firstRuns,
        away: result.secondRuns,
      }
    : {
        homeWins: result.second,
        awayWins: result.first,
        total: result.total,
        home: result.secondRuns,
        away: result.firstRuns,
      };
}

function settle(market: MarketKey, outcome: string, state: PlayState, isFinished: boolean): OutcomeResult | null {
  const { home, away } = state;
  switch (market.type) {
    case "winner":
      return isFinished ? settleWinner(outcome, home - away) : null;
    case "total":
      return settleTotal(market.param, outcome, home + away, isFinished);
    case "team_total_home":
      return settleTotal(market.param, outcome, home, isFinished);
    case "team_total_away":
      return settleTotal(market.param, outcome, away, isFinished);
    default:
      return null;
  }
}
