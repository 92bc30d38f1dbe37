// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { rubles, testBet, testCoupon, typed } from "@/slip/placedCoupon/testCoupon.ts";
import { testLeg } from "@/slip/testLeg.ts";
import type { PlacedFieldsFragment } from "@/operations/fragments/generated.ts";
import { type Answers, createTestApp, GUEST_SITE, playerSite, renderInApp } from "@/testing.tsx";
import { CouponTabs } from "./CouponTabs.tsx";
import { OpenCount } from "./OpenCount.tsx";

afterEach(cleanup);

type Variables = Record<string, unknown>;
const now = new Date().toISOString();
const gameOf = (id: string) => {
  const { game } = testLeg(id, "2.000");
  return { ...game, championship: game.championship && { ...game.championship, isTop: false } };
};
const withGames = (coupon: PlacedFieldsFragment) => ({
  ...coupon,
  bets: coupon.bets.map((bet) => ({ ...bet, game: gameOf(bet.gameId) })),
});
const edgesOf = (nodes: readonly object[]) => nodes.map((node) => ({ __typename: "CouponEdge", cursor: "1", node }));
const connectionOf = (nodes: readonly object[]) => ({
  __typename: "CouponConnection",
  edges: edgesOf(nodes),
  totalCount: nodes.length,
});
const offersOf = (amount: string, isPartial = true) => ({
  __typename: "CouponOffers",
  reason: null,
  cashOut: { __typename: "CashOutOffer", value: rubles(amount), expiresAt: now, isPartial, token: `token-${amount}` },
});

interface World {
  open: PlacedFieldsFragment[];
  settled?: PlacedFieldsFragment[];
  offers?: object | null;
  single?: object;
  action?(variables: Variables): object | undefined;
}

function answersOf(world: World, asked: [string, Variables][] = []): Answers {
  return (operation, variables) => {
    asked.push([operation, variables]);
    const viewer = { __typename: "Viewer", id: "1" };
    if (operation === "OpenCouponCount")
      return { viewer: { ...viewer, coupons: { __typename: "CouponConnection", totalCount: world.open.length } } };
    if (operation === "PlacedCoupons")
      return {
        viewer: {
          ...viewer,
          open: connectionOf(world.open.map(withGames)),
          settled: connectionOf(world.settled ?? []),
        },
      };
    if (operation === "OpenOffers")
      return {
        viewer: {
          ...viewer,
          coupons: connectionOf(
            world.open.map(({ id }) => ({
              __typename: "Coupon",
              id,
              offers: world.offers === undefined ? offersOf("450.00") : world.offers,
            })),
          ),
        },
      };
    if (operation === "CouponOffers")
      return {
        viewer: {
          ...viewer,
          coupon: {
            __typename: "Coupon",
            id: variables["id"],
            offers: world.single ?? { ...offersOf("450.00"), insurance: [], swaps: [] },
          },
        },
      };
    if (operation === "PlacedCouponChanged") return undefined;
    return world.action?.(variables) as Record<string, unknown> | undefined;
  };
}

async function show(world: World, asked: [string, Variables][] = []) {
  const app = await createTestApp(playerSite("100.00"), answersOf(world, asked));
  renderInApp(app, <CouponTabs count={<OpenCount />} slip={<p>The slip</p>} />);
  fireEvent.click(await screen.findByRole("tab", { name: /^My bets/ }));
  return app;
}
const card = (id = "1000007") => screen.findByRole("article", { name: `Bet ${id}` });
const payloadOf = (name: string, coupon: PlacedFieldsFragment | null, errors: object[] = []) => ({
  [name]: { __typename: `${name}Payload`, coupon, errors },
});
const inputs = (asked: [string, Variables][], operation: string) =>
  asked.flatMap(([name, { input }]) => (name === operation ? [input as Record<string, unknown>] : []));

describe("tabs of the column", () => {
  it("show the slip first, count what is open, and keep the slip alive behind the bets", async () => {
    const app = await createTestApp(playerSite("100.00"), answersOf({ open: [testCoupon()] }));
    renderInApp(app, <CouponTabs count={<OpenCount />} slip={<p>The slip</p>} />);
    const bets = await screen.findByRole("tab", { name: "My bets 1" });
    const slip = screen.getByRole("tab", { name: "Bet slip" });
    expect([slip.getAttribute("aria-selected"), screen.getByText("The slip").closest("[hidden]")]).toEqual([
      "true",
      null,
    ]);
    slip.focus();
    await userEvent.setup().keyboard("{ArrowRight}");
    expect(document.activeElement).toBe(bets);
    await card();
    expect(screen.getByText("The slip").closest("[hidden]")).not.toBeNull();
  });
});

