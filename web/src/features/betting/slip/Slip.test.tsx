// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { DEFAULT_COUPON_SETTINGS } from "@/slip/couponMaking.ts";
import { createTestApp, playerSite, type TestApp } from "@/testing.tsx";
import { answering, bet, money, openSlip, PLACED, pushPrice } from "./testSlip.tsx";

afterEach(cleanup);

const none = () => undefined;
const BETS = [bet("1", "2.000"), bet("2", "3.000"), bet("3", "1.500"), bet("4", "4.000")];
const win = () => screen.getByRole("status", { name: "Possible win" }).textContent;
const choose = (kind: string) =>
  userEvent.selectOptions(screen.getByRole("combobox", { name: "More" }), screen.getByRole("option", { name: kind }));
const type = async (name: string | RegExp, text: string) => {
  const field = screen.getByRole("textbox", { name });
  await userEvent.clear(field);
  if (text !== "") await userEvent.type(field, text);
};
const move = (app: TestApp, gameId: string, status: "NOT_STARTED" | "FINISHED" | "SUSPENDED", coef = "2.000") =>
  act(() => pushPrice(app, coef, { gameId, status }));
/** What the last coupon was sent with. */
function sending(answer: Record<string, unknown>) {
  const sent: Record<string, unknown>[] = [];
  const answers = (operation: string, variables: Record<string, unknown>) => {
    if (operation === "PlaceCoupon") sent.push(variables["input"] as Record<string, unknown>);
    return answering(() => ({
      placeCoupon: { __typename: "PlaceCouponPayload", coupons: [], refused: [], errors: [], ...answer },
    }))(operation, variables, "en");
  };
  return { sent, answers };
}

