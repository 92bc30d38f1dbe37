// @vitest-environment jsdom
import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { COUNTERS_KEY } from "#shared/site/counters.ts";
import type { CountersQuery } from "@/operations/site/generated.ts";
import { createTestApp, GUEST_SITE, renderInApp, TEST_CONFIG, type TestApp } from "@/testing.tsx";
import { ANALYTICS_DELAY, takeEvents, takePageViews, trackPageView } from "./analytics.ts";
import { startSending } from "./analyticsSender.ts";
import { useBrowserLife } from "@/platform/start/useBrowserLife.ts";

type Counter = NonNullable<CountersQuery["counters"]>[number];
const view = (path: string, isRegistration = false) => trackPageView({ path, route: "line", isRegistration });
const layer = () => ((globalThis as { dataLayer?: { path: string; counter: string }[] }).dataLayer ??= []);
const paths = () => layer().map(({ path }) => path);
const TAG_MANAGER: Counter = { id: "tags", kind: "TAG_MANAGER", settings: null };

let asked: Record<string, unknown>[] = [];
const ends: (() => void)[] = [];

/** A site with these counters. */
function appWith(counters: Counter[], config: object = {}): Promise<TestApp> {
  return createTestApp(
    { ...GUEST_SITE, siteConfig: { ...TEST_CONFIG, groupId: 7, ...config } },
    (operation, variables) => {
      if (operation !== "Counters") return undefined;
      asked.push(variables);
      return { counters: counters.map((counter) => ({ __typename: "AnalyticsCounter", ...counter })) };
    },
  );
}
const start = async (app: TestApp) => void ends.push(await startSending(app));

beforeEach(() => {
  asked = [];
  takePageViews();
  takeEvents();
  localStorage.clear();
  (globalThis as { dataLayer?: unknown[] }).dataLayer = [];
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("page views", () => {
  it("are told ten seconds after the page stands and not before, then as they come [9.14]", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    view("/en");
    renderInApp(await appWith([TAG_MANAGER]), <Page />);
    await vi.advanceTimersByTimeAsync(ANALYTICS_DELAY - 1);
    expect([ANALYTICS_DELAY, asked.length, paths()]).toEqual([10_000, 0, []]);
    await vi.advanceTimersByTimeAsync(1);
    await vi.waitFor(() => expect(paths()).toEqual(["/en"]));
    view("/en/line");
    expect(paths()).toEqual(["/en", "/en/line"]);
  });

  it("wait while somebody registers, and his page is told to nobody", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    view("/en/registration", true);
    renderInApp(await appWith([TAG_MANAGER]), <Page />);
    await vi.advanceTimersByTimeAsync(5 * ANALYTICS_DELAY);
    expect(asked).toEqual([]);
    view("/en/line");
    await vi.advanceTimersByTimeAsync(ANALYTICS_DELAY);
    await vi.waitFor(() => expect(paths()).toEqual(["/en/line"]));
  });

  it("go to each kind of counter in its own way: tags, trackers and pixels by the page, the operator's collector by a call, metrics where he reads them", async () => {
    const beacon = vi.fn<(url: string, body: string) => boolean>(() => true);
    vi.stubGlobal("navigator", { ...navigator, sendBeacon: beacon });
    const info = vi.spyOn(console, "info").mockImplementation(() => undefined);
    const kinds: Counter[] = [
      TAG_MANAGER,
      { id: "sports", kind: "SPORTS_TRACKER", settings: null },
      { id: "pixel", kind: "SOCIAL_PIXEL", settings: null },
      { id: "own", kind: "EVENTS", settings: { path: "/analytics/events" } },
      { id: "away", kind: "EVENTS", settings: { path: "//evil.example/events" } },
      { id: "metrics", kind: "METRICS", settings: { log: "console" } },
    ];
    await start(await appWith(kinds, { isFatmanAnalyticsAvailable: true }));
    view("/en/line");
    expect(layer().map(({ counter }) => counter)).toEqual(["tags", "sports", "pixel"]);
    expect(beacon.mock.calls.map(([url, body]) => [url, (JSON.parse(body) as { path: string }).path])).toEqual([
      ["/analytics/events", "/en/line"],
    ]);
    expect(info).toHaveBeenCalledOnce();

    beacon.mockClear();
    ends.pop()?.();
    localStorage.clear();
    await start(await appWith(kinds, { isFatmanAnalyticsAvailable: false }));
    view("/en/live");
    expect(beacon).not.toHaveBeenCalled();
  });
});

describe("counters", () => {
  it("are asked for by domain and project, once a day and browser [7.11] [9.30]", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const app = await appWith([TAG_MANAGER]);
    await start(app);
    expect(asked).toEqual([{ domain: location.hostname, projectId: "7" }]);
    vi.setSystemTime(Date.now() + 24 * 3_600_000);
    await start(app);
    expect(asked).toHaveLength(1);
    vi.setSystemTime(Date.now() + 1);
    await start(app);
    expect(asked).toHaveLength(2);
  });

  it("are not asked for where a cookie says they are there, and garbage in the storage is none [7.11]", async () => {
    document.cookie = `${COUNTERS_KEY}=1; Path=/`;
    await start(await appWith([TAG_MANAGER]));
    expect(asked).toEqual([]);
    document.cookie = `${COUNTERS_KEY}=; Path=/; Max-Age=0`;
    localStorage.setItem(COUNTERS_KEY, "{no json");
    await start(await appWith([TAG_MANAGER]));
    expect(asked).toHaveLength(1);
  });
});

function Page() {
  useBrowserLife();
  return null;
}
