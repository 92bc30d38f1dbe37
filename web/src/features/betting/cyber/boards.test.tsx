// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { CyberSportsQuery, GameHeadFragment } from "@/operations/betting/generated.ts";
import { createTestApp, GUEST_SITE, renderInApp } from "@/testing.tsx";
import { disciplinesOf } from "./disciplines.ts";
import { DisciplineTiles } from "./DisciplineTiles.tsx";
import { MapBoard } from "./MapBoard.tsx";

afterEach(cleanup);
const app = () => createTestApp(GUEST_SITE, () => undefined);

const opponents = ["Redshift", "Nightjars"].map((name, index) => ({
  __typename: "Opponent" as const,
  id: String(index + 1),
  name,
  shortName: name.slice(0, 3).toUpperCase(),
  color: "#111",
  secondColor: "#eee",
}));
const score = {
  home: 1,
  away: 0,
  periods: [
    { home: 31, away: 38 },
    { home: 4, away: 2 },
  ],
  period: 2,
  periodName: "2nd map",
  clockSeconds: 400,
  homePoints: "3",
  awayPoints: "1",
  serving: null,
  mapWinners: [1],
  race: null,
};
const match = (slug: string, fields: object = {}) =>
  ({
    id: "5",
    section: "LIVE",
    startsAt: "2026-11-21T12:00:00Z",
    slug: "redshift-nightjars",
    status: "IN_PLAY",
    version: 3,
    marketCount: 9,
    sport: { id: "21", name: slug, slug, area: "CYBER", cyberVariant: "REAL" },
    championship: null,
    opponents,
    score,
    ...fields,
  }) as unknown as GameHeadFragment;

describe("the board of a match of maps [2.18]", () => {
  it("says maps won, the kills of each map and the objectives of the one being played", async () => {
    renderInApp(await app(), <MapBoard game={match("dota-2")} />);
    expect(screen.getByLabelText("Maps won").textContent).toBe("1 : 0");
    const table = screen.getByRole("table", { name: "Kills by map" });
    // The winner of the first map has fewer kills in it.
    expect(
      within(table)
        .getAllByRole("row")
        .map((row) => row.textContent),
    ).toEqual(["Map 1Map 2Map 3", "RED31 won4–", "NIG382–"]);
    expect(screen.getByRole("img", { name: "Redshift: 3 of 10 objectives taken" })).toBeTruthy();
    expect(screen.getByRole("img", { name: "Nightjars: 1 of 10 objectives taken" })).toBeTruthy();
  });

  it("counts rounds where maps are won by them, and blows in a duel", async () => {
    renderInApp(
      await app(),
      <>
        <MapBoard game={match("counter-strike")} />
        <MapBoard game={match("mortal-duel", { id: "6" })} />
      </>,
    );
    expect(screen.getByRole("table", { name: "Rounds by map" })).toBeTruthy();
    expect(screen.getByRole("table", { name: "Punches by round" })).toBeTruthy();
    expect(screen.queryByRole("group", { name: "Objectives on this map" })).toBeNull();
  });

  it("tells the start of a match that has not begun", async () => {
    renderInApp(
      await app(),
      <MapBoard game={match("valorant", { status: "NOT_STARTED", score: null, section: "LINE" })} />,
    );
    expect(screen.queryByRole("table")).toBeNull();
    expect(screen.getByText("12:00")).toBeTruthy();
  });
});

describe("disciplines [2.17]", () => {
  const sport = (id: string, slug: string, cyberVariant: "REAL" | "STREAM", championships: string[]) => ({
    __typename: "Sport" as const,
    id,
    name: slug,
    slug,
    area: "CYBER" as const,
    cyberVariant,
    lineCount: 7,
    liveCount: 2,
    championships: championships.map((one) => ({ __typename: "Championship" as const, id: one, name: one, slug: one })),
  });
  const answer: CyberSportsQuery = {
    live: [sport("22", "counter-strike", "REAL", ["b"]), sport("43", "mortal-duel", "STREAM", ["c"])],
    line: [sport("21", "dota-2", "REAL", ["d"]), sport("22", "counter-strike", "REAL", ["a"])],
  };

  it("are those of a kind, with the championships of both sections", () => {
    expect(
      disciplinesOf(answer, "real")?.map(({ slug, championships }) => [slug, championships.map(({ id }) => id)]),
    ).toEqual([
      ["dota-2", ["d"]],
      ["counter-strike", ["a", "b"]],
    ]);
    expect(disciplinesOf(answer, "virtual")).toEqual([]);
    expect(disciplinesOf(undefined, "real")).toBeNull();
    expect(disciplinesOf({ live: null, line: null }, "real")).toBeNull();
  });

  it("lead to their pages and say how many games they have", async () => {
    renderInApp(
      await app(),
      <DisciplineTiles variant="real" disciplines={disciplinesOf(answer, "real") ?? []} open="dota-2" />,
    );
    const link = screen.getByRole("link", { name: /dota-2/ });
    expect(link.getAttribute("href")).toBe("/en/cyber/real/dota-2");
    expect(link.getAttribute("aria-current")).toBe("true");
    expect(link.textContent).toContain("Live: 2");
    expect(link.textContent).toContain("Upcoming: 7");
  });
});
