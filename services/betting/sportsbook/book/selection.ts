/** The games of a section that a visitor selects (SPEC 5.34), and their order. */
import { hourTeller } from "#shared/site/timeZone.ts";
import type { SeedChampionship } from "../model.ts";
import type { Book } from "./book.ts";
import type { Game } from "./game.ts";
import type { SortKey } from "./paging.ts";

export const TIME_FILTERS = ["ALL", "UPCOMING_EVENTS", "FIRST_PERIOD", "SECOND_PERIOD", "RECOMMENDED"] as const;
export type TimeFilter = (typeof TIME_FILTERS)[number];

export const GAME_ORDERS = ["CHAMPIONSHIP", "COUNTRY", "START"] as const;
export type GameOrder = (typeof GAME_ORDERS)[number];

const HOUR = 3600;
/** Default hours of "upcoming events". */
export const USUAL_HOURS = 3;
/** Hours ahead that games of the line are recommended for. */
const RECOMMENDED_HOURS = 48;
/** Larger than any instant: moves everything that isn't among the best to the end. */
const BEHIND = 100_000_000_000;

export interface TimeChoice {
  time: TimeFilter;
  hours: number;
  timeZone: string;
}

/** Games that go live soon are still in the line, also for those who look at live. */
export function sectionOf(section: "LINE" | "LIVE" | undefined, time: TimeFilter): "LINE" | "LIVE" | undefined {
  return time === "UPCOMING_EVENTS" ? "LINE" : section;
}

/** A test for games by the time filter. */
export function timeTest(
  book: Pick<Book, "now" | "stateNow">,
  { time, hours, timeZone }: TimeChoice,
): (game: Game) => boolean {
  const now = book.now();
  if (time === "ALL") return () => true;
  if (time === "UPCOMING_EVENTS") return ({ startsAt }) => startsAt <= now + hours * HOUR;
  if (time === "RECOMMENDED")
    return ({ championship, startsAt }) => championship.isTop && startsAt <= now + RECOMMENDED_HOURS * HOUR;
  const wanted = time === "FIRST_PERIOD" ? 1 : 2;
  const hourOf = hourTeller(timeZone);
  return (game) =>
    (game.startsAt > now ? (hourOf(game.startsAt) < 12 ? 1 : 2) : book.stateNow(game)?.period) === wanted;
}

/** How many games are top at a time. */
const TOP_GAMES = 20;
const DAY = 24 * HOUR;

/**
 * The top games among some of top championships: what is played now and next, day by day, of a day those of the
 * championships that come first in the menu. In the order given.
 */
export function topGames(games: readonly Game[], placeOf: (championshipId: number) => number, now: number): Game[] {
  const dayOf = ({ startsAt }: Game): number => Math.max(0, Math.floor((startsAt - now) / DAY));
  const best = games
    .filter(({ championship }) => championship.isTop)
    .toSorted(
      (one, other) =>
        dayOf(one) - dayOf(other) ||
        placeOf(one.championship.id) - placeOf(other.championship.id) ||
        one.startsAt - other.startsAt ||
        one.id - other.id,
    );
  const top = new Set(best.slice(0, TOP_GAMES));
  return games.filter((game) => top.has(game));
}

/** Of each championship the first few of a list. */
export function fewOfEach(games: readonly Game[], most: number): Game[] {
  const counts = new Map<number, number>();
  return games.filter(({ championship: { id } }) => {
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    return count <= most;
  });
}

/** Championships in menu order; those of a country are grouped where the first of them stands. */
export function byCountry(championships: readonly SeedChampionship[]): SeedChampionship[] {
  const groups = new Map<string, SeedChampionship[]>();
  for (const championship of championships) {
    const key = `${championship.sportId} ${championship.countryCode ?? ""}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [championship]);
    else group.push(championship);
  }
  // Sports stay together, because the menu's order goes by sport first.
  return [...groups.values()].flat();
}

/** Places of games in the lists that can be asked for; championships come in menu order. */
export class Orders {
  readonly #places: Readonly<Record<"CHAMPIONSHIP" | "COUNTRY", ReadonlyMap<number, number>>>;

  constructor(championships: readonly SeedChampionship[]) {
    const placesOf = (list: readonly SeedChampionship[]) => new Map(list.map(({ id }, index) => [id, index]));
    this.#places = { CHAMPIONSHIP: placesOf(championships), COUNTRY: placesOf(byCountry(championships)) };
  }

  /** Sort key of games; with `isBestFirst` the operator's top championships come before all others. */
  keyOf(order: GameOrder, isBestFirst: boolean): (game: Game) => SortKey {
    const places = this.#places[order === "COUNTRY" ? "COUNTRY" : "CHAMPIONSHIP"];
    return ({ id, championship, startsAt }) => {
      const place = places.get(championship.id) ?? 0;
      const behind = isBestFirst && !championship.isTop ? BEHIND : 0;
      return order === "START" ? [behind + startsAt, place, id] : [behind + place, startsAt, id];
    };
  }
}
