// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { type Answers, createTestApp, GUEST_SITE, playerSite, renderInApp } from "@/testing.tsx";
import { isPlayPaused } from "@/platform/session/playPause.ts";
import { testGame, testHalls, testPage, testPlayedGame } from "@/features/games/casino/testGames.ts";
import { GamePage } from "./GamePage.tsx";

afterEach(() => {
  cleanup();
  isPlayPaused(false);
});

const game = testPlayedGame("7", "Old Jack");
const page = (isLanding = false) => (
  <GamePage
    game={game}
    halls={testHalls}
    similar={testPage([game, testGame("8", "Next Card")])}
    isLanding={isLanding}
  />
);
const URL_OF_GAME = "https://games.example/en/play#token";

/** Answers launches, and notes what was asked. */
function casino(asked: [string, unknown][], refusal: string | null = null): Answers {
  return (operation, variables) => {
    if (operation === "CasinoFavorites") return { viewer: { __typename: "Viewer", id: "1", casinoFavorites: [] } };
    if (operation !== "LaunchCasinoGame" && operation !== "CloseCasinoSession") return undefined;
    asked.push([operation, variables["input"]]);
    if (operation === "CloseCasinoSession")
      return { closeCasinoSession: { __typename: "CloseCasinoSessionPayload", errors: [] } };
    const isDemo = (variables["input"] as { isDemo?: boolean }).isDemo === true;
    return {
      launchCasinoGame: {
        __typename: "LaunchPayload",
        launch:
          refusal === null ? { __typename: "CasinoLaunch", url: URL_OF_GAME, sessionId: isDemo ? null : "55" } : null,
        errors: refusal === null ? [] : [{ __typename: "InputError", code: refusal, path: ["accountId"] }],
      },
    };
  };
}

const frameOf = async () => await screen.findByTitle<HTMLIFrameElement>("Old Jack, the game");
/** A message as the game would send it. */
function say(frame: HTMLIFrameElement, data: object, more: Partial<MessageEventInit> = {}) {
  act(() => {
    dispatchEvent(
      new MessageEvent("message", {
        data: { studio: 1, ...data },
        origin: "https://games.example",
        source: frame.contentWindow,
        ...more,
      }),
    );
  });
}

describe("a game's page [2.20] [2.26]", () => {
  it("says what there is to know before the first stake, and shows others like it", async () => {
    renderInApp(await createTestApp(GUEST_SITE, casino([])), page(), "/en/games/old-jack");
    expect(await screen.findByRole("heading", { level: 1, name: "Old Jack" })).toBeTruthy();
    const facts = within(screen.getByRole("region", { name: "About the game" }));
    for (const text of ["97.3 %", "Low", "×35", "€0.10", "€100.00", "Cards"])
      expect(facts.getByText(text)).toBeTruthy();
    expect(facts.getByRole("link", { name: "Four Rivers" }).getAttribute("href")).toBe("/en/providers/four-rivers");
    const others = within(screen.getByRole("region", { name: "More like this" }));
    expect(others.getAllByRole("listitem")).toHaveLength(1);
    expect(screen.queryByTitle("Old Jack, the game")).toBeNull();
  });

  it("that presents a game leads to where it is played", async () => {
    renderInApp(await createTestApp(GUEST_SITE, casino([])), page(true), "/en/games-landing/old-jack?mode=demo");
    expect((await screen.findByRole("link", { name: "Play for money" })).getAttribute("href")).toBe(
      "/en/games/old-jack?mode=money",
    );
    expect(screen.queryByTitle("Old Jack, the game")).toBeNull();
  });
});

