// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createTestApp, GUEST_SITE, TEST_CONFIG } from "@/testing.tsx";
import { takeEvents } from "./analytics.ts";
import {
  isKnownToAnalytics,
  noteAuthPopup,
  noteAuthSuccess,
  noteAuthTry,
  noteRegDone,
  noteRegLeave,
  noteRegPage,
  noteSocialData,
  readCounters,
} from "./analyticsCounters.ts";

const day = 86_400_000;
/** Later than any other test's: what those left in memory is forgotten after a day. */
const start = Date.UTC(2026, 11, 24, 12);
beforeEach(() => {
  vi.useFakeTimers({ now: start });
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  takeEvents();
});

const site = () => createTestApp(GUEST_SITE, () => undefined);

describe("analytics counters", () => {
  it("count tries to sign in until one is right [3.32] [4.43]", async () => {
    const app = await site();
    noteAuthPopup(app);
    noteAuthTry(app);
    noteAuthTry(app);
    expect(readCounters()).toMatchObject({ authTryCounter: 2, lastAuthPopUpCallTime: start });
    noteAuthSuccess(app);
    expect(readCounters().authTryCounter).toBe(0);
  });

  it("count registrations that were begun, and tell one that was left [4.42]", async () => {
    const app = await site();
    noteRegPage(app, "modal");
    vi.advanceTimersByTime(30_000);
    noteRegLeave();
    noteRegPage(app, "page");
    expect(readCounters()).toMatchObject({
      regTryCounter: 2,
      lastRegCallTime: start + 30_000,
      hasDone: false,
      additionalParams: { type: "page", hasRegister: false },
    });
    noteRegDone(app, "one_click");
    expect(readCounters()).toMatchObject({
      regTryCounter: 2,
      lastRegCallTime: null,
      hasDone: true,
      additionalParams: { type: "page", hasRegister: true },
    });
    noteRegLeave();
    expect(takeEvents().map(({ name, data }) => ({ name, ...data }))).toEqual([
      { name: "registrationOpened", type: "modal" },
      { name: "registrationLeft", tries: 1, seconds: 30 },
      { name: "registrationOpened", type: "page" },
      { name: "registrationDone", regType: "one_click" },
    ]);
  });

  it("keep what was chosen before a social network, for a day [3.32] [9.30]", async () => {
    const app = await site();
    const chosen = {
      currencyId: 978,
      countryId: 80,
      regType: "soc_reg",
      promocode: "WELCOME",
      countryCode: "gr",
    } as const;
    noteSocialData(app, chosen);
    vi.setSystemTime(start + day - 1);
    expect(readCounters().socialData).toEqual(chosen);
    vi.setSystemTime(start + day);
    expect(readCounters()).toEqual({
      authTryCounter: 0,
      lastAuthPopUpCallTime: null,
      regTryCounter: 0,
      lastRegCallTime: null,
      hasDone: false,
      socialData: null,
      additionalParams: null,
    });
  });

  it("stay out of the browser's storage without the visitor's yes [6.11]", async () => {
    const app = await createTestApp(
      { siteConfig: { ...TEST_CONFIG, isShowCookieAgreePopup: true }, viewer: null },
      () => undefined,
    );
    noteAuthTry(app);
    expect(localStorage.length).toBe(0);
    expect(readCounters().authTryCounter).toBe(1);
  });

  it("log networks and registration types that they don't know [8.33]", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    expect([
      isKnownToAnalytics("network", "VK"),
      isKnownToAnalytics("type", "fast_reg"),
      isKnownToAnalytics("type", "one_click"),
    ]).toEqual([true, true, true]);
    expect(warn).not.toHaveBeenCalled();
    expect([isKnownToAnalytics("network", "MySpace"), isKnownToAnalytics("type", "carrier_pigeon")]).toEqual([
      false,
      false,
    ]);
    expect(warn.mock.calls).toEqual([
      ["analytics: unknown social network", "MySpace"],
      ["analytics: unknown registration type", "carrier_pigeon"],
    ]);
  });
});
