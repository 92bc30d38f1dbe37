// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { siteClock } from "@/platform/browser/siteClock.ts";
import type { GameHeadFragment } from "@/operations/betting/generated.ts";
import { createTestApp, GUEST_SITE, renderInApp } from "@/testing.tsx";
import { RaceBoard } from "./RaceBoard.tsx";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const names = ["Ruby", "Sapphire", "Emerald", "Topaz", "Amethyst", "Onyx", "Coral", "Opal"];
const race = (
  status: string,
  period: number,
  runners: readonly { steps: number; finishedIn: number | null; place: number | null }[],
) =>
  ({
    id: "9",
    section: "LIVE",
    startsAt: "2026-11-21T12:00:00Z",
    slug: "race-9",
    status,
    version: 1,
    marketCount: 4,
    sport: null,
    championship: { id: "80510", name: "Spiral Canyon", slug: "spiral-canyon" },
    opponents: names.map((name, index) => ({
      id: String(index),
      name,
      shortName: name,
      color: "#111",
      secondColor: "#eee",
    })),
    score: {
      home: 0,
      away: 0,
      periods: [],
      period,
      periodName: "",
      clockSeconds: null,
      homePoints: null,
      awayPoints: null,
      serving: null,
      mapWinners: null,
      race: { length: 120, startsAt: "2026-11-21T12:02:30Z", nextStartsAt: "2026-11-21T12:06:30Z", runners },
    },
  }) as unknown as GameHeadFragment;

describe("the track [2.12]", () => {
  const show = async (game: GameHeadFragment) =>
    renderInApp(await createTestApp(GUEST_SITE, () => undefined), <RaceBoard game={game} isTitle />);

  it("says in words where each marble is, and when the next race starts", async () => {
    await show(
      race(
        "IN_PLAY",
        1,
        names.map((_, index) => ({ steps: 40 + index, finishedIn: null, place: null })),
      ),
    );
    expect(screen.getByRole("heading", { level: 1, name: "Spiral Canyon" })).toBeTruthy();
    expect(screen.getByText("Race in progress")).toBeTruthy();
    expect(screen.getByText("3. Emerald: 42 of 120 steps")).toBeTruthy();
    expect(screen.getByText("Next race: 12:06")).toBeTruthy();
    expect(screen.getAllByRole("listitem")).toHaveLength(8);
  });

  it("says when bets are open and when they are closed", async () => {
    await show(
      race(
        "IN_PLAY",
        0,
        names.map(() => ({ steps: 0, finishedIn: null, place: null })),
      ),
    );
    expect(screen.getByText(/^Betting is open/)).toBeTruthy();
    cleanup();
    await show(
      race(
        "SUSPENDED",
        1,
        names.map(() => ({ steps: 110, finishedIn: null, place: null })),
      ),
    );
    expect(screen.getByText("Betting is closed")).toBeTruthy();
  });

  it("counts down to the start by the server's clock, whatever the visitor's says", async () => {
    vi.useFakeTimers({ now: Date.parse("2026-11-21T11:40:00Z"), toFake: ["Date"] });
    siteClock.hear(Date.parse("2026-11-21T12:01:30Z"));
    await show(
      race(
        "IN_PLAY",
        0,
        names.map(() => ({ steps: 0, finishedIn: null, place: null })),
      ),
    );
    expect((await screen.findByText(/1:00$/)).tagName).toBe("BDI");
  });

  it("gives marbles that came in level the same place", async () => {
    await show(
      race(
        "FINISHED",
        1,
        names.map((_, index) => ({ steps: 120, finishedIn: 60, place: index < 2 ? 1 : index + 1 })),
      ),
    );
    expect(screen.getByText("Finished")).toBeTruthy();
    expect(screen.getByText(/^1\. Ruby:.*place 1$/)).toBeTruthy();
    expect(screen.getByText(/^2\. Sapphire:.*place 1$/)).toBeTruthy();
  });
});
