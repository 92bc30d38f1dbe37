/**
 * Matches on a clock: the scores that each side still makes are a Poisson number for the time left, each worth what the
 * rules say. Markets are for regular time; the winner includes the golden score.
 */
import type { ModelMarket, OutcomeResult, PlayState, SportModel, Strength } from "../../model.ts";
import { HIGHEST_NAMED_SCORE, settleFootball } from "../../pricing/football-settle.ts";
import { gridOf, poisson, sumGrid, type ScoreGrid } from "../../pricing/grid.ts";
import {
  handicapMarkets,
  lineRange,
  linesAround,
  markMain,
  MOST_CERTAIN,
  totalMarkets,
  type Distribution,
} from "../../pricing/lines.ts";
import { resultMarkets, twoWay, winnerMarket } from "../../pricing/results.ts";
import { settleWinner, type MarketKey } from "../../pricing/settle.ts";
import type { ClockedRules } from "../rules.ts";
import { expectedScores, goldenChance } from "../scoring.ts";

export function clockedModel(rules: ClockedRules): SportModel {
  return {
    markets: (strength, state) => clockedMarkets(rules, strength, state),
    settle: (market, outcome, state, isFinished) => settleClocked(rules, market, outcome, state, isFinished),
  };
}

function clockedMarkets(rules: ClockedRules, strength: Strength, state: PlayState | null): ModelMarket[] {
  const score = regularScore(rules, state);
  if (state !== null && isRegularOver(rules, state)) {
    return rules.hasGoldenScore && score.home === score.away ? winnerMarket(goldenChance(rules, strength), true) : [];
  }
  const left = shareLeft(rules, state);
  const grid = gridAt(rules, strength, score, left);
  const sums = sumGrid(grid);
  const totals: Distribution = { low: sums.totalLow, chances: sums.totals };
  const differences: Distribution = { low: sums.differenceLow, chances: sums.differences };
  const homePoints: Distribution = { low: score.home, chances: sums.homeGoals };
  const awayPoints: Distribution = { low: score.away, chances: sums.awayGoals };
  if (!isOfGoals(rules)) {
    return [
      ...winnerMarket(sums.home + sums.draw * goldenChance(rules, strength), true),
      ...markMain(totalMarkets("total", "totals", totals, halvesAround(totals, 5))),
      ...markMain(
        handicapMarkets(
          "handicap",
          "handicaps",
          differences,
          halvesAround(differences, 5)
            .map((line) => -line)
            .toSorted((a, b) => a - b),
        ),
      ),
      ...totalMarkets("team_total_home", "totals", homePoints, halvesAround(homePoints, 2)),
      ...totalMarkets("team_total_away", "totals", awayPoints, halvesAround(awayPoints, 2)),
      ...twoWay("odd_even", "main", "odd", sums.odd, "even"),
    ];
  }
  return [
    ...resultMarkets(sums),
    ...(rules.hasGoldenScore ? winnerMarket(sums.home + sums.draw * goldenChance(rules, strength), false) : []),
    ...markMain(totalMarkets("total", "totals", totals, linesAround(totals, 0.5, 7.5))),
    ...markMain(
      handicapMarkets(
        "handicap",
        "handicaps",
        differences,
        lineRange(-3.5, 3.5, 0.5).map((line) => line - Math.round(score.home - score.away)),
      ),
    ),
    ...twoWay("both_to_score", "main", "yes", sums.bothScore, "no"),
    ...totalMarkets("team_total_home", "totals", homePoints, lineRange(0.5, 6.5, 1)),
    ...totalMarkets("team_total_away", "totals", awayPoints, lineRange(0.5, 6.5, 1)),
    ...twoWay("odd_even", "main", "odd", sums.odd, "even"),
    ...(rules.period === "half" ? firstHalf(rules, strength, state) : []),
    ...correctScore(grid),
  ];
}

function firstHalf(rules: ClockedRules, strength: Strength, state: PlayState | null): ModelMarket[] {
  const left = shareLeft(rules, state) - 0.5;
  if (left <= 0) return [];
  const sums = sumGrid(gridAt(rules, strength, regularScore(rules, state), left));
  const isOpen = Math.max(sums.home, sums.draw, sums.away) <= MOST_CERTAIN;
  return [
    ...(isOpen
      ? [
          {
            type: "half_1x2",
            param: null,
            group: "halves",
            isMain: false,
            outcomes: [
              { type: "home", probability: sums.home },
              { type: "draw", probability: sums.draw },
              { type: "away", probability: sums.away },
            ],
          },
        ]
      : []),
    ...totalMarkets("half_total", "halves", { low: sums.totalLow, chances: sums.totals }, lineRange(0.5, 4.5, 1)),
  ];
}

