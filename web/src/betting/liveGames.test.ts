import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Feed, LiveGames } from "./liveGames.ts";
import type { GameChange } from "./priceStore.ts";

const told: GameChange = { gameId: "1", version: 1, isSnapshot: true, section: "LIVE", status: "IN_PLAY", score: null, prices: [], goneOutcomeIds: [] };

function setUp() {
  const open: { ids: string[]; tell: (change: GameChange) => void; end: (why?: "away") => void }[] = [];
  const feed: Feed = {
    subscribe: (ids, tell, end) => {
      const entry = { ids, tell, end };
      open.push(entry);
      return () => { open.splice(open.indexOf(entry), 1); };
    },
  };
  const away: boolean[] = [];
  return { open, away, live: new LiveGames(feed, () => undefined, (isAway) => away.push(isAway)) };
}

describe("subscriptions to the games in view", () => {
  beforeEach(() => { vi.useFakeTimers(); });
  afterEach(() => { vi.useRealTimers(); });

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

  it("stops while the page is hidden and asks anew on return", () => {
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
});
