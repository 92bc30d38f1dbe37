/** What a sport, a championship, a game or a team of the book is called, and the segments of its address. */
import type { Named, NamedKind } from "../feed.ts";
import { gameNames } from "../words/names.ts";
import type { Book } from "./book.ts";
import { slugOf } from "./game.ts";

/** Null for a key that nothing has. */
export function namedIn(book: Pick<Book, "calendar" | "game" | "now">, kind: NamedKind, key: string): Named | null {
  const { calendar } = book;
  if (kind === "sport") {
    const found = calendar.sports.find(({ slug }) => slug === key);
    return found === undefined ? null : { names: found.names, segments: [found.slug] };
  }
  if (kind === "team") {
    const team = calendar.teamSlugs.team(key);
    const of = calendar.sports.find(({ id }) => id === team?.sportId);
    return team === null || of === undefined ? null : { names: team.names, sport: of.names, segments: [of.slug] };
  }
  if (kind === "event") {
    const found = calendar.sports.find(({ slug }) => slug === key) ?? calendar.championships.find(({ slug }) => slug === key);
    return found === undefined ? null : { names: found.names, segments: [found.slug] };
  }
  if (!/^\d{1,15}$/.test(key)) return null;
  const game = kind === "game" ? book.game(Number(key)) : null;
  if (game !== null) {
    const { id, sport, championship, startsAt } = game;
    return {
      names: gameNames(game), sport: sport.names, championship: championship.names, startsAt, isStarted: startsAt <= book.now(),
      segments: [sport.slug, `${championship.id}-${championship.slug}`, `${id}-${slugOf(game)}`],
    };
  }
  const championship = kind === "championship" ? calendar.championship(Number(key)) : null;
  const sport = calendar.sports.find(({ id }) => id === championship?.sportId);
  return championship === null || sport === undefined ? null : { names: championship.names, sport: sport.names, segments: [sport.slug, `${championship.id}-${championship.slug}`] };
}
