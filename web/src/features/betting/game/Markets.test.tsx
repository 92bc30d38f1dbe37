// @vitest-environment jsdom
import { makeVar } from "@apollo/client";
import { useReactiveVar } from "@apollo/client/react";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { changeSetting } from "@/platform/site/useSettings.ts";
import { createTestApp, GUEST_SITE, renderInApp } from "@/testing.tsx";
import { Markets } from "./Markets.tsx";
import { testGame, testMarket } from "./testGame.ts";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const titles = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
const app = () => createTestApp(GUEST_SITE, () => undefined);
const GAME = testGame();

describe("markets of a game [2.11]", () => {
  it("stand in cards called by what they are, each other than the rest, and by the market's own name where nobody knows its kind", async () => {
    const own = await app();
    own.settings({ ...own.settings(), marketColumns: 1 });
    renderInApp(own, <Markets game={GAME} markets={GAME.markets} />);
    expect(titles()).toEqual(["Total", "Reds: total", "Blues: total", "1st half total", "Corners 9.5", "Odd or even"]);
  });

  it("are chosen by their group in tabs, by mouse and by keyboard", async () => {
    renderInApp(await app(), <Markets game={GAME} markets={GAME.markets} />);
    await userEvent.click(screen.getByRole("tab", { name: "Halves" }));
    expect(titles()).toEqual(["1st half total"]);
    await userEvent.keyboard("{ArrowRight}");
    expect(screen.getByRole("tab", { name: "Goals" }).getAttribute("aria-selected")).toBe("true");
    expect(titles()).toEqual(["Odd or even"]);
  });

  it("are found by words in names of markets and of outcomes, and a search without a find offers all of them", async () => {
    renderInApp(await app(), <Markets game={GAME} markets={GAME.markets} />);
    const search = screen.getByRole("searchbox", { name: "Find a market" });
    await userEvent.type(search, "blues total");
    expect(titles()).toEqual(["Blues: total"]);
    expect(screen.getByText("1 market")).toBeTruthy();
    await userEvent.type(search, " goalkeeper");
    await userEvent.click(screen.getByRole("button", { name: "Show all markets" }));
    expect(titles()).toHaveLength(6);
  });

  it("fold one by one and all at once, and a folded one shows no price", async () => {
    renderInApp(await app(), <Markets game={GAME} markets={GAME.markets} />);
    await userEvent.click(screen.getByRole("button", { name: "Total", expanded: true }));
    expect(screen.queryByRole("button", { name: /^Total 1.5: over/ })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Collapse all markets" }));
    expect(screen.queryAllByRole("button", { name: /1\.9/ })).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: "Expand all markets" }));
    expect(screen.getAllByRole("button", { name: /1\.9/ })).toHaveLength(16);
  });

  it("that are pinned stand first, in every game of the sport, also the next time", async () => {
    renderInApp(await app(), <Markets game={GAME} markets={GAME.markets} />);
    await userEvent.click(screen.getByRole("button", { name: "Pin to top: Odd or even" }));
    expect(titles()[0]).toBe("Odd or even");
    cleanup();
    renderInApp(await app(), <Markets game={testGame({ id: "2" })} markets={GAME.markets} />);
    await waitFor(() => expect(titles()[0]).toBe("Odd or even"));
    await userEvent.click(screen.getByRole("button", { name: "Unpin: Odd or even" }));
    expect(titles()[0]).toBe("Total");
  });

  it("stand in as many columns as the visitor chose", async () => {
    const own = await app();
    const { container } = renderInApp(own, <Markets game={GAME} markets={GAME.markets} />);
    await userEvent.click(screen.getByRole("button", { name: "3 columns" }));
    expect(own.settings().marketColumns).toBe(3);
    expect(container.querySelectorAll("[class*=_column_]")).toHaveLength(3);
  });

  it("are named in short where the visitor wants it so, with the line that tells rows apart", async () => {
    const own = await app();
    const handicap = testMarket("handicap", "Handicap −1.5", "-1.5", "handicaps", ["home", "away"]);
    renderInApp(own, <Markets game={GAME} markets={[handicap]} />);
    expect(screen.getByText("home -1.5")).toBeTruthy();
    act(() => changeSetting(own, "marketsNames", "SHORT"));
    expect(screen.getAllByRole("button", { name: /1\.5/ }).map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining("home (−1.5)"),
      expect.stringContaining("away (+1.5)"),
    ]);
  });

  it("that are gone keep their place with a word while the pointer is among them, and what is new waits", async () => {
    const own = await app();
    const [first, second] = [
      testMarket("total", "Total 1.5", "1.5"),
      testMarket("odd_even", "Odd or even", null, "goals", ["odd", "even"]),
    ];
    const later = testMarket("total", "Total 3.5", "3.5");
    const markets = makeVar([first, second]);
    function Steered() {
      return <Markets game={GAME} markets={useReactiveVar(markets)} />;
    }
    renderInApp(own, <Steered />);
    await userEvent.hover(screen.getByRole("button", { name: /^Odd or even: odd/ }));
    act(() => {
      markets([later, second]);
    });
    expect(screen.getByText("Total 1.5: no longer available")).toBeTruthy();
    expect(screen.queryByRole("group", { name: "Total 3.5" })).toBeNull();
    await userEvent.unhover(screen.getByRole("button", { name: /^Odd or even: odd/ }));
    await userEvent.hover(screen.getByRole("searchbox"));
    expect(screen.queryByText(/no longer on offer/)).toBeNull();
    expect(within(screen.getByRole("group", { name: "Total 3.5" })).getAllByRole("button")).toHaveLength(2);
  });

  it("are locked in a suspended game, whose reason is one of its own sport", async () => {
    const sports = {
      football: /a goal, a card or a review/,
      "virtual-ice-hockey": /: a goal\./,
      "dota-2": /decided on the map/,
      cricket: /the score is changing/,
    };
    for (const [slug, reason] of Object.entries(sports)) {
      renderInApp(
        await app(),
        <Markets
          game={{
            ...GAME,
            status: "SUSPENDED",
            sport: { id: "1", name: slug, slug, area: "CLASSIC", cyberVariant: null },
          }}
          markets={[testMarket("map_winner", "Winner of map 2", "2", "maps", ["home", "away"])]}
        />,
      );
      expect(screen.getByText(/^Betting is suspended for a moment/).textContent).toMatch(reason);
      expect(screen.getByRole("button", { name: /^Winner of map 2: home/ }).getAttribute("aria-label")).toContain(
        "suspended",
      );
      cleanup();
    }
    renderInApp(
      await app(),
      <Markets
        game={{
          ...GAME,
          status: "SUSPENDED",
          sport: { id: "1", name: "Marbles", slug: "marbles", area: "MARBLE", cyberVariant: null },
        }}
        markets={[]}
      />,
    );
    expect(screen.getByText("Betting on this race is closed: the first marble is close to the line.")).toBeTruthy();
  });

  it("can't be picked while they are suspended or their prices may be old, and can when they are told again", async () => {
    const own = await app();
    renderInApp(own, <Markets game={GAME} markets={[testMarket("total", "Total 1.5", "1.5")]} />);
    const over = () => screen.getByRole("button", { name: /^Total 1.5: over/ });
    const tell = (version: number, isBlocked: boolean) =>
      act(() => {
        own.prices.apply({
          gameId: "1",
          version,
          section: "LIVE",
          status: "IN_PLAY",
          score: null,
          isSnapshot: true,
          goneOutcomeIds: [],
          eventCount: null,
          newEvents: [],
          prices: ["over", "under"].map((side) => ({ outcomeId: `1.total.1.5.${side}`, coef: "1.900", isBlocked })),
        });
        own.prices.flush();
      });
    tell(2, true);
    expect(over().getAttribute("aria-label")).toContain("suspended");
    await userEvent.click(over());
    tell(3, false);
    act(() => {
      own.prices.setLost(true);
    });
    expect(over().getAttribute("aria-label")).toContain("not current");
    expect(over().textContent).toContain("1.90");
    await userEvent.click(over());
    expect(own.coupon.bets()).toEqual([]);
    act(() => {
      own.prices.setLost(false);
    });
    tell(3, false);
    await userEvent.click(over());
    expect(own.coupon.bets().map(({ outcomeId }) => outcomeId)).toEqual(["1.total.1.5.over"]);
  });
});
