// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { App } from "@/app/app.ts";
import { readViewer, type SiteConfig } from "@/app/siteData.ts";
import type { TabNews } from "@/session/tabs.ts";
import { type Answers, createTestApp, GUEST_SITE, playerSite, renderInApp, type TestSite } from "@/testing.tsx";
import { SessionLife } from "./SessionLife.tsx";

/** What a tab posts comes to the others, in the same turn. */
const channels = new Set<TestChannel>();
class TestChannel extends EventTarget {
  constructor() {
    super();
    channels.add(this);
  }
  postMessage(data: unknown) { this.deliver(data); }
  deliver(data: unknown) {
    for (const channel of channels) if (channel !== this) channel.dispatchEvent(new MessageEvent("message", { data }));
  }
  close() { channels.delete(this); }
}
/** What this tab tells the others. */
function lettersOf(): TabNews[] {
  const letters: TabNews[] = [];
  new TestChannel().addEventListener("message", (event) => letters.push((event as MessageEvent<{ news: TabNews }>).data.news));
  return letters;
}
/** A letter as another tab sends it. */
const hearsFromOther = (news: TabNews) => act(() => new TestChannel().deliver({ tab: "another", news }));

const PING = { pingSeconds: 30, leftSeconds: null as number | null, playedSeconds: 0, isRealityCheckDue: false, isDisconnected: false };
const MONEY = (amount: string) => ({ __typename: "Money", amount, currency: "RUB" });
const PLAYED = { __typename: "Played", seconds: 1_830, stakes: [MONEY("250.00")], wins: [] as object[] };

const load = { reload: vi.fn(), assign: vi.fn() };
let visibility: DocumentVisibilityState = "visible";
let asked: [operation: string, variables: Record<string, unknown>][] = [];
/** What the gateway answers where a test says nothing else. */
let said: { ping: Partial<typeof PING> | "refused"; isSignedOut: boolean; viewer: TestSite["viewer"]; conversion: { status: string; currency: string | null; toCurrency: string | null }; converted?: { message: string; errors: object[] } };

const answers: Answers = (operation, variables) => {
  asked.push([operation, variables]);
  switch (operation) {
    case "PingSession": return said.ping === "refused" ? undefined : { pingSession: { __typename: "PingSessionPayload", ...PING, ...said.ping } };
    case "LogOut": return said.isSignedOut ? { logOut: { __typename: "LogOutPayload", isSignedOut: true } } : undefined;
    case "Viewer": return { viewer: said.viewer };
    case "SiteConfig": return undefined;
    case "Played": return { viewer: { __typename: "Viewer", id: "1", played: PLAYED } };
    case "AccountConversion": return { viewer: { __typename: "Viewer", id: "1", accountConversion: { __typename: "AccountConversion", ...said.conversion } } };
    case "ConvertAccount": return said.converted === undefined ? undefined : { convertAccount: { __typename: "ConvertAccountPayload", viewer: null, ...said.converted } };
    case "SecureBrowser": return { secureBrowser: { __typename: "SecureBrowserPayload", isSecured: true } };
    default: return undefined;
  }
};

const askedFor = (operation: string) => asked.filter(([name]) => name === operation).map(([, variables]) => variables);
const told = (app: App) => app.notifications.list().map(({ kind, view, title }) => [kind, view, title]);
const withConfig = (site: TestSite, change: Partial<SiteConfig>): TestSite => ({ ...site, siteConfig: site.siteConfig && { ...site.siteConfig, ...change } });

