import { describe, expect, it } from "vitest";
import { autoCloseOf, createNotifications, type Notification } from "./notifications.ts";

const note = (change: Partial<Notification>): Notification => ({ id: "1", kind: "info", view: "toast", ...change });

describe("notifications", () => {
  it.each<[Partial<Notification>, number | null]>([
    [{ view: "toast" }, 10_000],
    [{ view: "toast", onConfirm: () => undefined }, 10_000],
    [{ view: "alert", kind: "warning" }, 10_000],
    [{ view: "snackbar" }, 10_000],
    [{ view: "dialog" }, null],
    [{ view: "dialog", kind: "question" }, null],
    [{ view: "alert", kind: "permanentError" }, null],
    [{ view: "snackbar", autoCloseMs: 3_000 }, 3_000],
    [{ view: "toast", autoCloseMs: null }, null],
  ])("%o closes by itself after %s ms [4.63]", (change, expected) => {
    expect(autoCloseOf(note(change))).toBe(expected);
  });

  it("stand in the order they came, until each is closed", () => {
    const notifications = createNotifications();
    const first = notifications.show({ kind: "info", view: "toast", text: "one" });
    const second = notifications.show({ kind: "error", view: "toast", text: "two" });
    expect(notifications.list().map(({ text }) => text)).toEqual(["one", "two"]);
    notifications.close(first);
    expect(notifications.list().map(({ id }) => id)).toEqual([second]);
    notifications.close("no such one");
    expect(notifications.list()).toHaveLength(1);
  });

  it("do not pile up when the same thing is stated again, and are said again once closed", () => {
    const notifications = createNotifications();
    const show = () => notifications.show({ kind: "error", view: "toast", text: "The server did not answer" });
    const id = show();
    expect(show()).toBe(id);
    expect(notifications.list()).toHaveLength(1);
    notifications.close(id);
    expect(show()).not.toBe(id);
    expect(notifications.list()).toHaveLength(1);
  });
});
