// @vitest-environment jsdom
import { ApolloLink } from "@apollo/client";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { ApolloProvider } from "@apollo/client/react";
import { I18nextProvider } from "react-i18next";
import { render } from "@testing-library/react";
import { Observable, Subject } from "rxjs";
import { afterEach, describe, expect, it, vi } from "vitest";
import { AppProvider } from "@/platform/app/app.ts";
import { readSiteConfig, type SiteConfig } from "@/platform/site/siteData.ts";
import { SiteConfigDocument } from "@/operations/site/generated.ts";
import { createTestApp, GUEST_SITE, playerSite, TEST_CONFIG, type TestSite, type TestApp } from "@/testing.tsx";
import { MaintenancePage } from "./MaintenancePage.tsx";
import { MaintenanceWatch } from "./MaintenanceWatch.tsx";
import { SitePush } from "./SitePush.tsx";

const NOW = Date.parse("2026-11-21T12:00:00Z");
const at = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();
const times = (change: object = {}) => ({
  startsAt: at(60),
  endsAt: at(120),
  notifiesFrom: at(-30),
  notifiesUntil: at(60),
  state: null,
  ...change,
});
const siteWith = (change: Partial<SiteConfig>): TestSite => ({
  ...GUEST_SITE,
  siteConfig: { ...TEST_CONFIG, ...change },
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Renders what is given in every page; counts how often the page's guards would run. */
function renderWatched(app: TestApp, element: React.ReactNode) {
  const loads = vi.fn(() => null);
  const router = createMemoryRouter(
    [
      {
        path: "*",
        loader: loads,
        element: (
          <>
            {element}
            <Outlet />
          </>
        ),
        HydrateFallback: () => null,
      },
    ],
    { initialEntries: ["/en/live?x=1"] },
  );
  render(
    <AppProvider value={app}>
      <ApolloProvider client={app.client}>
        <I18nextProvider i18n={app.i18n}>
          <RouterProvider router={router} />
        </I18nextProvider>
      </ApolloProvider>
    </AppProvider>,
  );
  return { loads, router };
}

const shown = (app: TestApp) => app.notifications.list();

describe("the notice of a maintenance", () => {
  it("stands from the notice's start to its end and gives both times in the visitor's zone [4.58]", async () => {
    vi.useFakeTimers({ now: NOW });
    const app = await createTestApp(siteWith({ maintenance: times({ notifiesFrom: at(5) }) }), () => undefined);
    app.settings({ ...app.settings(), timeZone: "Asia/Tokyo" });
    renderWatched(app, <MaintenanceWatch />);
    await act(() => vi.advanceTimersByTimeAsync(4 * 60_000));
    expect(shown(app)).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(2 * 60_000));
    expect(shown(app)).toMatchObject([
      {
        kind: "warning",
        view: "alert",
        title: "Maintenance underway",
        autoCloseMs: null,
        text: expect.stringContaining("22:00"),
      },
    ]);
    expect(shown(app)[0]?.text).toContain("23:00");
    await act(() => vi.advanceTimersByTimeAsync(55 * 60_000));
    expect(shown(app)).toEqual([]);
  });

  const titles = [
    ["ru", "Идут технические работы"],
    ["en", "Maintenance underway"],
    ["ar", "أعمال صيانة جارية"],
    ["es", "Mantenimiento en curso"],
  ] as const;
  it.each(titles)("speaks %s [8.14]", async (language, title) => {
    const { default: words } = (await import(`../../../platform/i18n/${language}/maintenance.json`)) as {
      default: Record<string, string>;
    };
    expect(words["title"]).toBe(title);
    expect(words["soon"]).toMatch(/\{\{from\}\}.*\{\{to\}\}/);
  });

  it("has the guards look at the open page when the maintenance begins, and when it ends [4.59]", async () => {
    vi.useFakeTimers({ now: NOW });
    const app = await createTestApp(
      siteWith({ maintenance: times({ startsAt: at(1), endsAt: at(3) }) }),
      () => undefined,
    );
    const { loads } = renderWatched(app, <MaintenanceWatch />);
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    const before = loads.mock.calls.length;
    await act(() => vi.advanceTimersByTimeAsync(40_000));
    const during = loads.mock.calls.length;
    expect(during).toBeGreaterThan(before);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(loads.mock.calls.length).toBe(during);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(loads.mock.calls.length).toBeGreaterThan(during);
  });
});

describe("the page of a closed site", () => {
  it("says that money is safe, when it ends and whom to ask, with one heading [4.59]", async () => {
    const app = await createTestApp(
      siteWith({
        isMaintenanceActive: true,
        maintenance: times({ startsAt: at(-5), endsAt: at(90) }),
        support: { phone: null, email: "help@example.com" },
      }),
      () => undefined,
    );
    renderWatched(app, <MaintenancePage />);
    expect(await screen.findByRole("heading", { level: 1, name: "The site is closed for maintenance" })).toBeTruthy();
    expect(screen.getByText("We expect to be back at 13:30.")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Write to support" }).getAttribute("href")).toBe("mailto:help@example.com");
  });

  it("names no time that nobody knows", async () => {
    renderWatched(await createTestApp(siteWith({ isMaintenanceActive: true }), () => undefined), <MaintenancePage />);
    await screen.findByRole("heading", { level: 1 });
    expect(screen.queryByText(/expect to be back/)).toBeNull();
    expect(screen.queryByRole("link")).toBeNull();
  });
});

describe("what is pushed about the site", () => {
  type Change = { revision: string; parts: string[]; isSnapshot: boolean };

  async function pushed(site: TestSite = GUEST_SITE) {
    const changes = new Subject<Change>();
    const asked: string[] = [];
    const closed = new Set<(event: unknown) => void>();
    let next: Partial<SiteConfig> = {};
    let viewer: TestSite["viewer"] = site.viewer;
    const app = await createTestApp(site, () => undefined);
    app.client.setLink(
      new ApolloLink(
        ({ operationName, getContext }) =>
          new Observable((observer) => {
            if (operationName === "SiteChanged")
              return changes.subscribe({
                next: (siteChanged) =>
                  observer.next({ data: { siteChanged: { __typename: "SiteChange", ...siteChanged } } }),
                error: (error) => observer.error(error),
              });
            const { fetchOptions } = getContext() as { fetchOptions?: RequestInit };
            asked.push(`${operationName} ${fetchOptions?.cache ?? "default"}`);
            observer.next({
              data:
                operationName === "Viewer"
                  ? { viewer }
                  : { siteConfig: { __typename: "SiteConfig", ...TEST_CONFIG, ...next } },
            });
            observer.complete();
            return undefined;
          }),
      ),
    );
    app.connection = {
      client: {
        on: (_: string, listener: (event: unknown) => void) => {
          closed.add(listener);
          return () => closed.delete(listener);
        },
      },
    } as never;
    const watched = renderWatched(app, <SitePush spread={0} />);
    await waitFor(() => expect(changes.observed).toBe(true));
    return {
      app,
      asked,
      ...watched,
      fail: () => act(() => changes.error(new Error("no such subscription"))),
      push: (change: Change, config: Partial<SiteConfig> = {}) => {
        next = { revision: change.revision, ...config };
        act(() => changes.next(change));
      },
      close: (code: number, now: TestSite["viewer"]) => {
        viewer = now;
        act(() => {
          for (const listener of closed) listener({ code });
        });
      },
    };
  }

  it("brings the new settings past every cache, and the guards look again at the same address [0.03] [4.59]", async () => {
    const { app, asked, loads, router, push } = await pushed();
    const before = loads.mock.calls.length;
    push({ revision: "two", parts: ["CONFIG"], isSnapshot: false }, { isMaintenanceActive: true });
    await waitFor(() =>
      expect(readSiteConfig(app.client)).toMatchObject({ revision: "two", isMaintenanceActive: true }),
    );
    expect(asked).toEqual(["SiteConfig reload"]);
    await waitFor(() => expect(loads.mock.calls.length).toBeGreaterThan(before));
    expect(router.state.location).toMatchObject({ pathname: "/en/live", search: "?x=1" });
  });

  it("asks for nothing when the page has these settings already", async () => {
    const { asked, push } = await pushed();
    push({ revision: "one", parts: ["CONFIG", "MAINTENANCE"], isSnapshot: true });
    push({ revision: "two", parts: ["CONFIG", "MAINTENANCE"], isSnapshot: true });
    await waitFor(() => expect(asked).toEqual(["SiteConfig reload"]));
  });

  it("waits to be told of a change where settings have no name", async () => {
    const { app, asked, push } = await pushed(siteWith({ revision: null }));
    push({ revision: "two", parts: ["CONFIG", "MAINTENANCE"], isSnapshot: true });
    expect(asked).toEqual([]);
    push({ revision: "three", parts: ["CONFIG"], isSnapshot: false });
    await waitFor(() => expect(asked).toEqual(["SiteConfig reload"]));
    expect(app.client.readQuery({ query: SiteConfigDocument })?.siteConfig?.revision).toBe("three");
  });

  it("is done without where changes can't be told: that is logged, the page stands [8.26]", async () => {
    const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const { app, asked, loads, fail } = await pushed();
    const before = loads.mock.calls.length;
    fail();
    expect(warned).toHaveBeenCalledExactlyOnceWith("the site's changes are not told", expect.any(Error));
    expect([asked, loads.mock.calls.length - before, app.notifications.list()]).toEqual([[], 0, []]);
    warned.mockRestore();
  });

  it("learns at once that the player was banned or signed out, and leaves other closings alone [6.09]", async () => {
    const site = playerSite("10.00");
    const { asked, loads, close } = await pushed(site);
    close(1006, null);
    close(4401, null);
    expect(asked).toEqual([]);
    const before = loads.mock.calls.length;
    close(4403, null);
    await waitFor(() => expect(loads.mock.calls.length).toBeGreaterThan(before));
    expect(asked).toContain("Viewer default");
  });
});
