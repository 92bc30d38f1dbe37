// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Asked, createTestApp, GUEST_SITE, renderInApp } from "@/testing.tsx";
import { ResultDaysDocument, ResultsDocument } from "@/operations/betting/generated.ts";
import { ResultsPage } from "./ResultsPage.tsx";

afterEach(cleanup);
beforeEach(() => {
  // A window has no height here; the list draws what fits into it.
  vi.spyOn(window, "innerHeight", "get").mockReturnValue(2000);
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(48);
  vi.spyOn(window, "scrollTo").mockReturnValue(undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const typed = <T extends object>(type: string, fields: T) => ({ __typename: type, ...fields });
const sport = typed("Sport", { id: "1", name: "Football", slug: "football", area: "CLASSIC", cyberVariant: null });
const championship = (id: string, name: string) =>
  typed("ResultChampionship", { id, name, slug: "x", countryCode: null });
const team = (name: string) =>
  typed("Opponent", { id: `team-${name}`, name, shortName: "TTT", color: "#111111", secondColor: "#FFFFFF" });
const result = (id: string, home: string, away: string, score: [number, number] | null, more: object = {}) =>
  typed("GameResult", {
    id,
    isOwnGame: true,
    slug: "x",
    startsAt: "2026-11-20T18:00:00Z",
    hasTime: true,
    sport,
    championship: championship("88", "First League"),
    opponents: [team(home), team(away)],
    status: "FINISHED",
    score:
      score === null
        ? null
        : typed("ResultScore", {
            home: score[0],
            away: score[1],
            periods: [typed("PeriodScore", { home: score[0], away: score[1] })],
          }),
    ending: "REGULAR",
    shootout: null,
    ...more,
  });
const CHOICE = { zone: "zone", day: "2026-11-20", month: null, sportId: null, search: "" } as const;
const RESULTS = { filter: { zone: "ZONE" as const, day: "2026-11-20", timeZone: "UTC" }, first: 50 };
const DAYS = { month: "2026-11", timeZone: "UTC" };

const page = (rows: object[]) => ({
  results: typed("ResultConnection", {
    edges: rows.map((node, index) => typed("ResultEdge", { cursor: `c${index}`, node })),
    pageInfo: typed("PageInfo", { hasNextPage: false, endCursor: null }),
    totalCount: rows.length,
    sports: rows.length === 0 ? [] : [typed("SportResults", { sportId: "1", count: rows.length, sport })],
  }),
});
const month = {
  resultDays: typed("ResultMonth", {
    month: "2026-11",
    days: ["2026-11-18", "2026-11-20", "2026-11-21"].map((day) => typed("ResultDay", { day, count: 3 })),
    previousMonth: "2026-10",
    nextMonth: null,
  }),
};

async function show(rows: object[] | undefined) {
  const app = await createTestApp(GUEST_SITE, (operation) => {
    if (operation === "Results") return rows === undefined ? undefined : page(rows);
    if (operation === "ResultDetails")
      return {
        gameResult: typed("GameResult", {
          id: "1",
          game: null,
          events: [
            { type: "GOAL", side: 1, minute: "45+2", scoreAfter: "1:0" },
            { type: "PERIOD_END", side: null, minute: "45", scoreAfter: null },
          ].map((event) => typed("GameEvent", event)),
        }),
      };
    return operation === "ResultDays" ? month : undefined;
  });
  renderInApp(app, <Results />);
}

/** The page of a day, with a button that asks for it by another zone's clock. */
function Results() {
  const [timeZone, setTimeZone] = useState("UTC");
  return (
    <>
      <button type="button" onClick={() => setTimeZone("Asia/Tokyo")}>
        Other zone
      </button>
      <Asked query={ResultsDocument} variables={{ ...RESULTS, filter: { ...RESULTS.filter, timeZone } }}>
        {(results) => (
          <Asked query={ResultDaysDocument} variables={DAYS}>
            {({ data }) => <ResultsPage choice={CHOICE} results={results} days={data} />}
          </Asked>
        )}
      </Asked>
    </>
  );
}

it("results stand under their championships, with scores, notes and the winner's name; a championship can be closed [2.16]", async () => {
  await show([
    result("1", "Reds", "Blues", [2, 1]),
    result("2", "Greens", "Whites", [1, 1], {
      ending: "SHOOTOUT",
      shootout: typed("PeriodScore", { home: 4, away: 2 }),
    }),
    result("3", "Old", "New", [0, 0], { championship: championship("9", "Cup"), status: "IN_PLAY" }),
  ]);
  const reds = await screen.findByRole("article", { name: "Reds – Blues" });
  expect(within(reds).getByRole("img", { name: "Score 2:1" })).toBeTruthy();
  expect(screen.getByRole("article", { name: "Greens – Whites" }).textContent).toContain("Shoot-out 4:2");
  expect(screen.getByRole("article", { name: "Old – New" }).textContent).toContain("In play");
  await userEvent.click(screen.getByRole("button", { name: /First League/ }));
  expect(screen.queryByRole("article", { name: "Reds – Blues" })).toBeNull();
  expect(screen.getByRole("article", { name: "Old – New" })).toBeTruthy();
});

it("an opened result stays open while the day is asked for in another time zone [2.16]", async () => {
  await show([result("1", "Reds", "Blues", [2, 1]), result("2", "Greens", "Whites", [1, 1])]);
  await userEvent.click(await screen.findByRole("button", { name: "Details of Reds – Blues" }));
  await userEvent.click(screen.getByRole("button", { name: "Other zone" }));
  const reds = await screen.findByRole("article", { name: "Reds – Blues" });
  expect(within(reds).getByRole("link", { name: "All results of the competition" })).toBeTruthy();
});

it("only days with results can be chosen, and the next ones either way [2.16]", async () => {
  await show([result("1", "Reds", "Blues", [2, 1])]);
  const days = await screen.findByRole("navigation", { name: "Days with results" });
  const links = await within(days).findAllByRole("link");
  expect(links.map((link) => new URL((link as HTMLAnchorElement).href).search)).toEqual([
    "?day=2026-11-18",
    "?day=2026-11-18",
    "?day=2026-11-20",
    "?day=2026-11-21",
    "?day=2026-11-21",
  ]);
  expect(within(days).getByRole("link", { current: "date" }).textContent).toContain("20");
  await userEvent.click(within(days).getByRole("button", { name: "Calendar" }));
  expect(within(days).getByRole("link", { name: "Earlier month" }).getAttribute("href")).toBe(
    "/en/results/zone?month=2026-10",
  );
  expect(within(days).queryByRole("link", { name: "Later month" })).toBeNull();
  expect(within(days).queryByRole("link", { name: /November 19/ })).toBeNull();
});

it("a result opens to what happened, without what is no news", async () => {
  await show([result("1", "Reds", "Blues", [1, 0])]);
  await userEvent.click(await screen.findByRole("button", { name: "Details of Reds – Blues" }));
  const events = await screen.findByRole("list", { name: "Match events" });
  expect(
    within(events)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["45+2′GoalReds1:0"]);
});

it("says so where there is nothing, and where nothing came", async () => {
  await show([]);
  expect(await screen.findByText("No results yet")).toBeTruthy();
  cleanup();
  await show(undefined);
  expect((await screen.findByRole("alert")).textContent).toContain("load results");
});