describe("kinds of coupons in the slip", () => {
  it("says why a kind can't be chosen, and keeps the one chosen while the number of bets allows it", async () => {
    const app = await createTestApp(playerSite("1000.00"), answering(none));
    await openSlip(app, ...BETS.slice(0, 3));
    await userEvent.click(screen.getByRole("tab", { name: "System" }));
    await userEvent.click(screen.getByRole("button", { name: /^Remove Home 3/ }));
    expect(screen.getByRole("tab", { selected: true }).textContent).toContain("Acca");
    expect(screen.getByRole("tab", { name: /^System/ }).getAttribute("title")).toBe("minimum selections: 3");
    act(() => app.coupon.bets(BETS));
    expect(screen.getByRole("tab", { selected: true }).textContent).toBe("System");
  });

  it("reckons a system k of n, says how many combinations it is, and never goes below 2 [3.06] [4.14] [5.14]", async () => {
    const { sent, answers } = sending({ coupons: [PLACED] });
    await openSlip(await createTestApp(playerSite("1000.00"), answers), ...BETS);
    await userEvent.click(screen.getByRole("tab", { name: "System" }));
    await type(/^Stake/, "60");
    // Six doubles of 10: 10 × (6 + 3 + 8 + 4.5 + 12 + 6).
    expect(win()).toContain("395.00");
    const system = screen.getByRole("combobox", { name: "System" });
    expect([...system.querySelectorAll("option")].map(({ text }) => text)).toEqual([
      "2 of 4 · 6 bets",
      "3 of 4 · 4 bets",
    ]);
    await userEvent.selectOptions(system, "3");
    // Four trebles of 15: 15 × (9 + 24 + 12 + 18).
    expect(win()).toContain("945.00");
    await userEvent.click(screen.getByRole("button", { name: /^Place bet/ }));
    await screen.findByText("Bet placed");
    expect(sent[0]).toMatchObject({ kind: "SYSTEM", systemValue: 3, amount: "60" });
  });

  it("puts a banker into every combination while bankers are on, and leaves enough bets for a system [3.01]", async () => {
    await openSlip(await createTestApp(playerSite("1000.00"), answering(none)), ...BETS.slice(0, 3));
    await userEvent.click(screen.getByRole("tab", { name: "System" }));
    await type(/^Stake/, "10");
    await userEvent.click(screen.getByRole("button", { name: "Banker: Home 1" }));
    // The banker 2 with the one pair 3 × 1.5.
    expect(win()).toContain("90.00");
    expect(screen.getByRole("button", { name: "Banker: Home 2" })).toHaveProperty("disabled", true);
    await userEvent.click(screen.getByRole("checkbox", { name: /^Bankers/ }));
    expect(screen.queryByRole("button", { name: /^Banker/ })).toBeNull();
  });

  it("names the full covers of so many bets, with and without singles", async () => {
    await openSlip(await createTestApp(playerSite("1000.00"), answering(none)), ...BETS.slice(0, 3));
    await choose("Full cover");
    await type(/^Stake/, "40");
    const cover = screen.getByRole("combobox", { name: "Cover" });
    expect([...cover.querySelectorAll("option")].map(({ text }) => text)).toEqual([
      "Trixie · 4 bets",
      "Patent · 7 bets",
    ]);
    // Units of 10: 6 + 3 + 4.5 and the treble 9.
    expect(win()).toContain("225.00");
  });

  it("shows the anti-express price 1/(1.1165 − 1/6)", async () => {
    await openSlip(await createTestApp(playerSite("1000.00"), answering(none)), ...BETS.slice(0, 2));
    await choose("Anti-accumulator");
    await type(/^Stake/, "100");
    expect(screen.getByText("Anti-accumulator odds").parentElement?.textContent).toContain("1.05");
    expect(win()).toContain("105.28");
  });

  it("gives each of multiple singles its own stake or the one for all, and keeps what was refused with its reason [4.07] [9.04]", async () => {
    const refused = [
      {
        __typename: "RefusedBet",
        bet: 1,
        errors: [
          { __typename: "InputError", code: "OUTCOME_SUSPENDED", message: "", path: ["bets", "1", "outcomeId"] },
        ],
      },
    ];
    const { sent, answers } = sending({ coupons: [PLACED], refused });
    const app = await createTestApp(playerSite("1000.00"), answers);
    await openSlip(app, ...BETS.slice(0, 2));
    await userEvent.click(screen.getByRole("tab", { name: "Singles" }));
    await type(/^Stake per bet/, "50");
    await type("Own stake: Home 2", "70.5");
    // 50 × 2 + 70.5 × 3.
    expect(win()).toContain("311.50");
    await userEvent.click(screen.getByRole("button", { name: /Place bet.*120\.5/ }));
    expect(await screen.findByText("Bet placed")).toBeTruthy();
    expect(sent[0]).toMatchObject({
      kind: "MULTIPLE_SINGLES",
      amount: null,
      bets: [{ amount: "50" }, { amount: "70.5" }],
    });
    expect(app.coupon.bets()).toMatchObject([{ outcomeId: "2.1x2.home" }]);
    await userEvent.click(screen.getByRole("button", { name: "Back to the bet slip" }));
    expect(app.placing.errors()).toMatchObject([{ code: "OUTCOME_SUSPENDED", path: ["bets", "0"] }]);
  });

  it("moves bets between blocks and the lobby by the keyboard's means, and bounds each block by the one before [4.07] [5.21]", async () => {
    const app = await createTestApp(playerSite("1000.00"), answering(none));
    await openSlip(app, ...BETS.slice(0, 2));
    await choose("Conditional");
    expect(within(screen.getByRole("region", { name: "Block 1" })).getByText("Home 1")).toBeTruthy();
    await type("Own stake: Block 1", "100");
    expect(within(screen.getByRole("region", { name: "Block 2" })).getByText(/^Up to .*200\.00/)).toBeTruthy();
    await type("Own stake: Block 2", "200.01");
    expect(within(screen.getByRole("region", { name: "Block 2" })).getByText(/^At most .*200\.00/)).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Remove: Block 2" }));
    expect(within(screen.getByRole("region", { name: "Lobby" })).getByText("Home 2")).toBeTruthy();
    expect(screen.getByRole("button", { name: /^Place bet/ })).toHaveProperty("disabled", true);
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Block of Home 2" }), "Block 1");
    expect(screen.queryByRole("region", { name: "Lobby" })).toBeNull();
    // One block of both: 100 × 2 × 3.
    expect(win()).toContain("600.00");
    await waitFor(() => expect(screen.getByRole("button", { name: /^Place bet/ })).toHaveProperty("disabled", false));
  });
});

