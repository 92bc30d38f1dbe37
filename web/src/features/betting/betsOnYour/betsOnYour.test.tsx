// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { FavoritesFeed } from "@/favorites/FavoritesFeed.tsx";
import { type Answers, createTestApp, GUEST_SITE, playerSite, renderInApp, type TestSite } from "@/testing.tsx";
import { OwnGames } from "./OwnGames.tsx";
import { useOwnChoice } from "./useOwnChoice.ts";

const sport = { __typename: "Sport", id: "1", name: "Football", slug: "football" };
const team = {
  __typename: "Team",
  id: "7",
  name: "Chelsea",
  shortName: "CHE",
  color: "#000000",
  secondColor: "#FFFFFF",
  slug: "chelsea",
  gameCount: 2,
  sport,
};
const side = (id: string, name: string) => ({
  __typename: "Opponent",
  id,
  name,
  shortName: "X",
  color: "#000000",
  secondColor: "#FFFFFF",
});
const over = {
  __typename: "Game",
  id: "501",
  section: "LIVE",
  startsAt: "2026-11-20T15:00:00Z",
  slug: "a-b",
  status: "FINISHED",
  sport,
  championship: { __typename: "Championship", id: "88", name: "League", slug: "league", countryCode: null },
  opponents: [side("1", "Arsenal"), side("2", "Leeds")],
  score: {
    __typename: "GameScore",
    home: 2,
    away: 1,
    periods: [],
    period: 2,
    periodName: "2nd half",
    clockSeconds: null,
    homePoints: null,
    awayPoints: null,
    serving: null,
  },
};
const things = (items: { kind: string; id: string }[]) =>
  items.map(({ kind, id }) => ({
    __typename: "Favorite",
    kind,
    targetId: id,
    championship: null,
    game: kind === "GAME" && id === "501" ? over : null,
    team: kind === "TEAM" ? team : null,
  }));
const answers: Answers = (operation, variables) =>
  operation === "FavoriteThings"
    ? { favorites: things(variables["items"] as { kind: string; id: string }[]) }
    : undefined;

function Chosen() {
  return <output>{JSON.stringify(useOwnChoice())}</output>;
}

async function open(site: TestSite, answer: Answers = answers) {
  const app = await createTestApp(site, answer);
  renderInApp(
    app,
    <>
      <FavoritesFeed />
      <OwnGames title="Favourites" switcher={null} games={<Chosen />} suggestions={<p>Suggested games</p>} />
    </>,
  );
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe("bets on your team [2.12] [1.02]", () => {
  it("say how to begin while nothing is marked", async () => {
    await open(GUEST_SITE);
    expect(await screen.findByText("No favourites yet")).toBeDefined();
    expect(screen.getByText("Suggested games")).toBeDefined();
  });

  it("list the games of what is marked, and let go what is over", async () => {
    localStorage.setItem(
      "favorites",
      JSON.stringify([
        { kind: "GAME", id: "501" },
        { kind: "GAME", id: "900" },
        { kind: "TEAM", id: "7" },
      ]),
    );
    await open(GUEST_SITE);
    expect(await screen.findByText('{"gameIds":["501","900"],"championshipIds":[],"teamIds":["7"]}')).toBeDefined();
    expect((await screen.findByRole("link", { name: "Chelsea" })).getAttribute("href")).toBe("/en/team/line/chelsea");
    expect((await screen.findByText(/^Over/)).textContent).toBe("Over 2:1");
    fireEvent.click(await screen.findByRole("button", { name: "Remove 2 ended" }));
    await waitFor(() => expect(screen.queryByText(/^Over/)).toBeNull());
    expect(JSON.parse(localStorage.getItem("favorites") ?? "")).toEqual([{ kind: "TEAM", id: "7" }]);
  });

  it("of a player say when they can't be had, and try again", async () => {
    let isDown = true;
    await open(playerSite("100"), (operation, ...rest) =>
      operation !== "MyFavorites"
        ? answers(operation, ...rest)
        : isDown
          ? undefined
          : {
              viewer: {
                __typename: "Viewer",
                id: "1",
                favorites: [{ __typename: "Favorite", kind: "TEAM", targetId: "7" }],
              },
            },
    );
    const again = await screen.findByRole("button", { name: "Try again" });
    isDown = false;
    fireEvent.click(again);
    expect(await screen.findByRole("link", { name: "Chelsea" })).toBeDefined();
  });
});
