// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { GameHeadFragment, MarketFieldsFragment } from "@/operations/betting/generated.ts";
import { type Answers, createTestApp, GUEST_SITE, renderInApp } from "@/testing.tsx";
import { choicesOf, mostEven, refusalAt, toggled, wholeRefusals } from "./choices.ts";
import { CombinationBuilder } from "./CombinationBuilder.tsx";

afterEach(cleanup);

const typed = <T extends object>(type: string, fields: T) => ({ __typename: type, ...fields });
const side = (id: string, name: string) =>
  typed("Opponent", { id, name, shortName: name.slice(0, 3), color: "#111111", secondColor: "#eeeeee" });
const game = typed("Game", {
  id: "1",
  section: "LINE" as const,
  startsAt: "2026-11-21T15:00:00Z",
  slug: "a-b",
  status: "NOT_STARTED" as const,
  version: 7,
  marketCount: 4,
  sport: typed("Sport", { id: "1", name: "Football", slug: "football", area: "CLASSIC", cyberVariant: null }),
  championship: typed("Championship", { id: "88", name: "League", slug: "league", countryCode: null }),
  opponents: [side("11", "Chelsea"), side("12", "Leeds")],
  score: null,
}) as unknown as GameHeadFragment;
const outcome = (id: string, name: string, coef: string) =>
  typed("Outcome", { id, type: id.split(".").at(-1) ?? "", name, shortName: name, coef, isBlocked: false });
const market = (
  id: string,
  type: string,
  name: string,
  param: string | null,
  ...outcomes: MarketFieldsFragment["outcomes"]
) => typed("Market", { id, type, name, param, group: "main", outcomes }) as MarketFieldsFragment;
const markets = [
  market(
    "1.1x2",
    "1x2",
    "Match result",
    null,
    outcome("1.1x2.home", "Chelsea", "1.900"),
    outcome("1.1x2.draw", "Draw", "3.700"),
    outcome("1.1x2.away", "Leeds", "4.100"),
  ),
  market(
    "1.total.2.5",
    "total",
    "Total 2.5",
    "2.5",
    outcome("1.total.2.5.over", "Over 2.5", "1.850"),
    outcome("1.total.2.5.under", "Under 2.5", "1.950"),
  ),
  market(
    "1.total.3.5",
    "total",
    "Total 3.5",
    "3.5",
    outcome("1.total.3.5.over", "Over 3.5", "3.100"),
    outcome("1.total.3.5.under", "Under 3.5", "1.350"),
  ),
  market(
    "1.total.2.75",
    "total",
    "Total 2.75",
    "2.75",
    outcome("1.total.2.75.over", "Over 2.75", "2.100"),
    outcome("1.total.2.75.under", "Under 2.75", "1.750"),
  ),
];

interface Wanted {
  leg?: string;
  blocked?: boolean;
  refusals?: { code: string; outcomeIds: string[] }[];
  types?: string[];
  needless?: string[];
}
const combined = (
  ids: readonly string[],
  { leg, blocked = false, refusals = [], types = ["1x2", "total"], needless = [] }: Wanted,
) =>
  typed("GameCombination", {
    marketTypes: types,
    version: 7,
    parts: ids.map((id) =>
      typed("CombinationPart", {
        outcomeId: id,
        name: id,
        marketName: "",
        coef: "2.000",
        isNeedless: needless.includes(id),
      }),
    ),
    refusals: refusals.map((refusal) => typed("CombinationRefusal", refusal)),
    leg:
      leg === undefined
        ? null
        : typed("Leg", {
            outcome: { ...outcome("1.combination.r_1+t_o_2.5.yes", "Chelsea + Over 2.5", leg), isBlocked: blocked },
            market: typed("Market", { id: "1.combination.r_1+t_o_2.5", name: "Combination of one game" }),
            game,
          }),
  });
const answering =
  (combine: (ids: readonly string[]) => Wanted | undefined): Answers =>
  (operation, variables) => {
    if (operation !== "GameCombination") return undefined;
    const ids = variables["outcomeIds"] as string[];
    const wanted = combine(ids);
    return wanted && { gameCombination: combined(ids, wanted) };
  };
const pick = async (name: RegExp) => userEvent.click(await screen.findByRole("button", { name }));
const slip = () => within(screen.getByRole("complementary", { name: "Your bet" }));

