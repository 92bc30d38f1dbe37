/** Games of the book that have begun: which there were, and how they ended. */
import { LRUCache } from "lru-cache";
import type { Book } from "../book/book.ts";
import type { Game } from "../book/game.ts";
import { arrivalOf } from "../cyber/pricing/race.ts";
import type { RaceState, SeedTeam, SportSlug } from "../model.ts";
import type { PastEnding } from "../seed/pastResults.ts";
import { seasonNames } from "./seasons.ts";
import type { Result } from "./result.ts";

/** Ends never change; these are small. */
const mostKept = 30_000;
/** Periods that a game has without overtime. */
const usualPeriods: Partial<Record<SportSlug, number>> = {
  "ice-hockey": 3,
  basketball: 4,
  "american-football": 4,
  football: 2,
};

export class PlayedGames {
  readonly #book: Book;
  readonly #results = new LRUCache<number, Result>({ max: mostKept });
  #seasons: ReadonlyMap<number, string> = new Map();
  #seasonsOf: readonly Game[] | null = null;

  constructor(book: Book) {
    this.#book = book;
  }

  now(): number {
    return this.#book.now();
  }

  /** The result of a game that is over; null for one that is on or ahead. */
  result(game: Game): Result | null {
    const kept = this.#results.get(game.id);
    if (kept !== undefined) return kept;
    const ended = this.#book.ended(game);
    if (ended === null) return null;
    const { home, away, periods, period, race } = ended.state;
    const season = this.season(game);
    const result: Result = {
      id: game.id,
      game,
      sport: game.sport,
      championship: game.championship,
      season,
      countsForTable: season !== null,
      group: null,
      home: game.home,
      away: game.away,
      startsAt: game.startsAt,
      hasTime: true,
      endedAt: ended.at,
      score: { home, away, periods },
      ending: endingOf(game.sport.slug, period),
      shootout: null,
      goals: [],
      arrivals: race === undefined ? null : arrivalsOf(game.field ?? [], race),
    };
    this.#results.set(game.id, result);
    return result;
  }

  /** The season of a fixture; null for games of the round-the-clock schedule, which belong to none. */
  season(game: Game): string | null {
    const fixtures = this.#book.calendar.fixtures(this.now());
    if (fixtures !== this.#seasonsOf) {
      this.#seasons = seasonNames(fixtures);
      this.#seasonsOf = fixtures;
    }
    return this.#seasons.get(game.id) ?? null;
  }
}

/** The field as it came in. */
function arrivalsOf(field: readonly SeedTeam[], { steps, finishedIn }: RaceState): SeedTeam[] {
  const arrival = (runner: number): number =>
    arrivalOf(finishedIn[runner] ?? Number.POSITIVE_INFINITY, steps[runner] ?? 0);
  return field
    .map((team, runner) => ({ team, runner }))
    .toSorted((one, other) => arrival(one.runner) - arrival(other.runner) || one.runner - other.runner)
    .map(({ team }) => team);
}

function endingOf(sport: SportSlug, period: number): PastEnding {
  const usual = usualPeriods[sport];
  return usual !== undefined && period > usual ? "OVERTIME" : "REGULAR";
}
