// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLocation } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import { type Answers, Asked, createTestApp, GUEST_SITE, playerSite, renderInApp } from "@/testing.tsx";
import { CasinoGamesDocument, CasinoLobbyDocument } from "@/operations/games/generated.ts";
import { filterOf, readGameChoice } from "@/features/games/casino/catalogue/choice.ts";
import { testGame, testHalls, testPage } from "@/features/games/casino/testGames.ts";
import { HallPage } from "./HallPage.tsx";
import { Lobby } from "./Lobby.tsx";
import { MyCasino } from "./MyCasino.tsx";

afterEach(cleanup);

const dice = testGame("1", "Hundredfold");
const keno = testGame("2", "Forty Lanterns", { isNew: true, hasDemo: false, halls: ["KENO"], pictures: null });

/** A hall as its route shows it: the list follows the address. */
function Page({ open = "fastGames" as "fastGames" | "casinoSearch" }) {
  const { search, pathname } = useLocation();
  const filter = filterOf(readGameChoice(new URLSearchParams(search)));
  return (
    <Asked query={CasinoGamesDocument} variables={{ filter, first: 48, hasChoices: true }}>
      {(answer) => (
        <>
          <HallPage open={open} title="Fast games" halls={testHalls} answer={answer} />
          <output aria-label="address">{`${pathname}${search}`}</output>
        </>
      )}
    </Asked>
  );
}

/** Answers lists by their filter, and notes what was asked. */
function catalogue(asked: object[] = [], more: Answers = () => undefined): Answers {
  return (operation, variables, language) => {
    if (operation !== "CasinoGames") return more(operation, variables, language);
    const filter = variables["filter"] as { providers?: string[]; search?: string };
    asked.push(filter);
    return testPage(filter.providers?.includes("marble-works") === true || filter.search === "zzz" ? [] : [dice, keno]);
  };
}

describe("a hall of the casino [2.19] [2.20] [2.21]", () => {
  it("shows its games with picture, provider and the ways to play", async () => {
    renderInApp(await createTestApp(GUEST_SITE, catalogue()), <Page />, "/en/fast-games");
    const list = await screen.findByRole("list", { name: "Fast games" });
    expect(within(list).getByRole("link", { name: "Hundredfold" }).getAttribute("href")).toBe("/en/games/hundredfold");
    expect(within(list).getByRole("link", { name: "Play Hundredfold" }).getAttribute("href")).toBe(
      "/en/games/hundredfold?mode=money",
    );
    expect(within(list).getByRole("link", { name: "Hundredfold: demo" }).getAttribute("href")).toBe(
      "/en/games/hundredfold?mode=demo",
    );
    expect(within(list).queryByRole("link", { name: "Forty Lanterns: demo" })).toBeNull();
    expect(within(list).getByText("New")).toBeTruthy();
    expect(within(list).getAllByText("Four Rivers")).toHaveLength(2);
    expect(list.querySelector("img")?.getAttribute("src")).toBe("/art/1-tall.svg");
  });

  it("leads to the other halls that have games, and marks its own", async () => {
    renderInApp(await createTestApp(GUEST_SITE, catalogue()), <Page />, "/en/fast-games");
    const halls = await screen.findByRole("navigation", { name: "Parts of the casino" });
    expect(
      within(halls)
        .getAllByRole("link")
        .map((link) => link.getAttribute("href")),
    ).toEqual(["/en/casino-lobby", "/en/keno", "/en/fast-games", "/en/providers", "/en/my-casino"]);
    expect(within(halls).getByRole("link", { current: "page" }).textContent).toBe("Fast games3");
  });

  it("is narrowed by what stands in its address, and all of it can be dropped", async () => {
    const asked: object[] = [];
    renderInApp(await createTestApp(GUEST_SITE, catalogue(asked)), <Page />, "/en/fast-games?volatility=low");
    await screen.findByRole("list", { name: "Fast games" });
    await userEvent.click(screen.getByRole("button", { name: "Providers" }));
    await userEvent.click(screen.getByRole("checkbox", { name: /Marble Works/ }));
    await userEvent.click(screen.getByRole("checkbox", { name: "With demo" }));
    expect(screen.getByLabelText("address").textContent).toBe(
      "/en/fast-games?volatility=low&provider=marble-works&demo=1",
    );
    expect(asked.at(-1)).toEqual({ providers: ["marble-works"], volatilities: ["LOW"], hasDemo: true });
    expect(await screen.findByText("No game fits these filters")).toBeTruthy();
    await userEvent.click(screen.getAllByRole("link", { name: "Clear filters" })[0] as HTMLElement);
    expect(screen.getByLabelText("address").textContent).toBe("/en/fast-games");
    expect(await screen.findByRole("link", { name: "Hundredfold" })).toBeTruthy();
  });

  it("says that it didn't load, and loads when it is asked again", async () => {
    let isDown = true;
    const answers: Answers = (operation) => (operation === "CasinoGames" && !isDown ? testPage([dice]) : undefined);
    renderInApp(await createTestApp(GUEST_SITE, answers), <Page />, "/en/fast-games");
    expect((await screen.findByRole("alert")).textContent).toContain("Your money is not affected");
    isDown = false;
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("link", { name: "Hundredfold" })).toBeTruthy();
  });
});

