// @vitest-environment jsdom
/** How long a session lasts: the time of play, a player who is away, and what vouches for their browser. */
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { readViewer } from "@/platform/site/siteData.ts";
import { GUEST_SITE, playerSite } from "@/testing.tsx";
import {
  askedFor,
  forgetAsked,
  lettersOf,
  load,
  open,
  pass,
  says,
  setUpSession,
  show,
  told,
  withConfig,
} from "./testSession.tsx";

setUpSession();

describe("time of play", () => {
  it("is told each 30 s while the player looks at the page, and of no guest [9.06] [7.33]", async () => {
    await open();
    await pass(0);
    expect(askedFor("PingSession")).toEqual([{ input: { isRealityCheckSeen: false } }]);
    await pass(29_900);
    expect(askedFor("PingSession")).toHaveLength(1);
    await pass(60_100);
    expect(askedFor("PingSession")).toHaveLength(4);
    show("hidden");
    await pass(300_000);
    expect(askedFor("PingSession")).toHaveLength(4);
    show("visible");
    await pass(0);
    expect(askedFor("PingSession")).toHaveLength(5);
    cleanup();
    forgetAsked();
    await open(GUEST_SITE);
    await pass(60_000);
    expect(askedFor("PingSession")).toEqual([]);
  });

  it("goes on after a ping that was refused, without a word [8.22]", async () => {
    says({ ping: "refused" });
    const app = await open();
    await pass(60_000);
    expect(askedFor("PingSession").length).toBeGreaterThan(1);
    expect(told(app)).toEqual([]);
    expect(readViewer(app.client)?.id).toBe("1");
  });

  it("ends at the session limit, looked at when it must be over: an error that stays, and nobody is signed in [4.71] [8.23]", async () => {
    says({ ping: { leftSeconds: 5 } });
    const letters = lettersOf();
    const app = await open();
    await pass(0);
    says({ ping: { leftSeconds: 0, isDisconnected: true } });
    await pass(5_000);
    expect(app.notifications.list()).toMatchObject([
      {
        kind: "permanentError",
        view: "dialog",
        title: "Your session limit is used up",
        text: expect.stringContaining("tomorrow") as string,
      },
    ]);
    await waitFor(() => expect(readViewer(app.client)).toBeNull());
    expect(askedFor("LogOut")).toHaveLength(1);
    expect(askedFor("PingSession")).toHaveLength(2);
    expect(told(app)).toHaveLength(1);
    // The other tabs are told why, and that nobody is signed in.
    await waitFor(() =>
      expect(letters).toEqual([
        { kind: "ended", reason: "limit", until: null },
        { kind: "visitor", playerId: null },
      ]),
    );
  });

  it("reminds the player of itself, of their stakes and wins; they go on, and the check begins again [7.33]", async () => {
    says({ ping: { isRealityCheckDue: true } });
    await open();
    await pass(0);
    const dialog = await screen.findByRole("dialog", { name: "Reality check" });
    await within(dialog).findByText("30 minutes");
    expect(dialog.textContent).toContain("₽250.00");
    expect(dialog.textContent).toContain("nothing");
    says({ ping: {} });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await user.click(within(dialog).getAllByRole("button", { name: "Keep playing" })[0] as HTMLElement);
    expect(askedFor("PingSession").at(-1)).toEqual({ input: { isRealityCheckSeen: true } });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("leads from the reminder to his limits, which is going on", async () => {
    says({ ping: { isRealityCheckDue: true } });
    await open();
    await pass(0);
    const dialog = await screen.findByRole("dialog", { name: "Reality check" });
    says({ ping: {} });
    const link = within(dialog).getByRole("link", { name: "My limits" });
    expect(link.getAttribute("href")).toBe("/en/office/responsible");
    await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(link);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(askedFor("PingSession").at(-1)).toEqual({ input: { isRealityCheckSeen: true } });
  });

  it("lets them sign out from the reminder [4.27]", async () => {
    says({ ping: { isRealityCheckDue: true } });
    const app = await open();
    await pass(0);
    const dialog = await screen.findByRole("dialog", { name: "Reality check" });
    await userEvent
      .setup({ advanceTimers: vi.advanceTimersByTime })
      .click(within(dialog).getByRole("button", { name: "Sign out" }));
    await waitFor(() => expect(readViewer(app.client)).toBeNull());
  });
});

describe("a player who is away", () => {
  const site = withConfig(playerSite("100.00"), { inactivityMinutes: 15 });

  it("is signed out after the operator's minutes; the page that is loaded says so, once [4.30] [8.15]", async () => {
    const app = await open(site);
    await pass(15 * 60_000);
    await waitFor(() => expect(load.reload).toHaveBeenCalledTimes(1));
    expect(askedFor("LogOut")).toHaveLength(1);
    expect(readViewer(app.client)).toBeNull();
    cleanup();
    const next = await open(GUEST_SITE);
    expect(told(next)).toEqual([["info", "dialog", "You were signed out"]]);
    cleanup();
    expect(told(await open(GUEST_SITE))).toEqual([]);
  });

  it("goes home from a page that is not for guests [4.27]", async () => {
    await open(site, "/en/office/history");
    await pass(15 * 60_000);
    await waitFor(() => expect(load.assign).toHaveBeenCalledWith("/en"));
  });

  it("is tried again, not loaded in a circle, where signing out fails [4.30]", async () => {
    says({ isSignedOut: false });
    await open(site);
    await pass(15 * 60_000);
    await pass(60_000);
    expect(askedFor("LogOut").length).toBeGreaterThan(1);
    expect(load.reload).not.toHaveBeenCalled();
    says({ isSignedOut: true });
    await pass(60_000);
    await waitFor(() => expect(load.reload).toHaveBeenCalledTimes(1));
  });

  it("stays where the operator asks for nothing [4.29]", async () => {
    await open();
    await pass(24 * 3_600_000);
    expect(askedFor("LogOut")).toEqual([]);
  });
});

it("a player's browser is vouched for after 8 s and before each half hour is over, not while the page is hidden [7.18] [9.13]", async () => {
  await open();
  await pass(7_900);
  expect(askedFor("SecureBrowser")).toEqual([]);
  await pass(200);
  expect(askedFor("SecureBrowser")).toEqual([{ input: { blockReason: null } }]);
  show("hidden");
  await pass(25 * 60_000);
  expect(askedFor("SecureBrowser")).toHaveLength(1);
  show("visible");
  await pass(25 * 60_000);
  expect(askedFor("SecureBrowser")).toHaveLength(2);
});

it("a device asks for its record after 8 s, thrice at most, and a failure is logged and nothing more [9.13] [9.27]", async () => {
  const app = await open(GUEST_SITE);
  await pass(7_900);
  expect(askedFor("CreateDeviceToken")).toEqual([]);
  await pass(200);
  await waitFor(() => expect(console.warn).toHaveBeenCalledWith("the device has no record", expect.any(Error)));
  expect(askedFor("CreateDeviceToken")).toHaveLength(3);
  expect(told(app)).toEqual([]);
});
