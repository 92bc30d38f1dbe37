/** Names and address segments of the book's sports, championships, games and teams. */
import type { Named, NamedKind } from "../feed.ts";
import { gameNames } from "../words/names.ts";
import type { Book } from "./book.ts";
import type { SeedSport } from "../model.ts";
import { slugOf } from "./game.ts";
import { isId } from "../../../platform/http/ids.ts";

/** Where the things of a sport have their pages. */
const placeOf = ({ area, cyberVariant }: SeedSport): Pick<Named, "area" | "variant"> =>
  cyberVariant === null ? { area } : { area, variant: cyberVariant.toLowerCase() as Lowercase<typeof cyberVariant> };

/** Null for a key that nothing has. */
export function namedIn(book: Pick<Book, "calendar" | "game" | "now">, kind: NamedKind, key: string): Named | null {
  const { calendar } = book;
  if (kind === "sport") {
    const found = calendar.sports.find(({ slug }) => slug === key);
    return found === undefined ? null : { names: found.names, ...placeOf(found), segments: [found.slug] };
  }
  if (kind === "team") {
    const team = calendar.teamSlugs.team(key);
    const of = calendar.sports.find(({ id }) => id === team?.sportId);
    return team === null || of === undefined
      ? null
      : { names: team.names, ...placeOf(of), sport: of.names, segments: [of.slug] };
  }
  if (kind === "event") {
    const championship = calendar.championships.find(({ slug }) => slug === key);
    return (
      namedIn(book, "sport", key) ??
      (championship === undefined ? null : namedIn(book, "championship", String(championship.id)))
    );
  }
  if (!isId(key)) return null;
  const game = kind === "game" ? book.game(Number(key)) : null;
  if (game !== null) {
    const { id, sport, championship, startsAt } = game;
    return {
      names: gameNames(game),
      ...placeOf(sport),
      sport: sport.names,
      championship: championship.names,
      startsAt,
      isStarted: startsAt <= book.now(),
      segments: [sport.slug, `${championship.id}-${championship.slug}`, `${id}-${slugOf(game)}`],
    };
  }
  const championship = kind === "championship" ? calendar.championship(Number(key)) : null;
  const sport = calendar.sports.find(({ id }) => id === championship?.sportId);
  return championship === null || sport === undefined
    ? null
    : {
        names: championship.names,
        ...placeOf(sport),
        sport: sport.names,
        segments: [sport.slug, `${championship.id}-${championship.slug}`],
      };
}
