// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { useLocation } from "react-router";
import { PickScope } from "@/slip/PickScope.tsx";
import { Asked, createTestApp, GUEST_SITE, renderInApp } from "@/testing.tsx";
import { GamesDocument, LiveChoiceDocument } from "@/operations/betting/generated.ts";
import { chosenVariables, gamesInAddress } from "./chosenGames.ts";
import { MultiLive } from "./MultiLive.tsx";

const sport = { __typename: "Sport", id: "1", name: "Football", slug: "football" };
const league = {
  __typename: "Championship",
  id: "88",
  name: "Premier League",
  slug: "premier",
  countryCode: null,
  isTop: true,
};
const side = (id: string, name: string) => ({
  __typename: "Opponent",
  id,
  name,
  shortName: "X",
  color: "#000000",
  secondColor: "#FFFFFF",
});
const score = {
  __typename: "GameScore",
  home: 1,
  away: 0,
  periods: [],
  period: 1,
  periodName: "1st half",
  clockSeconds: 600,
  homePoints: null,
  awayPoints: null,
  serving: null,
};
const outcome = (id: string, type: string) => ({
  __typename: "Outcome",
  id: `${id}.1x2.${type}`,
  type,
  name: type,
  shortName: type,
  coef: "2.500",
  isBlocked: false,
});
const game = (number: number, status = "IN_PLAY") => ({
  __typename: "Game",
  id: String(number),
  section: "LIVE",
  startsAt: "2026-11-21T11:00:00Z",
  slug: `game-${number}`,
  status,
  version: 1,
  marketCount: 1,
  sport,
  championship: league,
  opponents: [side(`${number}1`, `Home ${number}`), side(`${number}2`, `Away ${number}`)],
  score,
  markets:
    status === "FINISHED"
      ? []
      : [
          {
            __typename: "Market",
            id: `${number}.1x2`,
            type: "1x2",
            name: "Result",
            param: null,
            group: "main",
            outcomes: ["home", "draw", "away"].map((type) => outcome(String(number), type)),
          },
        ],
});
const live = Array.from({ length: 12 }, (_, index) => game(index + 1));
const page = (games: readonly { id: string }[]) => ({
  __typename: "GameConnection",
  totalCount: games.length,
  pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: games.at(-1)?.id ?? null },
  edges: games.map((node) => ({ __typename: "GameEdge", cursor: node.id, node })),
});

/** Asks for what the address chooses, as the page's definition does. */
function Page() {
  const ids = gamesInAddress(new URLSearchParams(useLocation().search)) ?? [];
  return (
    <Asked query={LiveChoiceDocument} variables={{ first: 100 }}>
      {(choice) => (
        <Asked query={GamesDocument} variables={chosenVariables(ids)}>
          {(shown) => <MultiLive live={choice} shown={shown} />}
        </Asked>
      )}
    </Asked>
  );
}

function Here() {
  return <output>{decodeURIComponent(useLocation().search)}</output>;
}

async function open(address: string) {
  const app = await createTestApp(GUEST_SITE, (operation, variables) => {
    if (operation === "LiveChoice") return { games: page(live) };
    if (operation === "MultiGame") return { game: variables["id"] === "77" ? game(77, "FINISHED") : null };
    const ids = (variables["filter"] as { ids?: string[] }).ids ?? [];
    return { games: page(live.filter(({ id }) => ids.includes(id))) };
  });
  renderInApp(
    app,
    <PickScope>
      <Here />
      <Page />
    </PickScope>,
    address,
  );
}
const panes = () => screen.getAllByRole("article").map((pane) => pane.getAttribute("aria-label"));

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe("games side by side [2.14]", () => {
  it("stand as the address names them, each with its score and prices", async () => {
    await open("/en/multi?games=3,1");
    await waitFor(() => expect(panes()).toEqual(["Home 3 – Away 3", "Home 1 – Away 1"]));
    const [first] = screen.getAllByRole("article");
    expect(within(first as HTMLElement).getAllByRole("button", { name: /2\.50/ })).toHaveLength(3);
  });

  it("are moved and taken away by the keyboard's buttons, and said so", async () => {
    await open("/en/multi?games=1,2,3");
    await waitFor(() => expect(panes()).toHaveLength(3));
    fireEvent.click(screen.getByRole("button", { name: "Home 1 – Away 1: move forward" }));
    await waitFor(() => expect(panes()[1]).toBe("Home 1 – Away 1"));
    expect(screen.getByText("Now in place 2 of 3")).toBeDefined();
    expect(screen.getByText("?games=2,1,3")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Home 2 – Away 2: remove" }));
    await waitFor(() => expect(panes()).toEqual(["Home 1 – Away 1", "Home 3 – Away 3"]));
    expect(localStorage.getItem("multi_games")).toBe("1,3");
  });

  it("are chosen from those in play, nine at most, and are there the next time", async () => {
    await open("/en/multi");
    fireEvent.click(await screen.findByRole("button", { name: "Show 9 live games" }));
    await waitFor(() => expect(panes()).toHaveLength(9));
    fireEvent.click(screen.getByRole("button", { name: "Choose games" }));
    expect(await screen.findByRole("button", { name: /Home 12 – Away 12/ })).toHaveProperty("disabled", true);
    cleanup();
    await open("/en/multi");
    await waitFor(() => expect(panes()).toHaveLength(9));
  });

  it("say that one is over, and offer the next", async () => {
    await open("/en/multi?games=77,1,404");
    await waitFor(() => expect(panes()).toEqual(["Home 77 – Away 77", "Home 1 – Away 1", "Game 404"]));
    expect(await screen.findByText("This game is over")).toBeDefined();
    const [over] = screen.getAllByRole("article");
    fireEvent.click(within(over as HTMLElement).getByRole("button", { name: "Put Home 2 – Away 2 here" }));
    await waitFor(() => expect(panes()).toEqual(["Home 2 – Away 2", "Home 1 – Away 1", "Game 404"]));
  });
});
