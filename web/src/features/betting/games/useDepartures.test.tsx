// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { AppProvider } from "@/platform/app/app.ts";
import type { GameRowFragment } from "@/operations/betting/generated.ts";
import { createTestApp, GUEST_SITE } from "@/testing.tsx";
import { change, liveGame, testGame } from "./testGames.ts";
import { LEAVES_AFTER, useDepartures } from "./useDepartures.ts";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const edges = (...games: GameRowFragment[]) => games.map((node) => ({ node }));

async function listOf(games: GameRowFragment[], section: "LINE" | "LIVE") {
  const app = await createTestApp(GUEST_SITE, () => undefined);
  const wrapper = ({ children }: { children: ReactNode }) => <AppProvider value={app}>{children}</AppProvider>;
  const { result, rerender } = renderHook(({ now, list }) => useDepartures(now, list, section), {
    wrapper,
    initialProps: { now: edges(...games), list: "one" },
  });
  return {
    app,
    ids: () => result.current.map(({ id }) => id),
    refresh: (now: GameRowFragment[], list = "one") => rerender({ now: edges(...now), list }),
  };
}

describe("games that leave a list", () => {
  it("stay where they were while they are over, and go after a while", async () => {
    vi.useFakeTimers();
    const [one, two, three] = [liveGame("1"), liveGame("2"), liveGame("3")];
    const { app, ids, refresh } = await listOf([one, two, three], "LIVE");
    app.prices.apply(change("2", { section: "LIVE", status: "FINISHED" }));
    refresh([one, three]);
    expect(ids()).toEqual(["1", "2", "3"]);
    refresh([one, three, liveGame("4")]);
    expect(ids()).toEqual(["1", "2", "3", "4"]);
    act(() => {
      vi.advanceTimersByTime(LEAVES_AFTER + 10_000);
    });
    expect(ids()).toEqual(["1", "3", "4"]);
  });

  it("stay when they went from line to live, and go at once when they only fell out of the filter", async () => {
    const { app, ids, refresh } = await listOf([testGame("1"), testGame("2")], "LINE");
    app.prices.apply(change("1", { section: "LIVE", status: "IN_PLAY" }));
    refresh([]);
    expect(ids()).toEqual(["1"]);
  });

  it("leave nothing behind in another list", async () => {
    const { app, ids, refresh } = await listOf([testGame("1"), testGame("2")], "LINE");
    app.prices.apply(change("1", { section: "LIVE", status: "IN_PLAY" }));
    refresh([testGame("5")], "two");
    expect(ids()).toEqual(["5"]);
  });
});
