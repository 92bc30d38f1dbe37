import { describe, expect, it } from "vitest";
import type { Game } from "./game.ts";
import { cursorOf } from "../cursor.ts";
import { pageOf, readCursor, type SortKey } from "./paging.ts";

const game = (id: number, startsAt: number): Game => ({ id, startsAt }) as Game;
const keyOf = (one: Game): SortKey => [0, one.startsAt, one.id];

describe("pages of games", () => {
  it("skip and repeat nothing when games leave and come in between", () => {
    const games = [1, 2, 3, 4, 5, 6].map((id) => game(id, id * 10));
    const first = pageOf(games, keyOf, 2, null);
    expect([first.games.map(({ id }) => id), first.totalCount]).toEqual([[1, 2], 6]);
    // Game 1 and the cursor's own game have started; one new game comes before the cursor and one after it.
    const later = [game(9, 5), ...games.slice(2), game(8, 35)].toSorted((one, other) => one.startsAt - other.startsAt);
    const second = pageOf(later, keyOf, 3, readCursor(first.next ?? ""));
    expect(second.games.map(({ id }) => id)).toEqual([3, 8, 4]);
    const last = pageOf(later, keyOf, 3, readCursor(second.next ?? ""));
    expect([last.games.map(({ id }) => id), last.next]).toEqual([[5, 6], null]);
  });

  it.each([
    "",
    "x",
    "e30",
    cursorOf([0, 1, 2]).slice(2),
    Buffer.from("[1,2]").toString("base64url"),
    Buffer.from('[1,2,"3"]').toString("base64url"),
  ])("take no cursor from %j", (text) => expect(readCursor(text)).toBeNull());
  it("read their own cursors", () =>
    expect(readCursor(cursorOf([3, 1_795_000_000, 900_107_213_123]))).toEqual([3, 1_795_000_000, 900_107_213_123]));
});
