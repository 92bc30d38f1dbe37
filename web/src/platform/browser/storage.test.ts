// @vitest-environment jsdom
import { describe, expect, it, vi } from "vitest";
import { fileCaches, openChannel, readCookieText, safeTexts, workers, writeCookie } from "./storage.ts";

const refused = () => {
  throw new DOMException("denied", "SecurityError");
};

describe("what the browser keeps", () => {
  it("is the browser's storage where that is allowed", () => {
    localStorage.setItem("before", "1");
    const texts = safeTexts(() => localStorage);
    expect(texts.getItem("before")).toBe("1");
    expect(texts.setItem("own", "2")).toBe(true);
    expect(localStorage.getItem("own")).toBe("2");
    texts.removeItem("own");
    expect([texts.getItem("own"), localStorage.getItem("own")]).toEqual([null, null]);
    expect(texts.isChanged(new StorageEvent("storage", { storageArea: localStorage }))).toBe(true);
    expect(texts.isChanged(new StorageEvent("storage", { storageArea: sessionStorage }))).toBe(false);
  });

  it.each([
    ["throws at its name", refused],
    ["is missing", () => undefined],
    ["is null", () => null],
    ["throws at each call", () => ({ getItem: refused, setItem: refused, removeItem: refused })],
    ["takes nothing more", () => ({ getItem: () => null, setItem: refused, removeItem: () => undefined })],
  ])("lasts as long as the page where the storage %s", (_, area) => {
    const texts = safeTexts(area as unknown as () => Storage);
    expect(texts.getItem("coupon")).toBeNull();
    expect(texts.setItem("coupon", "a")).toBe(false);
    expect(texts.getItem("coupon")).toBe("a");
    texts.setItem("coupon", "b");
    expect(texts.getItem("coupon")).toBe("b");
    texts.removeItem("coupon");
    expect(texts.getItem("coupon")).toBeNull();
    expect(texts.isChanged(new StorageEvent("storage", { storageArea: localStorage }))).toBe(false);
  });

  it("is the browser's again as soon as it takes it", () => {
    const full = { getItem: () => "old", setItem: vi.fn(refused), removeItem: () => undefined };
    const texts = safeTexts(() => full as unknown as Storage);
    texts.setItem("key", "new");
    expect(texts.getItem("key")).toBe("new");
    full.setItem.mockImplementation(() => undefined as never);
    expect(texts.setItem("key", "newer")).toBe(true);
    expect(texts.getItem("key")).toBe("old");
  });

  it("is nothing on a server, which renders for many", () => {
    vi.stubGlobal("document", undefined);
    const texts = safeTexts(refused);
    expect(texts.setItem("key", "one visitor's")).toBe(false);
    expect(texts.getItem("key")).toBeNull();
  });

  it("has no cookies, files, workers or channels where their names throw", () => {
    vi.stubGlobal("document", Object.defineProperty({}, "cookie", { get: refused, set: refused }));
    vi.stubGlobal("navigator", Object.defineProperty({}, "serviceWorker", { get: refused }));
    vi.stubGlobal("BroadcastChannel", refused);
    Object.defineProperty(globalThis, "caches", { get: refused, configurable: true });
    try {
      expect(readCookieText()).toBe("");
      expect(() => writeCookie("lang=en")).not.toThrow();
      expect([fileCaches(), workers(), openChannel("tabs")]).toEqual([null, null, null]);
    } finally {
      Reflect.deleteProperty(globalThis, "caches");
    }
  });
});
