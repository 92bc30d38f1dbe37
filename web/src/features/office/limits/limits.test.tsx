// @vitest-environment jsdom
import { ApolloLink } from "@apollo/client";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { of } from "rxjs";
import { createTestApp, GUEST_SITE, playerSite, renderInApp } from "@/testing.tsx";
import {
  active,
  amountOf,
  button,
  DAY,
  DEPOSITS,
  done,
  limit,
  limitsWith,
  pendingOf,
  refused,
  show,
  Page,
  withType,
} from "./testLimits.tsx";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-21T12:00:00Z") });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("the page", () => {
  it("shows every limit in its section, in order [3.13] [3.14]", async () => {
    await show();
    const sections = screen.getAllByRole("region").map((region) => [
      within(region).getByRole("heading", { level: 2 }).textContent,
      ...within(region)
        .getAllByRole("heading", { level: 3 })
        .map(({ textContent }) => textContent),
    ]);
    expect(sections).toEqual([
      ["Deposit limits", "Deposit limit, 24 hours", "Deposit limit, 7 days", "Deposit limit, 30 days"],
      ["Self-restriction", "Time-out", "Self-exclusion", "Session limit"],
      ["Reality checks", "Reality check"],
      ["Wagering limits", "Wagering limit, 24 hours", "Wagering limit, 7 days", "Wagering limit, 30 days"],
      ["Loss limits", "Loss limit, 24 hours", "Loss limit, 7 days", "Loss limit, 30 days"],
    ]);
  });

  it.each([
    [
      "Self-exclusion",
      [
        "1 day",
        "7 days",
        "30 days",
        "90 days",
        "180 days",
        "365 days",
        "730 days",
        "1095 days",
        "1825 days",
        "3650 days",
      ],
    ],
    ["Time-out", ["1 day", "7 days", "30 days", "90 days"]],
    ["Reality check", ["5 minutes", "10 minutes", "15 minutes", "30 minutes", "45 minutes", "60 minutes"]],
    ["Session limit", Array.from({ length: 24 }, (_, hour) => (hour === 0 ? "1 hour" : `${hour + 1} hours`))],
  ])("offers %s its own list [5.30]", async (name, words) => {
    await show();
    expect(
      limit(name)
        .getAllByRole("option")
        .map(({ textContent }) => textContent),
    ).toEqual(["Choose", ...words]);
  });

  it("offers to take away a session limit that is set, by -1 [5.30]", async () => {
    const { sent } = await show(
      { 31: active("4", { limitBalance: "3.25" }) },
      {
        SetLimit: () =>
          done("setLimit", limitsWith({ 31: active("4", { pending: pendingOf(null, { isCancellable: false }) }) })),
      },
    );
    expect(limit("Session limit").getByText("3 h 15 min left today")).toBeTruthy();
    await userEvent.selectOptions(limit("Session limit").getByRole("combobox"), "Not set");
    await userEvent.click(button("Session limit", "Save"));
    expect(sent).toEqual([["SetLimit", { limitType: 31, value: "-1" }]]);
    expect(await limit("Session limit").findByText("Pending: No limit")).toBeTruthy();
  });

  it.each([
    ["0", "0 h 0 min left today"],
    ["-2", "0 h 0 min left today"],
    ["0.9997", "0 h 59 min left today"],
  ])("says what %s hours left are of a session [4.71]", async (limitBalance, words) => {
    await show({ 31: active("4", { limitBalance }) });
    expect(limit("Session limit").getByText(words)).toBeTruthy();
  });

  it("says that a session limit of -1 is not set [4.71]", async () => {
    await show({ 31: active("-1", { limitBalance: "0" }) });
    expect(limit("Session limit").getByText("Not set", { selector: "p" })).toBeTruthy();
    expect(limit("Session limit").queryByText(/left today/)).toBeNull();
  });

  it("writes sums in the limit's currency with what is left, and no limit for 999999999 [3.12] [5.31]", async () => {
    await show({
      20: active("500", { limitBalance: "120.50" }),
      21: active("999999999"),
      22: active("700", { currency: "USD" }),
    });
    expect(limit(DAY).getByText(/₽500\.00|RUB\s500\.00/)).toBeTruthy();
    expect(limit(DAY).getByText(/120\.50.* left/)).toBeTruthy();
    expect(limit("Deposit limit, 7 days").getByText("No limit")).toBeTruthy();
    expect(limit("Deposit limit, 30 days").getByText(/700\.00/).textContent).toContain("$");
  });

  it("asks a guest to sign in, and tells of no failure", async () => {
    const app = await createTestApp(GUEST_SITE, () => ({ viewer: null }));
    renderInApp(app, <Page />);
    await userEvent.click(await screen.findByRole("button", { name: "Sign in" }));
    expect(app.dialog()).toMatchObject({ name: "signIn" });
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("says that the limits did not come, and asks again", async () => {
    let isUp = false;
    const app = await createTestApp(playerSite("1.00"), (operation) =>
      operation === "Limits"
        ? { viewer: withType("Viewer", { id: "1", limits: isUp ? limitsWith() : null }) }
        : undefined,
    );
    renderInApp(app, <Page />);
    const again = await screen.findByRole("button", { name: "Try again" });
    isUp = true;
    await userEvent.click(again);
    expect(await screen.findByRole("heading", { name: "Loss limits" })).toBeTruthy();
  });

  it.each([
    ["tells nobody of a lost sign-in", "UNAUTHENTICATED", []],
    ["tells of a service that failed", "UPSTREAM_UNAVAILABLE", [["error", "toast", expect.any(String)]]],
  ])("%s [8.22]", async (_, code, told) => {
    const { app, toasts } = await show({
      20: active("500", { needApprove: true, isChangeable: false, pending: pendingOf("900", { needApprove: true }) }),
    });
    const errors = [{ message: code, path: ["decideLimit"], extensions: { code } }];
    app.client.setLink(new ApolloLink(() => of({ data: { decideLimit: null }, errors })));
    const approve = button(DAY, "Approve");
    await userEvent.click(approve);
    await waitFor(() => expect(approve.disabled).toBe(false));
    expect(toasts()).toEqual(told);
  });

  it("asks again for what changed while the connection was lost", async () => {
    const changes: Record<number, object> = {};
    const { app } = await show(changes);
    app.connectionState("lost");
    expect(await screen.findByText("Connection lost: what you see may be out of date.")).toBeTruthy();
    changes[20] = active("77");
    app.connectionState("open");
    expect(await limit(DAY).findByText(/77\.00/)).toBeTruthy();
  });
});

