/** What the tests of a session share: the channel between tabs, a gateway that answers, and time that a test turns. */
import { act, cleanup } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";
import type { SiteConfig } from "@/platform/site/siteData.ts";
import type { TabNews } from "@/platform/session/tabs.ts";
import { type Answers, createTestApp, playerSite, renderInApp, type TestSite, type TestApp } from "@/testing.tsx";
import { SessionLife } from "./SessionLife.tsx";

/** What a tab posts comes to the others, in the same turn. */
const channels = new Set<TestChannel>();
class TestChannel extends EventTarget {
  constructor() {
    super();
    channels.add(this);
  }
  postMessage(data: unknown) {
    this.deliver(data);
  }
  deliver(data: unknown) {
    for (const channel of channels) if (channel !== this) channel.dispatchEvent(new MessageEvent("message", { data }));
  }
  close() {
    channels.delete(this);
  }
}
/** What this tab tells the others. */
export function lettersOf(): TabNews[] {
  const letters: TabNews[] = [];
  new TestChannel().addEventListener("message", (event) =>
    letters.push((event as MessageEvent<{ news: TabNews }>).data.news),
  );
  return letters;
}
/** A letter as another tab sends it. */
export const hearsFromOther = (news: TabNews) => act(() => new TestChannel().deliver({ tab: "another", news }));

const PING = {
  pingSeconds: 30,
  leftSeconds: null as number | null,
  playedSeconds: 0,
  isRealityCheckDue: false,
  isDisconnected: false,
};
const MONEY = (amount: string) => ({ __typename: "Money", amount, currency: "RUB" });
const PLAYED = { __typename: "Played", seconds: 1_830, stakes: [MONEY("250.00")], wins: [] as object[] };

interface Said {
  ping: Partial<typeof PING> | "refused";
  isSignedOut: boolean;
  viewer: TestSite["viewer"];
  conversion: { status: string; currency: string | null; toCurrency: string | null };
  converted?: { message: string; errors: object[] };
}

export const load = { reload: vi.fn(), assign: vi.fn() };
let visibility: DocumentVisibilityState = "visible";
let asked: [operation: string, variables: Record<string, unknown>][] = [];
/** What the gateway answers; a test says something else by `says`. */
let said: Said;
export function says(change: Partial<Said>): void {
  said = { ...said, ...change };
}

export const answers: Answers = (operation, variables) => {
  asked.push([operation, variables]);
  switch (operation) {
    case "PingSession":
      return said.ping === "refused"
        ? undefined
        : { pingSession: { __typename: "PingSessionPayload", ...PING, ...said.ping } };
    case "LogOut":
      return said.isSignedOut ? { logOut: { __typename: "LogOutPayload", isSignedOut: true } } : undefined;
    case "Viewer":
      return { viewer: said.viewer };
    case "DeviceScript":
      return { siteConfig: { __typename: "SiteConfig", deviceScriptUrl: null } };
    case "SiteConfig":
      return undefined;
    case "Played":
      return { viewer: { __typename: "Viewer", id: "1", played: PLAYED } };
    case "AccountConversion":
      return {
        viewer: {
          __typename: "Viewer",
          id: "1",
          accountConversion: { __typename: "AccountConversion", ...said.conversion },
        },
      };
    case "ConvertAccount":
      return said.converted === undefined
        ? undefined
        : { convertAccount: { __typename: "ConvertAccountPayload", viewer: null, ...said.converted } };
    case "SecureBrowser":
      return { secureBrowser: { __typename: "SecureBrowserPayload", isSecured: true } };
    default:
      return undefined;
  }
};

export const askedFor = (operation: string) =>
  asked.filter(([name]) => name === operation).map(([, variables]) => variables);
export const forgetAsked = () => {
  asked = [];
};
export const told = (app: TestApp) => app.notifications.list().map(({ kind, view, title }) => [kind, view, title]);
export const withConfig = (site: TestSite, change: Partial<SiteConfig>): TestSite => ({
  ...site,
  siteConfig: site.siteConfig && { ...site.siteConfig, ...change },
});

export async function open(site: TestSite = playerSite("100.00"), path = "/en"): Promise<TestApp> {
  const app = await createTestApp(site, answers);
  renderInApp(app, <SessionLife />, path);
  return app;
}
export const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
export const show = (state: DocumentVisibilityState) =>
  act(() => {
    visibility = state;
    document.dispatchEvent(new Event("visibilitychange"));
  });

/** To be called by each file that uses the above. */
export function setUpSession(): void {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    vi.stubGlobal("BroadcastChannel", TestChannel);
    vi.stubGlobal("location", {
      href: "https://bets.example/en",
      pathname: "/en",
      search: "",
      host: "bets.example",
      origin: "https://bets.example",
      ...load,
    });
    vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility);
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    [visibility, asked] = ["visible", []];
    said = {
      ping: {},
      isSignedOut: true,
      viewer: null,
      conversion: { status: "NOT_ALLOWED", currency: null, toCurrency: null },
    };
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
}
