// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { DEFAULT_COUPON_SETTINGS } from "@/slip/couponMaking.ts";
import { persistCoupon } from "@/slip/persistCoupon.ts";
import { createTestApp, playerSite, renderInApp, TEST_CONFIG, type TestApp } from "@/testing.tsx";
import { Coupon } from "./Coupon.tsx";
import { QuickCoupon } from "./QuickCoupon.tsx";
import { answering, bet, openSlip } from "./testSlip.tsx";
import { localTexts } from "@/platform/browser/storage.ts";

afterEach(cleanup);

const player = () =>
  createTestApp(
    playerSite("1000.00"),
    answering(() => undefined),
  );

async function openSettings(app: TestApp) {
  renderInApp(app, <Coupon />);
  await userEvent.click(screen.getByRole("button", { name: "Bet slip settings" }));
  return within(await screen.findByRole("dialog", { name: "Bet slip settings" }));
}

describe("coupon settings [3.02]", () => {
  it("are changed at once and come back with the next visit", async () => {
    localStorage.clear();
    const app = await player();
    persistCoupon(app.coupon, localTexts);
    const dialog = await openSettings(app);
    await userEvent.click(dialog.getByRole("checkbox", { name: "Keep the selections after placing" }));
    await userEvent.selectOptions(dialog.getByRole("combobox", { name: "If odds change" }), "Accept higher");
    await userEvent.click(dialog.getByRole("checkbox", { name: "Own stake step" }));
    const step = dialog.getByRole("textbox", { name: /^Step/ });
    await userEvent.clear(step);
    await userEvent.type(step, "75");
    const next = await player();
    persistCoupon(next.coupon, localTexts);
    expect(next.coupon.settings()).toEqual({
      ...DEFAULT_COUPON_SETTINGS,
      isCouponFixed: true,
      changeCoefAction: 1,
      isManualAmountStep: true,
      amountStepByCurrencyIso: { RUB: "75" },
    });
  });

  it("hide balance and possible win from who does not want them", async () => {
    const app = await player();
    await openSlip(app, bet("1", "2.000"));
    expect(screen.getByText("Balance")).toBeTruthy();
    expect(screen.getByRole("status", { name: "Possible win" })).toBeTruthy();
    act(() => app.coupon.settings({ ...DEFAULT_COUPON_SETTINGS, isBalanceShown: false, isPossibleWinShown: false }));
    expect(screen.queryByText("Balance")).toBeNull();
    expect(screen.queryByRole("status", { name: "Possible win" })).toBeNull();
  });

  it("begin the coupon at hand, and the next, at the largest stake", async () => {
    const app = await player();
    const dialog = await openSettings(app);
    await userEvent.click(dialog.getByRole("checkbox", { name: "Start with the maximum stake" }));
    expect(app.coupon.making().isActiveAutoMax).toBe(true);
  });
});

describe("one-click", () => {
  const question = (app: TestApp) => app.notifications.list()[0];

  it("asks before it clears a coupon, clears it and goes on when that is confirmed [4.15] [4.16]", async () => {
    const app = await player();
    app.coupon.bets([bet("1", "2.000")]);
    const dialog = await openSettings(app);
    await userEvent.click(dialog.getByRole("checkbox", { name: /^Place a bet as soon as/ }));
    expect(question(app)).toMatchObject({ kind: "question", view: "dialog", title: "Your bet slip will be cleared" });
    expect([app.coupon.settings().isActiveOneClick, app.coupon.bets().length]).toEqual([false, 1]);
    act(() => question(app)?.onConfirm?.());
    expect([app.coupon.settings().isActiveOneClick, app.coupon.bets()]).toEqual([true, []]);
  });

  it("stays off, and the coupon as it is, when that is declined [4.17]", async () => {
    const app = await player();
    app.coupon.bets([bet("1", "2.000")]);
    const dialog = await openSettings(app);
    await userEvent.click(dialog.getByRole("checkbox", { name: /^Place a bet as soon as/ }));
    act(() => question(app)?.onCancel?.());
    expect([app.coupon.settings().isActiveOneClick, app.coupon.bets().length]).toEqual([false, 1]);
  });

  it("needs no word with an empty coupon, says that it is on, and is turned off there", async () => {
    const app = await player();
    const dialog = await openSettings(app);
    await userEvent.click(dialog.getByRole("checkbox", { name: /^Place a bet as soon as/ }));
    expect(app.notifications.list()).toEqual([]);
    await userEvent.click(dialog.getByRole("button", { name: "Close" }));
    expect(await screen.findByText(/^One-click: pressing a price places .*150/)).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Turn off" }));
    expect(app.coupon.settings().isActiveOneClick).toBe(false);
  });

  it("is turned off by dropping on score changes [4.19]", async () => {
    const app = await player();
    app.coupon.settings({ ...DEFAULT_COUPON_SETTINGS, isActiveOneClick: true, exactCoef: "1.5" });
    await openSlip(app, { ...bet("1", "2.000"), section: "LIVE" });
    await userEvent.click(screen.getByRole("checkbox", { name: "Cancel the bet if the score changes" }));
    expect(app.coupon.settings()).toMatchObject({ isActiveOneClick: false, isDropOnScoreChange: true });
  });

  it("is not offered where the site does not show it [5.20]", async () => {
    const app = await createTestApp(
      { ...playerSite("1000.00"), siteConfig: { ...TEST_CONFIG, isOneClickShown: false } },
      answering(() => undefined),
    );
    const dialog = await openSettings(app);
    expect(dialog.queryByRole("checkbox", { name: /^Place a bet as soon as/ })).toBeNull();
  });
});

describe("quick coupon", () => {
  it("waits behind a button while there are bets, and shows nothing where it is hidden [3.01] [5.11]", async () => {
    const app = await player();
    renderInApp(app, <QuickCoupon />);
    expect(screen.queryByRole("button")).toBeNull();
    act(() => app.coupon.bets([bet("1", "2.000"), bet("2", "2.000")]));
    await userEvent.click(screen.getByRole("button", { name: "Quick bet slip (2)" }));
    expect(await screen.findByRole("region", { name: "Bet slip" })).toBeTruthy();
    act(() => app.hasQuickCoupon(false));
    await waitFor(() => expect(screen.queryByRole("region", { name: "Bet slip" })).toBeNull());
  });
});
