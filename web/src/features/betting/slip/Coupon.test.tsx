// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { changeSetting } from "@/platform/site/useSettings.ts";
import { createTestApp, GUEST_SITE, playerSite, renderInApp } from "@/testing.tsx";
import { Coupon } from "./Coupon.tsx";
import { answering, bet, openSlip, PLACED, pushPrice, QUOTE } from "./testSlip.tsx";

afterEach(cleanup);

describe("coupon", () => {
  it("says in words that it is empty", async () => {
    renderInApp(
      await createTestApp(
        GUEST_SITE,
        answering(() => undefined),
      ),
      <Coupon />,
    );
    expect(await screen.findByText("Your bet slip is empty")).toBeTruthy();
  });

  it("begins with the currency's usual stake and steps by the currency's step [9.01] [9.02]", async () => {
    const stake = await openSlip(
      await createTestApp(
        playerSite("1000.00"),
        answering(() => undefined),
      ),
      bet("1", "1.850"),
    );
    await waitFor(() => expect(stake).toHaveProperty("value", "150"));
    await userEvent.click(screen.getByRole("button", { name: "More" }));
    expect(stake).toHaveProperty("value", "250");
  });

  it("shows amount times coef at each key, for an express the product [5.22] [1.06]", async () => {
    const stake = await openSlip(
      await createTestApp(
        playerSite("1000.00"),
        answering(() => undefined),
      ),
      bet("1", "2.000"),
      bet("2", "1.500"),
    );
    await userEvent.clear(stake);
    const win = screen.getByRole("status", { name: "Possible win" });
    expect(win.textContent).toBe("—");
    await userEvent.type(stake, "1");
    expect(win.textContent).toContain("3.00");
    await userEvent.type(stake, "0");
    expect(win.textContent).toContain("30.00");
  });

  it("says at the stake that the money does not suffice, and does not place", async () => {
    await openSlip(
      await createTestApp(
        playerSite("100.00"),
        answering(() => undefined),
      ),
      bet("1", "1.850"),
    );
    expect((await screen.findByText("Not enough money in this account")).id).toBe("stake-error");
    expect(screen.getByRole("button", { name: /Place bet/ })).toHaveProperty("disabled", true);
  });

  it("lets a guest build a coupon and asks them to sign in to place it [1.01] [1.02]", async () => {
    const app = await createTestApp(
      GUEST_SITE,
      answering(() => undefined),
    );
    await openSlip(app, bet("1", "1.850"));
    await userEvent.click(screen.getByRole("button", { name: "Sign in to bet" }));
    expect(app.dialog()).toEqual({ name: "signIn" });
    expect(app.coupon.bets()).toHaveLength(1);
  });

  it("shows the sides' emblems to those who want them [3.10]", async () => {
    const app = await createTestApp(
      playerSite("100.00"),
      answering(() => undefined),
    );
    const shields = [
      { id: "a", color: "#ff0000", secondColor: "#ffffff" },
      { id: "b", color: "#0000ff", secondColor: "#ffffff" },
    ];
    await openSlip(app, { ...bet("1", "1.850"), shields });
    expect(document.querySelectorAll("[data-pattern]")).toHaveLength(0);
    act(() => changeSetting(app, "hasTeamLogos", true));
    expect(document.querySelectorAll("[data-pattern]")).toHaveLength(2);
  });

  it("places once on a double click and puts the receipt in the form's place", async () => {
    const place = vi.fn(() => ({
      placeCoupon: { __typename: "PlaceCouponPayload", coupons: [PLACED], refused: [], errors: [] },
    }));
    const app = await createTestApp(playerSite("1000.00"), answering(place));
    await openSlip(app, bet("1", "1.850"));
    await userEvent.dblClick(await screen.findByRole("button", { name: /Place bet/ }));
    expect(await screen.findByText("Bet placed")).toBeTruthy();
    expect(screen.getByText("900001")).toBeTruthy();
    expect(screen.getByText("2026-11-21 12:00:01 UTC")).toBeTruthy();
    expect(place).toHaveBeenCalledOnce();
    expect(app.coupon.bets()).toEqual([]);
  });

  it("takes a combination's price from quotes, asked again when its game moves: the feed does not tell it", async () => {
    let coef = "3.000";
    const own = {
      ...bet("1", "3.000"),
      outcomeId: "1.combination.r_1+t_o_2.5.yes",
      marketId: "1.combination.r_1+t_o_2.5",
    };
    const app = await createTestApp(playerSite("1000.00"), (operation) =>
      operation === "CouponQuote"
        ? {
            couponQuote: {
              ...QUOTE,
              bets: [
                {
                  __typename: "QuotedBet",
                  outcomeId: own.outcomeId,
                  coef,
                  isBlocked: false,
                  gameVersion: 1,
                  minAmount: null,
                  maxAmount: null,
                },
              ],
            },
          }
        : { games: null },
    );
    await openSlip(app, own);
    const move = (version: number, status: "NOT_STARTED" | "SUSPENDED") =>
      act(() => {
        app.prices.apply({
          gameId: "1",
          version,
          section: "LINE",
          status,
          score: null,
          prices: [],
          goneOutcomeIds: [],
          isSnapshot: true,
          newEvents: [],
          eventCount: 0,
        } as unknown as Parameters<typeof app.prices.apply>[0]);
        app.prices.flush();
      });
    coef = "2.500";
    move(2, "NOT_STARTED");
    expect(await screen.findByRole("button", { name: /^Place bet at 2\.50/ })).toBeTruthy();
    move(3, "SUSPENDED");
    expect(await screen.findByText("Betting on this outcome is suspended")).toBeTruthy();
  });

  type Place = (variables: unknown) => Record<string, unknown> | undefined;

  it("names the price shown on the button, old and new on the bet, and places at it with one press [3.02]", async () => {
    const place = vi.fn<Place>(() => ({
      placeCoupon: { __typename: "PlaceCouponPayload", coupons: [PLACED], refused: [], errors: [] },
    }));
    const app = await createTestApp(playerSite("1000.00"), (operation, variables, ...rest) =>
      operation === "PlaceCoupon" ? place(variables) : answering(() => undefined)(operation, variables, ...rest),
    );
    await openSlip(app, bet("1", "1.850"));
    await userEvent.clear(screen.getByRole("textbox", { name: /^Stake/ }));
    await userEvent.type(screen.getByRole("textbox", { name: /^Stake/ }), "200");
    const move = (version: number, coef: string) => act(() => pushPrice(app, coef, { version }));
    // 200 × 1.70 = 340: what can be won goes by the price shown.
    move(1, "1.700");
    expect(screen.getByRole("deletion").textContent).toBe("1.85");
    expect(screen.getByRole("insertion").textContent).toBe("1.70");
    expect(screen.getByRole("status", { name: "Possible win" }).textContent).toContain("340.00");
    expect(screen.getByText(/^Odds have dropped/)).toBeTruthy();
    // A better price is no bad news.
    move(2, "1.950");
    expect(screen.queryByText(/^Odds have dropped/)).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: /^Place bet at 1\.95 · / }));
    expect(await screen.findByText("Bet placed")).toBeTruthy();
    expect(place.mock.calls).toMatchObject([
      [{ input: { oddsChange: "NONE", oddsTolerance: 0, bets: [{ coef: "1.950" }] } }],
    ]);
  });

  it("does not agree to a price that fell under the finger: it sends the one that stood before [3.02]", async () => {
    const place = vi.fn<Place>(() => undefined);
    const app = await createTestApp(playerSite("1000.00"), (operation, variables, ...rest) =>
      operation === "PlaceCoupon" ? place(variables) : answering(() => undefined)(operation, variables, ...rest),
    );
    await openSlip(app, bet("1", "1.850"));
    const button = await screen.findByRole("button", { name: /^Place bet at 1\.85/ });
    act(() => {
      pushPrice(app, "1.600");
      button.click();
    });
    await vi.waitFor(() => expect(place).toHaveBeenCalled());
    expect(place.mock.calls[0]).toMatchObject([{ input: { bets: [{ coef: "1.850" }] } }]);
  });

  it("takes better odds and one percent less at one press each, and keeps that [3.02]", async () => {
    const app = await createTestApp(
      playerSite("1000.00"),
      answering(() => undefined),
    );
    await openSlip(app, bet("1", "1.850"));
    const takes = within(screen.getByRole("group", { name: "If odds change" }));
    await userEvent.click(takes.getByRole("button", { name: "Better odds" }));
    await userEvent.click(takes.getByRole("button", { name: "1% lower" }));
    expect(app.coupon.settings()).toMatchObject({ changeCoefAction: 1, oddsTolerance: 1 });
    await userEvent.click(takes.getByRole("button", { name: "Better odds" }));
    expect(app.coupon.settings()).toMatchObject({ changeCoefAction: 2, oddsTolerance: 1 });
  });

  it("does not place a suspended bet [4.09]", async () => {
    const app = await createTestApp(
      playerSite("1000.00"),
      answering(() => undefined),
    );
    await openSlip(app, bet("1", "1.850"));
    act(() => pushPrice(app, "1.850", { section: "LIVE", status: "SUSPENDED", isBlocked: true }));
    expect(screen.getByText("Betting on this outcome is suspended")).toBeTruthy();
    expect(screen.getByRole("button", { name: /Place bet/ })).toHaveProperty("disabled", true);
  });

  it("says once that two bets on one game can't stand in an express, with the way to combine them", async () => {
    const other = { ...bet("1", "1.500"), outcomeId: "1.total.2.5.over", marketId: "1.total.2.5" };
    await openSlip(
      await createTestApp(
        playerSite("1000.00"),
        answering(() => undefined),
      ),
      bet("1", "1.850"),
      other,
    );
    expect(screen.getAllByText(/can’t be combined/)).toHaveLength(1);
    expect(screen.getByRole("link", { name: "Use Bet builder" }).getAttribute("href")).toMatch(/#combination$/);
    expect(screen.getByRole("button", { name: /Place bet/ })).toHaveProperty("disabled", true);
  });

  it("says what is going on while a sent coupon has no answer, and keeps the bets", async () => {
    const app = await createTestApp(
      playerSite("1000.00"),
      answering(() => undefined),
    );
    await openSlip(app, bet("1", "1.850"));
    await userEvent.click(await screen.findByRole("button", { name: /Place bet/ }));
    expect(await screen.findByRole("button", { name: "Try again" })).toBeTruthy();
    expect(app.coupon.attempt()?.input.idempotencyKey).toBe("test-key-1");
    expect(app.coupon.bets()).toHaveLength(1);
  });
});
