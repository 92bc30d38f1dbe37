/**
 * Matches of sets (tennis, volleyball): from how each set may end to how the match may end. Counts (games in tennis,
 * points in volleyball) add up over the sets.
 */
import type { Final, JointModel, ModelMarket, OutcomeResult, PlayState, Strength } from "../model.ts";
import { finalState } from "./joint.ts";
import type { Distribution } from "./lines.ts";
import { handicapMarkets, lineRange, markMain, median, totalMarkets } from "./lines.ts";
import { twoWay, winnerMarket } from "./results.ts";
import type { MarketKey } from "./settle.ts";
import { settleHandicap, settleTotal, settleWinner, won } from "./settle.ts";

/** One way for a set to end. `next` says who serves first in the set after it, where that matters. */
export interface SetEnd {
  home: number;
  away: number;
  chance: number;
  next: 1 | 2;
}

export interface SetMatch {
  /** Sets to win. */
  toWin: number;
  /** How the set that is being played, or comes next, may end; its whole score. */
  current: readonly SetEnd[];
  /** How a later set may end. `isDeciding` for the last one possible. */
  later(firstServer: 1 | 2, isDeciding: boolean): readonly SetEnd[];
  /** Sets won so far, and their counts. */
  homeSets: number;
  awaySets: number;
  counted: { home: number; away: number };
}

/** Probabilities of the final result in sets, and of the counts. */
export interface SetMatchEnds {
  /** By "2:0", "2:1" …. */
  sets: Map<string, number>;
  homeWins: number;
  total: Distribution;
  difference: Distribution;
}

/** Probabilities of sums: counts in the sets to come, with `low` at index 0. */
interface Sums {
  low: number;
  chances: Float64Array;
}
interface Path {
  homeSets: number;
  awaySets: number;
  server: 1 | 2;
  total: Sums;
  difference: Sums;
}

/** Plays the match out over all ways its sets may end. */
export function playOut(match: SetMatch): SetMatchEnds {
  const { home, away } = match.counted;
  // A set of 25 points that goes far beyond counts up to 66, and there are up to five of them.
  const size =
    Math.max(
      ...match.current.map((end) => end.home + end.away),
      ...match.later(1, false).map((end) => end.home + end.away),
    ) *
      (2 * match.toWin - 1 - match.homeSets - match.awaySets) +
    1;
  const emptySums = (): Pick<Path, "total" | "difference"> => ({
    total: { low: home + away, chances: new Float64Array(size) },
    difference: { low: home - away - size, chances: new Float64Array(2 * size + 1) },
  });
  const start: Path = { homeSets: match.homeSets, awaySets: match.awaySets, server: 1, ...emptySums() };
  start.total.chances[0] = 1;
  start.difference.chances[size] = 1;
  const ends: Path[] = [];
  let paths = [start];
  let isCurrent = true;
  while (paths.length > 0) {
    const next = new Map<string, Path>();
    for (const path of paths) {
      const isDeciding = path.homeSets === match.toWin - 1 && path.awaySets === match.toWin - 1;
      for (const end of isCurrent ? match.current : match.later(path.server, isDeciding)) {
        const isHome = end.home > end.away;
        const homeSets = path.homeSets + (isHome ? 1 : 0);
        const awaySets = path.awaySets + (isHome ? 0 : 1);
        const key = `${homeSets}:${awaySets}:${end.next}`;
        const into = next.get(key) ?? { homeSets, awaySets, server: end.next, ...emptySums() };
        spread(path.total, into.total, end.home + end.away, end.chance);
        spread(path.difference, into.difference, end.home - end.away, end.chance);
        next.set(key, into);
      }
    }
    isCurrent = false;
    paths = [];
    for (const path of next.values()) (Math.max(path.homeSets, path.awaySets) >= match.toWin ? ends : paths).push(path);
  }
  const sums = emptySums();
  for (const path of ends) {
    spread(path.total, sums.total, 0, 1);
    spread(path.difference, sums.difference, 0, 1);
  }
  return { ...setScores(ends, match.toWin), ...sums };
}