describe("the builder of combinations", () => {
  it("prices what is chosen, puts it into the coupon as one bet, and knows it there", async () => {
    const app = await createTestApp(
      GUEST_SITE,
      answering((ids) =>
        ids.length < 2 ? { refusals: [{ code: "TOO_FEW_PARTS", outcomeIds: [] }] } : { leg: "3.210" },
      ),
    );
    renderInApp(app, <CombinationBuilder game={game} markets={markets} />);
    await pick(/^Match result: Chelsea, 1\.9/);
    expect(await slip().findByText("Select one more outcome")).toBeTruthy();
    await pick(/^Total 2\.5: Over 2\.5/);
    await waitFor(() => expect(slip().getByRole("status", { name: "Odds" }).textContent).toBe("3.21"));
    expect(screen.getByRole("button", { name: /^Match result: Chelsea/ }).getAttribute("aria-pressed")).toBe("true");
    await userEvent.click(slip().getByRole("button", { name: "Add to bet slip" }));
    expect(app.coupon.bets()).toMatchObject([
      {
        outcomeId: "1.combination.r_1+t_o_2.5.yes",
        marketId: "1.combination.r_1+t_o_2.5",
        gameId: "1",
        coef: "3.210",
        outcomeName: "Chelsea + Over 2.5",
        opponents: ["Chelsea", "Leeds"],
      },
    ]);
    expect(slip().getByRole("button", { name: "On your bet slip" })).toHaveProperty("disabled", true);
  });

  it("says beside the part what is wrong with it, and goes on when it is removed", async () => {
    const app = await createTestApp(
      GUEST_SITE,
      answering((ids) =>
        ids.length > 1 ? { refusals: [{ code: "IMPLIED_PART", outcomeIds: ["1.1x2.home", "1.total.2.5.over"] }] } : {},
      ),
    );
    renderInApp(app, <CombinationBuilder game={game} markets={markets} />);
    await pick(/^Match result: Chelsea/);
    await pick(/^Total 2\.5: Over 2\.5/);
    const reason = await slip().findByRole("alert");
    expect(reason.textContent).toBe("“Chelsea” already includes it");
    expect(reason.closest("li")?.textContent).toContain("Over 2.5");
    expect(slip().getByRole("button", { name: "Add to bet slip" })).toHaveProperty("disabled", true);
    await userEvent.click(slip().getByRole("button", { name: "Remove Total 2.5: Over 2.5" }));
    await waitFor(() => expect(slip().queryByRole("alert")).toBeNull());
    expect(slip().getAllByRole("listitem")).toHaveLength(1);
  });

  it("asks again when the game moves, and holds the button while bets are stopped", async () => {
    let coef = "3.210";
    let blocked = false;
    const app = await createTestApp(
      GUEST_SITE,
      answering((ids) => (ids.length > 1 ? { leg: coef, blocked } : {})),
    );
    renderInApp(app, <CombinationBuilder game={game} markets={markets} />);
    await pick(/^Match result: Chelsea/);
    await pick(/^Total 2\.5: Over 2\.5/);
    await waitFor(() => expect(slip().getByRole("status", { name: "Odds" }).textContent).toBe("3.21"));
    coef = "3.050";
    blocked = true;
    act(() => {
      app.prices.apply({
        gameId: "1",
        version: 9,
        section: "LIVE",
        status: "SUSPENDED",
        score: null,
        prices: [],
        goneOutcomeIds: [],
        isSnapshot: false,
        newEvents: [],
        eventCount: 0,
      } as unknown as Parameters<typeof app.prices.apply>[0]);
      app.prices.flush();
    });
    expect(await slip().findByText("Betting is suspended")).toBeTruthy();
    expect(slip().getByRole("button", { name: "Add to bet slip" })).toHaveProperty("disabled", true);
    await waitFor(() => expect(slip().getByRole("status", { name: "Odds" }).textContent).toBe("3.05"));
  });

  it("says so where combinations are not offered, and where the server does not answer", async () => {
    renderInApp(
      await createTestApp(
        GUEST_SITE,
        answering(() => ({ types: [], refusals: [{ code: "NOT_OFFERED", outcomeIds: [] }] })),
      ),
      <CombinationBuilder game={game} markets={markets} />,
    );
    expect(await screen.findByText("No bet builder for this game")).toBeTruthy();
    cleanup();
    const ask = vi.fn<() => Wanted | undefined>(() => undefined);
    renderInApp(await createTestApp(GUEST_SITE, answering(ask)), <CombinationBuilder game={game} markets={markets} />);
    expect(await screen.findByText("Couldn't load the bet builder")).toBeTruthy();
    ask.mockReturnValue({});
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Nothing selected yet")).toBeTruthy();
  });
});

describe("choices", () => {
  it("leave out quarter lines and begin with the most even line", () => {
    const [result, totals] = choicesOf(markets, ["1x2", "total"]);
    expect(result?.markets.map(({ id }) => id)).toEqual(["1.1x2"]);
    expect(totals?.markets.map(({ id }) => id)).toEqual(["1.total.2.5", "1.total.3.5"]);
    expect(mostEven(totals?.markets ?? [])?.id).toBe("1.total.2.5");
  });

  it("take the place of another outcome of their market, and leave when chosen again", () => {
    const one = { id: "a", marketId: "m", name: "", marketName: "" };
    const other = { ...one, id: "b" };
    expect(toggled([one], other)).toEqual([other]);
    expect(toggled([one], { ...other, marketId: "n" })).toHaveLength(2);
    expect(toggled([one], one)).toEqual([]);
  });

  it("bear refusals at the part that is too much, pairs at both, and the whole's nowhere", () => {
    const implied = [{ code: "IMPLIED_PART" as const, outcomeIds: ["a", "b"] }];
    expect(refusalAt(implied, "a")).toBeNull();
    expect(refusalAt(implied, "b")).toEqual({ code: "IMPLIED_PART", otherId: "a" });
    const pair = [{ code: "IMPOSSIBLE" as const, outcomeIds: ["a", "b"] }];
    expect(refusalAt(pair, "a")).toEqual({ code: "IMPOSSIBLE", otherId: "b" });
    const all = [{ code: "IMPOSSIBLE" as const, outcomeIds: ["a", "b", "c"] }];
    expect(refusalAt(all, "a")).toBeNull();
    expect(wholeRefusals([...all, ...pair])).toEqual(["IMPOSSIBLE"]);
  });
});
