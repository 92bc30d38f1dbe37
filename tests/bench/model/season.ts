/**
 * The 1X2 model on a season it was not fitted on: ratings of seven leagues fitted on 2024/25, log-loss of their prices
 * on every match of 2025/26, once with the ratings of the summer and once fitted again each week on what was known by
 * then. Beside it what knows less: how often home sides win at all, and ratings by Elo.
 */
import {
  fitGoals,
  FOOTBALL_FIT,
  expectedGoals,
  type GoalRatings,
  type ScoredMatch,
  type TeamRating,
} from "../../../services/betting/sportsbook/ratings/dixon-coles.ts";
import { loadPastResults } from "../../../services/betting/sportsbook/seed/pastResults.ts";
import { footballModel } from "../../../services/betting/sportsbook/pricing/football.ts";

type Chances = readonly [home: number, draw: number, away: number];
interface Match {
  league: number;
  season: string;
  startsAt: number;
  home: string;
  away: string;
  goals: readonly [number, number];
}

const leagues = new Set([88, 127, 96, 110, 112, 118, 121]);
const fitted = "2024-25";
const held = "2025-26";
const week = 7 * 86_400;
/** Clubs that come up are worth less than the average of the league: the importer's own number. */
const promoted: TeamRating = { attack: -0.15, defence: -0.15 };

export interface SeasonReport {
  matches: number;
  leagues: number;
  losses: Record<"base" | "elo" | "summer" | "weekly", number>;
}

function resultOf({ goals: [home, away] }: Match): 0 | 1 | 2 {
  return home > away ? 0 : home === away ? 1 : 2;
}

function shares(matches: readonly Match[]): Chances {
  const counts = [0, 0, 0];
  for (const match of matches) counts[resultOf(match)] = (counts[resultOf(match)] ?? 0) + 1 / matches.length;
  return [counts[0] ?? 0, counts[1] ?? 0, counts[2] ?? 0];
}

function fit(
  known: readonly Match[],
  teams: ReadonlySet<string>,
  before: ReadonlySet<string>,
  now: number,
): GoalRatings {
  const scored = known.map(({ home, away, goals, startsAt }): ScoredMatch => ({
    home,
    away,
    homeGoals: goals[0],
    awayGoals: goals[1],
    daysAgo: (now - startsAt) / 86_400,
  }));
  const prior = new Map([...teams].filter((team) => !before.has(team)).map((team) => [team, promoted]));
  const ratings = fitGoals(scored, { ...FOOTBALL_FIT, prior });
  for (const [team, worth] of prior) if (!ratings.teams.has(team)) ratings.teams.set(team, worth);
  return ratings;
}

/** What the book would quote, before its margin. */
function chancesBy(ratings: GoalRatings, { home, away }: Match): Chances {
  const goals = expectedGoals(ratings, home, away);
  const outcomes =
    footballModel.markets({ ...goals, rho: ratings.rho }, null).find(({ type }) => type === "1x2")?.outcomes ?? [];
  return [outcomes[0]?.probability ?? 0, outcomes[1]?.probability ?? 0, outcomes[2]?.probability ?? 0];
}

/** Elo with a home advantage of 65 points and steps of 20; draws as often as they are, most between equals. */
class Elo {
  readonly #points = new Map<string, number>();
  readonly #draws: number;

  constructor(draws: number) {
    this.#draws = draws;
  }

  chances({ home, away }: Match): Chances {
    const expected = 1 / (1 + 10 ** (-(this.#of(home) + 65 - this.#of(away)) / 400));
    const draw = this.#draws * 4 * expected * (1 - expected) * 1.1;
    return [Math.max(0.01, expected - draw / 2), draw, Math.max(0.01, 1 - expected - draw / 2)];
  }

  play(match: Match): void {
    const [home, draw] = this.chances(match);
    const score = [1, 0.5, 0][resultOf(match)] ?? 0;
    const step = 20 * (score - home - draw / 2);
    this.#points.set(match.home, this.#of(match.home) + step);
    this.#points.set(match.away, this.#of(match.away) - step);
  }

  #of(team: string): number {
    return this.#points.get(team) ?? 1450;
  }
}

export function heldOutSeason(): SeasonReport {
  const all = loadPastResults()
    .results.filter(
      ({ championshipId, season, ending }) =>
        leagues.has(championshipId) && (season === fitted || season === held) && ending === "REGULAR",
    )
    .map(({ championshipId, season, startsAt, homeId, awayId, home, away }): Match => ({
      league: championshipId,
      season,
      startsAt,
      home: String(homeId),
      away: String(awayId),
      goals: [home, away],
    }))
    .toSorted((one, other) => one.startsAt - other.startsAt);
  const losses = { base: 0, elo: 0, summer: 0, weekly: 0 };
  const seen = new Set<number>();
  let matches = 0;
  for (const [league, own] of Map.groupBy(all, (match) => match.league)) {
    const before = own.filter(({ season }) => season === fitted);
    const after = own.filter(({ season }) => season === held);
    const first = after[0];
    if (before.length < 100 || first === undefined) continue;
    const base = shares(before);
    const elo = new Elo(base[1]);
    for (const match of before) elo.play(match);
    const clubs = (played: readonly Match[]) => new Set(played.flatMap(({ home, away }) => [home, away]));
    const [teams, old] = [clubs(after), clubs(before)];
    const summer = fit(before, teams, old, first.startsAt);
    let weekly = summer;
    let fittedAt = first.startsAt;
    for (const [index, match] of after.entries()) {
      if (match.startsAt - fittedAt >= week) {
        fittedAt = match.startsAt;
        // A match still going on tells nothing yet.
        weekly = fit(
          [...before, ...after.slice(0, index).filter(({ startsAt }) => startsAt < match.startsAt - 10_800)],
          teams,
          old,
          fittedAt,
        );
      }
      const loss = (chances: Chances): number => -Math.log(Math.max(1e-9, chances[resultOf(match)]));
      losses.base += loss(base);
      losses.elo += loss(elo.chances(match));
      losses.summer += loss(chancesBy(summer, match));
      losses.weekly += loss(chancesBy(weekly, match));
      elo.play(match);
      matches += 1;
      seen.add(league);
    }
  }
  return {
    matches,
    leagues: seen.size,
    losses: {
      base: losses.base / matches,
      elo: losses.elo / matches,
      summer: losses.summer / matches,
      weekly: losses.weekly / matches,
    },
  };
}
