// @vitest-environment jsdom
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { RELOAD_GUARD } from "@/platform/start/chunkFailure.ts";
import { DialogHost } from "@/features/site/shell/DialogHost.tsx";
import { LateParts } from "./LateParts.tsx";
import { createTestApp, GUEST_SITE, renderInApp } from "@/testing.tsx";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const gone = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module: /assets/late.js"));

describe("what comes late", () => {
  it("leaves the page alone when its file is gone, and comes when it can be had [8.03]", async () => {
    const app = await createTestApp(GUEST_SITE, () => undefined);
    const answers = [gone, () => Promise.resolve({ default: () => <p>Late words</p> })];
    const fetchContent = vi.fn(() => (answers.shift() ?? gone)());
    renderInApp(
      app,
      <>
        <h1>The page</h1>
        <LateParts fetchContent={fetchContent} />
      </>,
    );
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(fetchContent).toHaveBeenCalledTimes(1);
    expect(screen.getByRole("heading", { name: "The page" })).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(RELOAD_GUARD));
    expect(screen.getByText("Late words")).toBeDefined();
  });

  it("leaves the page alone when one of its parts fails", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const app = await createTestApp(GUEST_SITE, () => undefined);
    const Broken = () => {
      throw new Error("broken");
    };
    renderInApp(
      app,
      <>
        <h1>The page</h1>
        <LateParts fetchContent={async () => ({ default: Broken })} />
      </>,
    );
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(screen.getByRole("heading", { name: "The page" })).toBeDefined();
  });

  it("says so when a window can't be shown, and closes it [8.03]", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const asked = vi.fn();
    globalThis.addEventListener("vite:preloadError", asked, { once: true });
    const app = await createTestApp(GUEST_SITE, () => undefined);
    const Missing = () => {
      throw new TypeError("Failed to fetch dynamically imported module: /assets/signIn.js");
    };
    renderInApp(
      app,
      <>
        <h1>The page</h1>
        <DialogHost windows={{ signIn: Missing }} />
      </>,
    );
    act(() => {
      app.dialog({ name: "signIn" });
    });
    expect(screen.getByRole("heading", { name: "The page" })).toBeDefined();
    expect(app.dialog()).toBeNull();
    expect(asked).toHaveBeenCalledTimes(1);
    expect(app.notifications.list()).toMatchObject([
      { kind: "error", text: "The server did not answer. Check your connection and try again." },
    ]);
  });
});
