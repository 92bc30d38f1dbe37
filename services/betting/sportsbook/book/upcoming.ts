/** Games that lie ahead, races too, as other services build on them. */
import type { Fixture } from "../feed.ts";
import { gameNames } from "../words/names.ts";
import type { Book } from "./book.ts";

/** Games of some sports (by slug) that start in [from, until), epoch seconds, by their start. */
export function upcomingIn(
  book: Pick<Book, "line" | "calendar">,
  sports: readonly string[],
  from: number,
  until: number,
): Fixture[] {
  return [...book.line(), ...(sports.includes("marbles") ? book.calendar.races(from, until) : [])]
    .filter(({ sport, startsAt }) => sports.includes(sport.slug) && startsAt >= from && startsAt < until)
    .toSorted((one, other) => one.startsAt - other.startsAt || one.id - other.id)
    .map((game) => ({
      gameId: String(game.id),
      sportId: String(game.sport.id),
      names: gameNames(game),
      championship: game.championship.names,
      home: game.home.names,
      away: game.away.names,
      runners: (game.field ?? []).map(({ names }) => names),
      startsAt: game.startsAt,
    }));
}