describe("bets of the slip", () => {
  it("says that a game is over, and takes out all that can't be placed at one press [4.09] [4.10]", async () => {
    const app = await createTestApp(playerSite("1000.00"), answering(none));
    await openSlip(app, ...BETS.slice(0, 3));
    move(app, "1", "FINISHED");
    move(app, "2", "SUSPENDED", "3.000");
    expect(screen.getByText("The game is over. Remove it to continue.")).toBeTruthy();
    expect(screen.getByRole("button", { name: /^Place bet/ })).toHaveProperty("disabled", true);
    await userEvent.click(screen.getByRole("button", { name: "Remove unavailable selections (2)" }));
    expect(app.coupon.bets()).toMatchObject([{ outcomeId: "3.1x2.home" }]);
  });

  it("shows the bonus bet as a line that the player can take out and put back [4.13] [5.15] [5.16]", async () => {
    const app = await createTestApp(
      playerSite("1000.00"),
      answering(none, { bonus: { __typename: "BonusBet", coef: "1.030", percent: "3" } }),
    );
    await openSlip(app, ...BETS.slice(0, 3));
    await type(/^Stake/, "100");
    expect(screen.getByRole("group", { name: "Bonus bet" }).textContent).toContain("×1.030");
    expect(win()).toContain("927.00");
    await userEvent.click(screen.getByRole("button", { name: "Remove the bonus bet" }));
    expect(app.coupon.making().manuallyDeletedBonusBet).toBe(true);
    expect(screen.queryByRole("group", { name: "Bonus bet" })).toBeNull();
    expect(win()).toContain("900.00");
    await userEvent.click(screen.getByRole("button", { name: "Restore the bonus bet" }));
    expect(win()).toContain("927.00");
  });

  it("says politely what was added and what it comes to, once it is quiet", { tags: "slow" }, async () => {
    const app = await createTestApp(playerSite("1000.00"), answering(none));
    await openSlip(app, { ...bet("1", "2.000"), addedAt: Date.now() });
    const announcer = screen.getByRole("status", { name: "Bet slip updates" });
    await waitFor(() =>
      expect(announcer.textContent).toMatch(
        /^Added: Home 1, 2\.00\. Selections on your bet slip: 1\. Possible win .*300\.00\.$/,
      ),
    );
    move(app, "1", "NOT_STARTED", "1.900");
    await waitFor(() => expect(announcer.textContent).toBe("Home 1: odds changed from 2.00 to 1.90."));
  });
});