describe("my bets", () => {
  it("ask a guest to sign in", async () => {
    const app = await createTestApp(GUEST_SITE, () => undefined);
    renderInApp(app, <CouponTabs count={<OpenCount />} slip={null} />);
    fireEvent.click(screen.getByRole("tab", { name: "My bets" }));
    fireEvent.click(await screen.findByRole("button", { name: "Sign in" }));
    expect(app.dialog()?.name).toBe("signIn");
  });

  it("say that nothing is open, and lead to all bets", async () => {
    await show({ open: [] });
    expect(await screen.findByText("No open bets")).toBeTruthy();
    expect(screen.getByRole("link", { name: "All my bets" }).getAttribute("href")).toBe("/en/office/history");
  });

  it("say that they could not be loaded, and load when asked again", async () => {
    const world: World = { open: [testCoupon()] };
    let isDown = true;
    const app = await createTestApp(playerSite("100.00"), (operation, variables, language) =>
      isDown ? undefined : answersOf(world)(operation, variables, language),
    );
    renderInApp(app, <CouponTabs count={<OpenCount />} slip={null} />);
    fireEvent.click(screen.getByRole("tab", { name: "My bets" }));
    const alert = await screen.findByRole("alert");
    isDown = false;
    fireEvent.click(within(alert).getByRole("button", { name: "Try again" }));
    await card();
  });

  it("follow the score and the clock of each game, and what a coupon can still pay", async () => {
    const app = await show({ open: [testCoupon({ bets: [testBet("701", { result: "VOID" }), testBet("702")] })] });
    const shown = await card();
    expect(within(shown).getByText("Can still return").nextElementSibling?.textContent).toBe("₽1,000.00");
    act(() => {
      app.prices.apply({
        gameId: "702",
        version: 9,
        section: "LIVE",
        status: "RUNNING",
        isSnapshot: true,
        prices: [],
        goneOutcomeIds: [],
        eventCount: 1,
        newEvents: [],
        score: {
          __typename: "GameScore",
          home: 2,
          away: 1,
          periods: [],
          period: "1",
          periodName: "1st half",
          clockSeconds: 1_800,
          homePoints: null,
          awayPoints: null,
          serving: null,
          mapWinners: null,
          race: null,
        },
      } as unknown as Parameters<typeof app.prices.apply>[0]);
      app.prices.flush();
    });
    expect(await within(shown).findByText("2:1")).toBeTruthy();
    expect(within(shown).getByText("31′")).toBeTruthy();
  });

  it("stay in the list when they are counted again", async () => {
    const world: World = { open: [testCoupon()] };
    const asked: [string, Variables][] = [];
    const app = await show(world, asked);
    await card();
    await act(async () => {
      await app.client.refetchQueries({ include: ["OpenCouponCount"] });
    });
    expect(asked.filter(([name]) => name === "OpenCouponCount").length).toBeGreaterThan(1);
    expect(screen.getByRole("article", { name: "Bet 1000007" })).toBeTruthy();
  });

  it("show what was settled today, and nothing of yesterday", async () => {
    const yesterday = new Date(Date.now() - 36 * 3_600_000).toISOString();
    await show({
      open: [],
      settled: [
        testCoupon({ id: "2", state: "WON", payout: rubles("2000.00"), settledAt: now }),
        testCoupon({ id: "3", state: "LOST", payout: rubles("0.00"), settledAt: yesterday }),
      ],
    });
    expect(within(await card("2")).getByText("Won")).toBeTruthy();
    expect(screen.getByRole("heading", { name: "Settled today" })).toBeTruthy();
    expect(screen.queryByRole("article", { name: "Bet 3" })).toBeNull();
  });

  it("say why a coupon can't be sold", async () => {
    await show({
      open: [testCoupon({ kind: "CHAIN", coef: null })],
      offers: { __typename: "CouponOffers", cashOut: null, reason: "KIND" },
    });
    expect(await within(await card()).findByText("Cash out isn’t available on systems")).toBeTruthy();
  });
});

