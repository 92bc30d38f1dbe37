// @vitest-environment jsdom
import { ApolloLink } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { I18nextProvider } from "react-i18next";
import { createMemoryRouter, RouterProvider, useLocation } from "react-router";
import { delay } from "rxjs";
import { afterEach, describe, expect, it, vi } from "vitest";
import { AppProvider } from "@/platform/app/app.ts";
import { RouteInfoDocument, type RouteInfoQuery } from "@/operations/site/generated.ts";
import { createTestApp, GUEST_SITE, TEST_CONFIG } from "@/testing.tsx";
import { PageHead } from "./PageHead.tsx";
import { robotsHeader } from "./robotsHeader.ts";
import { RouteAnnouncer } from "./RouteAnnouncer.tsx";
import { SeoContent } from "@/features/site/shell/SeoContent.tsx";
import { SiteHead } from "./SiteHead.tsx";

afterEach(cleanup);

/** The cache knows what it is told of an address by its type and path. */
const typed = <T extends object>(__typename: string, fields: T): T => ({ __typename, ...fields });

const answer = (path: string, title: string): RouteInfoQuery => ({
  route: typed("RouteInfo", {
    path,
    visual: null,
    redirect: null,
    seo: {
      title,
      description: `About ${title}`,
      siteName: "Test Bet",
      metaRobots: "index, follow",
      hierarchyMetaRobots: null,
      isIndexable: true,
      canonical: null,
      styles: [
        { cssProp: "--color-accent", cssValue: "#123456" },
        { cssProp: "--color-link", cssValue: "url(x)" },
      ],
      metas: [{ name: null, property: "og:title", content: title }],
      breadcrumbs: [
        { name: "Home", path: "" },
        { name: title, path: path.slice(4) },
      ],
      content: [{ __typename: "TextHeading" as const, level: 2, text: `More on ${title}`, anchor: "more" }],
    },
  }),
  isoCodes: [{ language: "en", isoCode: "en" }],
});

const Where = () => (
  <output>
    {useLocation().pathname}
    {useLocation().search}
  </output>
);

