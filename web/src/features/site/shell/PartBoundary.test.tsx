// @vitest-environment jsdom
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createTestApp, GUEST_SITE, renderInApp } from "@/testing.tsx";
import { PartBoundary } from "./PartBoundary.tsx";

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const state = { isBroken: true };
function Part() {
  if (state.isBroken) throw new Error("removeChild");
  return <p>All bets</p>;
}

describe("a part of the page", () => {
  it("that fails says what is missing and how to have it back, and the rest stands", async () => {
    const app = await createTestApp(GUEST_SITE, () => undefined);
    state.isBroken = true;
    await act(async () => {
      renderInApp(
        app,
        <>
          <PartBoundary part="slip">
            <Part />
          </PartBoundary>
          <PartBoundary part="page">
            <p>All games</p>
          </PartBoundary>
        </>,
      );
    });
    expect(await screen.findByText("The bet slip didn't load. Your selections are saved.")).toBeDefined();
    expect(screen.getByRole("button", { name: "Reload" })).toBeDefined();
    expect(screen.getByText("All games")).toBeDefined();
  });

  it("that failed for a moment only is drawn again by itself", async () => {
    const app = await createTestApp(GUEST_SITE, () => undefined);
    state.isBroken = true;
    // Whoever hears of the failure has put right what was broken.
    vi.mocked(console.error).mockImplementation(() => {
      state.isBroken = false;
    });
    await act(async () => {
      renderInApp(
        app,
        <PartBoundary part="page">
          <Part />
        </PartBoundary>,
      );
    });
    expect(await screen.findByText("All bets")).toBeDefined();
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