it("the search of the casino follows the typing [2.22]", async () => {
  const asked: object[] = [];
  renderInApp(await createTestApp(GUEST_SITE, catalogue(asked)), <Page open="casinoSearch" />, "/en/casino-search");
  await userEvent.type(await screen.findByRole("searchbox", { name: "Find a game or provider" }), "zzz");
  expect(await screen.findByText("Nothing found for “zzz”")).toBeTruthy();
  expect(asked.at(-1)).toEqual({ search: "zzz" });
});

describe("the lobby [2.22]", () => {
  const collection = (key: string, name: string, games: object[]) => ({
    __typename: "CasinoCollection",
    key,
    name,
    gameCount: 20,
    games,
  });
  const answers: Answers = (operation) =>
    operation === "CasinoLobby"
      ? {
          featured: {
            __typename: "CasinoGameConnection",
            edges: [dice, keno].map((game) => ({
              __typename: "CasinoGameEdge",
              cursor: game.id,
              node: { ...game, highestMultiplier: "990.10" },
            })),
          },
          casinoCollections: [collection("new", "New", [keno]), collection("high-return", "Highest return", [dice])],
        }
      : undefined;

  it("has a row of each collection, a way to all of it, and a few games large above them", async () => {
    const app = await createTestApp(GUEST_SITE, answers);
    renderInApp(
      app,
      <Asked query={CasinoLobbyDocument} variables={{ first: 14, featured: 5 }}>
        {(answer) => <Lobby answer={answer} halls={testHalls} />}
      </Asked>,
      "/en/casino-lobby",
    );
    const row = within(await screen.findByRole("region", { name: "Highest return" }));
    expect(row.getByRole("link", { name: "Highest return: all 20" }).getAttribute("href")).toBe(
      "/en/games?collection=high-return",
    );
    expect(row.getByRole("link", { name: "Hundredfold" })).toBeTruthy();
    const hero = within(screen.getByRole("region", { name: "Games to look at" }));
    expect(hero.getByRole("heading", { name: "Hundredfold" })).toBeTruthy();
    await userEvent.click(hero.getByRole("button", { name: "Forty Lanterns" }));
    expect(hero.getByRole("heading", { name: "Forty Lanterns" })).toBeTruthy();
    expect(hero.getByRole("button", { name: "Stop the slides" })).toBeTruthy();
  });
});