describe("amounts of the slip", () => {
  it("goes by the player's own step, by arrows too, and by quick sums [3.02] [9.01]", async () => {
    const app = await createTestApp(playerSite("90000.00"), answering(none));
    app.coupon.settings({
      ...DEFAULT_COUPON_SETTINGS,
      isManualAmountStep: true,
      amountStepByCurrencyIso: { RUB: "250" },
    });
    const stake = await openSlip(app, bet("1", "2.000"));
    await type(/^Stake/, "100");
    await userEvent.click(screen.getByRole("button", { name: "More" }));
    expect(stake).toHaveProperty("value", "350");
    await userEvent.type(stake, "{ArrowDown}");
    expect(stake).toHaveProperty("value", "100");
    await userEvent.click(screen.getByRole("button", { name: "+2500" }));
    expect(stake).toHaveProperty("value", "2600");
  });

  it("keeps to the maximum while auto-max is on, until the player types [3.01]", async () => {
    const app = await createTestApp(playerSite("900.00"), answering(none, { maxAmount: money("700.00") }));
    const stake = await openSlip(app, bet("1", "2.000"));
    await userEvent.click(await screen.findByRole("button", { name: "Auto" }));
    await waitFor(() => expect(stake).toHaveProperty("value", "700"));
    await type(/^Stake/, "50");
    expect([app.coupon.amount(), app.coupon.making().isActiveAutoMax]).toEqual(["50", false]);
  });

  it("says the server's bounds beside the field and over-typed sums at it [5.17]", async () => {
    await openSlip(await createTestApp(playerSite("900000.00"), answering(none)), bet("1", "2.000"));
    expect(await screen.findByText(/^From .*10 to .*50,000$/)).toBeTruthy();
    await type(/^Stake/, "50000.01");
    expect((await screen.findByText(/^At most .*50,000$/)).id).toBe("stake-error");
  });

  it("reads Arabic digits and the page's decimal sign", async () => {
    const app = await createTestApp(playerSite("1000.00"), answering(none));
    await openSlip(app, bet("1", "2.000"));
    await type(/^Stake/, "١٢٫٥");
    expect(app.coupon.amount()).toBe("12.5");
    expect(win()).toContain("25.00");
  });

  it("offers the rarely needed at one press: a wrong promo code says so at its field", async () => {
    const errors = [{ __typename: "InputError", code: "PROMO_EXPIRED", message: "", path: ["promoCode"] }];
    const app = await createTestApp(playerSite("1000.00"), (operation, variables) => {
      if (operation === "PromoCodes")
        return {
          viewer: {
            __typename: "Viewer",
            id: "1",
            promoCodes: [
              {
                __typename: "PromoCode",
                code: "BOOST10",
                kind: "WIN_BOOST",
                amount: null,
                percent: "10",
                validUntil: "2026-12-01T00:00:00Z",
              },
            ],
          },
        };
      const isCoded = (variables["input"] as { promoCode?: string } | undefined)?.promoCode !== undefined;
      return answering(none, isCoded ? { errors } : {})(operation, variables, "en");
    });
    await openSlip(app, bet("1", "2.000"));
    await userEvent.click(screen.getByRole("button", { name: /^Promo code, advance/ }));
    await userEvent.type(await screen.findByRole("textbox", { name: "Promo code" }), "old");
    expect((await screen.findByText("This code has expired")).id).toBe("promo-error");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Your codes" }), "BOOST10");
    expect(app.coupon.making().promoCode).toBe("BOOST10");
  });

  it("takes no promo code in multiple singles [5.19]", async () => {
    const app = await createTestApp(playerSite("1000.00"), answering(none));
    await openSlip(app, ...BETS.slice(0, 2));
    await userEvent.click(screen.getByRole("tab", { name: "Singles" }));
    expect(screen.queryByRole("button", { name: /^Promo code/ })).toBeNull();
  });

  it("forgets the advance when another account becomes the active one [4.20]", async () => {
    const app = await createTestApp(playerSite("1000.00"), answering(none, { availablePrepaid: money("75.00") }));
    await openSlip(app, bet("1", "2.000"));
    await userEvent.click(screen.getByRole("button", { name: /^Promo code, advance/ }));
    await userEvent.type(await screen.findByRole("textbox", { name: /^Advance/ }), "50");
    expect(app.coupon.making().prepaidAmount).toBe("50");
    const site = playerSite("1000.00");
    const other = { ...site.viewer?.accounts?.[0], id: "12", isActive: true };
    act(() =>
      app.client.cache.modify({
        id: "Viewer:1",
        fields: { accounts: () => [other], activeAccount: () => ({ __typename: "Account", id: "12" }) },
      }),
    );
    await waitFor(() => expect(app.coupon.making().prepaidAmount).toBe(""));
  });

  it("counts with the exact price, sends it, and clears what hangs on it when it is emptied [4.18] [5.22]", async () => {
    const { sent, answers } = sending({ coupons: [PLACED] });
    const app = await createTestApp(playerSite("1000.00"), answers);
    await openSlip(app, { ...bet("1", "2.000"), section: "LIVE" });
    await type(/^Stake/, "100");
    await userEvent.click(screen.getByRole("button", { name: /^Promo code, advance/ }));
    await userEvent.type(screen.getByRole("textbox", { name: "Exact odds" }), "1.8");
    await userEvent.click(screen.getByRole("checkbox", { name: "Cancel the bet if the score changes" }));
    expect(win()).toContain("180.00");
    await userEvent.click(screen.getByRole("button", { name: /^Place bet/ }));
    await screen.findByText("Bet placed");
    expect(sent[0]).toMatchObject({ exactCoef: "1.8", dropsOnScoreChange: true });
    act(() => {
      app.coupon.receipts([]);
      app.coupon.bets([{ ...bet("1", "2.000"), section: "LIVE" }]);
    });
    await type("Exact odds", "");
    expect(app.coupon.settings()).toMatchObject({ exactCoef: null, isDropOnScoreChange: false });
  });
});

it("keeps a fixed coupon's bets behind the receipt, and repeats one that left as the kind it was [3.02]", async () => {
  const place = vi.fn(() => ({
    placeCoupon: {
      __typename: "PlaceCouponPayload",
      coupons: [{ ...PLACED, kind: "SYSTEM", systemValue: 2 }],
      refused: [],
      errors: [],
    },
  }));
  const app = await createTestApp(playerSite("1000.00"), answering(place));
  await openSlip(app, ...BETS.slice(0, 3));
  await userEvent.click(screen.getByRole("tab", { name: "System" }));
  await userEvent.click(screen.getByRole("button", { name: /^Place bet/ }));
  await userEvent.click(await screen.findByRole("button", { name: "Same selections again" }));
  expect((await screen.findByRole("tab", { selected: true })).textContent).toBe("System");
  expect(app.coupon.bets()).toHaveLength(3);
  act(() => app.coupon.settings({ ...DEFAULT_COUPON_SETTINGS, isCouponFixed: true }));
  await userEvent.click(screen.getByRole("button", { name: /^Place bet/ }));
  await userEvent.click(await screen.findByRole("button", { name: "Back to the bet slip" }));
  expect(app.coupon.bets()).toHaveLength(3);
});