function spread(from: Sums, into: Sums, shift: number, chance: number): void {
  for (let index = 0; index < from.chances.length; index += 1) {
    const before = from.chances[index] ?? 0;
    if (before > 0) into.chances[index + shift] = (into.chances[index + shift] ?? 0) + before * chance;
  }
}

function setScores(ends: readonly Path[], toWin: number): { sets: Map<string, number>; homeWins: number } {
  const sets = new Map<string, number>();
  let homeWins = 0;
  for (const { homeSets, awaySets, total } of ends) {
    const chance = total.chances.reduce((sum, value) => sum + value, 0);
    const key = `${homeSets}:${awaySets}`;
    sets.set(key, (sets.get(key) ?? 0) + chance);
    if (homeSets === toWin) homeWins += chance;
  }
  return { sets, homeWins };
}

function toDistribution(chances: ReadonlyMap<number, number>): Distribution {
  const counts = [...chances.keys()];
  const low = Math.min(...counts);
  return {
    low,
    chances: Array.from({ length: Math.max(...counts) - low + 1 }, (_, index) => chances.get(low + index) ?? 0),
  };
}

/** Markets of a match of sets. `linesAside` totals and handicaps on either side of the middle, `lineStep` apart. */
export function setMarkets(match: SetMatch, lines: { step: number; aside: number }): ModelMarket[] {
  const { sets, homeWins, total, difference } = playOut(match);
  const around = (centre: number): number[] =>
    lineRange(centre - lines.step * lines.aside, centre + lines.step * lines.aside, lines.step);
  const setDifference: Distribution = toDistribution(
    new Map(
      [...sets].reduce((sums, [score, chance]) => {
        const [home = 0, away = 0] = score.split(":").map(Number);
        return sums.set(home - away, (sums.get(home - away) ?? 0) + chance);
      }, new Map<number, number>()),
    ),
  );
  const open = [...sets].filter(([, chance]) => chance > 1e-9).toSorted(([a], [b]) => (a > b ? -1 : 1));
  const isSetScoreOpen = open.length > 1 && open.every(([, chance]) => chance < 0.985);
  return [
    ...winnerMarket(homeWins, true),
    ...markMain(totalMarkets("total", "totals", total, around(Math.floor(median(total)) + 0.5))),
    ...markMain(handicapMarkets("handicap", "handicaps", difference, around(-(Math.floor(median(difference)) + 0.5)))),
    ...handicapMarkets(
      "set_handicap",
      "sets",
      setDifference,
      lineRange(0.5 - match.toWin, match.toWin - 0.5, 1).filter((line) => Math.abs(line) > 1),
    ),
    ...setWinners(match),
    ...(isSetScoreOpen
      ? [
          {
            type: "correct_set_score",
            param: null,
            group: "sets",
            isMain: false,
            outcomes: open.map(([type, probability]) => ({ type, probability })),
          },
        ]
      : []),
  ];
}

/** Winners of the sets that will be played for certain, by their number. */
function setWinners(match: SetMatch): ModelMarket[] {
  const played = match.homeSets + match.awaySets;
  const certain = match.toWin - Math.max(match.homeSets, match.awaySets);
  const homeOf = (ends: readonly SetEnd[]): number =>
    ends.reduce((sum, { home, away, chance }) => sum + (home > away ? chance : 0), 0);
  const isDecidingNext = match.homeSets === match.toWin - 1 && match.awaySets === match.toWin - 1;
  return Array.from({ length: certain }, (_, index) => {
    const chance =
      index === 0
        ? homeOf(match.current)
        : (homeOf(match.later(1, isDecidingNext)) + homeOf(match.later(2, isDecidingNext))) / 2;
    return twoWay("set_winner", "sets", "home", chance, "away", String(played + index + 1));
  }).flat();
}

