// @vitest-environment jsdom
import { CombinedGraphQLErrors } from "@apollo/client";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
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
} from "./testLimits.tsx";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-21T12:00:00Z") });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("a change that waits", () => {
  it.each([
    ["HIGHER", "Higher"],
    ["LOWER", "Lower"],
  ])("%s is marked %s beside the value in force [4.68]", async (change, words) => {
    await show({ 20: active("500", { pending: pendingOf("900", { change }) }) }, {}, DEPOSITS);
    expect(limit(DAY).getByText(words)).toBeTruthy();
    expect(limit(DAY).getByText(/Pending: .*900\.00/)).toBeTruthy();
  });

  it("of a deposit limit counts down to its approval, and is cancelled [4.64] [8.22]", async () => {
    const { sent, toasts } = await show(
      { 20: active("500", { pending: pendingOf("900") }) },
      { CancelLimit: () => done("cancelLimit", limitsWith({ 20: active("500") }), null) },
      DEPOSITS,
    );
    expect(limit(DAY).getByText("You can approve it from 22 Nov 2026, 11:00")).toBeTruthy();
    expect(limit(DAY).getByRole("timer").textContent).toBe("23:00:00");
    expect(limit(DAY).queryByRole("button", { name: "Approve" })).toBeNull();
    await userEvent.click(button(DAY, "Cancel change"));
    await waitFor(() => expect(limit(DAY).queryByRole("timer")).toBeNull());
    expect(sent).toEqual([["CancelLimit", { limitType: 20 }]]);
    expect(toasts()).toEqual([["success", "toast", "Limit change cancelled."]]);
  });

  it("of another limit can't be cancelled [4.64]", async () => {
    await show({ 1: active("500", { pending: pendingOf("900", { isCancellable: false }) }) });
    expect(limit("Wagering limit, 24 hours").queryByRole("button", { name: "Cancel change" })).toBeNull();
  });

  const due = pendingOf("900", {
    needApprove: true,
    isCancellable: false,
    startedAt: "2026-11-21T10:00:00Z",
    approveUntil: "2026-11-22T10:00:00Z",
  });

  it("needs the player's word until a day after its start, with its field for stricter values only [4.64] [4.66]", async () => {
    const { sent, toasts } = await show(
      { 20: active("500", { needApprove: true, isChangeable: false, pending: due }) },
      { DecideLimit: () => done("decideLimit", limitsWith({ 20: active("900") })) },
      DEPOSITS,
    );
    expect(limit(DAY).getByText("Approve by 22 Nov 2026, 10:00, or it will lapse")).toBeTruthy();
    expect(limit(DAY).getByRole("timer").textContent).toBe("22:00:00");
    expect([
      amountOf(DAY).disabled,
      button(DAY, "Remove").disabled,
      button("Deposit limit, 7 days", "Save").disabled,
    ]).toEqual([false, true, false]);
    await userEvent.click(button(DAY, "Approve"));
    expect(await limit(DAY).findByText(/900\.00/)).toBeTruthy();
    expect(amountOf(DAY).disabled).toBe(false);
    expect(sent).toEqual([["DecideLimit", { limitType: 20, approve: true }]]);
    expect(toasts()).toEqual([["success", "toast", "From the server"]]);
  });

  it("when rejected takes every pending deposit limit along [4.70]", async () => {
    const before = {
      20: active("500", { needApprove: true, isChangeable: false, pending: due }),
      21: active("700", { pending: pendingOf("800") }),
    };
    const { sent } = await show(
      before,
      { DecideLimit: () => done("decideLimit", limitsWith({ 20: active("500"), 21: active("700") })) },
      DEPOSITS,
    );
    expect(screen.getAllByText(/^Pending:/)).toHaveLength(2);
    await userEvent.click(button(DAY, "Reject"));
    await waitFor(() => expect(screen.queryByText(/^Pending:/)).toBeNull());
    expect(amountOf(DAY).disabled).toBe(false);
    expect(sent).toEqual([["DecideLimit", { limitType: 20, approve: false }]]);
  });

  it("locks its whole section against loosening where the operator wants it so, and the section says why [4.67]", async () => {
    const closed = { isChangeable: false };
    await show(
      {
        20: active("500", { needApprove: true, pending: due, ...closed }),
        21: active("700", closed),
        22: closed,
        10: active("90"),
      },
      {},
      DEPOSITS,
    );
    expect(
      ["Deposit limit, 24 hours", "Deposit limit, 7 days", "Loss limit, 24 hours"].map(
        (name) => button(name, "Remove").disabled,
      ),
    ).toEqual([true, true, false]);
    expect(
      screen.getByText("While another change is awaiting your decision, limits here can only be made stricter."),
    ).toBeTruthy();
  });

  it("that a service tells only as PENDING can be decided until a day after its start [4.64]", async () => {
    const { sent } = await show(
      {
        20: {
          limitState: "PENDING",
          limitValue: "900",
          needApprove: true,
          startedAt: "2026-11-21T11:30:00Z",
          isChangeable: false,
        },
      },
      { DecideLimit: () => done("decideLimit", limitsWith()) },
      DEPOSITS,
    );
    expect(limit(DAY).getByText("Awaiting approval")).toBeTruthy();
    expect(limit(DAY).getByText("Approve by 22 Nov 2026, 11:30, or it will lapse")).toBeTruthy();
    await userEvent.click(button(DAY, "Reject"));
    await waitFor(() => expect(sent).toEqual([["DecideLimit", { limitType: 20, approve: false }]]));
  });

  it.each([
    ["Approve", "DecideLimit", "decideLimit", "The limit could not be confirmed. Try again."],
    ["Reject", "DecideLimit", "decideLimit", "The limit could not be rejected. Try again."],
    ["Cancel change", "CancelLimit", "cancelLimit", "The change could not be cancelled. Try again."],
  ])(
    "that could not be decided by %s is told by a toast: the server's words, else its own [8.22]",
    async (action, operation, field, own) => {
      let answer: object | undefined = refused(field, "NOTHING_PENDING", "There is nothing to decide");
      const { toasts } = await show(
        { 20: active("500", { pending: action === "Cancel change" ? pendingOf("900") : due }) },
        { [operation]: () => answer },
        DEPOSITS,
      );
      await userEvent.click(button(DAY, action));
      await waitFor(() => expect(toasts()).toEqual([["error", "toast", "There is nothing to decide"]]));
      answer = undefined;
      await userEvent.click(button(DAY, action));
      await waitFor(() => expect(toasts().at(-1)).toEqual(["error", "toast", own]));
    },
  );

  it.each([
    [{ code: "UNAUTHENTICATED" }, []],
    [{ code: "UPSTREAM_ERROR", upstream: { status: 403 } }, []],
    [{ code: "UPSTREAM_ERROR", upstream: { status: 401 } }, []],
    [
      { code: "UPSTREAM_UNAVAILABLE", upstream: { status: 503 } },
      [["error", "toast", "The limit could not be confirmed. Try again."]],
    ],
  ])("refused with %j is told so: %j [8.22]", async (extensions, expected) => {
    const { app, toasts } = await show({ 20: active("500", { pending: due }) }, {}, DEPOSITS);
    const failed = new CombinedGraphQLErrors({ errors: [{ message: "No", extensions }] });
    vi.spyOn(app.client, "mutate").mockRejectedValue(failed);
    await userEvent.click(button(DAY, "Approve"));
    await waitFor(() => expect(button(DAY, "Approve").disabled).toBe(false));
    expect(toasts()).toEqual(expected);
  });
});

