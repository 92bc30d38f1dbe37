// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  decodeFavorites,
  type FavoriteKey,
  Favorites,
  FAVORITES_KEY,
  type FavoritesAnswer,
  MOST_FAVORITES,
} from "./favorites.ts";

const game = (id: string): FavoriteKey => ({ kind: "GAME", id });
const text = (keys: readonly FavoriteKey[]) => keys.map(({ kind, id }) => `${kind}:${id}`);
const kept = () => decodeFavorites(localStorage.getItem(FAVORITES_KEY));

/** A server with a player's favorites; `isDown` loses every answer. */
function server(initial: FavoriteKey[] = []) {
  const state = { keys: initial, isDown: false, told: [] as string[], calls: [] as string[], most: MOST_FAVORITES };
  const change = async (action: "add" | "remove", items: readonly FavoriteKey[]): Promise<FavoritesAnswer> => {
    state.calls.push(`${action} ${text(items).join(" ")}`);
    if (state.isDown) return { keys: null, error: null };
    const others = state.keys.filter((key) => !items.some((item) => item.kind === key.kind && item.id === key.id));
    const fitting = action === "add" ? items.slice(0, state.most - others.length) : [];
    state.keys = [...fitting, ...others];
    return { keys: state.keys, error: action === "add" && fitting.length < items.length ? "TOO_MANY_FAVORITES" : null };
  };
  const favorites = new Favorites({
    load: async () => (state.isDown ? null : state.keys),
    change,
    tell: (code) => state.told.push(code),
    storage: () => localStorage,
  });
  return { favorites, state };
}

const settled = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });
beforeEach(() => localStorage.clear());

describe("a guest's favorites [1.02]", () => {
  it("lie in their browser, newest first, and are there the next time", async () => {
    const { favorites, state } = server();
    await favorites.follow(null);
    favorites.toggle(game("1"));
    favorites.toggle({ kind: "TEAM", id: "1" });
    expect(text(favorites.keys())).toEqual(["TEAM:1", "GAME:1"]);
    const next = server().favorites;
    await next.follow(null);
    expect(next.has(game("1"))).toBe(true);
    next.toggle(game("1"));
    expect(text(kept())).toEqual(["TEAM:1"]);
    expect(state.calls).toEqual([]);
  });

  it("are read with care: Invalid values are left out, twice is once", () => {
    expect(decodeFavorites("nonsense")).toEqual([]);
    expect(
      decodeFavorites(
        JSON.stringify([
          game("1"),
          game("1"),
          { kind: "SPORT", id: "1" },
          { kind: "GAME", id: 5 },
          { kind: "TEAM", id: "x" },
          null,
          "GAME:1",
        ]),
      ),
    ).toEqual([game("1")]);
    expect(decodeFavorites(JSON.stringify({ length: 1 }))).toEqual([]);
  });

  it("are no more than 500", async () => {
    localStorage.setItem(FAVORITES_KEY, JSON.stringify(Array.from({ length: 500 }, (_, index) => game(String(index)))));
    const { favorites, state } = server();
    await favorites.follow(null);
    favorites.toggle(game("1000"));
    expect([favorites.keys().length, state.told]).toEqual([500, ["TOO_MANY_FAVORITES"]]);
  });
});

describe("a player's favorites [1.02]", () => {
  it("come from the server, and every change goes there", async () => {
    const { favorites, state } = server([game("1")]);
    await favorites.follow("7");
    expect([text(favorites.keys()), favorites.state()]).toEqual([["GAME:1"], "ready"]);
    favorites.toggle(game("2"));
    expect(favorites.has(game("2"))).toBe(true);
    favorites.toggle(game("1"));
    await settled();
    expect(state.calls).toEqual(["add GAME:2", "remove GAME:1"]);
    expect(text(favorites.keys())).toEqual(["GAME:2"]);
    expect(localStorage.getItem(FAVORITES_KEY)).toBeNull();
  });

  it("take along what they chose as a guest, once, without loss and without doubles", async () => {
    const { favorites, state } = server([game("1"), game("2")]);
    await favorites.follow(null);
    favorites.toggle(game("2"));
    favorites.toggle(game("3"));
    await favorites.follow("7");
    expect(text(favorites.keys()).toSorted()).toEqual(["GAME:1", "GAME:2", "GAME:3"]);
    expect(kept()).toEqual([]);
    expect(state.calls).toEqual(["add GAME:3 GAME:2"]);
    await favorites.follow(null);
    expect(favorites.keys()).toEqual([]);
    await favorites.follow("7");
    expect(state.calls).toHaveLength(1);
  });

  it("leave with the guest what did not fit, and what no answer came to", async () => {
    const { favorites, state } = server([game("1")]);
    state.most = 2;
    await favorites.follow(null);
    favorites.toggle(game("2"));
    favorites.toggle(game("3"));
    await favorites.follow("7");
    expect([text(favorites.keys()), text(kept()), state.told]).toEqual([
      ["GAME:3", "GAME:1"],
      ["GAME:2"],
      ["TOO_MANY_FAVORITES"],
    ]);

    localStorage.setItem(FAVORITES_KEY, JSON.stringify([game("9")]));
    const down = server();
    down.state.isDown = true;
    await down.favorites.follow("7");
    expect([down.favorites.state(), text(kept())]).toEqual(["failed", ["GAME:9"]]);
    down.state.isDown = false;
    await down.favorites.reload();
    expect([down.favorites.state(), text(down.favorites.keys()), kept()]).toEqual(["ready", ["GAME:9"], []]);
  });

  it("are taken back when the server does not answer, and it is stated", async () => {
    const { favorites, state } = server([game("1")]);
    await favorites.follow("7");
    state.isDown = true;
    favorites.toggle(game("2"));
    favorites.toggle(game("1"));
    await settled();
    expect([text(favorites.keys()), state.told]).toEqual([["GAME:1"], ["NETWORK", "NETWORK"]]);
  });

  it("of one player are not shown to the next, however late an answer comes", async () => {
    let answer: (keys: FavoriteKey[]) => void = () => undefined;
    const favorites = new Favorites({
      load: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
      change: async () => ({ keys: null, error: null }),
      tell: () => undefined,
      storage: () => localStorage,
    });
    const first = favorites.follow("7");
    await favorites.follow(null);
    answer([game("1")]);
    await first;
    expect(favorites.keys()).toEqual([]);
  });
});

describe("two tabs", () => {
  it("of a guest show the same", async () => {
    const { favorites } = server();
    const stop = favorites.listen();
    await favorites.follow(null);
    globalThis.dispatchEvent(
      new StorageEvent("storage", { key: FAVORITES_KEY, newValue: JSON.stringify([game("4")]) }),
    );
    expect(favorites.has(game("4"))).toBe(true);
    stop();
  });

  it("of a player show the same, and those of another player what is theirs", async () => {
    const [one, same, other] = [server([game("1")]), server([game("1")]), server([game("8")])];
    const stops = [one, same, other].map(({ favorites }) => favorites.listen());
    await Promise.all([one.favorites.follow("7"), same.favorites.follow("7"), other.favorites.follow("8")]);
    one.favorites.toggle(game("2"));
    await vi.waitFor(() => expect(same.favorites.has(game("2"))).toBe(true));
    expect(text(other.favorites.keys())).toEqual(["GAME:8"]);
    for (const stop of stops) stop();
  });
});
