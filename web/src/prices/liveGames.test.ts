import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Feed, LiveGames } from "./liveGames.ts";
import type { GameChange } from "./gameState.ts";

const told: GameChange = {
  gameId: "1",
  version: 1,
  isSnapshot: true,
  section: "LIVE",
  status: "IN_PLAY",
  score: null,
  prices: [],
  goneOutcomeIds: [],
  eventCount: 0,
  newEvents: [],
};

function setUp() {
  const open: { ids: string[]; tell: (change: GameChange) => void; end: (why?: "away") => void }[] = [];
  const feed: Feed = {
    subscribe: (ids, tell, end) => {
      const entry = { ids, tell, end };
      open.push(entry);
      return () => {
        open.splice(open.indexOf(entry), 1);
      };
    },
  };
  const away: boolean[] = [];
  const left: string[][] = [];
  return {
    open,
    away,
    left,
    live: new LiveGames(
      feed,
      () => undefined,
      (isAway) => away.push(isAway),
      (ids) => left.push(ids),
    ),
  };
}

describe("subscriptions to the games in view", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("asks for everything that comes into view together in one subscription", () => {
    const { open, live } = setUp();
    for (const id of ["1", "2", "3", "2"]) live.watch(id);
    vi.runAllTimers();
    expect(open.map(({ ids }) => ids)).toEqual([["1", "2", "3"]]);
  });

  it("never asks for more ids at once than the schema takes", () => {
    const { open, live } = setUp();
    for (let id = 0; id < 400; id += 1) live.watch(String(id));
    vi.runAllTimers();
    expect(open.every(({ ids }) => ids.length <= 200)).toBe(true);
    expect(open.flatMap(({ ids }) => ids)).toHaveLength(400);
  });

  it("lets a subscription go with its last watcher", () => {
    const { open, live } = setUp();
    const stops = [live.watch("1"), live.watch("1"), live.watch("2")];
    vi.runAllTimers();
    stops[0]?.();
    stops[0]?.();
    stops[2]?.();
    vi.runAllTimers();
    expect(open).toHaveLength(1);
    stops[1]?.();
    vi.runAllTimers();
    expect(open).toHaveLength(0);
  });

  it("stops while the page is hidden and asks again on return", () => {
    const { open, live } = setUp();
    live.watch("1");
    vi.runAllTimers();
    live.pause();
    expect(open).toHaveLength(0);
    live.watch("2");
    vi.runAllTimers();
    expect(open).toHaveLength(0);
    live.resume();
    vi.runAllTimers();
    expect(open.map(({ ids }) => ids)).toEqual([["1", "2"]]);
  });

  it("comes back when the server ends a subscription of its own", () => {
    const { open, live } = setUp();
    live.watch("1");
    vi.runAllTimers();
    const [entry] = open.splice(0);
    entry?.end();
    vi.runAllTimers();
    expect(open.map(({ ids }) => ids)).toEqual([["1"]]);
  });

  it("says that prices are not current while the gateway can't tell them, until the first that it tells again", () => {
    const { open, away, live } = setUp();
    live.watch("1");
    vi.runAllTimers();
    open.splice(0)[0]?.end("away");
    vi.runAllTimers();
    expect(away).toEqual([true]);
    open.splice(0)[0]?.end("away");
    vi.runAllTimers();
    expect(away).toEqual([true]);
    open[0]?.tell(told);
    expect(away).toEqual([true, false]);
  });

  it("does not go on about prices that nobody watches any more", () => {
    const { open, away, live } = setUp();
    const stop = live.watch("1");
    vi.runAllTimers();
    open.splice(0)[0]?.end("away");
    stop();
    vi.runAllTimers();
    expect(away).toEqual([true, false]);
  });

  it("tells which games it follows no more, so that their prices grow old: with the last watcher, while hidden, and when the server ends them", () => {
    const { open, left, live } = setUp();
    const stop = live.watch("1");
    live.watch("2");
    vi.runAllTimers();
    stop();
    vi.runAllTimers();
    // Its subscription still holds the other game, so it is followed all the same.
    expect(left).toEqual([]);
    live.pause();
    expect(left).toEqual([["1", "2"]]);
    live.resume();
    vi.runAllTimers();
    expect(open.map(({ ids }) => ids)).toEqual([["2"]]);
    open[0]?.end();
    expect(left).toEqual([["1", "2"], ["2"]]);
  });

  it("asks for all games again after the gateway could not tell one of them", () => {
    const { open, left, live } = setUp();
    live.watch("1");
    vi.runAllTimers();
    live.watch("2");
    vi.runAllTimers();
    expect(open).toHaveLength(2);
    open[0]?.end("away");
    expect(left.flat().toSorted()).toEqual(["1", "2"]);
    vi.runAllTimers();
    expect(open.filter(({ ids }) => ids.includes("2"))).toHaveLength(1);
    expect(open.at(-1)?.ids).toEqual(["1", "2"]);
  });
});
