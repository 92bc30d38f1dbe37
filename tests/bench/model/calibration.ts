/** Plays many games of a sport and compares what was priced at fixed seconds with what came. */
import type { Seed, SportSlug } from "../../../services/betting/sportsbook/model.ts";
import { afterScores, boardAt, decidedBy, gamesOf, returnOf, type Board } from "./games.ts";
import { afterScore, strategies, type Strategy } from "./strategies.ts";
import { Comparison, Returns, type Mean } from "./sums.ts";

/** Seconds after the start at which boards are looked at: fixed ones, so that how long a game lasts has no say. */
const seconds = [null, 60, 600, 1200, 1800, 2400, 3000, 3600, 4200, 4800, 5400, 5900, 6500, 7100, 7700, 8300] as const;
const bands = [0.03, 0.1, 0.3, 0.5, 0.7, 0.9, 0.97, 1] as const;

export interface Band {
  family: string;
  upTo: number;
  offers: number;
  expected: number;
  came: number;
  z: number;
  back: Mean;
}
export interface SportReport {
  sport: SportSlug;
  games: number;
  logLoss: { name: string; value: number }[];
  bands: Band[];
  strategies: { name: string; back: Mean }[];
}

/** Highest chance of a band. */
function bandOf(probability: number): number {
  return bands.find((upTo) => probability < upTo) ?? 1;
}

export function calibrate(seed: Seed, sport: SportSlug, games: number, key: string): SportReport {
  const cells = new Map<string, { family: string; upTo: number; sum: Comparison; back: Returns }>();
  const plans = new Map<string, Returns>();
  const losses = { line: new Comparison(), play: new Comparison() };
  const back = (board: Board, { name, pick }: Strategy): void => {
    const sum = plans.get(name) ?? new Returns();
    plans.set(name, sum);
    for (const { outcome, result } of pick(board)) sum.add(board.game, returnOf(result, outcome.coef));
  };
  for (const game of gamesOf(seed, sport, games, key)) {
    for (const second of seconds) {
      const board = boardAt(game, second);
      if (board === null) continue;
      for (const { market, outcome, result } of board.offers) {
        const family = `${market.type}${second === null ? " before" : ""}`;
        const upTo = bandOf(outcome.probability);
        const cell = cells.get(`${family} ${upTo}`) ?? { family, upTo, sum: new Comparison(), back: new Returns() };
        cells.set(`${family} ${upTo}`, cell);
        const { weight, won } = decidedBy(result);
        if (weight > 0) cell.sum.add(game, weight, outcome.probability, won);
        cell.back.add(game, returnOf(result, outcome.coef));
        if (market.isMain && (market.type === "1x2" || market.type === "winner") && result === "WON")
          losses[second === null ? "line" : "play"].add(game, 1, outcome.probability, 1);
      }
      if (second !== null) for (const strategy of strategies) back(board, strategy);
    }
    for (const { second, side } of afterScores(game)) {
      const board = boardAt(game, second);
      if (board !== null) for (const strategy of afterScore(side)) back(board, strategy);
    }
  }
  return {
    sport,
    games,
    logLoss: [
      { name: "before the start", value: losses.line.logLoss / losses.line.weight },
      { name: "in play", value: losses.play.logLoss / losses.play.weight },
    ],
    bands: [...cells.values()]
      .map(({ family, upTo, sum, back: returns }) => ({
        family,
        upTo,
        offers: sum.weight,
        expected: sum.expected / sum.weight,
        came: sum.came / sum.weight,
        z: sum.z,
        back: returns.mean,
      }))
      .toSorted((one, other) => one.family.localeCompare(other.family) || one.upTo - other.upTo),
    strategies: [...plans].map(([name, returns]) => ({ name, back: returns.mean })),
  };
}
