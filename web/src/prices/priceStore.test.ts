import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type GameChange, UNHEARD } from "./gameState.ts";
import { FLUSH_EVERY, FLUSH_WHILE_HELD, MOVE_SHOWN, PriceStore } from "./priceStore.ts";

const change = (version: number, coef: string | null, more: Partial<GameChange> = {}): GameChange => ({
  gameId: "7",
  version,
  section: "LIVE",
  status: "IN_PLAY",
  score: null,
  isSnapshot: false,
  goneOutcomeIds: [],
  eventCount: null,
  newEvents: [],
  prices: coef === null ? [] : [{ outcomeId: "7.1x2.home", coef, isBlocked: false }],
  ...more,
});

describe("price store", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("tells a key's listeners once a flush, however many changes came", () => {
    const store = new PriceStore();
    const listener = vi.fn();
    const other = vi.fn();
    store.subscribe("7.1x2.home", listener);
    store.subscribe("8.1x2.home", other);
    store.apply(change(1, "1.500", { isSnapshot: true }));
    store.apply(change(2, "1.600"));
    store.apply(change(3, "1.700"));
    expect(listener).not.toHaveBeenCalled();
    vi.advanceTimersByTime(FLUSH_EVERY);
    expect(listener).toHaveBeenCalledOnce();
    expect(other).not.toHaveBeenCalled();
    expect(store.price("7.1x2.home")).toMatchObject({ coef: "1.700", move: 1 });
  });

  it("shows a move for a moment, tells when it takes it back, and is not slower for it", () => {
    const store = new PriceStore();
    const listener = vi.fn();
    store.subscribe("7.1x2.home", listener);
    store.apply(change(1, "1.500", { isSnapshot: true }));
    store.apply(change(2, "1.600"));
    vi.advanceTimersByTime(FLUSH_EVERY);
    vi.advanceTimersByTime(MOVE_SHOWN - 2 * FLUSH_EVERY);
    expect(store.price("7.1x2.home")?.move).toBe(1);
    store.apply({ ...change(1, null), gameId: "8" });
    vi.advanceTimersByTime(3 * FLUSH_EVERY);
    expect(store.price("7.1x2.home")).toMatchObject({ coef: "1.600", move: 0 });
    expect(listener).toHaveBeenCalledTimes(2);
    store.apply(change(3, "1.700"));
    vi.advanceTimersByTime(FLUSH_EVERY);
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it("drops a message that is not newer, but takes a snapshot of the same version", () => {
    const store = new PriceStore();
    store.apply(change(5, "2.000", { isSnapshot: true }));
    store.apply(change(5, "9.000"));
    store.apply(change(4, "8.000"));
    expect(store.price("7.1x2.home")?.coef).toBe("2.000");
    store.apply(change(5, "2.100", { isSnapshot: true }));
    expect(store.price("7.1x2.home")?.coef).toBe("2.100");
    store.apply(change(4, "1.100", { isSnapshot: true }));
    expect(store.price("7.1x2.home")?.coef).toBe("2.100");
  });

  it("compares prices as decimals: 10.500 is above 9.900", () => {
    const store = new PriceStore();
    store.apply(change(1, "9.900", { isSnapshot: true }));
    store.apply(change(2, "10.500"));
    expect(store.price("7.1x2.home")?.move).toBe(1);
    store.apply(change(3, "10.400"));
    expect(store.price("7.1x2.home")?.move).toBe(-1);
  });

  it("shows no move for less than a tick: a thousandth counts below 1.10 only", () => {
    const store = new PriceStore();
    store.apply(change(1, "2.100", { isSnapshot: true }));
    store.apply(change(2, "2.103"));
    expect(store.price("7.1x2.home")).toMatchObject({ coef: "2.103", move: 0 });
    store.apply(change(3, "1.050", { isSnapshot: true }));
    store.apply(change(4, "1.049"));
    expect(store.price("7.1x2.home")?.move).toBe(-1);
  });

  it("marks what a snapshot no longer holds as gone, and says that the structure changed", () => {
    const store = new PriceStore();
    const structure = vi.fn();
    store.onStructure(structure);
    store.apply(change(1, "1.500", { isSnapshot: true }));
    expect(structure).not.toHaveBeenCalled();
    store.apply(change(2, null, { isSnapshot: true }));
    expect(store.price("7.1x2.home")?.isGone).toBe(true);
    expect(structure).toHaveBeenCalledWith("7");
  });

  it("brings a gone outcome back when it is offered again", () => {
    const store = new PriceStore();
    store.apply(change(1, "1.500", { isSnapshot: true }));
    store.apply(change(2, null, { goneOutcomeIds: ["7.1x2.home"] }));
    expect(store.price("7.1x2.home")?.isGone).toBe(true);
    store.apply(change(3, "1.550"));
    expect(store.price("7.1x2.home")).toMatchObject({ isGone: false, coef: "1.550" });
  });

  it("leaves the word to what was fetched when that is newer", () => {
    const store = new PriceStore();
    store.apply(change(5, "2.000", { isSnapshot: true }));
    expect(store.priceSince("7", 5, "7.1x2.home")?.coef).toBe("2.000");
    expect(store.priceSince("7", 6, "7.1x2.home")).toBeUndefined();
    expect(store.gameSince("7", 6)).toBeUndefined();
  });

  it("keeps the score while a message does not bring one", () => {
    const store = new PriceStore();
    const score = {
      home: 1,
      away: 0,
      periods: [],
      period: 1,
      periodName: "1st half",
      clockSeconds: 60,
      homePoints: null,
      awayPoints: null,
      serving: null,
      mapWinners: null,
      race: null,
    };
    store.apply(change(1, null, { score, isSnapshot: true }));
    store.apply(change(2, "1.500"));
    expect(store.game("7")?.score).toEqual(score);
  });

  it("forgets silent games beyond its bound, but none that somebody looks at", () => {
    const store = new PriceStore();
    store.subscribe("g0", () => undefined);
    for (let index = 0; index < 320; index += 1)
      store.apply(change(1, null, { gameId: `g${index}`, isSnapshot: true }));
    expect(store.game("g0")).toBeDefined();
    expect(store.game("g1")).toBeUndefined();
    expect(store.game("g319")).toBeDefined();
  });

  it("counts no price of a game that is not followed until it is told whole again, also by a gateway that is a moment behind", () => {
    const store = new PriceStore();
    store.apply(change(5, "1.500", { isSnapshot: true }));
    store.expire(["7"]);
    expect(store.priceSince("7", 1, "7.1x2.home")).toMatchObject({ coef: "1.500", isStale: true });
    store.apply(change(4, "1.450", { isSnapshot: true }));
    expect(store.priceSince("7", 1, "7.1x2.home")).toMatchObject({ coef: "1.450", isStale: false, move: 0 });
  });

  it("counts no price at all while the connection is lost, and tells everybody who shows one", () => {
    const store = new PriceStore();
    const fetchedOnly = vi.fn();
    store.subscribe("8.1x2.home", fetchedOnly);
    store.apply(change(1, "1.500", { isSnapshot: true }));
    store.setLost(true);
    expect(fetchedOnly).toHaveBeenCalledOnce();
    expect(store.priceSince("8", 1, "8.1x2.home")).toBe(UNHEARD);
    expect(store.priceSince("7", 1, "7.1x2.home")).toMatchObject({ coef: "1.500", isStale: true });
    store.setLost(false);
    expect(fetchedOnly).toHaveBeenCalledTimes(2);
    expect(store.priceSince("8", 1, "8.1x2.home")).toBeUndefined();
    expect(store.price("7.1x2.home")?.isStale).toBe(true);
    store.apply(change(1, "1.500", { isSnapshot: true }));
    expect(store.price("7.1x2.home")?.isStale).toBe(false);
  });

  it("draws less often while a navigation is under way, never later than a second, and at once when it is over", () => {
    const store = new PriceStore();
    const listener = vi.fn();
    store.subscribe("7.1x2.home", listener);
    store.hold(true);
    store.apply(change(1, "1.500", { isSnapshot: true }));
    vi.advanceTimersByTime(FLUSH_WHILE_HELD - 1);
    expect(listener).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(listener).toHaveBeenCalledOnce();
    expect(FLUSH_WHILE_HELD).toBeLessThan(1000);
    store.apply(change(2, "1.600"));
    store.hold(false);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it("spreads many changes over frames, what waited longest first, and lets what was pressed be drawn before", () => {
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal("document", { hidden: false });
    vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
    const store = new PriceStore();
    const told: string[] = [];
    const ids = Array.from({ length: 100 }, (_, index) => `7.${index}`);
    for (const id of ids) store.subscribe(id, () => told.push(id));
    store.apply(
      change(1, null, {
        isSnapshot: true,
        prices: ids.map((outcomeId) => ({ outcomeId, coef: "1.500", isBlocked: false })),
      }),
    );
    store.giveWay();
    vi.advanceTimersByTime(FLUSH_EVERY);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(FLUSH_EVERY);
    expect(told.length).toBeGreaterThan(0);
    expect(told.length).toBeLessThan(50);
    while (frames.length > 0) frames.shift()?.(0);
    expect(told).toEqual(ids);

    vi.stubGlobal("document", { hidden: true });
    store.apply(change(2, null, { prices: ids.map((outcomeId) => ({ outcomeId, coef: "1.600", isBlocked: false })) }));
    vi.advanceTimersByTime(2 * FLUSH_EVERY);
    expect(told).toHaveLength(200);
    vi.unstubAllGlobals();
  });

  it("shows no price as open while its game is suspended, and says so of the prices before it says so of the game", () => {
    const store = new PriceStore();
    const told: string[] = [];
    for (const key of ["7", "7.1x2.home"]) store.subscribe(key, () => told.push(key));
    store.apply(change(1, "1.500", { isSnapshot: true }));
    store.flush();
    told.length = 0;
    store.apply(change(2, null, { status: "SUSPENDED" }));
    store.flush();
    expect(told).toEqual(["7.1x2.home", "7"]);
    const locked = store.priceSince("7", 1, "7.1x2.home");
    expect(locked).toMatchObject({ coef: "1.500", isBlocked: true });
    expect(store.priceSince("7", 1, "7.1x2.home")).toBe(locked);
    store.apply(change(3, null));
    expect(store.priceSince("7", 1, "7.1x2.home")).toMatchObject({ coef: "1.500", isBlocked: false });
  });

  it("keeps the events that were told one after the other, and only those behind a gap", () => {
    const store = new PriceStore();
    const event = (minute: string) => ({ type: "GOAL" as const, side: 1, minute, scoreAfter: null });
    store.apply(change(1, null, { isSnapshot: true, eventCount: 3 }));
    store.apply(change(2, null, { eventCount: 4, newEvents: [event("10")] }));
    store.apply(change(3, null, { eventCount: 4 }));
    store.apply(change(4, null, { eventCount: 5, newEvents: [event("20")] }));
    expect(store.game("7")?.newEvents?.map(({ minute }) => minute)).toEqual(["10", "20"]);
    store.apply(change(5, null, { eventCount: 8, newEvents: [event("50")] }));
    expect(store.game("7")?.newEvents?.map(({ minute }) => minute)).toEqual(["50"]);
  });
});