describe("playing", () => {
  it("without money needs nobody, in a frame that can't reach the site", async () => {
    const asked: [string, unknown][] = [];
    renderInApp(await createTestApp(GUEST_SITE, casino(asked)), page(), "/en/games/old-jack");
    await userEvent.click(await screen.findByRole("link", { name: "Try the demo" }));
    const frame = await frameOf();
    expect(frame.getAttribute("src")).toBe(URL_OF_GAME);
    expect(frame.getAttribute("sandbox")).toBe("allow-scripts allow-popups allow-same-origin");
    expect(frame.getAttribute("referrerpolicy")).toBe("no-referrer");
    expect(asked).toEqual([["LaunchCasinoGame", { gameId: "7", isDemo: true }]]);
    expect(screen.getByText("Demo", { selector: "span" })).toBeTruthy();
  });

  it("for money asks a guest to sign in first", async () => {
    const asked: [string, unknown][] = [];
    const app = await createTestApp(GUEST_SITE, casino(asked));
    renderInApp(app, page(), "/en/games/old-jack?mode=money");
    expect(await screen.findByText("Sign in to play for money")).toBeTruthy();
    await waitFor(() => expect(app.dialog()?.name).toBe("signIn"));
    expect(asked).toEqual([]);
  });

  it("for money opens with the player's account, and leaving ends it", async () => {
    const asked: [string, unknown][] = [];
    renderInApp(await createTestApp(playerSite("50.00"), casino(asked)), page(), "/en/games/old-jack?mode=money");
    await frameOf();
    expect(screen.getByText("For money")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Leave the game" }));
    expect(await screen.findByRole("link", { name: "Play for money" })).toBeTruthy();
    await waitFor(() =>
      expect(asked).toEqual([
        ["LaunchCasinoGame", { gameId: "7", accountId: "11" }],
        ["CloseCasinoSession", { sessionId: "55" }],
      ]),
    );
  });

  it("opens a new session for a player who comes back, and never shows the one that has ended", async () => {
    const answer = casino([]);
    /** The frame that was shown while a launch was asked for. */
    const shown: (string | null)[] = [];
    const app = await createTestApp(playerSite("50.00"), (operation, variables) => {
      if (operation !== "LaunchCasinoGame") return answer(operation, variables, "en");
      shown.push(document.querySelector("iframe")?.getAttribute("src") ?? null);
      return {
        launchCasinoGame: {
          __typename: "LaunchPayload",
          launch: { __typename: "CasinoLaunch", url: `${URL_OF_GAME}-${shown.length}`, sessionId: `${shown.length}` },
          errors: [],
        },
      };
    });
    renderInApp(app, page(), "/en/games/old-jack?mode=money");
    await frameOf();
    await userEvent.click(screen.getByRole("button", { name: "Leave the game" }));
    await userEvent.click(await screen.findByRole("link", { name: "Play for money" }));
    expect((await frameOf()).getAttribute("src")).toBe(`${URL_OF_GAME}-2`);
    expect(shown).toEqual([null, null]);
  });

  it("shows what was won or lost, from the game's own messages only", async () => {
    renderInApp(await createTestApp(GUEST_SITE, casino([])), page(), "/en/games/old-jack?mode=demo");
    const frame = await frameOf();
    const round = { type: "roundEnded", round: "a", stake: "5.00", won: "0", currency: "EUR" };
    say(frame, { type: "balance", balance: "995.00", currency: "EUR" });
    say(frame, round);
    expect(await screen.findByText("-€5.00")).toBeTruthy();
    expect(screen.getByText("€995.00")).toBeTruthy();
    say(frame, { ...round, round: "b", won: "900.00" }, { origin: "https://elsewhere.example" });
    say(frame, { ...round, round: "c", won: "900.00" }, { source: window });
    say(frame, { ...round, round: "d", won: "nine hundred" });
    say(frame, { ...round, round: "e", won: "7.00" });
    expect(await screen.findByText("-€3.00")).toBeTruthy();
    expect(screen.getByText("Result of 2 rounds")).toBeTruthy();
    say(frame, { type: "close" });
    expect(await screen.findByRole("link", { name: "Try the demo" })).toBeTruthy();
  });

  it("plays free rounds of this game first, and says how many are left", async () => {
    let left = 2;
    const some = (id: string, change: object) => ({
      __typename: "CasinoFreeRounds",
      id,
      gameKey: "old-jack",
      rounds: 20,
      left,
      stake: { __typename: "Money", amount: "10.00", currency: "RUB" },
      ...change,
    });
    const answers: Answers = (operation, variables, language) => {
      if (operation !== "CasinoFreeRounds") return casino([])(operation, variables, language);
      const others = [
        some("1", { gameKey: "next-card", left: 9 }),
        some("2", { left: 8, stake: { __typename: "Money", amount: "1.00", currency: "USD" } }),
      ];
      const casinoFreeRounds = left === 0 ? others : [...others, some("3", { left })];
      return { viewer: { __typename: "Viewer", id: "1", casinoFreeRounds } };
    };
    renderInApp(await createTestApp(playerSite("50.00"), answers), page(), "/en/games/old-jack");
    expect(await screen.findByText("You have 2 free rounds here, at ₽10.00 each. We pay the stakes.")).toBeTruthy();
    await userEvent.click(screen.getByRole("link", { name: "Play free rounds" }));
    const frame = await frameOf();
    expect(screen.getByText("Free rounds: 2 of 20")).toBeTruthy();
    const begin = (round: string) => say(frame, { type: "roundStarted", round, stake: "0", currency: "RUB" });
    left = 1;
    begin("a");
    expect(await screen.findByText("Free rounds: 1 of 20")).toBeTruthy();
    left = 0;
    begin("b");
    expect(await screen.findByText("For money")).toBeTruthy();
  });

  it("rests while the player is reminded of their play", async () => {
    const told: unknown[] = [];
    renderInApp(await createTestApp(playerSite("50.00"), casino([])), page(), "/en/games/old-jack?mode=money");
    const frame = await frameOf();
    Object.defineProperty(frame, "contentWindow", {
      value: { postMessage: (message: unknown, origin: string) => told.push([message, origin]) },
    });
    act(() => void frame.dispatchEvent(new Event("load")));
    act(() => void isPlayPaused(true));
    act(() => void isPlayPaused(false));
    await waitFor(() =>
      expect(told).toEqual(
        [false, true, false].map((isHeld) => [{ studio: 1, type: "hold", isHeld }, "https://games.example"]),
      ),
    );
  });

  it.each([
    ["LIMIT_REACHED", "Your limit is used up", "To my limits"],
    ["BETTING_CLOSED", "Your account is closed for play", "To my limits"],
    ["GAMES_UNAVAILABLE", "The game can't be opened right now", null],
    ["SOMETHING_NEW", "The game didn't open", null],
  ])("that is refused as %s says why, and that nothing was staked or how to go on", async (code, title, step) => {
    renderInApp(await createTestApp(playerSite("50.00"), casino([], code)), page(), "/en/games/old-jack?mode=money");
    expect((await screen.findByRole("alert")).textContent).toContain(title);
    if (step === null) expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
    else expect(screen.getByRole("link", { name: step }).getAttribute("href")).toBe("/en/office/responsible");
  });
});