async function open(site: TestSite = playerSite("100.00"), path = "/en"): Promise<App> {
  const app = await createTestApp(site, answers);
  renderInApp(app, <SessionLife />, path);
  return app;
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const show = (state: DocumentVisibilityState) => act(() => {
  visibility = state;
  document.dispatchEvent(new Event("visibilitychange"));
});

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal("BroadcastChannel", TestChannel);
  vi.stubGlobal("location", { href: "https://bets.example/en", pathname: "/en", search: "", host: "bets.example", origin: "https://bets.example", ...load });
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility);
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  [visibility, asked] = ["visible", []];
  said = { ping: {}, isSignedOut: true, viewer: null, conversion: { status: "NOT_ALLOWED", currency: null, toCurrency: null } };
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  channels.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

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
    asked = [];
    await open(GUEST_SITE);
    await pass(60_000);
    expect(askedFor("PingSession")).toEqual([]);
  });

  it("goes on after a ping that was refused, without a word [8.22]", async () => {
    said.ping = "refused";
    const app = await open();
    await pass(60_000);
    expect(askedFor("PingSession").length).toBeGreaterThan(1);
    expect(told(app)).toEqual([]);
    expect(readViewer(app.client)?.id).toBe("1");
  });

  it("ends at the session limit, looked at when it must be over: an error that stays, and nobody is signed in [4.71] [8.23]", async () => {
    said.ping = { leftSeconds: 5 };
    const letters = lettersOf();
    const app = await open();
    await pass(0);
    said.ping = { leftSeconds: 0, isDisconnected: true };
    await pass(5_000);
    expect(app.notifications.list()).toMatchObject([{ kind: "permanentError", view: "dialog", title: "Your session limit has ended", text: expect.stringContaining("tomorrow") as string }]);
    await waitFor(() => expect(readViewer(app.client)).toBeNull());
    expect(askedFor("LogOut")).toHaveLength(1);
    expect(askedFor("PingSession")).toHaveLength(2);
    expect(told(app)).toHaveLength(1);
    // The other tabs are told why, and that nobody is signed in.
    await waitFor(() => expect(letters).toEqual([{ kind: "ended", reason: "limit" }, { kind: "visitor", playerId: null }]));
  });

  it("reminds the player of itself, of his stakes and wins; he goes on, and the check begins anew [7.33]", async () => {
    said.ping = { isRealityCheckDue: true };
    await open();
    await pass(0);
    const dialog = await screen.findByRole("dialog", { name: "Time check" });
    await within(dialog).findByText("30 minutes");
    expect(dialog.textContent).toContain("₽250.00");
    expect(dialog.textContent).toContain("nothing");
    said.ping = {};
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await user.click(within(dialog).getAllByRole("button", { name: "Keep playing" })[0] as HTMLElement);
    expect(askedFor("PingSession").at(-1)).toEqual({ input: { isRealityCheckSeen: true } });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("lets him sign out from the reminder [4.27]", async () => {
    said.ping = { isRealityCheckDue: true };
    const app = await open();
    await pass(0);
    const dialog = await screen.findByRole("dialog", { name: "Time check" });
    await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(within(dialog).getByRole("button", { name: "Sign out" }));
    await waitFor(() => expect(readViewer(app.client)).toBeNull());
  });
});

describe("a player who is away", () => {
  const site = withConfig(playerSite("100.00"), { inactivityMinutes: 15 });

  it("is signed out after the operator's minutes; the page that is loaded says so, once [4.30] [8.15] [1.05]", async () => {
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
    said.isSignedOut = false;
    await open(site);
    await pass(15 * 60_000);
    await pass(60_000);
    expect(askedFor("LogOut").length).toBeGreaterThan(1);
    expect(load.reload).not.toHaveBeenCalled();
    said.isSignedOut = true;
    await pass(60_000);
    await waitFor(() => expect(load.reload).toHaveBeenCalledTimes(1));
  });

  it("stays where the operator asks for nothing [4.29]", async () => {
    await open();
    await pass(24 * 3_600_000);
    expect(askedFor("LogOut")).toEqual([]);
  });
});

