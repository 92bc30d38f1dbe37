/**
 * Ice hockey: goals of regular time are Poisson on one grid; result, totals and handicaps are of regular time, as the
 * books have it; the winner includes overtime and shoot-out.
 */
import type { Final, ModelMarket, OutcomeResult, PlayState, SportModel, Strength } from "../model.ts";
import type { ScoreGrid } from "./grid.ts";
import { scoreGrid, sumGrid } from "./grid.ts";
import { finalState, gridFinals } from "./joint.ts";
import { handicapMarkets, lineRange, linesAround, markMain, totalMarkets } from "./lines.ts";
import { resultMarkets, twoWay, winnerMarket } from "./results.ts";
import type { MarketKey } from "./settle.ts";
import { doubleChance, resultOf, settleHandicap, settleTotal, settleWinner, won } from "./settle.ts";

const REGULAR_PERIODS = 3;
const REGULAR_SECONDS = 3600;
/** Share of drawn games that the overtime decides and not the shoot-out, which is as good as a coin. */
const DECIDED_IN_OVERTIME = 2 / 3;

export const iceHockeyModel: SportModel = {
  markets,
  settle,
  joint: {
    marketTypes: [
      "1x2",
      "winner",
      "double_chance",
      "total",
      "handicap",
      "team_total_home",
      "team_total_away",
      "both_to_score",
      "odd_even",
    ],
    finals,
  },
};

/** Chance of the home side in what follows a draw. */
export function overtimeWin({ home, away }: Strength): number {
  return DECIDED_IN_OVERTIME * (home / (home + away)) + (1 - DECIDED_IN_OVERTIME) / 2;
}

/** The grid of scores at the end of regular time. */
function regularGrid(strength: Strength, state: PlayState | null): ScoreGrid {
  const left = state === null ? 1 : Math.max(0, 1 - (state.clockSeconds ?? 0) / REGULAR_SECONDS);
  return scoreGrid({
    lambda: strength.home,
    mu: strength.away,
    rho: 0,
    restLambda: strength.home * left,
    restMu: strength.away * left,
    ...regularScore(state),
  });
}

/** Scores after regular time; a drawn one goes on to a goal of either side. */
function finals(strength: Strength, state: PlayState | null): Final[] {
  if (state !== null && isRegularOver(state)) return [];
  const overtime = overtimeWin(strength);
  return gridFinals(regularGrid(strength, state), (home, away) => {
    const regular = [
      { home, away },
      { home: 0, away: 0 },
      { home: 0, away: 0 },
    ];
    if (home !== away) return [{ state: finalState(home, away, regular), share: 1 }];
    return [
      { state: finalState(home + 1, away, [...regular, { home: 1, away: 0 }]), share: overtime },
      { state: finalState(home, away + 1, [...regular, { home: 0, away: 1 }]), share: 1 - overtime },
    ];
  });
}

function markets(strength: Strength, state: PlayState | null): ModelMarket[] {
  const overtime = overtimeWin(strength);
  if (state !== null && isRegularOver(state)) {
    return state.home === state.away ? winnerMarket(overtime, true) : [];
  }
  const grid = regularGrid(strength, state);
  const { home, away } = grid;
  const sums = sumGrid(grid);
  const totals = { low: sums.totalLow, chances: sums.totals };
  const differences = { low: sums.differenceLow, chances: sums.differences };
  return [
    ...resultMarkets(sums),
    ...winnerMarket(sums.home + sums.draw * overtime, false),
    ...markMain(totalMarkets("total", "totals", totals, linesAround(totals, 3.5, 8.5).filter(isHalfOrWhole))),
    ...markMain(handicapMarkets("handicap", "handicaps", differences, lineRange(-3.5, 3.5, 0.5))),
    ...totalMarkets("team_total_home", "totals", { low: home, chances: sums.homeGoals }, lineRange(0.5, 5.5, 1)),
    ...totalMarkets("team_total_away", "totals", { low: away, chances: sums.awayGoals }, lineRange(0.5, 5.5, 1)),
    ...twoWay("both_to_score", "main", "yes", sums.bothScore, "no"),
    ...twoWay("odd_even", "main", "odd", sums.odd, "even"),
  ];
}

function settle(market: MarketKey, outcome: string, state: PlayState, isFinished: boolean): OutcomeResult | null {
  if (market.type === "winner") return isFinished ? settleWinner(outcome, state.home - state.away) : null;
  const { home, away } = regularScore(state);
  const isOver = isFinished || isRegularOver(state);
  switch (market.type) {
    case "1x2":
      return isOver ? won(outcome === resultOf(home, away)) : null;
    case "double_chance":
      return isOver ? won(doubleChance(outcome, resultOf(home, away))) : null;
    case "total":
      return settleTotal(market.param, outcome, home + away, isOver);
    case "team_total_home":
      return settleTotal(market.param, outcome, home, isOver);
    case "team_total_away":
      return settleTotal(market.param, outcome, away, isOver);
    case "handicap":
      return isOver ? settleHandicap(market.param, outcome, home - away) : null;
    case "both_to_score": {
      const both = home > 0 && away > 0;
      return both || isOver ? won(outcome === (both ? "yes" : "no")) : null;
    }
    case "odd_even":
      return isOver ? won(outcome === ((home + away) % 2 === 1 ? "odd" : "even")) : null;
    default:
      return null;
  }
}

/** Score of the three regular periods; without periods the score itself. */
function regularScore(state: PlayState | null): { home: number; away: number } {
  if (state === null || state.periods.length === 0) return { home: state?.home ?? 0, away: state?.away ?? 0 };
  const regular = state.periods.slice(0, REGULAR_PERIODS);
  return {
    home: regular.reduce((sum, { home }) => sum + home, 0),
    away: regular.reduce((sum, { away }) => sum + away, 0),
  };
}

function isRegularOver({ period, isPaused }: PlayState): boolean {
  return period > REGULAR_PERIODS || (period === REGULAR_PERIODS && isPaused);
}

function isHalfOrWhole(line: number): boolean {
  return Number.isInteger(line * 2);
}
