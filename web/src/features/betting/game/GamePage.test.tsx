// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { urls } from "#shared/routes/routes.ts";
import type { GameChange } from "@/prices/gameState.ts";
import { GamesDocument } from "@/operations/betting/generated.ts";
import { type Answers, Asked, createTestApp, GUEST_SITE, renderInApp, type TestApp } from "@/testing.tsx";
import { GameDocument } from "@/operations/betting/generated.ts";
import { GamePage } from "./GamePage.tsx";
import { testGame, type TestGame, testMarket, testScore } from "./testGame.ts";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Gives what the cache goes by to an object and all in it. */
function typed(game: TestGame) {
  return {
    __typename: "Game",
    ...game,
    opponents: game.opponents.map((opponent) => ({ __typename: "Opponent", ...opponent })),
    sport: game.sport && { __typename: "Sport", ...game.sport },
    championship: game.championship && { __typename: "Championship", ...game.championship },
    score: game.score && { __typename: "GameScore", ...game.score },
    markets:
      game.markets?.map((market) => ({
        __typename: "Market",
        ...market,
        outcomes: market.outcomes.map((outcome) => ({ __typename: "Outcome", ...outcome })),
      })) ?? null,
  };
}

const noGames = {
  games: {
    __typename: "GameConnection",
    edges: [],
    pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: null },
    totalCount: 0,
  },
};

const appOf = (game: TestGame | null, more: Answers = () => undefined) =>
  createTestApp(GUEST_SITE, (operation, variables, language) => {
    if (operation === "Game") return { game: game && typed(game) };
    return more(operation, variables, language) ?? (operation === "Games" ? noGames : undefined);
  });

const page = (id = "1") => (
  <Asked query={GameDocument} variables={{ id }}>
    {(answer) => (
      <GamePage
        answer={answer}
        missing={<p>No such game</p>}
        pathOf={(_game, section) =>
          urls.game(
            "en",
            section === "LIVE" ? "live" : "line",
            { slug: "football" },
            { id: "7", slug: "premier-league" },
            { id, slug: "reds-blues" },
          )
        }
      />
    )}
  </Asked>
);

const tell = (app: TestApp, change: Partial<GameChange>) =>
  act(() => {
    app.prices.apply({
      gameId: "1",
      version: 2,
      section: "LIVE",
      status: "IN_PLAY",
      score: null,
      isSnapshot: true,
      goneOutcomeIds: [],
      eventCount: null,
      newEvents: [],
      prices: [],
      ...change,
    });
    app.prices.flush();
  });

