/** Pages of the games list: a cursor is the sort key of a game. */
import { z } from "zod";
import { cursorOf, readPlace } from "../cursor.ts";
import type { Game } from "./game.ts";

/** Sort key of a list: usually the championship's place in the menu, the start and the id. */
export type SortKey = readonly [number, number, number];

const key = z.tuple([z.int(), z.int(), z.int()]);

/** The sort key of a cursor; null for an invalid text. */
export const readCursor = (cursor: string): SortKey | null => readPlace<SortKey>(key, cursor);

export function isAfter(one: SortKey, other: SortKey): boolean {
  return one[0] !== other[0] ? one[0] > other[0] : one[1] !== other[1] ? one[1] > other[1] : one[2] > other[2];
}

/** Games in order of their keys, each key made once. */
export function inOrder(games: readonly Game[], keyOf: (game: Game) => SortKey): Game[] {
  const keyed = games.map((game) => ({ game, key: keyOf(game) }));
  return keyed.toSorted(({ key: a }, { key: b }) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]).map(({ game }) => game);
}

export interface Page {
  games: Game[];
  cursors: string[];
  totalCount: number;
  next: string | null;
}

/** The first games after a cursor (from the start without one). `games` are in order of `keyOf`. */
export function pageOf(
  games: readonly Game[],
  keyOf: (game: Game) => SortKey,
  first: number,
  after: SortKey | null,
): Page {
  const rest = after === null ? games : games.filter((game) => isAfter(keyOf(game), after));
  const page = rest.slice(0, first);
  const cursors = page.map((game) => cursorOf(keyOf(game)));
  return {
    games: page,
    cursors,
    totalCount: games.length,
    next: rest.length > page.length ? (cursors.at(-1) ?? null) : null,
  };
}
