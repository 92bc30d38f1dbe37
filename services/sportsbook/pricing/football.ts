/** Football: every market is a sum over one Dixon–Coles grid of final scores; those of the first half over its own. */
import type { ModelMarket, PlayState, SportModel, Strength } from "../model.ts";
import { FIRST_HALF_SHARE, redCardFactors, sharesLeft } from "./football-clock.ts";
import { HIGHEST_NAMED_SCORE, settleFootball } from "./football-settle.ts";
import type { GridSums, ScoreGrid } from "./grid.ts";
import { scoreGrid, sumGrid } from "./grid.ts";
import type { Distribution } from "./lines.ts";
import { handicapMarkets, lineRange, markMain, MOST_CERTAIN, totalMarkets } from "./lines.ts";

export const footballModel: SportModel = { markets: footballMarkets, settle: settleFootball };

/** The grid of final scores of a match before the start (`state` null) or in play. */
export function footballGrid(strength: Strength, state: PlayState | null): ScoreGrid {
  const left = state === null ? 1 : sharesLeft(state).first + sharesLeft(state).second;
  const reds = redCardFactors(state?.homeReds ?? 0, state?.awayReds ?? 0);
  return scoreGrid({
    lambda: strength.home, mu: strength.away, rho: strength.rho ?? 0,
    restLambda: strength.home * left * reds.home, restMu: strength.away * left * reds.away,
    home: state?.home ?? 0, away: state?.away ?? 0,
  });
}

function footballMarkets(strength: Strength, state: PlayState | null): ModelMarket[] {
  const grid = footballGrid(strength, state);
  const sums = sumGrid(grid);
  const totals: Distribution = { low: sums.totalLow, chances: sums.totals };
  const differences: Distribution = { low: sums.differenceLow, chances: sums.differences };
  return [
    ...resultMarkets(sums),
    ...markMain(totalMarkets("total", "totals", totals, linesAround(totals, 0.5, 5.5))),
    ...markMain(handicapMarkets("handicap", "handicaps", differences, linesAround(differences, -3.5, 3.5).map((line) => -line).sort((a, b) => a - b))),
    ...yesNo("both_to_score", sums.bothScore),
    ...totalMarkets("team_total_home", "totals", { low: grid.home, chances: sums.homeGoals }, lineRange(0.5, 4.5, 1)),
    ...totalMarkets("team_total_away", "totals", { low: grid.away, chances: sums.awayGoals }, lineRange(0.5, 4.5, 1)),
    ...twoWay("odd_even", "main", "odd", sums.odd, "even"),
    ...firstHalfMarkets(strength, state),
    ...correctScore(grid),
  ];
}

function resultMarkets({ home, draw, away }: GridSums): ModelMarket[] {
  const result: ModelMarket = {
    type: "1x2", param: null, group: "main", isMain: true,
    outcomes: [{ type: "home", probability: home }, { type: "draw", probability: draw }, { type: "away", probability: away }],
  };
  // Two of three results win, so these sum to 2.
  const double: ModelMarket = {
    type: "double_chance", param: null, group: "main", isMain: false,
    outcomes: [{ type: "1x", probability: home + draw }, { type: "12", probability: home + away }, { type: "x2", probability: draw + away }],
  };
  if (Math.max(home, draw, away) > 1 - 1e-6) return [];
  return Math.max(home + draw, home + away, draw + away) > MOST_CERTAIN ? [result] : [result, double];
}

/**
 * Half lines from `from` to `to`, moved up with what has already happened, and whole and quarter lines within three
 * quarters of the most even one.
 */
function linesAround(counted: Distribution, from: number, to: number): number[] {
  const middle = median(counted);
  const shift = from > 0 ? counted.low : Math.round(middle);
  const quarters = lineRange(middle - 1.25, middle + 0.75, 0.25).filter((line) => line >= from);
  return [...new Set([...lineRange(from + shift, to + shift, 1), ...quarters])].sort((a, b) => a - b);
}

/** Smallest count at or below which at least half of the distribution lies. */
function median({ low, chances }: Distribution): number {
  let sum = 0;
  for (let index = 0; index < chances.length; index += 1) {
    sum += chances[index] ?? 0;
    if (sum >= 0.5) return low + index;
  }
  return low;
}

function yesNo(type: string, yes: number): ModelMarket[] {
  return twoWay(type, "main", "yes", yes, "no");
}

function twoWay(type: string, group: string, first: string, chance: number, second: string): ModelMarket[] {
  if (chance > MOST_CERTAIN || chance < 1 - MOST_CERTAIN) return [];
  return [{ type, param: null, group, isMain: false, outcomes: [{ type: first, probability: chance }, { type: second, probability: 1 - chance }] }];
}

/** Result and total of the first half, from a Poisson grid of its share of the goals. Gone once it is over. */
function firstHalfMarkets(strength: Strength, state: PlayState | null): ModelMarket[] {
  const left = state === null ? FIRST_HALF_SHARE : sharesLeft(state).first;
  if (left <= 0) return [];
  const reds = redCardFactors(state?.homeReds ?? 0, state?.awayReds ?? 0);
  const rest = { lambda: strength.home * left * reds.home, mu: strength.away * left * reds.away };
  const sums = sumGrid(scoreGrid({ ...rest, rho: 0, restLambda: rest.lambda, restMu: rest.mu, home: state?.home ?? 0, away: state?.away ?? 0 }));
  const result: ModelMarket = {
    type: "half_1x2", param: null, group: "halves", isMain: false,
    outcomes: [{ type: "home", probability: sums.home }, { type: "draw", probability: sums.draw }, { type: "away", probability: sums.away }],
  };
  const isOpen = Math.max(sums.home, sums.draw, sums.away) <= MOST_CERTAIN;
  return [
    ...(isOpen ? [result] : []),
    ...totalMarkets("half_total", "halves", { low: sums.totalLow, chances: sums.totals }, lineRange(0.5, 3.5, 1)),
  ];
}

/** Final scores that are still possible, one outcome each, and "other" for more goals than are named. */
function correctScore(grid: ScoreGrid): ModelMarket[] {
  const outcomes: ModelMarket["outcomes"] = [];
  let named = 0;
  for (let home = grid.home; home <= HIGHEST_NAMED_SCORE; home += 1) {
    for (let away = grid.away; away <= HIGHEST_NAMED_SCORE; away += 1) {
      const probability = grid.cells[(home - grid.home) * grid.size + (away - grid.away)] ?? 0;
      named += probability;
      outcomes.push({ type: `${home}:${away}`, probability });
    }
  }
  const other = 1 - named;
  if (outcomes.length === 0 || outcomes.some(({ probability }) => probability > MOST_CERTAIN)) return [];
  const open = outcomes.filter(({ probability }) => probability > 1e-9);
  return [{ type: "correct_score", param: null, group: "score", isMain: false, outcomes: other > 1e-9 ? [...open, { type: "other", probability: other }] : open }];
}
