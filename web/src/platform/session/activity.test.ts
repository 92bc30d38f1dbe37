// @vitest-environment jsdom
import { safeTexts } from "@/platform/browser/storage.ts";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isMediaPlaying, MINUTE, PLAYED, watchActivity } from "./activity.ts";

const LIMIT = 15 * MINUTE;
let visibility: DocumentVisibilityState = "visible";
let isPlaying = false;
let ends = 0;
const stops: (() => void)[] = [];

/** A tab of the player that is watched; they share the storage. */
const tab = (playerId = "1") => {
  const stop = watchActivity({
    playerId,
    limit: LIMIT,
    storage: localStorage,
    isPlaying: () => isPlaying,
    expired: () => {
      ends += 1;
    },
  });
  stops.push(stop);
  return stop;
};
const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-11-21T12:00:00Z") });
  localStorage.clear();
  [visibility, isPlaying, ends] = ["visible", false, 0];
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility);
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
});

describe("inactivity [4.29] [4.30]", () => {
  it("ends after the minutes times 60000 ms, once [4.30] [9.07]", () => {
    tab();
    pass(15 * 60_000 - 1);
    expect(ends).toBe(0);
    pass(1);
    expect(ends).toBe(1);
    window.dispatchEvent(new Event("mousemove"));
    pass(LIMIT * 3);
    expect(ends).toBe(1);
  });

  it.each(["mousemove", "mousedown", "keydown", "touchstart", "wheel", "resize", "visibilitychange", PLAYED])(
    "begins anew with %s [4.29]",
    (name) => {
      tab();
      pass(LIMIT - 1_000);
      (name === "resize" || name === PLAYED ? window : document).dispatchEvent(new Event(name, { bubbles: true }));
      pass(LIMIT - 1);
      expect(ends).toBe(0);
      pass(1);
      expect(ends).toBe(1);
    },
  );

  it("takes what happens within 100 ms for one event [9.07]", () => {
    tab();
    const writes = vi.spyOn(Storage.prototype, "setItem");
    for (let moved = 0; moved < 50; moved += 1) {
      window.dispatchEvent(new Event("mousemove"));
      pass(10);
    }
    expect(writes).toHaveBeenCalledTimes(5);
    writes.mockRestore();
  });

  it("does not count while a film plays [4.30]", () => {
    tab();
    isPlaying = true;
    pass(LIMIT * 3);
    expect(ends).toBe(0);
    isPlaying = false;
    pass(LIMIT);
    expect(ends).toBe(1);
  });

  it("is over for all tabs when the player is active in one [4.29]", () => {
    tab();
    pass(LIMIT - 5);
    localStorage.setItem("last_active", `1 ${Date.now()}`);
    pass(LIMIT - 1);
    expect(ends).toBe(0);
    pass(1);
    expect(ends).toBe(1);
  });

  it("ends a page that comes back after that long, before the movement that wakes it counts [4.30]", () => {
    tab();
    vi.setSystemTime(Date.now() + LIMIT);
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    expect(ends).toBe(1);
  });

  it("ends at once on a page opened after that long, and not for another player nor for nonsense [4.30]", () => {
    localStorage.setItem("last_active", `1 ${Date.now() - LIMIT}`);
    tab("2");
    expect(ends).toBe(0);
    localStorage.setItem("last_active", "1 yesterday");
    tab();
    expect(ends).toBe(0);
    localStorage.setItem("last_active", `1 ${Date.now() - LIMIT}`);
    stops.splice(0).forEach((stop) => stop());
    tab();
    expect(ends).toBe(1);
  });

  it("is counted where nothing can be kept, too", () => {
    const refused = safeTexts(() => {
      throw new DOMException("denied", "SecurityError");
    });
    stops.push(
      watchActivity({
        playerId: "1",
        limit: LIMIT,
        storage: refused,
        isPlaying: () => false,
        expired: () => {
          ends += 1;
        },
      }),
    );
    pass(LIMIT);
    expect(ends).toBe(1);
  });
});

it("a film plays that is neither paused nor at its end", () => {
  document.body.innerHTML = "<video></video>";
  const video = document.querySelector("video");
  if (video === null) throw new Error("no video");
  expect(isMediaPlaying()).toBe(false);
  Object.defineProperty(video, "paused", { value: false, configurable: true });
  expect(isMediaPlaying()).toBe(true);
  Object.defineProperty(video, "ended", { value: true });
  expect(isMediaPlaying()).toBe(false);
});
