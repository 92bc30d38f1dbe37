/** Everything that can be found at a moment, indexed so that a query looks only at games of matching names. */
import type { Book } from "../book/book.ts";
import type { Game } from "../book/game.ts";
import type { SeedChampionship, SeedTeam } from "../model.ts";

/** Something that has games: none, to come, or in play. */
export interface Busy<T> {
  item: T;
  isLive: boolean;
  games: readonly Game[];
}

export interface Catalogue {
  /** Names this state of it: answers of the same are kept. */
  moment: number;
  teams: readonly Busy<SeedTeam>[];
  championships: readonly Busy<SeedChampionship>[];
  /** In play. */
  live: ReadonlySet<Game>;
}

export function catalogueOf(book: Pick<Book, "line" | "live" | "calendar">, moment: number): Catalogue {
  const live = book.live();
  const ofTeam = new Map<SeedTeam, Game[]>();
  const ofChampionship = new Map<SeedChampionship, Game[]>();
  // Live ones first: the first game of a list shows whether any is in play.
  for (const game of [...live, ...book.line()]) {
    addTo(ofTeam, game.home, game);
    addTo(ofTeam, game.away, game);
    addTo(ofChampionship, game.championship, game);
  }
  const inPlay = new Set(live);
  const busy = <T>(item: T, all: ReadonlyMap<T, Game[]>): Busy<T> => {
    const games = all.get(item) ?? [];
    return { item, games, isLive: games[0] !== undefined && inPlay.has(games[0]) };
  };
  return {
    moment,
    live: inPlay,
    teams: book.calendar.teams.map((team) => busy(team, ofTeam)),
    championships: book.calendar.championships
      .map((championship) => busy(championship, ofChampionship))
      .filter(({ games }) => games.length > 0),
  };
}

function addTo<T>(all: Map<T, Game[]>, item: T, game: Game): void {
  const known = all.get(item);
  if (known === undefined) all.set(item, [game]);
  else known.push(game);
}
