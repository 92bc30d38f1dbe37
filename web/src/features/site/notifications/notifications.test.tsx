// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Notification } from "@/platform/app/notifications.ts";
import { createTestApp, GUEST_SITE, renderInApp, type TestApp } from "@/testing.tsx";
import { NotificationHost } from "./NotificationHost.tsx";
import { standing } from "./standing.ts";

let app: TestApp;
const show = (notification: Omit<Notification, "id">) => act(() => app.notifications.show(notification));

/** The area that holds the only card. */
const region = () => screen.getByRole("dialog").closest("[aria-live]") as HTMLElement;

beforeEach(async () => {
  app = await createTestApp(GUEST_SITE, () => undefined);
  renderInApp(
    app,
    <>
      <button type="button">Before</button>
      <NotificationHost />
    </>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("a dialog [8.01]", () => {
  it.each<[Notification["kind"], string]>([
    ["error", "Something went wrong"],
    ["permanentError", "Something went wrong"],
    ["info", "Good to know"],
    ["success", "Done"],
    ["warning", "Please note"],
    ["question", "Please confirm"],
  ])("of kind %s has its own title and OK", async (kind, title) => {
    show({ kind, view: "dialog", text: "Match events" });
    const dialog = await screen.findByRole("alertdialog", { name: title });
    expect(within(dialog).getByText("Match events")).toBeTruthy();
    expect(within(dialog).getByRole("button", { name: "OK" })).toBeTruthy();
    expect(within(dialog).queryByRole("button", { name: "Cancel" }) !== null).toBe(kind === "question");
  });

  it("runs what its buttons stand for, once, and gives the focus back", async () => {
    const before = screen.getByRole("button", { name: "Before" });
    before.focus();
    const onConfirm = vi.fn();
    const onCancel = vi.fn();
    show({
      kind: "question",
      view: "dialog",
      title: "Sell the coupon?",
      confirmText: "Cash out",
      cancelText: "Keep",
      onConfirm,
      onCancel,
    });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Keep" })));
    await userEvent.click(screen.getByRole("button", { name: "Cash out" }));
    expect(onConfirm).toHaveBeenCalledOnce();
    expect(onCancel).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(before));
  });

  it("is declined by Escape, except an error that lasts", async () => {
    const onCancel = vi.fn();
    show({ kind: "warning", view: "dialog", onCancel });
    await screen.findByRole("alertdialog");
    await userEvent.keyboard("{Escape}");
    expect(onCancel).toHaveBeenCalledOnce();
    show({ kind: "permanentError", view: "dialog", confirmText: "Reload" });
    await screen.findByRole("button", { name: "Reload" });
    await userEvent.keyboard("{Escape}");
    expect(screen.getByRole("alertdialog")).toBeTruthy();
  });

  it("never stands over another one: the second waits for the first", async () => {
    show({ kind: "info", view: "dialog", title: "First" });
    show({ kind: "info", view: "dialog", title: "Second" });
    await screen.findByRole("alertdialog", { name: "First" });
    expect(screen.queryByText("Second")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "OK" }));
    await screen.findByRole("alertdialog", { name: "Second" });
    expect(screen.getAllByRole("alertdialog")).toHaveLength(1);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "OK" })));
  });

  it("waits while a window is open and comes back after it", async () => {
    act(() => {
      app.dialog({ name: "signIn" });
    });
    show({ kind: "info", view: "dialog", title: "News" });
    show({ kind: "info", view: "toast", text: "A toast may stand beside it" });
    await screen.findByRole("dialog", { name: "Good to know" });
    expect(screen.queryByRole("alertdialog")).toBeNull();
    act(() => {
      app.dialog(null);
    });
    await screen.findByRole("alertdialog", { name: "News" });
  });
});

describe("a card", () => {
  it.each(["toast", "alert", "snackbar"] as const)(
    "as %s says itself to a screen reader and closes by its button",
    async (view) => {
      const onCancel = vi.fn();
      show({ kind: "info", view, text: "Settings are kept", onCancel });
      const card = await screen.findByRole("dialog", { name: "Good to know" });
      expect(card.closest("[aria-live]")?.getAttribute("aria-live")).toBe("polite");
      await userEvent.click(within(card).getByRole("button", { name: "Close" }));
      expect(onCancel).toHaveBeenCalledOnce();
      await waitFor(() => expect(screen.queryByText("Settings are kept")).toBeNull());
      expect(app.notifications.list()).toEqual([]);
    },
  );

  it("that tells of an error interrupts a screen reader", async () => {
    show({ kind: "error", view: "toast", text: "No money was taken" });
    await screen.findByRole("dialog", { name: "Something went wrong" });
    expect(screen.getByRole("alert").textContent).toContain("No money was taken");
  });

  it.each(["toast", "alert", "snackbar"] as const)(
    "as %s closes by itself after 10 s, which tells nobody [4.63]",
    async (view) => {
      const onCancel = vi.fn();
      vi.useFakeTimers();
      show({ kind: "success", view, text: "Placed", onCancel });
      await act(() => vi.advanceTimersByTimeAsync(9_900));
      expect(screen.getByText("Placed")).toBeTruthy();
      await act(() => vi.advanceTimersByTimeAsync(200));
      expect(app.notifications.list()).toEqual([]);
      expect(onCancel).not.toHaveBeenCalled();
    },
  );

  it("keeps its time while the pointer is on it [4.63]", async () => {
    vi.useFakeTimers();
    show({ kind: "info", view: "toast", text: "Read me slowly" });
    await act(() => vi.advanceTimersByTimeAsync(100));
    fireEvent.mouseEnter(region());
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(screen.getByText("Read me slowly")).toBeTruthy();
    fireEvent.mouseLeave(region());
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(app.notifications.list()).toEqual([]);
  });

  it("that is a permanent error stays [8.01]", async () => {
    vi.useFakeTimers();
    show({ kind: "permanentError", view: "alert", text: "The feed is away" });
    await act(() => vi.advanceTimersByTimeAsync(3_600_000));
    expect(screen.getAllByText("The feed is away").length).toBeGreaterThan(0);
  });

  it("with controls runs what they stand for", async () => {
    const onConfirm = vi.fn();
    show({
      kind: "info",
      view: "alert",
      text: "A new version is there",
      confirmText: "Reload",
      cancelText: "Later",
      onConfirm,
    });
    await userEvent.click(await screen.findByRole("button", { name: "Reload" }));
    expect(onConfirm).toHaveBeenCalledOnce();
    expect(app.notifications.list()).toEqual([]);
  });

  it("as snackbar gives way to the latest, for good", async () => {
    show({ kind: "info", view: "snackbar", text: "One" });
    show({ kind: "info", view: "snackbar", text: "Two" });
    await screen.findByText("Two");
    await waitFor(() => expect(app.notifications.list().map(({ text }) => text)).toEqual(["Two"]));
  });
});

describe("turns", () => {
  const note = (id: string, change: Partial<Notification> = {}): Notification => ({
    id,
    kind: "info",
    view: "toast",
    ...change,
  });

  it("are taken by those that go by themselves, oldest first; those that last take none", () => {
    const list = [note("a"), note("b", { kind: "permanentError" }), note("c"), note("d"), note("e", { view: "alert" })];
    expect(standing(list, "toast", 2).map(({ id }) => id)).toEqual(["a", "b", "c"]);
    expect(standing(list, "alert", 2).map(({ id }) => id)).toEqual(["e"]);
  });
});
