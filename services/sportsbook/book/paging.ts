/**
 * Cursors of the games list. A cursor is the sort key of a game, not a number of rows, so pages neither skip nor repeat
 * games when others start, end or appear in between.
 */
import { z } from "zod";
import type { Game } from "./game.ts";

/** Place of the championship in the menu, start, id. */
export type SortKey = readonly [place: number, startsAt: number, id: number];

const key = z.tuple([z.int(), z.int(), z.int()]);

export function cursorOf(sortKey: SortKey): string {
  return Buffer.from(JSON.stringify(sortKey)).toString("base64url");
}

/** The sort key of a cursor; null for a text that is none. */
export function readCursor(cursor: string): SortKey | null {
  try {
    const parsed = key.safeParse(JSON.parse(Buffer.from(cursor, "base64url").toString("utf8")));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

export function isAfter(one: SortKey, other: SortKey): boolean {
  return one[0] !== other[0] ? one[0] > other[0] : one[1] !== other[1] ? one[1] > other[1] : one[2] > other[2];
}

export interface Page { games: Game[]; cursors: string[]; totalCount: number; next: string | null }

/** The first games after a cursor (from the start without one). `games` are in order of `keyOf`. */
export function pageOf(games: readonly Game[], keyOf: (game: Game) => SortKey, first: number, after: SortKey | null): Page {
  const rest = after === null ? games : games.filter((game) => isAfter(keyOf(game), after));
  const page = rest.slice(0, first);
  const cursors = page.map((game) => cursorOf(keyOf(game)));
  return { games: page, cursors, totalCount: games.length, next: rest.length > page.length ? cursors.at(-1) ?? null : null };
}