describe("selling", () => {
  const open = async () =>
    fireEvent.click(await within(await card()).findByRole("button", { name: "Cash out · ₽450.00" }));
  const sold = testCoupon({
    cashOuts: [
      typed("CashOut", {
        at: now,
        share: "0.5",
        amount: rubles("250.00"),
        value: rubles("225.00"),
        isAuto: false,
        isAdvance: false,
      }),
    ],
    amountLeft: rubles("250.00"),
  });

  it("sells a part that the keyboard chose, at the value and by the policy of the player", async () => {
    const asked: [string, Variables][] = [];
    const world: World = {
      open: [testCoupon()],
      action: () => {
        world.open = [sold];
        return payloadOf("cashOutCoupon", sold);
      },
    };
    const app = await show(world, asked);
    app.coupon.settings({ ...app.coupon.settings(), changeCoefAction: 1 });
    await open();
    const slider = await screen.findByRole("slider", { name: /^Part to cash out/ });
    expect([slider.getAttribute("min"), slider.getAttribute("max"), slider.getAttribute("step")]).toEqual([
      "10",
      "100",
      "10",
    ]);
    fireEvent.change(slider, { target: { value: "50" } });
    expect(slider.getAttribute("aria-valuetext")).toBe("50%");
    expect(screen.getByText("A higher value is accepted without asking.")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Cash out ₽225.00" }));
    await waitFor(() =>
      expect(app.notifications.list()).toMatchObject([
        { kind: "success", text: "Cashed out. ₽225.00 is in your account." },
      ]),
    );
    expect(inputs(asked, "CashOutCoupon")).toEqual([
      {
        couponId: "1000007",
        token: "token-450.00",
        value: "450.00",
        share: "0.5",
        policy: "HIGHER",
        idempotencyKey: expect.stringMatching(/^[\w-]{8,64}$/),
      },
    ]);
    expect((await within(await card()).findByText("Still in play")).nextElementSibling?.textContent).toBe("₽250.00");
  });

  it("asks before it takes a changed value, and sells at no less than was agreed to", async () => {
    const asked: [string, Variables][] = [];
    const changed = payloadOf("cashOutCoupon", testCoupon(), [
      {
        __typename: "ValueChangedError",
        code: "CASH_OUT_CHANGED",
        path: ["input", "value"],
        newValue: rubles("400.00"),
      },
    ]);
    const answers = [changed, payloadOf("cashOutCoupon", sold)];
    const app = await show({ open: [testCoupon()], action: () => answers.shift() }, asked);
    await open();
    fireEvent.click(await screen.findByRole("button", { name: "Cash out ₽450.00" }));
    expect((await screen.findByRole("alert")).textContent).toContain("The value has changed. It is now ₽400.00.");
    expect(app.notifications.list()).toEqual([]);
    fireEvent.click(screen.getByRole("button", { name: "Cash out ₽400.00 anyway" }));
    await waitFor(() => expect(app.notifications.list()).toHaveLength(1));
    expect(inputs(asked, "CashOutCoupon").map(({ value, policy }) => [value, policy])).toEqual([
      ["450.00", "NONE"],
      ["400.00", "HIGHER"],
    ]);
  });

  it.each([
    ["no answer came", undefined],
    ["the payload was null", { cashOutCoupon: null }],
  ])("asks again under the same key when %s, so that nothing is sold twice", async (_, nothing) => {
    const asked: [string, Variables][] = [];
    const answers = [nothing, payloadOf("cashOutCoupon", sold)];
    await show({ open: [testCoupon()], action: () => answers.shift() }, asked);
    await open();
    fireEvent.click(await screen.findByRole("button", { name: "Cash out ₽450.00" }));
    fireEvent.click(within(await screen.findByRole("alert")).getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(inputs(asked, "CashOutCoupon")).toHaveLength(2));
    const [first, second] = inputs(asked, "CashOutCoupon");
    expect(second).toEqual(first);
  });

  it("sells only the whole where parts are too small", async () => {
    await show({ open: [testCoupon()], offers: offersOf("450.00", false) });
    await open();
    expect(await screen.findByText("Only the whole bet can be cashed out.")).toBeTruthy();
    expect(screen.queryByRole("slider")).toBeNull();
  });
});

describe("other tools", () => {
  const tools = async (name: string) => {
    fireEvent.click(await within(await card()).findByRole("button", { name: "Cash out · ₽450.00" }));
    fireEvent.click(await screen.findByRole("tab", { name }));
  };

  it("orders a sale at a value, typed with the decimals of the language, and takes the order back", async () => {
    const asked: [string, Variables][] = [];
    const ordered = testCoupon({ autoCashOut: typed("AutoCashOut", { target: rubles("700.50"), setAt: now }) });
    const world: World = {
      open: [testCoupon()],
      action: (variables) =>
        "target" in (variables["input"] as object)
          ? payloadOf("setAutoCashOut", ordered)
          : payloadOf("cancelAutoCashOut", testCoupon()),
    };
    await show(world, asked);
    await tools("Automatic");
    const field = await screen.findByRole("textbox", { name: "Cash out automatically at" });
    fireEvent.change(field, { target: { value: "abc" } });
    fireEvent.click(screen.getByRole("button", { name: "Set" }));
    expect((await screen.findByRole("alert")).textContent).toBe("Enter an amount, such as 150.50");
    world.open = [ordered];
    fireEvent.change(field, { target: { value: "700.50" } });
    fireEvent.click(screen.getByRole("button", { name: "Set" }));
    expect(await screen.findByText("It will be cashed out automatically at ₽700.50.")).toBeTruthy();
    expect(inputs(asked, "SetAutoCashOut")).toEqual([{ couponId: "1000007", target: "700.50" }]);
    world.open = [testCoupon()];
    fireEvent.click(screen.getByRole("button", { name: "Cancel automatic cash-out" }));
    await waitFor(() => expect(screen.queryByRole("button", { name: "Cancel automatic cash-out" })).toBeNull());
  });

  it("insures the share chosen at its premium", async () => {
    const asked: [string, Variables][] = [];
    const insurance = [50, 100].map((share) => ({
      __typename: "InsuranceOffer",
      share,
      premium: rubles(`${share}.00`),
      insuredAmount: rubles(`${share * 5}.00`),
    }));
    const app = await show(
      {
        open: [testCoupon()],
        single: { ...offersOf("450.00"), insurance, swaps: [] },
        action: () => payloadOf("insureCoupon", testCoupon()),
      },
      asked,
    );
    await tools("Insure");
    fireEvent.change(await screen.findByRole("slider", { name: /^Part of the stake/ }), { target: { value: "0" } });
    expect(screen.getByText("Costs ₽50.00. If the bet loses, you get ₽250.00 back.")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Insure for ₽50.00" }));
    await waitFor(() => expect(app.notifications.list()).toMatchObject([{ text: "The bet is insured." }]));
    expect(inputs(asked, "InsureCoupon")).toMatchObject([{ couponId: "1000007", share: 50, premium: "50.00" }]);
    await waitFor(() => expect(screen.queryByRole("button", { name: /^Insure for/ })).toBeNull());
  });

  it("swaps a bet for another outcome of its market, at no worse than what is seen", async () => {
    const asked: [string, Variables][] = [];
    const swaps = [
      {
        __typename: "SwapOffer",
        betId: "701.1x2.home",
        outcomes: [{ __typename: "SwapOutcome", outcomeId: "701.1x2.draw", outcomeName: "Draw", coef: "3.200" }],
      },
    ];
    const app = await show(
      {
        open: [testCoupon()],
        single: { ...offersOf("450.00"), insurance: [], swaps },
        action: () => payloadOf("swapBet", testCoupon({ id: "1000009" })),
      },
      asked,
    );
    await tools("Swap");
    fireEvent.click(await screen.findByRole("radio", { name: "Draw at 3.20 instead of Home 701" }));
    fireEvent.click(screen.getByRole("button", { name: "Swap for Draw" }));
    await waitFor(() =>
      expect(app.notifications.list()).toMatchObject([{ text: "Swapped. The new bet is number 1000009." }]),
    );
    expect(inputs(asked, "SwapBet")).toMatchObject([
      { couponId: "1000007", betId: "701.1x2.home", outcomeId: "701.1x2.draw", value: "450.00", coef: "3.200" },
    ]);
  });

  it("says at the tool why something was refused", async () => {
    const insurance = [
      { __typename: "InsuranceOffer", share: 100, premium: rubles("90.00"), insuredAmount: rubles("500.00") },
    ];
    await show({
      open: [testCoupon()],
      single: { ...offersOf("450.00"), insurance, swaps: [] },
      action: () =>
        payloadOf("insureCoupon", testCoupon(), [{ __typename: "InputError", code: "INSUFFICIENT_FUNDS", path: null }]),
    });
    await tools("Insure");
    fireEvent.click(await screen.findByRole("button", { name: "Insure for ₽90.00" }));
    expect((await screen.findByRole("alert")).textContent).toBe("Not enough money in this account");
  });
});
