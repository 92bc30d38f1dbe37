/**
 * All results, real ones of past seasons and those of the book's own games, as lists: of a day, recently finished, of a
 * championship or of a team. A list names its games; how each ended is worked out only for the few that are shown.
 */
import { type Book, longestGame } from "../book/book.ts";
import type { Game } from "../book/game.ts";
import type { SeedChampionship, SeedTeam } from "../model.ts";
import type { Archive } from "./archive.ts";
import { type Day, isOn } from "./days.ts";
import { PlayedGames } from "./played.ts";
import type { Listed, Result } from "./result.ts";

/** What began is listed again this often, in seconds. */
const listedFor = 60;
/** How long after the end of the longest game of its sport a game stays among those just played. */
const justPlayed = 3600;
/** Noon UTC is used for days without times; somewhere that day begins or ends this much earlier or later. */
const dayReach = 86_400;

/** Games of the book that have begun, or will within the minute. */
interface Begun {
  until: number;
  /** Oldest first. */
  games: readonly Game[];
  byChampionship: ReadonlyMap<number, readonly Game[]>;
  byTeam: ReadonlyMap<number, readonly Game[]>;
  fixtures: ReadonlySet<Game>;
}

export class Ledger {
  readonly archive: Archive;
  readonly played: PlayedGames;
  readonly #book: Book;
  readonly #places: ReadonlyMap<number, number>;
  #begun: Begun | null = null;

  constructor(book: Book, archive: Archive) {
    this.#book = book;
    this.archive = archive;
    this.played = new PlayedGames(book);
    this.#places = new Map(book.calendar.championships.map(({ id }, index) => [id, index]));
  }

  now(): number {
    return this.#book.now();
  }

  /** Place in the menu; items outside the menu come last in their sport. */
  place(championship: SeedChampionship): number {
    const own = this.#places.get(championship.id);
    if (own !== undefined) return own;
    const last = this.#book.calendar.championships.findLastIndex(({ sportId }) => sportId === championship.sportId);
    return last + 0.5;
  }

  championship(id: number): SeedChampionship | null {
    return this.#book.calendar.championship(id) ?? this.archive.ofChampionship(id).at(-1)?.championship ?? null;
  }

  team(id: number): SeedTeam | null {
    return this.archive.team(id);
  }

  /** How a listed game ended; null while it is on. */
  result(listed: Listed): Result | null {
    return this.archive.byId(listed.id) ?? this.#resultOf(this.#book.calendar.byId(listed.id, this.now()));
  }

  byId(id: number): Result | null {
    return this.archive.byId(id) ?? this.#resultOf(this.#book.game(id));
  }

  #resultOf(game: Game | null): Result | null {
    return game === null ? null : this.played.result(game);
  }

  /** Everything there is, oldest first. */
  all(): Listed[] {
    return [...this.archive.results, ...this.#over(this.#begunNow().games).map(listed)];
  }

  /** Games of a day that are over. */
  ofDay(day: Day): Listed[] {
    const past = this.archive.between(day.from - dayReach, day.until + dayReach).filter((result) => isOn(result, day));
    return [
      ...past,
      ...this.#over(this.#begunNow().games.filter(({ startsAt }) => startsAt >= day.from && startsAt < day.until)).map(
        listed,
      ),
    ];
  }

  /** Games in play, and those that have been over for about an hour. */
  live(): Listed[] {
    const now = this.now();
    return this.#begunNow()
      .games.filter(({ startsAt, sport }) => startsAt <= now && now - startsAt < longestGame[sport.slug] + justPlayed)
      .map(listed);
  }

  /** Every result of a championship, newest first. */
  ofChampionship(id: number): Listed[] {
    return [
      ...this.#over(this.#begunNow().byChampionship.get(id) ?? []).map(listed),
      ...this.archive.ofChampionship(id),
    ].toSorted(newestFirst);
  }

  /** Every result of a team, newest first. */
  ofTeam(id: number): Listed[] {
    return [...this.#over(this.#begunNow().byTeam.get(id) ?? []).map(listed), ...this.archive.ofTeam(id)].toSorted(
      newestFirst,
    );
  }

  /** Fixtures of a championship's seasons that are over, oldest first. */
  fixturesOf(championshipId: number): Game[] {
    const { byChampionship, fixtures } = this.#begunNow();
    return this.#over((byChampionship.get(championshipId) ?? []).filter((game) => fixtures.has(game)));
  }

  /** Sports and championships in menu order, including those outside the menu. */
  championships(): SeedChampionship[] {
    const extra = [
      ...new Map(this.archive.results.map(({ championship }) => [championship.id, championship])).values(),
    ].filter(({ id }) => !this.#places.has(id));
    return [...this.#book.calendar.championships, ...extra].toSorted(
      (one, other) => this.place(one) - this.place(other) || one.id - other.id,
    );
  }

  #over(games: readonly Game[]): Game[] {
    return games.filter((game) => this.#isOver(game));
  }

  #isOver(game: Game): boolean {
    const age = this.now() - game.startsAt;
    return age >= longestGame[game.sport.slug] || (age >= 0 && this.#book.ended(game) !== null);
  }

  /** Fixtures of the season, and games of the round-the-clock schedule as long as the calendar keeps them. */
  #begunNow(): Begun {
    const now = this.now();
    if (this.#begun !== null && now < this.#begun.until && now >= this.#begun.until - 2 * listedFor) return this.#begun;
    const until = now + listedFor;
    const { calendar } = this.#book;
    const fixtures = new Set(calendar.fixtures(now));
    const games = [...new Set([...fixtures, ...calendar.games(now)])]
      .filter(({ startsAt }) => startsAt < until)
      .toSorted((one, other) => one.startsAt - other.startsAt || one.id - other.id);
    const byTeam = new Map<number, Game[]>();
    // A race has neither sides nor a winner for a form.
    for (const game of games.filter(({ field }) => field === undefined)) {
      for (const { id } of [game.home, game.away]) {
        const own = byTeam.get(id);
        if (own === undefined) byTeam.set(id, [game]);
        else own.push(game);
      }
    }
    this.#begun = {
      until,
      games,
      fixtures,
      byTeam,
      byChampionship: Map.groupBy(games, ({ championship }) => championship.id),
    };
    return this.#begun;
  }
}

/** Newest first; ids keep those of the same second in one order. */
export function newestFirst(one: Listed, other: Listed): number {
  return other.startsAt - one.startsAt || other.id - one.id;
}

function listed({ id, sport, championship, home, away, startsAt }: Game): Listed {
  return { id, sport, championship, home, away, startsAt, hasTime: true };
}
