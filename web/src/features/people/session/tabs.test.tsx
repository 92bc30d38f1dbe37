// @vitest-environment jsdom
/** What the tabs of one browser tell each other of a session. */
import { act, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { ViewerDocument } from "@/operations/people/generated.ts";
import { readViewer } from "@/platform/site/siteData.ts";
import { createTestApp, playerSite, renderInApp, type TestApp } from "@/testing.tsx";
import { SessionLife } from "./SessionLife.tsx";
import { answers, askedFor, hearsFromOther, open, pass, says, setUpSession, told } from "./testSession.tsx";

setUpSession();

describe("tabs of one browser", () => {
  it("become a guest's, or a player's, as soon as another of them did [4.27] [4.25]", async () => {
    const app = await open();
    hearsFromOther({ kind: "visitor", playerId: null });
    await waitFor(() => expect(readViewer(app.client)).toBeNull());
    says({ viewer: playerSite("7.00").viewer });
    hearsFromOther({ kind: "visitor", playerId: "1" });
    await waitFor(() => expect(readViewer(app.client)?.id).toBe("1"));
  });

  it("ask the gateway and believe no letter; one that says what is known asks nothing", async () => {
    says({ viewer: playerSite("7.00").viewer });
    const app = await open();
    hearsFromOther({ kind: "visitor", playerId: "1" });
    await pass(100);
    expect(askedFor("Viewer")).toEqual([]);
    hearsFromOther({ kind: "visitor", playerId: "2" });
    await pass(60_000);
    expect(askedFor("Viewer")).toHaveLength(3);
    expect(readViewer(app.client)?.id).toBe("1");
  });

  it("leave a page that is a player's when an answer to another question had told of the end before [4.25]", async () => {
    vi.stubGlobal("location", { ...location, href: "https://bets.example/en/office/security" });
    const app = await open(playerSite("100.00"), "/en/office/security");
    await act(() => app.client.writeQuery({ query: ViewerDocument, data: { viewer: null } }));
    expect(app.visit.trigger).toBe("navigation");
    hearsFromOther({ kind: "visitor", playerId: null });
    await waitFor(() => expect(app.visit.trigger).toBe("change"));
    expect(askedFor("Viewer")).toEqual([]);
  });

  it("ask who is there when only the reason of an end came [4.27]", async () => {
    const app = await open();
    hearsFromOther({ kind: "ended", reason: "timeOut", until: null });
    await waitFor(() => expect(readViewer(app.client)).toBeNull());
    hearsFromOther({ kind: "visitor", playerId: null });
    await pass(100);
    expect(askedFor("Viewer")).toHaveLength(1);
  });

  it("ask again when the first answer was lost, or older than the end of the session [4.25]", async () => {
    says({ viewer: playerSite("7.00").viewer });
    const app = await open();
    hearsFromOther({ kind: "visitor", playerId: null });
    await waitFor(() => expect(askedFor("Viewer")).toHaveLength(1));
    says({ viewer: null });
    await pass(2_000);
    await waitFor(() => expect(readViewer(app.client)).toBeNull());
  });

  it("keep the coupon through all of it [4.27]", async () => {
    const app = await open();
    const bet = { outcomeId: "1.1x2.home", gameId: "1" } as unknown as ReturnType<TestApp["coupon"]["bets"]>[number];
    app.coupon.bets([bet]);
    hearsFromOther({ kind: "visitor", playerId: null });
    await waitFor(() => expect(readViewer(app.client)).toBeNull());
    expect(app.coupon.bets()).toEqual([bet]);
  });

  it.each([
    [
      "a session limit that another device has used up",
      "Session limit used up",
      "permanentError",
      "Your session limit is used up",
    ],
    ["a new password", "Password changed", "info", "Your password was changed"],
    ["another device that ended the session", "Session ended on another device", "info", "You were signed out"],
  ])("tell of %s, and of no other end of the session [8.23]", async (_, words, kind, title) => {
    const app = await createTestApp(playerSite("100.00"), answers);
    const listeners = new Set<(event: unknown) => void>();
    app.connection = {
      renew: () => undefined,
      client: {
        on: (_: string, listener: (event: unknown) => void) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      },
    } as unknown as NonNullable<TestApp["connection"]>;
    renderInApp(app, <SessionLife />, "/en");
    await waitFor(() => expect(listeners.size).toBeGreaterThan(0));
    const close = (code: number, reason: string) =>
      act(() => {
        for (const listener of listeners) listener({ code, reason });
      });
    close(4403, "Session ended");
    close(1006, words);
    expect(told(app)).toEqual([]);
    close(4403, words);
    expect(told(app)).toEqual([[kind, "dialog", title]]);
  });

  it.each([
    [
      "selfExclusion",
      "2026-11-29T12:00:00Z",
      "Your self-exclusion has started",
      /^It lasts until 29 Nov 2026, 12:00\. You are signed out/,
    ],
    [
      "timeOut",
      "2026-11-23T09:30:00Z",
      "Your time-out has started",
      /^It lasts until 23 Nov 2026, 09:30\. You are signed out/,
    ],
    ["timeOut", null, "Your time-out has started", /^You are signed out/],
  ] as const)("tell of a break, %s until %s, that was begun in another [4.65]", async (reason, until, title, text) => {
    const app = await open();
    hearsFromOther({ kind: "ended", reason, until });
    hearsFromOther({ kind: "visitor", playerId: null });
    expect(app.notifications.list()).toMatchObject([
      { kind: "info", view: "dialog", title, text: expect.stringMatching(text) as string, autoCloseMs: null },
    ]);
    await waitFor(() => expect(readViewer(app.client)).toBeNull());
    expect(app.notifications.list()).toHaveLength(1);
  });

  it("tell of an end that all of them share [8.15] [8.23]", async () => {
    const app = await open();
    hearsFromOther({ kind: "ended", reason: "limit", until: null });
    hearsFromOther({ kind: "ended", reason: "limit", until: null });
    expect(told(app)).toEqual([["permanentError", "dialog", "Your session limit is used up"]]);
  });
});
