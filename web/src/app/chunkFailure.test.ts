import { describe, expect, it, vi } from "vitest";
import { type ChunkPage, isChunkFailure, loadAnew, RELOAD_GUARD, watchChunks } from "./chunkFailure.ts";

function page() {
  const kept = new Map<string, string>();
  const state = { now: 1_000_000, loads: [] as string[], target: null as string | null };
  const it: ChunkPage = {
    storage: { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) },
    now: () => state.now, load: (address) => void state.loads.push(address), current: () => "/en/line", target: () => state.target,
  };
  return { state, page: it };
}

describe("a file that can't be loaded", () => {
  it("loads the page anew, once a minute at most, also across loads [8.03] [9.10]", () => {
    const { state, page: of } = page();
    expect(loadAnew(of)).toBe(true);
    state.now += RELOAD_GUARD - 1;
    expect(loadAnew(of)).toBe(false);
    state.now += 1;
    expect(loadAnew(of)).toBe(true);
    expect(state.loads).toEqual(["/en/line", "/en/line"]);
  });

  it("loads the page that was wanted", () => {
    const { state, page: of } = page();
    state.target = "/en/live";
    loadAnew(of);
    expect(state.loads).toEqual(["/en/live"]);
  });

  it("is known by its words", () => {
    expect(isChunkFailure(new TypeError("Failed to fetch dynamically imported module: http://x/a.js"))).toBe(true);
    expect(isChunkFailure(new TypeError("error loading dynamically imported module: http://x/a.js"))).toBe(true);
    expect(isChunkFailure(new TypeError("Importing a module script failed."))).toBe(true);
    expect(isChunkFailure(new Error("Unable to preload CSS for /a.css"))).toBe(true);
    expect(isChunkFailure(new TypeError("Failed to fetch"))).toBe(false);
  });

  it("calls off the router's own reload when it would be the second, and says so [8.03]", () => {
    const navigation = new EventTarget();
    vi.stubGlobal("navigation", navigation);
    vi.stubGlobal("addEventListener", () => undefined);
    const { state, page: of } = page();
    const failed = vi.fn();
    watchChunks(of, failed);
    const reload = (fields: object = {}) => {
      const event = Object.assign(new Event("navigate", { cancelable: true }), { navigationType: "reload", userInitiated: false, ...fields });
      navigation.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(reload()).toBe(false);
    state.target = "/en/live";
    expect(reload({ userInitiated: true })).toBe(false);
    expect(reload()).toBe(true);
    expect([state.loads, failed.mock.calls.length]).toEqual([["/en/live"], 0]);
    expect(reload()).toBe(true);
    expect([state.loads.length, failed.mock.calls.length]).toEqual([1, 1]);
    vi.unstubAllGlobals();
  });
});