describe("favourites [2.22] [6.04]", () => {
  it("ask a guest to sign in", async () => {
    const app = await createTestApp(GUEST_SITE, catalogue());
    renderInApp(app, <Page />, "/en/fast-games");
    await userEvent.click(await screen.findByRole("button", { name: "Favourite: Hundredfold" }));
    expect(app.dialog()?.name).toBe("signIn");
  });

  it("are kept and dropped, and stand on their page", async () => {
    let kept = [keno];
    const changes: unknown[] = [];
    const answers = catalogue([], (operation, variables) => {
      const list = () => ({ viewer: { __typename: "Viewer", id: "1", casinoFavorites: kept } });
      if (operation === "CasinoFavorites") return list();
      if (operation !== "SetCasinoFavorite") return undefined;
      changes.push(variables["input"]);
      const { gameId, isFavorite } = variables["input"] as { gameId: string; isFavorite: boolean };
      kept = isFavorite ? [dice, ...kept] : kept.filter(({ id }) => id !== gameId);
      return { setCasinoFavorite: { __typename: "SetCasinoFavoritePayload", favorites: kept, errors: [] } };
    });
    const app = await createTestApp(playerSite("10"), answers);
    renderInApp(
      app,
      <>
        <Page />
        <MyCasino isFavorites halls={testHalls} />
      </>,
      "/en/fast-games",
    );
    const own = await screen.findByRole("list", { name: "Favourites" });
    expect(within(own).getAllByRole("listitem")).toHaveLength(1);
    const hall = await screen.findByRole("list", { name: "Fast games" });
    await userEvent.click(within(hall).getByRole("button", { name: "Favourite: Hundredfold", pressed: false }));
    await waitFor(() => expect(within(own).getAllByRole("listitem")).toHaveLength(2));
    await userEvent.click(within(own).getByRole("button", { name: "Favourite: Forty Lanterns", pressed: true }));
    await waitFor(() => expect(within(own).queryByRole("link", { name: "Forty Lanterns" })).toBeNull());
    expect(changes).toEqual([
      { gameId: "1", isFavorite: true },
      { gameId: "2", isFavorite: false },
    ]);
  });

  it("that can't be kept are shown as they are, and it is said why", async () => {
    const answers = catalogue([], (operation) =>
      operation === "CasinoFavorites"
        ? { viewer: { __typename: "Viewer", id: "1", casinoFavorites: [] } }
        : operation === "SetCasinoFavorite"
          ? {
              setCasinoFavorite: {
                __typename: "SetCasinoFavoritePayload",
                favorites: null,
                errors: [{ __typename: "InputError", code: "TOO_MANY_FAVORITES", path: ["isFavorite"] }],
              },
            }
          : undefined,
    );
    const app = await createTestApp(playerSite("10"), answers);
    renderInApp(app, <Page />, "/en/fast-games");
    await userEvent.click(await screen.findByRole("button", { name: "Favourite: Hundredfold" }));
    await waitFor(() => expect(app.notifications.list().map(({ text }) => text)).toHaveLength(1));
    expect(app.notifications.list()[0]?.text).toContain("500 favourites");
    expect(screen.getByRole("button", { name: "Favourite: Hundredfold", pressed: false })).toBeTruthy();
  });
});

describe("what a player has played [2.22]", () => {
  const recents = (played: object[], unfinished: object[] = []) => ({
    viewer: { __typename: "Viewer", id: "1", casinoRecents: { __typename: "CasinoRecents", played, unfinished } },
  });
  const tables = (operation: string) =>
    operation === "CasinoTables"
      ? { casinoTables: [{ __typename: "CasinoTable", gameKey: "hundredfold", seatCount: 12 }] }
      : undefined;

  it("stands in rows above the others, what waits for a move first and once, with the players at its table", async () => {
    const app = await createTestApp(playerSite("100.00"), tables);
    renderInApp(
      app,
      <Asked query={CasinoLobbyDocument} variables={{ first: 14, featured: 5 }}>
        {(answer) => <Lobby answer={answer} halls={testHalls} recents={recents([keno, dice], [dice]) as never} />}
      </Asked>,
      "/en/casino-lobby",
    );
    const names = async (title: string) =>
      within(await screen.findByRole("region", { name: title }))
        .getAllByRole("heading", { level: 3 })
        .map(({ textContent }) => textContent);
    expect(await names("Continue playing")).toEqual(["Hundredfold"]);
    expect(await names("Played recently")).toEqual(["Forty Lanterns"]);
    expect(await screen.findByText("12 players at the table")).toBeTruthy();
  });

  it("has a page that leads to every round, and says when there is nothing yet", async () => {
    renderInApp(
      await createTestApp(playerSite("100.00"), tables),
      <MyCasino isFavorites={false} halls={testHalls} recents={recents([keno]) as never} />,
      "/en/my-casino",
    );
    expect((await screen.findByRole("link", { name: "All your rounds" })).getAttribute("href")).toBe(
      "/en/office/history?view=casino",
    );
    cleanup();
    renderInApp(
      await createTestApp(playerSite("100.00"), tables),
      <MyCasino isFavorites={false} halls={testHalls} recents={recents([]) as never} />,
      "/en/my-casino",
    );
    expect(await screen.findByText("You haven't played for money yet")).toBeTruthy();
  });
});