/** Final scores that are still possible, one outcome each, and "other" for more than are named. */
function correctScore(grid: ScoreGrid): ModelMarket[] {
  const outcomes: ModelMarket["outcomes"] = [];
  for (let home = grid.home; home <= HIGHEST_NAMED_SCORE; home += 1) {
    for (let away = grid.away; away <= HIGHEST_NAMED_SCORE; away += 1) {
      outcomes.push({
        type: `${home}:${away}`,
        probability: grid.cells[(home - grid.home) * grid.size + (away - grid.away)] ?? 0,
      });
    }
  }
  const other = 1 - outcomes.reduce((sum, { probability }) => sum + probability, 0);
  const open = [...outcomes, { type: "other", probability: other }].filter(({ probability }) => probability > 1e-9);
  if (outcomes.length === 0 || open.some(({ probability }) => probability > MOST_CERTAIN)) return [];
  return [{ type: "correct_score", param: null, group: "score", isMain: false, outcomes: open }];
}

function settleClocked(
  rules: ClockedRules,
  market: MarketKey,
  outcome: string,
  state: PlayState,
  isFinished: boolean,
): OutcomeResult | null {
  if (market.type === "winner") return isFinished ? settleWinner(outcome, state.home - state.away) : null;
  return settleFootball(
    market,
    outcome,
    { ...state, ...regularScore(rules, state) },
    isFinished || isRegularOver(rules, state),
  );
}

/** Score of regular time. */
function regularScore(rules: ClockedRules, state: PlayState | null): { home: number; away: number } {
  const regular = (state?.periods ?? []).slice(0, rules.periods);
  return {
    home: regular.reduce((sum, { home }) => sum + home, 0),
    away: regular.reduce((sum, { away }) => sum + away, 0),
  };
}

function isRegularOver(rules: ClockedRules, { period, isPaused }: PlayState): boolean {
  return period > rules.periods || (period === rules.periods && isPaused);
}

function shareLeft({ periods, periodSeconds }: ClockedRules, state: PlayState | null): number {
  return Math.max(0, 1 - (state?.clockSeconds ?? 0) / (periods * periodSeconds));
}

function isOfGoals({ values }: ClockedRules): boolean {
  return values.every(({ points }) => points === 1);
}

function gridAt(
  rules: ClockedRules,
  strength: Strength,
  score: { home: number; away: number },
  left: number,
): ScoreGrid {
  const { home, away } = expectedScores(rules, strength);
  const most = Math.max(home, away) * left;
  const highest = Math.max(...rules.values.map(({ points }) => points));
  // Far enough that what lies beyond is below 1e-9 of the mass.
  const size = Math.ceil(most + 6.5 * Math.sqrt(most) + 6) * highest;
  return gridOf(
    score.home,
    score.away,
    pointsToCome(rules, home * left, size),
    pointsToCome(rules, away * left, size),
    () => 1,
  );
}

/** Chances of 0 … size − 1 points from a Poisson number of scores of unequal worth: Panjer's recursion (1981). */
export function pointsToCome(rules: Pick<ClockedRules, "values">, scores: number, size: number): Float64Array {
  const [only] = rules.values;
  if (only !== undefined && rules.values.length === 1 && only.points === 1) return poisson(scores, size);
  const weights = rules.values.reduce((sum, { weight }) => sum + weight, 0);
  const chances = new Float64Array(size);
  chances[0] = Math.exp(-scores);
  for (let points = 1; points < size; points += 1) {
    let sum = 0;
    for (const value of rules.values) {
      if (value.points <= points)
        sum += value.points * (value.weight / weights) * (chances[points - value.points] ?? 0);
    }
    chances[points] = (scores / points) * sum;
  }
  return chances;
}

/** Half lines on either side of the middle of a distribution. */
function halvesAround({ low, chances }: Distribution, aside: number): number[] {
  let sum = 0;
  let middle = low;
  for (let index = 0; index < chances.length && sum < 0.5; index += 1) {
    sum += chances[index] ?? 0;
    middle = low + index;
  }
  return lineRange(middle - aside - 0.5, middle + aside - 0.5, 1);
}
