// @vitest-environment jsdom
import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { COUNTERS_KEY } from "#shared/site/counters.ts";
import type { CountersQuery } from "@/operations/site/generated.ts";
import { useBrowserLife } from "@/platform/start/useBrowserLife.ts";
import { createTestApp, GUEST_SITE, renderInApp, TEST_CONFIG, type TestApp } from "@/testing.tsx";
import { ANALYTICS_DELAY, takeEvents, trackEvent, trackPageView } from "./analytics.ts";
import { startSending } from "./analyticsSender.ts";
import { toldEvents } from "./told.ts";

type Counter = NonNullable<CountersQuery["counters"]>[number];
const view = (path: string, route = "line") => trackPageView(path, route);
const layer = () =>
  ((globalThis as { dataLayer?: { event: string; path?: string; counter: string }[] }).dataLayer ??= []);
const paths = () => layer().flatMap(({ event, path }) => (event === "pageView" ? [path] : []));
const counter = (kind: Counter["kind"], settings: Record<string, string> | null = null): Counter => ({
  id: kind.toLowerCase(),
  kind,
  settings,
});
const TAG_MANAGER = counter("TAG_MANAGER");

let asked: Record<string, unknown>[] = [];
let recorded: { eventId: number; number: number; data: unknown }[] = [];
const ends: (() => void)[] = [];

/** A site with these counters, which asks nobody about cookies. */
function appWith(counters: Counter[], config: object = {}): Promise<TestApp> {
  const siteConfig = {
    ...TEST_CONFIG,
    groupId: 7,
    isFatmanAnalyticsAvailable: true,
    isShowCookieAgreePopup: false,
    ...config,
  };
  return createTestApp({ ...GUEST_SITE, siteConfig }, (operation, variables) => {
    if (operation === "RecordEvents") {
      const { events } = (variables as { input: { events: typeof recorded } }).input;
      recorded.push(...events);
      return { recordEvents: { __typename: "RecordEventsPayload", recorded: events.length, errors: [] } };
    }
    if (operation !== "Counters") return undefined;
    asked.push(variables);
    return { counters: counters.map((one) => ({ __typename: "AnalyticsCounter", ...one })) };
  });
}
const start = async (app: TestApp) => void ends.push(await startSending(app));
/** Counters by what became of the last event. */
const lastTold = () => {
  const last = toldEvents().at(-1);
  return last === undefined ? null : { told: last.told, failed: last.failed, refused: last.refused };
};

beforeEach(() => {
  asked = [];
  recorded = [];
  takeEvents();
  toldEvents([]);
  localStorage.clear();
  document.head.innerHTML = "";
  (globalThis as { dataLayer?: unknown[] }).dataLayer = [];
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("events", () => {
  it("are told ten seconds after the page stands and not before, then as they come, with how the page came up [7.39] [9.14]", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    view("/en");
    renderInApp(await appWith([TAG_MANAGER]), <Page />);
    await vi.advanceTimersByTimeAsync(ANALYTICS_DELAY - 1);
    expect([ANALYTICS_DELAY, asked.length, paths()]).toEqual([10_000, 0, []]);
    await vi.advanceTimersByTimeAsync(1);
    await vi.waitFor(() => expect(paths()).toEqual(["/en"]));
    expect(layer().filter(({ event }) => event === "performance")).toEqual([
      expect.objectContaining({ route: "line", ttfb: expect.any(Number), lcp: expect.any(Number), cls: 0 }),
    ]);
    view("/en/line");
    await vi.waitFor(() => expect(paths()).toEqual(["/en", "/en/line"]));
  });

  it("wait while somebody registers, and their page is told to nobody [7.39]", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    view("/en/registration", "registration");
    renderInApp(await appWith([TAG_MANAGER]), <Page />);
    await vi.advanceTimersByTimeAsync(5 * ANALYTICS_DELAY);
    expect(asked).toEqual([]);
    view("/en/line");
    await vi.advanceTimersByTimeAsync(ANALYTICS_DELAY);
    await vi.waitFor(() => expect(paths()).toEqual(["/en/line"]));
  });
});

