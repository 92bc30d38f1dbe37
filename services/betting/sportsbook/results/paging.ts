/** Pages of results: a cursor is the place of a result in its list's order. */
import { z } from "zod";
import { cursorOf, readPlace } from "../cursor.ts";

/** Numbers that order a list, the same number of them for each of its items. */
export type Place = readonly number[];

const place = z.array(z.number()).min(1).max(4);

/** Null for a text that is no cursor. */
export const readCursor = (cursor: string): Place | null => readPlace<Place>(place, cursor);

export function compare(one: Place, other: Place): number {
  for (const [index, value] of one.entries()) {
    const difference = value - (other[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

export interface Page<T> {
  items: T[];
  cursors: string[];
  totalCount: number;
  next: string | null;
}

/** The first items after a cursor (from the start without one); sorts them. */
export function pageOf<T>(
  items: readonly T[],
  placeOf: (item: T) => Place,
  first: number,
  after: Place | null,
): Page<T> {
  const placed = items
    .map((item) => ({ item, key: placeOf(item) }))
    .toSorted((one, other) => compare(one.key, other.key));
  const rest = after === null ? placed : placed.filter(({ key }) => compare(key, after) > 0);
  const page = rest.slice(0, first);
  const last = page.at(-1);
  return {
    items: page.map(({ item }) => item),
    cursors: page.map(({ key }) => cursorOf(key)),
    totalCount: items.length,
    next: rest.length > page.length && last !== undefined ? cursorOf(last.key) : null,
  };
}
