import { describe, expect, it, vi } from "vitest";
import { type ChunkPage, isChunkFailure, loadAnew, RELOAD_GUARD, watchChunks } from "./chunkFailure.ts";

function page() {
  const kept = new Map<string, string>();
  const state = {
    now: 1_000_000,
    loads: [] as string[],
    target: null as string | null,
    isReachable: true,
    isKept: true,
  };
  const it: ChunkPage = {
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => state.isKept && kept.set(key, value) !== undefined,
    },
    now: () => state.now,
    isReachable: async () => state.isReachable,
    load: (address) => void state.loads.push(address),
    current: () => "/en/line",
    target: () => state.target,
  };
  return { state, page: it };
}

describe("a file that can't be loaded", () => {
  it("loads the page again, once a minute at most, also across loads [8.03] [9.10]", async () => {
    const { state, page: of } = page();
    expect(await loadAnew(of)).toBe(true);
    state.now += RELOAD_GUARD - 1;
    expect(await loadAnew(of)).toBe(false);
    state.now += 1;
    expect(await loadAnew(of)).toBe(true);
    expect(state.loads).toEqual(["/en/line", "/en/line"]);
  });

  it("leaves the page that stands while the site does not answer, and tries again when it does [8.03]", async () => {
    const { state, page: of } = page();
    state.isReachable = false;
    expect(await loadAnew(of)).toBe(false);
    expect(state.loads).toEqual([]);
    state.isReachable = true;
    expect(await loadAnew(of)).toBe(true);
  });

  it("leaves the page alone where nothing is kept: the next one would not know, and load itself without end", async () => {
    const { state, page: of } = page();
    state.isKept = false;
    expect(await loadAnew(of)).toBe(false);
    expect(state.loads).toEqual([]);
  });

  it("loads the page once where several files fail at once", async () => {
    const { state, page: of } = page();
    expect(await Promise.all([loadAnew(of), loadAnew(of), loadAnew(of)])).toEqual([true, true, true]);
    expect(state.loads).toEqual(["/en/line"]);
  });

  it("loads the page that was wanted", async () => {
    const { state, page: of } = page();
    state.target = "/en/live";
    await loadAnew(of);
    expect(state.loads).toEqual(["/en/live"]);
  });

  it("is known by its words", () => {
    expect(isChunkFailure(new TypeError("Failed to fetch dynamically imported module: http://x/a.js"))).toBe(true);
    expect(isChunkFailure(new TypeError("error loading dynamically imported module: http://x/a.js"))).toBe(true);
    expect(isChunkFailure(new TypeError("Importing a module script failed."))).toBe(true);
    expect(isChunkFailure(new Error("Unable to preload CSS for /a.css"))).toBe(true);
    expect(isChunkFailure(new TypeError("Failed to fetch"))).toBe(false);
  });

  it("calls off the router's own reload, loads the page that was wanted once, and says so where that is not tried [8.03]", async () => {
    const navigation = new EventTarget();
    vi.stubGlobal("navigation", navigation);
    vi.stubGlobal("addEventListener", () => undefined);
    const { state, page: of } = page();
    const failed = vi.fn();
    watchChunks(of, failed);
    const reload = (fields: object = {}) => {
      const event = Object.assign(new Event("navigate", { cancelable: true }), {
        navigationType: "reload",
        userInitiated: false,
        ...fields,
      });
      navigation.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(reload()).toBe(false);
    state.target = "/en/live";
    expect(reload({ userInitiated: true })).toBe(false);
    state.isReachable = false;
    expect(reload()).toBe(true);
    await vi.waitFor(() => expect(failed).toHaveBeenCalledTimes(1));
    state.isReachable = true;
    expect(reload()).toBe(true);
    await vi.waitFor(() => expect(state.loads).toEqual(["/en/live"]));
    expect(reload()).toBe(true);
    await vi.waitFor(() => expect(failed).toHaveBeenCalledTimes(2));
    expect(state.loads.length).toBe(1);
    vi.unstubAllGlobals();
  });
});
