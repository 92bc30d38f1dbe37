// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { createTestApp, GUEST_SITE, renderInApp } from "@/testing.tsx";
import { GameStatisticsTab } from "./GameStatisticsTab.tsx";
import { readSubject } from "./subject.ts";

afterEach(cleanup);

const typed = <T extends object>(type: string, fields: T) => ({ __typename: type, ...fields });
const team = (id: string, name: string) =>
  typed("Opponent", { id, name, shortName: "TTT", color: "#111111", secondColor: "#FFFFFF" });
const [reds, blues] = [team("1", "Reds"), team("2", "Blues")];
const sport = typed("Sport", { id: "1", name: "Football", slug: "football", area: "CLASSIC", cyberVariant: null });
const championship = typed("ResultChampionship", {
  id: "88",
  name: "First League",
  slug: "first",
  countryCode: null,
  sport,
});
const result = (id: string) =>
  typed("GameResult", {
    id,
    isOwnGame: false,
    slug: "reds-blues",
    startsAt: "2026-05-10T15:00:00Z",
    hasTime: true,
    sport,
    championship,
    opponents: [reds, blues],
    status: "FINISHED",
    score: typed("ResultScore", { home: 2, away: 0, periods: [] }),
    ending: "REGULAR",
    shootout: null,
  });
const record = typed("SideRecord", {
  played: 3,
  won: 2,
  drawn: 0,
  lost: 1,
  scored: 5,
  conceded: 2,
  averageScored: "1.67",
  averageConceded: "0.67",
});
const side = (own: typeof reds, outcomes: readonly string[]) =>
  typed("SideStatistics", {
    team: own,
    form: outcomes.map((outcome, index) =>
      typed("FormEntry", { outcome, isHome: true, result: result(`${own.id}${index}`) }),
    ),
    all: record,
    atHome: record,
    away: record,
  });
const row = (position: number, own: typeof reds) =>
  typed("StandingsRow", {
    position,
    team: own,
    played: 10,
    won: 7,
    drawn: 1,
    lost: 2,
    lostLate: 0,
    scored: 20,
    conceded: 9,
    points: 22,
    winShare: "0.750",
    form: ["WON", "LOST"],
  });
const statistics = (isKnown: boolean) => ({
  gameStatistics: typed("GameStatistics", {
    gameId: "7",
    home: side(reds, isKnown ? ["WON", "WON", "LOST"] : []),
    away: side(blues, isKnown ? ["DRAWN"] : []),
    headToHead: typed("HeadToHead", { homeWins: 1, draws: 0, awayWins: 0, results: isKnown ? [result("9")] : [] }),
    standings: isKnown
      ? typed("Standings", {
          season: "2026-27",
          seasons: ["2026-27"],
          isBeforePlayOffs: false,
          countedUntil: "2026-11-20T15:00:00Z",
          championship,
          groups: [
            typed("StandingsGroup", {
              name: null,
              rows: [
                row(1, reds),
                ...Array.from({ length: 6 }, (_, index) => row(index + 2, team(`1${index}`, `Club ${index}`))),
                row(8, blues),
              ],
            }),
          ],
        })
      : null,
  }),
  game: null,
});

async function show(isKnown: boolean) {
  const app = await createTestApp(GUEST_SITE, (operation) =>
    operation === "GameStatistics" ? statistics(isKnown) : undefined,
  );
  renderInApp(app, <GameStatisticsTab gameId="7" />);
}

it("tells form in words, meetings, and both sides' places, with the whole table a button away [2.16]", async () => {
  await show(true);
  const [form] = await screen.findAllByRole("list", { name: "Form" });
  // Oldest first, so that the latest stands last; letters are for the eye, words for the ear.
  expect(
    within(form ?? document.body)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["LLost", "WWon", "WWon"]);
  expect(screen.getByText("Reds won").nextSibling?.textContent).toBe("1");
  const table = () =>
    within(screen.getByRole("table", { name: "First League 2026-27" }))
      .getAllByRole("rowheader")
      .map(({ textContent }) => textContent);
  expect(table()).toEqual(["Reds, plays in this game", "Club 0", "Club 5", "Blues, plays in this game"]);
  await userEvent.click(screen.getByRole("button", { name: "Full table" }));
  expect(table()).toHaveLength(8);
});

it("says so where nothing is known of either side", async () => {
  await show(false);
  expect(await screen.findByText("No history yet")).toBeTruthy();
});

it("a window's address names a thing there can be, or nothing", () => {
  expect(readSubject("team/24656")).toEqual({ kind: "team", id: "24656" });
  for (const rest of ["", "team", "team/x", "player/1", "game/1/2", "game/1234567890123456", undefined])
    expect(readSubject(rest)).toBeNull();
});
