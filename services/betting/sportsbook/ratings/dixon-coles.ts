/**
 * Dixon and Coles (1997), "Modelling Association Football Scores and Inefficiencies in the Football Betting Market":
 * log λ = base + home + attack(home) − defence(away), log μ = base + attack(away) − defence(home), weights that fall
 * with age, and ρ that moves probability between 0:0, 1:0, 0:1 and 1:1. Attack and defence are drawn towards a prior
 * (a ridge), which keeps teams with few matches sane and makes the fit unique without side conditions.
 */

import { tau } from "#shared/betting/goals.ts";

export interface ScoredMatch {
  home: string;
  away: string;
  homeGoals: number;
  awayGoals: number;
  /** Days before the day of the fit. */ daysAgo: number;
}

/** Logarithms of factors: 0 is an average team, attack 0.1 scores 10 % more, defence 0.1 concedes 10 % fewer. */
export interface TeamRating {
  attack: number;
  defence: number;
}

export interface GoalRatings {
  /** Logarithm of an average away side's goals. */
  base: number;
  /** Logarithm of the home side's advantage. */
  home: number;
  rho: number;
  teams: Map<string, TeamRating>;
}

export interface FitOptions {
  /** ξ: weight exp(−ξ · days). The paper's best value, 0.0065 a half-week, is 0.00186 a day. */
  decayPerDay: number;
  /** Pull towards the prior, in matches of weight 1: the inverse variance of a rating. */
  ridge: number;
  /** Where a team is drawn to; 0 and 0 when absent. For promoted teams. */
  prior?: ReadonlyMap<string, TeamRating>;
  /** The home advantage if it is known better than the matches can tell; otherwise it is fitted. */
  home?: number;
  /**
   * What ρ is drawn to and how much leagues differ from it (standard deviation); null if low scores are not correlated:
   * ρ stays 0.
   */
  rho: { mean: number; spread: number } | null;
}

/**
 * Ratings within a league have a standard deviation of about 0.25: 1/0.25² = 16. The paper's ρ is −0.13, later seasons
 * give about −0.05.
 */
export const FOOTBALL_FIT: FitOptions = { decayPerDay: 0.00186, ridge: 16, rho: { mean: -0.05, spread: 0.05 } };

/** Expected goals of both sides. Teams without a rating are average. */
export function expectedGoals(ratings: GoalRatings, home: string, away: string): { home: number; away: number } {
  const none = { attack: 0, defence: 0 };
  const one = ratings.teams.get(home) ?? none;
  const two = ratings.teams.get(away) ?? none;
  return {
    home: Math.exp(ratings.base + ratings.home + one.attack - two.defence),
    away: Math.exp(ratings.base + two.attack - one.defence),
  };
}

/**
 * Fits ratings by maximum likelihood, one parameter at a time by Newton's step (the likelihood is concave), then ρ by
 * search on the profile. Deterministic. Throws without matches.
 */
export function fitGoals(matches: readonly ScoredMatch[], options: FitOptions): GoalRatings {
  if (matches.length === 0) throw new Error("No matches to fit ratings on");
  const weighted = matches.map((match) => ({ ...match, weight: Math.exp(-options.decayPerDay * match.daysAgo) }));
  const names = [...new Set(matches.flatMap(({ home, away }) => [home, away]))].toSorted();
  const prior = (name: string): TeamRating => options.prior?.get(name) ?? { attack: 0, defence: 0 };
  const ratings: GoalRatings = {
    base: 0,
    home: options.home ?? 0,
    rho: 0,
    teams: new Map(names.map((name) => [name, { ...prior(name) }])),
  };
  for (let round = 0; round < 200; round += 1) {
    if (improve(ratings, weighted, options, prior) < 1e-7) break;
  }
  if (options.rho !== null) ratings.rho = fitRho(ratings, weighted, options.rho);
  return ratings;
}

type Weighted = ScoredMatch & { weight: number };
/** Scored and expected goals, both weighted: gradient and curvature of the Poisson likelihood. */
interface Sums {
  goals: number;
  expected: number;
}

