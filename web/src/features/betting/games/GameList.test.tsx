// @vitest-environment jsdom
import { makeVar } from "@apollo/client";
import { useReactiveVar } from "@apollo/client/react";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Settings } from "@/platform/site/settings.ts";
import { typed } from "@/slip/placedCoupon/testCoupon.ts";
import type { GameRowFragment } from "@/operations/betting/generated.ts";
import { createTestApp, GUEST_SITE, renderInApp } from "@/testing.tsx";
import { GameList } from "./GameList.tsx";
import type { Heads } from "./groups.ts";
import { asianMarkets, championship, change, liveGame, testGame, testMarkets } from "./testGames.ts";

beforeEach(() => {
  vi.stubGlobal("scrollTo", () => undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

interface Look {
  heads?: Heads;
  section?: "LINE" | "LIVE";
  isBestFirst?: boolean;
  perChampionship?: number;
  answers?: Parameters<typeof createTestApp>[1];
}

async function show(
  games: readonly GameRowFragment[],
  settings: Partial<Settings> = {},
  {
    heads = "championship",
    section = "LINE",
    isBestFirst = false,
    perChampionship,
    answers = () => undefined,
  }: Look = {},
) {
  const app = await createTestApp(GUEST_SITE, answers);
  app.settings({ ...app.settings(), ...settings });
  const { container } = renderInApp(
    app,
    <GameList
      games={games}
      section={section}
      heads={heads}
      isBestFirst={isBestFirst}
      perChampionship={perChampionship}
    />,
  );
  const row = (id = "1") => {
    const found = container.querySelector<HTMLElement>(`[data-game="${id}"]`);
    if (found === null) throw new Error(`no row of game ${id}`);
    return found;
  };
  return { app, container, row };
}
const prices = (row: HTMLElement) =>
  within(row)
    .getAllByRole("button", { pressed: false })
    .filter((button) => button.dataset["state"] !== undefined);
const shownPrices = (row: HTMLElement) => prices(row).map(({ textContent }) => textContent);

it("leads to all games of a championship where it may have more than the list", async () => {
  const [first, second] = [championship("7", "First League", null), championship("8", "Second League", null)];
  const games = [first, first, second].map((of, index) => ({
    ...testGame(String(index)),
    championship: of,
  }));
  await show(games, {}, { perChampionship: 2 });
  const [link, ...others] = screen.getAllByRole("link", { name: /^All games: / });
  expect(others).toEqual([]);
  expect(link?.textContent).toBe("All games: First League");
  expect(link?.parentElement?.getAttribute("role")).toBe("listitem");
  expect(link?.getAttribute("href")).toContain("/7-c7");
});

describe("what each setting does to a row [3.10]", () => {
  it("European view: who wins, the total, the handicap side by side; Asian view: handicap and total first, over each other [3.10]", async () => {
    const european = await show([testGame("1")]);
    expect(shownPrices(european.row())).toEqual(["2.10", "3.40", "3.50", "1.90", "1.95", "2.05", "1.80"]);
    cleanup();
    const asian = await show([testGame("1")], { view: "ASIAN" });
    await waitFor(() =>
      expect(shownPrices(asian.row())).toEqual(["2.05", "1.80", "1.90", "1.95", "2.10", "3.50", "3.40"]),
    );
    expect(asian.row().textContent).toContain("−0.52.05");
    expect(asian.row().textContent).toContain("+0.51.80");
    expect(asian.container.querySelector<HTMLElement>("[style*='--row']")?.style.getPropertyValue("--row")).toBe(
      "164px",
    );
  });

  it("Asian view: further lines and the first half stand below the main ones, asked for at once for all rows [3.10]", async () => {
    const asked: unknown[] = [];
    const { row } = await show(
      [testGame("1"), testGame("2")],
      { view: "ASIAN" },
      {
        answers: (operation, variables) => {
          if (operation !== "AsianLines") return undefined;
          asked.push(variables["ids"]);
          return {
            games: typed("GameConnection", {
              edges: ["1", "2"].map((id) =>
                typed("GameEdge", { node: typed("Game", { id, markets: asianMarkets(id) }) }),
              ),
            }),
          };
        },
      },
    );
    await waitFor(() => expect(shownPrices(row("2"))).toHaveLength(18));
    expect(asked).toEqual([["1", "2"]]);
    expect(shownPrices(row("2"))).toEqual(
      ["2.05", "1.80", "1.90", "1.95", "2.10", "3.50", "3.40"].concat(
        ["1.85", "2.00", "1.70", "2.20"],
        ["1.75", "2.10", "2.70", "1.45", "2.80", "3.90", "2.05"],
      ),
    );
    const half = row("2").querySelector("[data-of='half']");
    expect(half?.textContent).toBe("½01.7502.10o 1.52.70u 1.51.4512.8023.90X2.05");
  });

  it.each([
    [0, "2.10"],
    [1, "11/10"],
    [2, "+110"],
    [4, "1.100"],
    [5, "−0.909"],
    [6, "1.10"],
    [14, "2.10"],
    [15, "11/10"],
    [16, "47.6%"],
  ])("odds format %i shows 2.100 as %s [9.03]", async (oddsView, text) => {
    const { row } = await show([testGame("1")], { oddsView });
    expect(shownPrices(row())[0]).toBe(text);
  });

  it("time zone and clock: 18:05 UTC is 21:05 in Moscow's zone, 9:05 PM on a clock of twelve hours [9.31]", async () => {
    expect((await show([testGame("1")], { timeZone: "Etc/GMT-3" })).row().textContent).toContain("21:05");
    cleanup();
    expect((await show([testGame("1")], { timeZone: "Etc/GMT-3", is12h: true })).row().textContent).toMatch(
      /9:05\s[Pp][Mm]/,
    );
  });

  it("compact and large text: rows are as high as they need to be [3.10]", async () => {
    const heightOf = async (settings: Partial<Settings>) => {
      const { container } = await show([testGame("1")], settings);
      const height = container.querySelector<HTMLElement>("[style*='--row']")?.style.getPropertyValue("--row");
      cleanup();
      return height;
    };
    expect([
      await heightOf({}),
      await heightOf({ isCompact: true }),
      await heightOf({ fontSize: "larger" }),
      await heightOf({ hasGameIds: true }),
    ]).toEqual(["40px", "28px", "48px", "56px"]);
  });

  it("light version: no emblems and no handicap [3.10]", async () => {
    const usual = await show([testGame("1")]);
    expect(usual.row().querySelectorAll("[data-pattern]").length).toBe(2);
    cleanup();
    const light = await show([testGame("1")], { isLight: true });
    expect(light.row().querySelectorAll("[data-pattern]").length).toBe(0);
    expect(shownPrices(light.row())).toEqual(["2.10", "3.40", "3.50", "1.90", "1.95"]);
  });

  it("game numbers, detailed score and names of columns [3.10]", async () => {
    const plain = await show([liveGame("1")], {}, { section: "LIVE" });
    expect(plain.row().textContent).not.toContain("Game 1");
    expect(plain.container.textContent).toContain("HomeDrawAway");
    expect(plain.row().textContent).toMatch(/51′.*21/);
    cleanup();
    const told = await show(
      [liveGame("1")],
      { hasGameIds: true, hasDetailedScore: true, marketsNames: "SHORT" },
      { section: "LIVE" },
    );
    expect(told.row().textContent).toContain("Game 1");
    expect(told.container.textContent).toContain("1X2");
    // Halves 1:1 and 1:0, then 2:1.
    expect(told.row().textContent).toContain("111021");
  });

  it("statistics open in a window of their own unless the visitor has it otherwise [2.16]", async () => {
    const link = (row: HTMLElement) => within(row).getByRole("link", { name: "Statistics: Reds 1 – Blues 1" });
    const usual = link((await show([testGame("1")])).row());
    expect([usual.getAttribute("href"), usual.getAttribute("target")]).toEqual(["/en/statisticpopup/game/1", "_blank"]);
    cleanup();
    expect(
      link((await show([testGame("1")], { isStatisticsInNewWindow: false })).row()).getAttribute("target"),
    ).toBeNull();
  });

  it("group by country: a head over countries of several championships, whose names need not say it again [3.10]", async () => {
    const games = [
      testGame("1"),
      testGame("2", { championship: championship("89", "England. Championship", "gb-eng") }),
      testGame("3", { championship: championship("90", "Spain. La Liga", "es") }),
    ];
    await show(games, {}, { heads: "country" });
    expect(screen.getAllByRole("heading").map(({ textContent }) => textContent?.replace(/(Home|1).*/, ""))).toEqual([
      "England",
      "Premier League",
      "Championship",
      "Spain. La Liga",
    ]);
  });

  it("best matches on top: they stand under a head of their own [3.10]", async () => {
    const games = [testGame("1", { championship: championship("90", "Spain. La Liga", "es", true) }), testGame("2")];
    await show(games, { isBestOnTop: true }, { heads: "country", isBestFirst: true });
    expect(screen.getAllByRole("heading")[0]?.textContent).toBe("Top matches");
  });
});

describe("rows of a list [2.11]", () => {
  it("have columns that fit the sport: no draw where nobody can draw", async () => {
    const tennis = testMarkets("1").map((market) =>
      market.type === "1x2"
        ? { ...market, type: "winner", outcomes: market.outcomes.filter(({ type }) => type !== "draw") }
        : market,
    );
    const { row, container } = await show([
      testGame("1", {
        sport: { id: "4", name: "Tennis", slug: "tennis", area: "CLASSIC", cyberVariant: null },
        markets: tennis,
      }),
    ]);
    expect(shownPrices(row())).toHaveLength(6);
    expect(container.textContent).not.toContain("Draw");
  });

  it("say that a game of the line went live, with a link, and that another is over", async () => {
    const { app, row } = await show([testGame("1"), testGame("2")]);
    const { score } = liveGame("1");
    act(() => {
      app.prices.apply(change("1", { section: "LIVE", status: "IN_PLAY", score }));
      app.prices.apply(change("2", { section: "LIVE", status: "FINISHED", score }));
      app.prices.flush();
    });
    expect(within(row("1")).getByRole("link", { name: "Live" }).getAttribute("href")).toBe(
      "/en/live/football/88-premier-league/1-reds1-blues1",
    );
    expect(within(row("2")).getByText("Over", { selector: "span" })).toBeTruthy();
  });

  it("show a market that vanishes under the pointer as gone, and another line only after it left", async () => {
    const app = await createTestApp(GUEST_SITE, () => undefined);
    const now = makeVar(testGame("1"));
    const Held = () => <GameList games={[useReactiveVar(now)]} section="LINE" />;
    renderInApp(app, <Held />);
    await userEvent.hover(screen.getByRole("button", { name: /^total 2.5: over/ }));
    act(() => {
      app.prices.apply(change("1", { prices: [{ outcomeId: "1.total.3.5.over", coef: "2.400", isBlocked: false }] }));
      app.prices.flush();
      now(testGame("1", { version: 2, markets: testMarkets("1", "3.5") }));
    });
    expect(screen.getByRole("button", { name: /^total 2.5: over/ }).getAttribute("aria-disabled")).toBe("true");
    expect(screen.queryByRole("button", { name: /^total 3.5: over/ })).toBeNull();
    await userEvent.unhover(screen.getByRole("button", { name: /^total 2.5: over/ }));
    expect(screen.getByRole("button", { name: /^total 3.5: over/ })).toBeTruthy();
  });
});

describe("keys in a list", () => {
  it("go from price to price like in a table, which is one stop a row for Tab", async () => {
    const { row } = await show([testGame("1"), testGame("2"), testGame("3", { markets: [] }), testGame("4")]);
    const [first, second, fourth] = [prices(row("1")), prices(row("2")), prices(row("4"))];
    const names = within(row("1")).getByRole("link", { name: "Reds 1 – Blues 1" });
    await userEvent.tab();
    while (document.activeElement !== names) await userEvent.tab();
    await userEvent.tab();
    expect(row("2").contains(document.activeElement)).toBe(true);
    await userEvent.tab({ shift: true });
    expect(document.activeElement).toBe(names);
    first[1]?.focus();
    await userEvent.keyboard("{ArrowRight}");
    expect(document.activeElement).toBe(first[2]);
    await userEvent.keyboard("{ArrowDown}");
    expect(document.activeElement).toBe(second[2]);
    // The third game has nothing to bet on.
    await userEvent.keyboard("{ArrowDown}{End}");
    expect(document.activeElement).toBe(fourth[6]);
    await userEvent.keyboard("{PageUp}{Home}");
    expect(document.activeElement).toBe(first[0]);
    await userEvent.keyboard("{ArrowUp}");
    expect(document.activeElement).toBe(first[0]);
    await userEvent.keyboard("{Enter}");
    expect(first[0]?.getAttribute("aria-pressed")).toBe("true");
  });
});
