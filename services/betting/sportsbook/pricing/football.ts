/** Football: every market is a sum over one Dixon–Coles grid of final scores; those of the first half over its own. */
import type { ModelMarket, PlayState, SportModel, Strength } from "../model.ts";
import { FIRST_HALF_SHARE, redCardFactors, sharesLeft } from "./football-clock.ts";
import { HIGHEST_NAMED_SCORE, settleFootball } from "./football-settle.ts";
import { tau } from "#shared/betting/goals.ts";
import type { ScoreGrid } from "./grid.ts";
import { boundedRho, gridOf, gridSize, poisson, scoreGrid, sumGrid } from "./grid.ts";
import { finalState, gridFinals } from "./joint.ts";
import type { Distribution } from "./lines.ts";
import { handicapMarkets, lineRange, linesAround, markMain, median, MOST_CERTAIN, totalMarkets } from "./lines.ts";
import { resultMarkets, twoWay } from "./results.ts";

export const footballModel: SportModel = {
  markets: footballMarkets,
  settle: settleFootball,
  joint: {
    // Without those of the first half, which don't follow from the final score. And without the correct score: it
    // determines everything.
    marketTypes: [
      "1x2",
      "double_chance",
      "total",
      "handicap",
      "both_to_score",
      "team_total_home",
      "team_total_away",
      "odd_even",
    ],
    finals: (strength, state) =>
      gridFinals(footballGrid(strength, state), (home, away) => [{ state: finalState(home, away), share: 1 }]),
  },
};

/** The grid of final scores of a match before the start (`state` null) or in play. */
export function footballGrid(strength: Strength, state: PlayState | null): ScoreGrid {
  const left = state === null ? 1 : sharesLeft(state).first + sharesLeft(state).second;
  const reds = redCardFactors(state?.homeReds ?? 0, state?.awayReds ?? 0);
  return scoreGrid({
    lambda: strength.home,
    mu: strength.away,
    rho: strength.rho ?? 0,
    restLambda: strength.home * left * reds.home,
    restMu: strength.away * left * reds.away,
    home: state?.home ?? 0,
    away: state?.away ?? 0,
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
    ...markMain(
      handicapMarkets(
        "handicap",
        "handicaps",
        differences,
        linesAround(differences, -3.5, 3.5)
          .map((line) => -line)
          .toSorted((a, b) => a - b),
      ),
    ),
    ...twoWay("both_to_score", "main", "yes", sums.bothScore, "no"),
    ...totalMarkets("team_total_home", "totals", { low: grid.home, chances: sums.homeGoals }, lineRange(0.5, 4.5, 1)),
    ...totalMarkets("team_total_away", "totals", { low: grid.away, chances: sums.awayGoals }, lineRange(0.5, 4.5, 1)),
    ...twoWay("odd_even", "main", "odd", sums.odd, "even"),
    ...firstHalfMarkets(strength, state),
    ...correctScore(grid),
  ];
}

/** Result, handicap and total of the first half. Closed once it is over. */
function firstHalfMarkets(strength: Strength, state: PlayState | null): ModelMarket[] {
  const { first, second } =
    state === null ? { first: FIRST_HALF_SHARE, second: 1 - FIRST_HALF_SHARE } : sharesLeft(state);
  if (first <= 0) return [];
  const reds = redCardFactors(state?.homeReds ?? 0, state?.awayReds ?? 0);
  const [lambda, mu] = [strength.home * reds.home, strength.away * reds.away];
  const size = gridSize(Math.max(lambda, mu) * first);
  const factor = factorAtHalf(strength, lambda * second, mu * second);
  const sums = sumGrid(
    gridOf(state?.home ?? 0, state?.away ?? 0, poisson(lambda * first, size), poisson(mu * first, size), factor),
  );
  const result: ModelMarket = {
    type: "half_1x2",
    param: null,
    group: "halves",
    isMain: false,
    outcomes: [
      { type: "home", probability: sums.home },
      { type: "draw", probability: sums.draw },
      { type: "away", probability: sums.away },
    ],
  };
  const isOpen = Math.max(sums.home, sums.draw, sums.away) <= MOST_CERTAIN;
  const differences: Distribution = { low: sums.differenceLow, chances: sums.differences };
  const even = -Math.round(median(differences));
  return [
    ...(isOpen ? [result] : []),
    ...handicapMarkets("half_handicap", "halves", differences, lineRange(even - 0.75, even + 0.75, 0.25)),
    ...totalMarkets("half_total", "halves", { low: sums.totalLow, chances: sums.totals }, lineRange(0.5, 3.5, 1)),
  ];
}

/** Factor on a score of the first half: Dixon and Coles's τ of the final scores that may come of it. */
function factorAtHalf(strength: Strength, lambda: number, mu: number): (home: number, away: number) => number {
  const rho = boundedRho(strength.home, strength.away, strength.rho ?? 0);
  const [homeRest, awayRest] = [poisson(lambda, 2), poisson(mu, 2)];
  return (home, away) => {
    let factor = 1;
    for (let i = home; i <= 1; i += 1) {
      for (let j = away; j <= 1; j += 1)
        factor +=
          (homeRest[i - home] ?? 0) * (awayRest[j - away] ?? 0) * (tau(i, j, strength.home, strength.away, rho) - 1);
    }
    return factor;
  };
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
  return [
    {
      type: "correct_score",
      param: null,
      group: "score",
      isMain: false,
      outcomes: other > 1e-9 ? [...open, { type: "other", probability: other }] : open,
    },
  ];
}