/** Bets on who wins which sets are combined; points and games within a set aren't distinguished here. */
export function setJoint(matchOf: (strength: Strength, state: PlayState | null) => SetMatch | null): JointModel {
  return {
    marketTypes: ["winner", "set_winner", "set_handicap", "correct_set_score"],
    finals: (strength, state) => {
      const match = matchOf(strength, state);
      return match === null ? [] : setFinals(match);
    },
  };
}

/**
 * Every row of set winners that may still come. Sets that are over count, but their own winners don't matter any more.
 */
function setFinals(match: SetMatch): Final[] {
  const finals: Final[] = [];
  const played = Array.from({ length: match.homeSets + match.awaySets }, () => ({ home: 0, away: 0 }));
  const go = (
    ends: readonly SetEnd[],
    homeSets: number,
    awaySets: number,
    sets: { home: number; away: number }[],
    probability: number,
  ): void => {
    for (const [isHome, next, chance] of sharesOf(ends)) {
      const [home, away] = isHome ? [homeSets + 1, awaySets] : [homeSets, awaySets + 1];
      const rest = [...sets, { home: isHome ? 1 : 0, away: isHome ? 0 : 1 }];
      const isDeciding = home === match.toWin - 1 && away === match.toWin - 1;
      if (Math.max(home, away) >= match.toWin)
        finals.push({ state: finalState(home, away, rest), probability: probability * chance });
      else go(match.later(next, isDeciding), home, away, rest, probability * chance);
    }
  };
  go(match.current, match.homeSets, match.awaySets, played, 1);
  return finals;
}

/** Probabilities of a set's winner and of who serves first in the next. */
function sharesOf(ends: readonly SetEnd[]): [isHome: boolean, next: 1 | 2, chance: number][] {
  const shares = new Map<string, [boolean, 1 | 2, number]>();
  for (const { home, away, next, chance } of ends) {
    const key = `${home > away}${next}`;
    const before = shares.get(key)?.[2] ?? 0;
    if (before + chance > 0) shares.set(key, [home > away, next, before + chance]);
  }
  return [...shares.values()];
}

/** Finished sets, and the counts in them and in the current one. */
export function setsSoFar(state: PlayState | null): {
  homeSets: number;
  awaySets: number;
  counted: { home: number; away: number };
  open: { home: number; away: number };
} {
  const played = (state?.home ?? 0) + (state?.away ?? 0);
  const over = (state?.periods ?? []).slice(0, played);
  return {
    homeSets: state?.home ?? 0,
    awaySets: state?.away ?? 0,
    counted: {
      home: over.reduce((sum, { home }) => sum + home, 0),
      away: over.reduce((sum, { away }) => sum + away, 0),
    },
    open: state?.periods[played] ?? { home: 0, away: 0 },
  };
}

/** Results of a match of sets: the winner, sets and their scores, and the counts. */
export function settleSets(
  market: MarketKey,
  outcome: string,
  state: PlayState,
  isFinished: boolean,
): OutcomeResult | null {
  const counted = state.periods.reduce((sum, { home, away }) => ({ home: sum.home + home, away: sum.away + away }), {
    home: 0,
    away: 0,
  });
  switch (market.type) {
    case "winner":
      return isFinished ? settleWinner(outcome, state.home - state.away) : null;
    case "total":
      return settleTotal(market.param, outcome, counted.home + counted.away, isFinished);
    case "handicap":
      return isFinished ? settleHandicap(market.param, outcome, counted.home - counted.away) : null;
    case "set_handicap":
      return isFinished ? settleHandicap(market.param, outcome, state.home - state.away) : null;
    case "correct_set_score": {
      const [home = Number.NaN, away = Number.NaN] = outcome.split(":").map(Number);
      if (state.home > home || state.away > away) return "LOST";
      return isFinished ? won(state.home === home && state.away === away) : null;
    }
    case "set_winner": {
      const set = state.periods[Number(market.param) - 1];
      const isOver = state.home + state.away >= Number(market.param);
      if (isOver && set !== undefined) return settleWinner(outcome, set.home - set.away);
      // A set that was never played gives the stakes back.
      return isFinished ? "VOID" : null;
    }
    default:
      return null;
  }
}
