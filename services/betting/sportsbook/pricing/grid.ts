/** The grid of final scores that all markets of a game with goals are sums of. */
import { tau } from "#shared/betting/goals.ts";

export interface ScoreGrid {
  /** Score now; final scores lie at or above it. */
  home: number;
  away: number;
  /** Side of the grid: final scores home … home + size − 1. */
  size: number;
  /** Chance of the final score home + i : away + j at i · size + j. Sums to 1. */
  cells: Float64Array;
  /** Sum before normalising: 1 before the start, but for the tail beyond the grid. */
  mass: number;
}

/** Poisson chances of 0 … size − 1 for a mean. */
export function poisson(mean: number, size: number): Float64Array {
  const chances = new Float64Array(size);
  let chance = Math.exp(-mean);
  for (let count = 0; count < size; count += 1) {
    chances[count] = chance;
    chance *= mean / (count + 1);
  }
  return chances;
}

export interface GridInput {
  /** Goals expected in the whole match; what τ is made of. */
  lambda: number;
  mu: number;
  rho: number;
  /** Goals expected in the rest of the match; λ and μ before the start. */
  restLambda: number;
  restMu: number;
  home: number;
  away: number;
}

/**
 * Distribution of the final score. Before the start it is Dixon and Coles's. In play it is theirs given the score now:
 * goals to come are Poisson, and each final score keeps its factor τ, so prices in play grow out of those before the
 * start and no goal is worth more or less than the model says.
 */
export function scoreGrid({ lambda, mu, rho, restLambda, restMu, home, away }: GridInput): ScoreGrid {
  const size = gridSize(Math.max(restLambda, restMu));
  const bounded = boundedRho(lambda, mu, rho);
  return gridOf(home, away, poisson(restLambda, size), poisson(restMu, size), (one, other) =>
    one <= 1 && other <= 1 ? tau(one, other, lambda, mu, bounded) : 1,
  );
}

/** Side of a grid for the larger mean of goals to come: what lies beyond is below 1e-9 of the mass. */
export function gridSize(most: number): number {
  return Math.ceil(most + 6.5 * Math.sqrt(most) + 6);
}

/** τ must stay positive, which bounds ρ when many goals are expected. */
export function boundedRho(lambda: number, mu: number, rho: number): number {
  return Math.max(-0.99 / Math.max(lambda, mu, 1), Math.min(0.99 / Math.max(lambda * mu, 1), rho));
}

/** Grid from what both sides still score (two distributions of the same length) and a factor on each final score. */
export function gridOf(
  home: number,
  away: number,
  homeRest: Float64Array,
  awayRest: Float64Array,
  factor: (home: number, away: number) => number,
): ScoreGrid {
  const size = homeRest.length;
  const cells = new Float64Array(size * size);
  let mass = 0;
  for (let i = 0; i < size; i += 1) {
    for (let j = 0; j < size; j += 1) {
      const chance = (homeRest[i] ?? 0) * (awayRest[j] ?? 0) * factor(home + i, away + j);
      cells[i * size + j] = chance;
      mass += chance;
    }
  }
  for (let index = 0; index < cells.length; index += 1) cells[index] = (cells[index] ?? 0) / mass;
  return { home, away, size, cells, mass };
}

/** Sums of a grid that markets read: by difference, by total, by each side, by who wins. */
export interface GridSums {
  home: number;
  draw: number;
  away: number;
  /** Chance of the final total `low + index`. */
  totals: Float64Array;
  totalLow: number;
  /** Chance of the final difference `differenceLow + index`, home minus away. */
  differences: Float64Array;
  differenceLow: number;
  homeGoals: Float64Array;
  awayGoals: Float64Array;
  bothScore: number;
  odd: number;
}

/** One pass over the grid. */
export function sumGrid(grid: ScoreGrid): GridSums {
  const { size, cells } = grid;
  const sums: GridSums = {
    home: 0,
    draw: 0,
    away: 0,
    bothScore: 0,
    odd: 0,
    totals: new Float64Array(2 * size - 1),
    totalLow: grid.home + grid.away,
    differences: new Float64Array(2 * size - 1),
    differenceLow: grid.home - grid.away - (size - 1),
    homeGoals: new Float64Array(size),
    awayGoals: new Float64Array(size),
  };
  for (let i = 0; i < size; i += 1) {
    for (let j = 0; j < size; j += 1) {
      const chance = cells[i * size + j] ?? 0;
      const home = grid.home + i;
      const away = grid.away + j;
      if (home > away) sums.home += chance;
      else if (home < away) sums.away += chance;
      else sums.draw += chance;
      if (home > 0 && away > 0) sums.bothScore += chance;
      if ((home + away) % 2 === 1) sums.odd += chance;
      bump(sums.totals, i + j, chance);
      bump(sums.differences, i - j + size - 1, chance);
      bump(sums.homeGoals, i, chance);
      bump(sums.awayGoals, j, chance);
    }
  }
  return sums;
}

function bump(sums: Float64Array, index: number, chance: number): void {
  sums[index] = (sums[index] ?? 0) + chance;
}