describe("a break from playing", () => {
  it("that lasts says from when to when, can't be cancelled or shortened, and locks its section [4.65] [4.66] [4.67]", async () => {
    const closed = { isChangeable: false };
    await show({
      33: active("7", { ...closed, startedAt: "2026-11-20T09:00:00Z", endsAt: "2026-11-27T09:00:00Z" }),
      30: closed,
      31: closed,
    });
    expect(limit("Time-out").getByRole("status").textContent).toBe(
      "In force from 20 Nov 2026, 09:00 to 27 Nov 2026, 09:00. It can't be cancelled.",
    );
    const offered = (name: string) =>
      limit(name)
        .getAllByRole("option")
        .map(({ textContent }) => textContent)
        .slice(1);
    // Five days and 21 hours are left: a day would end it sooner.
    expect(offered("Time-out")).toEqual(["7 days", "30 days", "90 days"]);
    // What isn't set holds at once, whatever lasts.
    expect(offered("Self-exclusion")).toContain("1 day");
    expect(limit("Session limit").getByRole<HTMLSelectElement>("combobox").disabled).toBe(false);
    expect(screen.getByText("During a break, limits here can only be made stricter.")).toBeTruthy();
  });

  it("warns while self-exclusion is chosen but has not started [4.69]", async () => {
    await show();
    const warning = /^Your self-exclusion has not started yet/;
    expect(screen.queryByText(warning)).toBeNull();
    await userEvent.selectOptions(limit("Self-exclusion").getByRole("combobox"), "30 days");
    expect(limit("Self-exclusion").getByText(warning).closest("[role=status]")).toBeTruthy();
  });

  it("asks once more with what it does and until when, and going back sends nothing", async () => {
    const { sent } = await show();
    await userEvent.selectOptions(limit("Self-exclusion").getByRole("combobox"), "30 days");
    await userEvent.click(button("Self-exclusion", "Exclude myself"));
    const window = within(await screen.findByRole("dialog", { name: "Exclude yourself?" }));
    expect(window.getByText("30 days: until 21 Dec 2026, 12:00.")).toBeTruthy();
    expect(window.getAllByRole("listitem")).toHaveLength(4);
    await userEvent.click(window.getByRole("button", { name: "Go back" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(sent).toEqual([]);
  });

  it("ends the session: the player is told until when, and the page is a guest's", async () => {
    const { app, sent } = await show(
      {},
      {
        SetLimit: () =>
          done("setLimit", limitsWith({ 33: active("1", { endsAt: "2026-11-22T12:00:05Z", isChangeable: false }) })),
      },
    );
    await userEvent.selectOptions(limit("Time-out").getByRole("combobox"), "1 day");
    await userEvent.click(button("Time-out", "Take a break"));
    await userEvent.click(await screen.findByRole("button", { name: "Start time-out" }));
    expect(await screen.findByText("Sign in to see your limits")).toBeTruthy();
    expect(sent).toEqual([["SetLimit", { limitType: 33, value: "1" }]]);
    expect(app.notifications.list()).toMatchObject([
      { kind: "success", view: "toast", text: "From the server" },
      {
        kind: "info",
        view: "dialog",
        title: "Your time-out has started",
        text: expect.stringContaining("until 22 Nov 2026, 12:00") as string,
        autoCloseMs: null,
      },
    ]);
  });

  it("that was refused leaves the player where they are", async () => {
    const { toasts } = await show({}, { SetLimit: () => refused("setLimit", "LIMIT_LOCKED") });
    await userEvent.selectOptions(limit("Time-out").getByRole("combobox"), "7 days");
    await userEvent.click(button("Time-out", "Take a break"));
    await userEvent.click(await screen.findByRole("button", { name: "Start time-out" }));
    expect(await limit("Time-out").findByText("For now it can only be made stricter")).toBeTruthy();
    expect(toasts()).toEqual([["error", "toast", "From the server"]]);
    expect(screen.queryByText("Sign in to see your limits")).toBeNull();
  });
});
