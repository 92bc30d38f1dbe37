/**
 * Baseball: runs of an inning are negative binomial, all innings alike; nine innings make a grid of scores, and drawn
 * ones go on by innings of the same kind until one side is ahead. Totals and run lines count extra innings.
 */
import type { ModelMarket, PlayState, SportModel, Strength } from "../model.ts";
import { gridOf, sumGrid } from "./grid.ts";
import { handicapMarkets, lineRange, linesAround, markMain, totalMarkets } from "./lines.ts";
import { winnerMarket } from "./results.ts";
import { settleScore } from "./settle.ts";

const INNINGS = 9;
/** Variance of a team's runs over their mean: about 2.1 in the major leagues (runs come in bunches). */
const DISPERSION = 2.1;
/** Runs further than this from where the game stands are not told apart. */
const MOST_RUNS = 40;

export const baseballModel: SportModel = { markets, settle: settleScore };

/** Negative binomial chances of 0 … size − 1 with a mean and the dispersion of baseball. */
export function runChances(mean: number, size: number): Float64Array {
  const chances = new Float64Array(size);
  const r = Math.max(mean, 1e-9) / (DISPERSION - 1);
  let chance = DISPERSION ** -r;
  for (let runs = 0; runs < size; runs += 1) {
    chances[runs] = chance;
    chance *= ((r + runs) / (runs + 1)) * (1 - 1 / DISPERSION);
  }
  return chances;
}

/** Half innings at bat still to come, the one being played counted as half. */
export function inningsLeft(state: PlayState | null): { home: number; away: number } {
  if (state === null || state.period === 0) return { home: INNINGS, away: INNINGS };
  const after = Math.max(0, INNINGS - state.period);
  if (state.isPaused) return { home: after, away: after };
  return state.serving === 1 ? { home: after + 0.5, away: after } : { home: after + 1, away: after + 0.5 };
}

function markets(strength: Strength, state: PlayState | null): ModelMarket[] {
  const left = inningsLeft(state);
  const home = state?.home ?? 0;
  const away = state?.away ?? 0;
  const sums = sumGrid(gridOf(home, away, runChances((strength.home * left.home) / INNINGS, MOST_RUNS), runChances((strength.away * left.away) / INNINGS, MOST_RUNS), () => 1));
  const extra = extraInning(strength);
  const differences = { low: sums.differenceLow, chances: Float64Array.from(sums.differences) };
  const totals = { low: sums.totalLow, chances: new Float64Array(sums.totals.length + 20) };
  // A final total with the same parity as a draw's comes from draws too: take those out, then put them back played on.
  totals.chances.set(sums.totals);
  for (let runs = Math.max(home, away); runs < Math.min(home, away) + MOST_RUNS; runs += 1) {
    const drawn = (runChancesAt(strength.home, left.home, runs - home)) * runChancesAt(strength.away, left.away, runs - away);
    move(totals, runs * 2, drawn, extra.map(({ home: one, away: two, chance }) => [runs * 2 + one + two, chance]));
  }
  move(differences, 0, sums.draw, extra.map(({ home: one, away: two, chance }) => [one - two, chance]));
  const homeExtra = extra.reduce((sum, end) => sum + (end.home > end.away ? end.chance : 0), 0);
  return [
    ...winnerMarket(sums.home + sums.draw * homeExtra, true),
    ...markMain(totalMarkets("total", "totals", totals, linesAround(totals, 5.5, 12.5).filter((line) => Number.isInteger(line * 2)))),
    ...markMain(handicapMarkets("handicap", "handicaps", differences, lineRange(-4.5, 4.5, 1).filter((line) => Math.abs(line) > 1))),
    ...totalMarkets("team_total_home", "totals", { low: home, chances: sums.homeGoals }, lineRange(1.5, 7.5, 1)),
    ...totalMarkets("team_total_away", "totals", { low: away, chances: sums.awayGoals }, lineRange(1.5, 7.5, 1)),
  ];
}

function runChancesAt(strength: number, innings: number, runs: number): number {
  return runs < 0 ? 0 : runChances((strength * innings) / INNINGS, runs + 1)[runs] ?? 0;
}

/** How the inning ends that decides a drawn game. */
function extraInning(strength: Strength): { home: number; away: number; chance: number }[] {
  const one = runChances(strength.home / INNINGS, 9);
  const two = runChances(strength.away / INNINGS, 9);
  const ends = [...one.keys()].flatMap((home) => [...two.keys()].flatMap((away) => (
    home === away ? [] : [{ home, away, chance: (one[home] ?? 0) * (two[away] ?? 0) }]
  )));
  const sum = ends.reduce((total, { chance }) => total + chance, 0);
  return ends.map((end) => ({ ...end, chance: end.chance / sum }));
}

/** Takes `chance` away from a count and gives it to others by their shares. */
function move(counted: { low: number; chances: Float64Array }, from: number, chance: number, to: readonly (readonly [count: number, share: number])[]): void {
  const add = (count: number, value: number): void => {
    const index = count - counted.low;
    if (index >= 0 && index < counted.chances.length) counted.chances[index] = Math.max(0, (counted.chances[index] ?? 0) + value);
  };
  add(from, -chance);
  for (const [count, share] of to) add(count, chance * share);
}