/** One round over all parameters; returns the largest step. */
function improve(
  ratings: GoalRatings,
  matches: readonly Weighted[],
  { ridge, home: fixedHome }: FitOptions,
  prior: (name: string) => TeamRating,
): number {
  let largest = 0;
  const step = ({ goals, expected }: Sums): number => {
    const size = expected > 0 ? Math.log(Math.max(goals, 1e-9) / expected) : 0;
    largest = Math.max(largest, Math.abs(size));
    return size;
  };
  ratings.base += step(total(matches, ratings, true, true));
  if (fixedHome === undefined) {
    ratings.home += step(total(matches, ratings, true, false));
    ratings.base += step(total(matches, ratings, false, true));
  }
  for (const part of ["attack", "defence"] as const) {
    const sums = new Map([...ratings.teams.keys()].map((name) => [name, { goals: 0, expected: 0 }]));
    for (const match of matches) {
      const { home, away } = expectedGoals(ratings, match.home, match.away);
      add(sums.get(part === "attack" ? match.home : match.away), match.homeGoals * match.weight, home * match.weight);
      add(sums.get(part === "attack" ? match.away : match.home), match.awayGoals * match.weight, away * match.weight);
    }
    for (const [name, team] of ratings.teams) {
      const { goals, expected } = sums.get(name) ?? { goals: 0, expected: 0 };
      const sign = part === "attack" ? 1 : -1;
      const pull = ridge * (team[part] - prior(name)[part]);
      const size = (sign * (goals - expected) - pull) / (expected + ridge);
      team[part] += Math.max(-0.5, Math.min(0.5, size));
      largest = Math.max(largest, Math.abs(size));
    }
  }
  return Math.max(largest, centre(ratings, prior));
}

/**
 * Moves attacks and defences to a mean of 0 around their priors, and the base by what that takes away: no expected goal
 * changes, the pull to the prior weakens, and steps along this direction, slow otherwise, are saved. Returns the move.
 */
function centre(ratings: GoalRatings, prior: (name: string) => TeamRating): number {
  const mean = (part: "attack" | "defence"): number =>
    [...ratings.teams].reduce((sum, [name, team]) => sum + team[part] - prior(name)[part], 0) / ratings.teams.size;
  const [attack, defence] = [mean("attack"), mean("defence")];
  for (const team of ratings.teams.values()) {
    team.attack -= attack;
    team.defence -= defence;
  }
  ratings.base += attack - defence;
  return Math.max(Math.abs(attack), Math.abs(defence));
}

function add(sums: Sums | undefined, goals: number, expected: number): void {
  if (sums === undefined) return;
  sums.goals += goals;
  sums.expected += expected;
}

function total(matches: readonly Weighted[], ratings: GoalRatings, withHome: boolean, withAway: boolean): Sums {
  const sums: Sums = { goals: 0, expected: 0 };
  for (const match of matches) {
    const { home, away } = expectedGoals(ratings, match.home, match.away);
    if (withHome) add(sums, match.homeGoals * match.weight, home * match.weight);
    if (withAway) add(sums, match.awayGoals * match.weight, away * match.weight);
  }
  return sums;
}

/** ρ in [−0.2, 0.2] that explains the four low scores best, given the expected goals; by golden section. */
function fitRho(ratings: GoalRatings, matches: readonly Weighted[], usual: { mean: number; spread: number }): number {
  const expected = matches.map((match) => expectedGoals(ratings, match.home, match.away));
  const likelihood = (rho: number): number =>
    matches.reduce(
      (sum, match, index) => {
        const goals = expected[index] ?? { home: 1, away: 1 };
        const factor = tau(match.homeGoals, match.awayGoals, goals.home, goals.away, rho);
        return sum + match.weight * Math.log(Math.max(factor, 1e-9));
      },
      -((rho - usual.mean) ** 2) / (2 * usual.spread ** 2),
    );
  const golden = (Math.sqrt(5) - 1) / 2;
  let low = -0.2;
  let high = 0.2;
  while (high - low > 1e-6) {
    const one = high - golden * (high - low);
    const two = low + golden * (high - low);
    if (likelihood(one) < likelihood(two)) low = one;
    else high = two;
  }
  return (low + high) / 2;
}