describe("each kind of counter is told in its own way [7.38]:", () => {
  it("the embedded collector by the numbers of the catalogue", async () => {
    await start(await appWith([counter("EVENTS", { collector: "embedded", key: "k" })]));
    trackEvent("couponRefused", { code: "LIMIT_REACHED" });
    await vi.waitFor(() => expect(recorded.map(({ eventId }) => eventId)).toEqual([2, 31]));
    expect(recorded[1]).toMatchObject({ number: 1, data: { code: "LIMIT_REACHED" } });
    await vi.waitFor(() => expect(lastTold()).toEqual({ told: ["events"], failed: [], refused: [] }));
  });

  it("a collector elsewhere by its address with its key, where the site has one", async () => {
    const sent = vi.fn<typeof fetch>(async () => new Response(null, { status: 204 }));
    vi.stubGlobal("fetch", sent);
    const elsewhere = counter("EVENTS", { endpoint: "/collector/v1/events", key: "k1" });
    await start(await appWith([elsewhere]));
    view("/en/line");
    await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    const [url, init] = sent.mock.calls[1] ?? [];
    expect(String(url)).toBe(`${location.origin}/collector/v1/events`);
    expect(JSON.parse(String(init?.body))).toMatchObject({
      counter: "events",
      key: "k1",
      events: [{ number: 1, event: 1, data: { path: "/en/line", route: "line" } }],
    });
    ends.pop()?.();
    localStorage.clear();
    await start(await appWith([elsewhere], { isFatmanAnalyticsAvailable: false }));
    view("/en/live");
    await vi.waitFor(() => expect(lastTold()).toEqual({ told: [], failed: [], refused: [] }));
    expect(sent).toHaveBeenCalledTimes(2);
  });

  it("a tag manager by its data layer and its script, once", async () => {
    await start(await appWith([counter("TAG_MANAGER", { script: "https://tags.example/t.js?id=1" })]));
    view("/en/line");
    await vi.waitFor(() => expect(paths()).toEqual(["/en/line"]));
    view("/en/live");
    await vi.waitFor(() => expect(paths()).toHaveLength(2));
    expect([...document.head.querySelectorAll("script")].map(({ src }) => src)).toEqual([
      "https://tags.example/t.js?id=1",
    ]);
  });

  it("a metrics counter by the function of its script", async () => {
    const call = vi.fn<(...args: unknown[]) => void>();
    vi.stubGlobal("meter", call);
    await start(await appWith([counter("METRICS", { script: "https://meter.example/m.js", global: "meter" })]));
    document.head.querySelector("script")?.dispatchEvent(new Event("load"));
    view("/en/line");
    trackEvent("couponPlaced", { kind: "SINGLE", bets: 1 });
    await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(3));
    expect(call.mock.calls.slice(1)).toEqual([
      ["metrics", "hit", "/en/line"],
      ["metrics", "reachGoal", "couponPlaced", { kind: "SINGLE", bets: 1 }],
    ]);
  });

  it("a pixel by a picture for each event", async () => {
    const asks: string[] = [];
    vi.stubGlobal(
      "Image",
      class {
        set src(address: string) {
          asks.push(address);
        }
        decode = async () => undefined;
      },
    );
    await start(await appWith([counter("SOCIAL_PIXEL", { pixel: "https://pixel.example/p" })]));
    trackEvent("depositStarted", { method: "card", currency: "RUB" });
    await vi.waitFor(() => expect(asks).toHaveLength(2));
    expect(asks[1]).toBe("https://pixel.example/p?id=social_pixel&ev=depositStarted&method=card&currency=RUB");
  });

  it("and one that fails is counted and keeps nothing from the others", async () => {
    vi.stubGlobal(
      "fetch",
      vi.fn(async () => new Response(null, { status: 500 })),
    );
    const counters = [
      counter("EVENTS", { endpoint: "/collector/v1/events", key: "k" }),
      counter("SPORTS_TRACKER", { endpoint: "javascript:alert(1)" }),
      TAG_MANAGER,
    ];
    await start(await appWith(counters));
    view("/en/line");
    await vi.waitFor(() =>
      expect(lastTold()).toEqual({ told: ["tag_manager"], failed: ["events", "sports_tracker"], refused: [] }),
    );
  });

  it("and none is told what the visitor has not agreed to [6.11]", async () => {
    const info = vi.spyOn(console, "info").mockImplementation(() => undefined);
    const counters = [TAG_MANAGER, counter("METRICS", { log: "console" })];
    await start(await appWith(counters, { isShowCookieAgreePopup: true }));
    view("/en/line");
    await vi.waitFor(() => expect(lastTold()).toEqual({ told: [], failed: [], refused: ["tag_manager", "metrics"] }));
    expect([layer(), info.mock.calls]).toEqual([[], []]);
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