describe("tabs of one browser", () => {
  it("become a guest's, or a player's, as soon as another of them did [4.27] [4.25]", async () => {
    const app = await open();
    hearsFromOther({ kind: "visitor", playerId: null });
    await waitFor(() => expect(readViewer(app.client)).toBeNull());
    said.viewer = playerSite("7.00").viewer;
    hearsFromOther({ kind: "visitor", playerId: "1" });
    await waitFor(() => expect(readViewer(app.client)?.id).toBe("1"));
  });

  it("ask the gateway and believe no letter; one that says what is known asks nothing", async () => {
    said.viewer = playerSite("7.00").viewer;
    const app = await open();
    hearsFromOther({ kind: "visitor", playerId: "1" });
    await pass(100);
    expect(askedFor("Viewer")).toEqual([]);
    hearsFromOther({ kind: "visitor", playerId: "2" });
    await waitFor(() => expect(askedFor("Viewer")).toHaveLength(1));
    expect(readViewer(app.client)?.id).toBe("1");
  });

  it("keep the coupon through all of it [4.27]", async () => {
    const app = await open();
    const bet = { outcomeId: "1.1x2.home", gameId: "1" } as unknown as ReturnType<App["coupon"]["bets"]>[number];
    app.coupon.bets([bet]);
    hearsFromOther({ kind: "visitor", playerId: null });
    await waitFor(() => expect(readViewer(app.client)).toBeNull());
    expect(app.coupon.bets()).toEqual([bet]);
  });

  it("tell of a session limit that another device has used up, and of no other end of the session [8.23]", async () => {
    const app = await createTestApp(playerSite("100.00"), answers);
    const listeners = new Set<(event: unknown) => void>();
    app.connection = { renew: () => undefined, client: { on: (_: string, listener: (event: unknown) => void) => { listeners.add(listener); return () => listeners.delete(listener); } } } as unknown as NonNullable<App["connection"]>;
    renderInApp(app, <SessionLife />, "/en");
    await waitFor(() => expect(listeners.size).toBeGreaterThan(0));
    const close = (code: number, reason: string) => act(() => { for (const listener of listeners) listener({ code, reason }); });
    close(4403, "Session ended");
    close(1006, "Session limit used up");
    expect(told(app)).toEqual([]);
    close(4403, "Session limit used up");
    expect(told(app)).toEqual([["permanentError", "dialog", "Your session limit has ended"]]);
  });

  it("tell of an end that all of them share [8.15] [8.23]", async () => {
    const app = await open();
    hearsFromOther({ kind: "ended", reason: "limit" });
    hearsFromOther({ kind: "ended", reason: "limit" });
    expect(told(app)).toEqual([["permanentError", "dialog", "Your session limit has ended"]]);
  });
});

describe("money in kunas [4.31] [4.32] [4.33]", () => {
  it.each([["MAIN", "Your main account"], ["ADDITIONAL", "One of your additional accounts"]])("is spoken of once a session and player, status %s [4.31] [4.32] [4.33]", async (status, words) => {
    said.conversion = { status, currency: "HRK", toCurrency: "EUR" };
    const app = await open();
    await waitFor(() => expect(app.notifications.list()).toHaveLength(1));
    expect(app.notifications.list()[0]?.text).toContain(words);
    expect(sessionStorage.getItem("hrk_ur")).toBe("1");
    cleanup();
    const again = await open();
    await waitFor(() => expect(askedFor("AccountConversion")).toHaveLength(2));
    await pass(50);
    expect(told(again)).toEqual([]);
  });

  it.each([
    ["is converted at once, and said so", { message: "The account was converted.", errors: [] }, ["success", "The account was converted."]],
    ["is not where coupons are open: that is said", { message: "No", errors: [{ __typename: "InputError", code: "ACCOUNT_HAS_COUPONS", message: "Coupons are still open" }] }, ["error", "Coupons are still open"]],
    ["is not when nobody answers: that is said", undefined, ["error", "The account could not be converted. Please try again later."]],
  ])("%s [4.31] [4.32]", async (_, converted, words) => {
    said = { ...said, conversion: { status: "MAIN", currency: "HRK", toCurrency: "EUR" }, ...(converted && { converted }) };
    const app = await open();
    await waitFor(() => expect(app.notifications.list()).toHaveLength(1));
    const [question] = app.notifications.list();
    expect(question?.confirmText).toBe("Convert to EUR");
    question?.onConfirm?.();
    await waitFor(() => expect(app.notifications.list().map(({ kind, text }) => [kind, text])).toContainEqual(words));
    expect(askedFor("ConvertAccount")).toHaveLength(1);
  });

  it.each([["NOT_ALLOWED", null], ["MAIN", "DEM"]])("is not spoken of with status %s and currency %s [4.32] [4.33]", async (status, currency) => {
    said.conversion = { status, currency, toCurrency: "EUR" };
    const app = await open();
    await waitFor(() => expect(askedFor("AccountConversion")).toHaveLength(1));
    await pass(50);
    expect(told(app)).toEqual([]);
    expect(sessionStorage.getItem("hrk_ur")).toBeNull();
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

it("a device asks for its record after 8 s, thrice at most, and a failure is logged and nothing more [9.13] [8.31] [9.27]", async () => {
  const app = await open(GUEST_SITE);
  await pass(7_900);
  expect(askedFor("CreateDeviceToken")).toEqual([]);
  await pass(200);
  await waitFor(() => expect(console.warn).toHaveBeenCalledWith("the device has no record", expect.any(Error)));
  expect(askedFor("CreateDeviceToken")).toHaveLength(3);
  expect(told(app)).toEqual([]);
});