async function show(
  paths: Record<string, string>,
  page: React.ReactElement,
  start = Object.keys(paths)[0] ?? "/en",
  config = TEST_CONFIG,
) {
  const app = await createTestApp({ ...GUEST_SITE, siteConfig: { ...config, siteEnv: "production" } }, () => undefined);
  for (const [path, title] of Object.entries(paths))
    app.client.writeQuery({ query: RouteInfoDocument, variables: { path }, data: answer(path, title) });
  const router = createMemoryRouter(
    [
      {
        path: "*",
        element: (
          <>
            {page}
            <Where />
            <RouteAnnouncer />
          </>
        ),
      },
    ],
    { initialEntries: [start] },
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
  return { app, router };
}

const all = (selector: string) => [...document.querySelectorAll(selector)];
const attribute = (selector: string, name: string) => all(selector).map((element) => element.getAttribute(name));

describe("the head in the document", () => {
  it("has each tag once, also after a navigation inside the app, which is read out", async () => {
    const { router } = await show({ "/en/line": "Line", "/en/live": "Live" }, <PageHead title="Own" />);
    for (const [path, title] of [
      ["/en/line", "Line"],
      ["/en/live", "Live"],
    ] as const) {
      if (router.state.location.pathname !== path) await act(() => router.navigate(path));
      await waitFor(() => expect(document.title).toBe(title));
      expect(all("title")).toHaveLength(1);
      expect(attribute('meta[name="description"]', "content")).toEqual([`About ${title}`]);
      expect(attribute('link[rel="canonical"]', "href")).toEqual([`https://bets.example${path}`]);
      expect(attribute('link[rel="alternate"]', "hreflang")).toEqual(["en", "x-default"]);
      expect(attribute('meta[property="og:title"]', "content")).toEqual([title]);
      const data = all('script[type="application/ld+json"]').map(
        (script) => JSON.parse(script.textContent ?? "") as { "@type": string },
      );
      expect(data).toMatchObject([
        {
          "@type": "BreadcrumbList",
          itemListElement: [{ name: "Home" }, { name: title, item: `https://bets.example${path}` }],
        },
      ]);
    }
    await waitFor(() => expect(screen.getByText("Live", { selector: "[role=status]" })).toBeTruthy());
  });

  it("moves the page to its own address, and keeps the query", async () => {
    await show(
      { "/en/line/football/88-old/1-old?tab=2": "Game" },
      <PageHead title="Own" canonicalPath="/en/line/football/88-x/1-y" />,
    );
    await waitFor(() => expect(screen.getByText("/en/line/football/88-x/1-y?tab=2")).toBeTruthy());
  });

  describe("that did not come [4.06] [9.26]", () =>
    it.each([
      [3, "Line", 3],
      [9, "Own · Test Bet", 5],
    ])(
      "is asked for again, a second apart and five times at most: failing %i times it is %s",
      async (failures, title, tries) => {
        vi.useFakeTimers({
          toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"],
          shouldAdvanceTime: true,
        });
        let asked = 0;
        const nothing = {
          route: typed("RouteInfo", { path: "/en/line", visual: null, redirect: null, seo: null }),
          isoCodes: null,
        };
        const app = await createTestApp({ ...GUEST_SITE, siteConfig: TEST_CONFIG }, (operation) => {
          if (operation !== "RouteInfo") return undefined;
          asked += 1;
          if (asked === 2) return undefined;
          return asked >= failures ? answer("/en/line", "Line") : nothing;
        });
        // As a network does: the page is drawn once more while it waits for the answer.
        app.client.setLink(
          new ApolloLink((operation, next) => next(operation).pipe(delay(20))).concat(app.client.link),
        );
        app.client.writeQuery({ query: RouteInfoDocument, variables: { path: "/en/line" }, data: nothing });
        const router = createMemoryRouter([{ path: "*", element: <PageHead title="Own" /> }], {
          initialEntries: ["/en/line"],
        });
        render(
          <AppProvider value={app}>
            <ApolloProvider client={app.client}>
              <RouterProvider router={router} />
            </ApolloProvider>
          </AppProvider>,
        );
        expect(document.title).toBe("Own · Test Bet");
        for (let second = 0; second < 9; second += 1) await act(() => vi.advanceTimersByTimeAsync(1000));
        expect([document.title, asked]).toEqual([title, tries]);
        vi.useRealTimers();
      },
    ));

  it("says nothing of the address on an error page", async () => {
    const { app } = await show({ "/en/line": "Line" }, <PageHead title="Not found" isError />);
    expect(document.title).toBe("Not found · Test Bet");
    expect(attribute('meta[name="robots"]', "content")).toEqual(["noindex, nofollow"]);
    expect(all('link[rel="canonical"], link[rel="alternate"], script')).toEqual([]);
    expect(robotsHeader(app, new URL("https://bets.example/en/line"), 404)).toBe("noindex, nofollow");
    expect(robotsHeader(app, new URL("https://bets.example/en/line"), 200)).toBeNull();
    expect(robotsHeader(app, new URL("https://bets.example/en/office/history"), 200)).toBe("noindex, nofollow");
    expect(robotsHeader(app, new URL("https://bets.example/en/line?preview=1.abc"), 200)).toBe("noindex, nofollow");
  });

  it("shows the operator's text below the page in their tokens, the unsafe ones left out [3.35]", async () => {
    await show({ "/en/line": "Line" }, <SeoContent />);
    const text = screen.getByRole("complementary", { name: "About this page" });
    expect(screen.getByRole("heading", { name: "More on Line" })).toBeTruthy();
    expect(text.getAttribute("style")).toBe("--color-accent: #123456;");
  });

  it("has the site's icons, its color and, where it can be installed, its manifest, as the config says [7.41, 9.34]", async () => {
    await show({ "/en": "Home" }, <SiteHead />, "/en", {
      ...TEST_CONFIG,
      isPwa: true,
      themeColor: "#7A0019",
      companyName: "Other House",
    });
    expect(attribute('meta[name="theme-color"]', "content")).toEqual(["#7A0019"]);
    expect(attribute('link[rel="manifest"]', "href")).toEqual(["/manifest.json?lang=en"]);
    expect(attribute('link[rel="apple-touch-icon"]', "sizes")).toEqual(
      [72, 96, 128, 144, 152, 192, 384, 512].map((size) => `${size}x${size}`),
    );
    expect(attribute('meta[name="apple-mobile-web-app-title"]', "content")).toEqual(["Other House"]);
    cleanup();
    await show({ "/en": "Home" }, <SiteHead />);
    expect(all('link[rel="manifest"]')).toEqual([]);
  });
});