describe("the page of a game [2.11]", () => {
  it("shows who plays, where it belongs, its markets and what can be done with it", async () => {
    renderInApp(await appOf(testGame()), page());
    expect(await screen.findByRole("heading", { level: 1, name: "Reds – Blues" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Premier League" }).getAttribute("href")).toBe(
      "/en/line/football/7-premier-league",
    );
    expect(screen.getByRole("link", { name: "Statistics: Reds – Blues" }).getAttribute("target")).toBe("_blank");
    expect(
      screen.getByRole("button", { name: /favourites.*Reds – Blues|Reds – Blues.*favourites|favou?rite/i }),
    ).toBeTruthy();
    expect(screen.getByRole("tab", { name: "All" })).toBeTruthy();
  });

  it("gives its link to the clipboard where the browser can't share", async () => {
    const user = userEvent.setup();
    const app = await appOf(testGame());
    renderInApp(app, page());
    await user.click(await screen.findByRole("button", { name: "Share this game" }));
    expect(await navigator.clipboard.readText()).toBe(
      "https://bets.example/en/line/football/7-premier-league/1-reds-blues",
    );
    expect(app.notifications.list().map(({ text }) => text)).toEqual(["Link copied"]);
  });

  it("leads to the games before and after it in its championship, and lists the others", async () => {
    const others = [
      ["5", "Lions"],
      ["1", "Reds"],
      ["6", "Owls"],
    ].map(([id = "", name = ""]) =>
      typed(
        testGame({
          id,
          slug: `${name}-x`,
          markets: [],
          opponents: [name, "Bears"].map((side) => ({
            id: `${id}${side}`,
            name: side,
            shortName: "X",
            color: "#000000",
            secondColor: "#ffffff",
          })),
        }),
      ),
    );
    const games = {
      games: {
        ...noGames.games,
        edges: others.map((node) => ({ __typename: "GameEdge", cursor: node.id, node })),
        totalCount: 3,
      },
    };
    renderInApp(await appOf(testGame(), (operation) => (operation === "Games" ? games : undefined)), page());
    expect((await screen.findByRole("link", { name: "Previous game: Lions – Bears" })).getAttribute("href")).toBe(
      "/en/line/football/7-premier-league/5-Lions-x",
    );
    expect(screen.getByRole("link", { name: "Next game: Owls – Bears" })).toBeTruthy();
    expect(screen.getByRole("region", { name: "Other games" }).querySelectorAll("li")).toHaveLength(2);
  });

  it("shows what a list knew of the game at once, and the rest when it comes", async () => {
    const app = await createTestApp(GUEST_SITE, (operation) => (operation === "Games" ? noGames : undefined));
    const { game: _none, ...listed } = {
      game: null,
      ...typed(testGame({ markets: [testMarket("1x2", "Match result", null, "main", ["home", "draw", "away"])] })),
    };
    const variables = { filter: { section: "LINE" as const }, first: 50 };
    const { markets, events: _events, eventCount: _count, ...head } = listed;
    app.client.writeQuery({
      query: GamesDocument,
      variables,
      data: {
        games: {
          edges: [{ cursor: "a", node: { ...head, markets } }],
          pageInfo: { hasNextPage: false, endCursor: null },
          totalCount: 1,
        },
      } as never,
    });
    renderInApp(app, page());
    expect(screen.getByRole("heading", { level: 1, name: "Reds – Blues" })).toBeTruthy();
    expect(screen.getByRole("button", { name: /^Match result: home/ })).toBeTruthy();
    expect(await screen.findByRole("alert")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  });

  it("says so when there is no such game, and when it can't be loaded", async () => {
    renderInApp(await appOf(null), page());
    expect(await screen.findByText("No such game")).toBeTruthy();
    cleanup();
    renderInApp(await createTestApp(GUEST_SITE, () => undefined), page());
    expect(await screen.findByText("Couldn't load the game")).toBeTruthy();
  });

  it("says that the game has begun while its page was open, and what happened since, without a reload", async () => {
    const app = await appOf(testGame());
    renderInApp(app, page());
    await screen.findByRole("heading", { level: 1 });
    tell(app, { score: testScore(0, 0), eventCount: 0 });
    await waitFor(() =>
      expect(app.notifications.list().map(({ text }) => text)).toEqual([
        "The game has started. Its prices are live now.",
      ]),
    );
    expect(screen.getByRole("link", { name: "Live" })).toBeTruthy();
    tell(app, {
      version: 3,
      isSnapshot: false,
      score: testScore(1, 0),
      eventCount: 1,
      newEvents: [{ type: "GOAL", side: 1, minute: "51", scoreAfter: "1:0" }],
    });
    expect(screen.getByLabelText("Score").textContent).toBe("1 : 0");
    expect(screen.getByText("51′ · Goal · Reds").getAttribute("role")).toBe("status");
  });

  it("folds what else there is to see of a live game away, and remembers who wants it open", async () => {
    const user = userEvent.setup();
    const goal = { __typename: "GameEvent", type: "GOAL" as const, side: 1, minute: "3", scoreAfter: "1:0" };
    const app = await appOf(
      testGame({ section: "LIVE", status: "IN_PLAY", score: testScore(1, 0), eventCount: 1, events: [goal] }),
    );
    renderInApp(app, page());
    const toggle = await screen.findByRole("button", { name: "Match centre", expanded: false });
    expect(screen.queryByRole("figure", { name: "Game graphic" })).toBeNull();
    await user.click(toggle);
    expect(toggle.getAttribute("aria-expanded")).toBe("true");
    expect(screen.getByRole("figure", { name: "Game graphic" }).textContent).not.toContain("Goal");
    expect(document.cookie).toContain("view_match=1");
  });

  it("asks for the events that the feed did not tell", async () => {
    const goal = { __typename: "GameEvent", type: "GOAL", side: 2, minute: "12", scoreAfter: "0:1" };
    const asked = vi.fn();
    const app = await appOf(testGame({ section: "LIVE", status: "IN_PLAY", score: testScore(0, 0) }), (operation) => {
      if (operation !== "GameEvents") return undefined;
      asked();
      return { game: { __typename: "Game", id: "1", eventCount: 1, events: [goal] } };
    });
    renderInApp(app, page());
    await userEvent.click(await screen.findByRole("button", { name: "Match centre" }));
    tell(app, { score: testScore(0, 1), eventCount: 1 });
    expect((await screen.findByRole("region", { name: "Match events" })).textContent).toContain("Goal Blues0:1");
    expect(asked).toHaveBeenCalledOnce();
  });

  it("tells a finished game by its score, how its markets ended, and where results are", async () => {
    const ended = (type: string, name: string, results: [string, string][]) => ({
      __typename: "EndedMarket",
      id: `1.${type}`,
      type,
      name,
      param: null,
      group: "main",
      outcomes: results.map(([outcome, result]) => ({
        __typename: "EndedOutcome",
        id: `1.${type}.${outcome}`,
        type: outcome,
        name: outcome,
        result,
      })),
    });
    const app = await appOf(
      testGame({ section: "LIVE", status: "FINISHED", score: testScore(2, 0), markets: [] }),
      (operation) =>
        operation !== "EndedMarkets"
          ? undefined
          : {
              game: {
                __typename: "Game",
                id: "1",
                endedMarkets: [
                  ended("1x2", "Match result", [
                    ["Reds", "WON"],
                    ["Draw", "LOST"],
                    ["Blues", "LOST"],
                  ]),
                  ended("handicap", "Handicap 0.25", [
                    ["Reds +0.25", "HALF_WON"],
                    ["Blues −0.25", "HALF_LOST"],
                  ]),
                ],
              },
            },
    );
    renderInApp(app, page());
    expect(await screen.findByText("This game is over")).toBeTruthy();
    expect(screen.getByLabelText("Score").textContent).toBe("2 : 0");
    expect(screen.getByRole("link", { name: "All results" }).getAttribute("href")).toBe("/en/results");
    const endings = await screen.findByRole("region", { name: "Market results" });
    expect([...endings.querySelectorAll("li")].map(({ textContent }) => textContent)).toEqual([
      "Match resultReds won",
      "Handicap 0.25Reds +0.25 half wonBlues −0.25 half lost",
    ]);
    expect(screen.queryByRole("tab")).toBeNull();
  });

  it("tells a game that was called off, and that stakes come back", async () => {
    renderInApp(await appOf(testGame({ status: "CANCELLED", markets: [] })), page());
    expect(await screen.findByText("The game was called off")).toBeTruthy();
    expect(screen.getByText(/stakes are returned/)).toBeTruthy();
  });
});