describe("an amount", () => {
  it.each([
    ["", "Enter an amount"],
    ["0", "Enter more than zero"],
    ["-5", "Enter more than zero"],
    ["ten", "Enter a number"],
    ["💰", "Enter a number"],
    ["1e3", "Enter a number"],
    ["0.001", "Too many decimal places"],
    ["9".repeat(1_000_000), "This is too high"],
    ["<b>1</b>", "Enter a number"],
  ])("that is wrong (%#) is told at its field and not sent", async (text, words) => {
    const { sent } = await show({}, {}, DEPOSITS);
    if (text !== "") {
      await userEvent.click(amountOf(DAY));
      await userEvent.paste(text);
    }
    await userEvent.click(button(DAY, "Save"));
    expect((await limit(DAY).findByText(words)).getAttribute("role")).toBe("alert");
    expect(amountOf(DAY).getAttribute("aria-invalid")).toBe("true");
    expect(amountOf(DAY).value.length).toBeLessThanOrEqual(40);
    expect(sent).toEqual([]);
  });

  it.each([
    ["500", "500"],
    ["1,500.50", "1500.50"],
    ["٢٥٠٫٥", "250.5"],
    ["\u200F ٥٠٠ \u200F", "500"],
    ["1 000", "1000"],
  ])("typed as %j is sent as %s", async (text, value) => {
    const { sent, toasts } = await show(
      {},
      { SetLimit: () => done("setLimit", limitsWith({ 20: active(value) })) },
      DEPOSITS,
    );
    await userEvent.type(amountOf(DAY), text);
    await userEvent.click(button(DAY, "Save"));
    await waitFor(() => expect(toasts()).toEqual([["success", "toast", "From the server"]]));
    expect(sent).toEqual([["SetLimit", { limitType: 20, value, currency: "RUB" }]]);
    expect(amountOf(DAY).value).toBe("");
    expect(limit(DAY).getByText("Since 20 Nov 2026, 09:00")).toBeTruthy();
  });

  it("that the server refuses stays in the field with the reason, and a toast says the server's words [8.22]", async () => {
    const { toasts } = await show(
      {},
      { SetLimit: () => refused("setLimit", "AMOUNT_TOO_LARGE", "It was not saved, says the server") },
      DEPOSITS,
    );
    await userEvent.type(amountOf(DAY), "12");
    await userEvent.click(button(DAY, "Save"));
    expect((await limit(DAY).findByText("This is too high")).getAttribute("role")).toBe("alert");
    expect(amountOf(DAY).value).toBe("12");
    expect(toasts()).toEqual([["error", "toast", "It was not saved, says the server"]]);
  });

  it("of a limit that somebody else closed meanwhile shows how it is now", async () => {
    const changes: Record<number, object> = {};
    await show(
      changes,
      {
        SetLimit: () => {
          changes[20] = active("5", { isChangeable: false });
          return refused("setLimit", "LIMIT_LOCKED");
        },
      },
      DEPOSITS,
    );
    await userEvent.type(amountOf(DAY), "12");
    await userEvent.click(button(DAY, "Save"));
    await waitFor(() => expect(button(DAY, "Remove").disabled).toBe(true));
  });

  it("is taken away by a button where one holds", async () => {
    const { sent } = await show(
      { 20: active("500") },
      { SetLimit: () => done("setLimit", limitsWith({ 20: active("500", { pending: pendingOf(null) }) })) },
      DEPOSITS,
    );
    expect(limit("Deposit limit, 7 days").queryByRole("button", { name: "Remove" })).toBeNull();
    await userEvent.click(button(DAY, "Remove"));
    expect(await limit(DAY).findByText("Pending: No limit")).toBeTruthy();
    expect(sent).toEqual([["SetLimit", { limitType: 20, value: "-1", currency: "RUB" }]]);
    expect(limit(DAY).queryByRole("button", { name: "Remove" })).toBeNull();
  });
});
