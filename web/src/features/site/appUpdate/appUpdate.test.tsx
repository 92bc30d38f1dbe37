// @vitest-environment jsdom
import { act, cleanup } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createTestApp, GUEST_SITE, renderInApp, TEST_CONFIG } from "@/testing.tsx";
import { VersionWatch } from "./VersionWatch.tsx";

let answer: () => Promise<Response>;
const asked = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  asked.mockReset();
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    asked(path, init.cache);
    return answer();
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const served = (version: string) => () => Promise.resolve(Response.json({ version }));

async function open(own: string | null, isAppUpdateNoticeShown = true) {
  if (own !== null) vi.stubGlobal("__reactRouterManifest", { version: own });
  const app = await createTestApp(
    { ...GUEST_SITE, siteConfig: { ...TEST_CONFIG, isAppUpdateNoticeShown } },
    () => undefined,
  );
  renderInApp(app, <VersionWatch />);
  return app;
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe("a new version", () => {
  it("is looked for after 60 seconds, past every cache, and offered with a way to reload [4.61] [9.12]", async () => {
    answer = served("two");
    const app = await open("one");
    await pass(59_900);
    expect(asked).not.toHaveBeenCalled();
    await pass(200);
    expect(asked).toHaveBeenCalledExactlyOnceWith("/version.json", "no-store");
    expect(app.notifications.list()).toMatchObject([
      { kind: "warning", view: "alert", title: "A new version is available", confirmText: "Reload", autoCloseMs: null },
    ]);
    expect(app.isStale()).toBe(true);
    await pass(3_600_000);
    expect(asked).toHaveBeenCalledOnce();
  });

  it("makes the page stale without a word where the operator switched the notice off [4.62]", async () => {
    answer = served("two");
    const app = await open("one", false);
    await pass(61_000);
    expect(app.isStale()).toBe(true);
    expect(app.notifications.list()).toEqual([]);
  });

  it("is looked for again and again while there is none, also after answers that say nothing", async () => {
    const app = await open("one");
    for (const next of [
      served("one"),
      () => Promise.reject(new TypeError("offline")),
      () => Promise.resolve(new Response("<html>", { status: 200 })),
      () => Promise.resolve(new Response("", { status: 503 })),
    ]) {
      answer = next;
      await pass(300_000);
      expect([app.isStale(), app.notifications.list().length]).toEqual([false, 0]);
    }
    answer = served("two");
    await pass(300_000);
    expect(app.isStale()).toBe(true);
  });

  it("is nothing that a page without a version could find out", async () => {
    answer = served("two");
    await open(null);
    await pass(600_000);
    expect(asked).not.toHaveBeenCalled();
  });
});
