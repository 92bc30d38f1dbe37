// @vitest-environment jsdom
import { ApolloLink } from "@apollo/client";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ApolloProvider } from "@apollo/client/react";
import { render } from "@testing-library/react";
import { I18nextProvider } from "react-i18next";
import { createMemoryRouter, isRouteErrorResponse, RouterProvider, useRouteError } from "react-router";
import { Observable } from "rxjs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AppProvider } from "@/platform/app/app.ts";
import { createTestApp, GUEST_SITE } from "@/testing.tsx";
import { RemoteView } from "./RemoteView.tsx";

const APP = {
  __typename: "SubApplication",
  appName: "promo",
  title: "Promo",
  body: "<p>Line of the week</p>",
  style: null,
  cssToLoad: [],
  codeToEval: null,
  scriptsToLoad: [],
  head: null,
};

/** Scripts don't run here: what would be loaded is noted, and answered by what the test says. */
let scripts: string[];
let brokenScripts: Set<string>;
let observer: MutationObserver;
let scriptCount = 0;
/** A name that no test before has loaded: a document keeps its scripts. */
const freshScript = () => `/apps/promo/main.${(scriptCount += 1)}.js`;

beforeEach(() => {
  scripts = [];
  brokenScripts = new Set();
  observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLScriptElement)) continue;
      const src = node.getAttribute("src");
      scripts.push(src ?? `code ${node.textContent} ${node.nonce}`);
      if (src !== null) node.dispatchEvent(new Event(brokenScripts.has(src) ? "error" : "load"));
    }
  });
  observer.observe(document.head, { childList: true });
  const page = document.createElement("script");
  page.setAttribute("nonce", "of-the-page");
  page.type = "text/plain";
  document.body.append(page);
});
afterEach(() => {
  observer.disconnect();
  cleanup();
  document.body.replaceChildren();
  vi.useRealTimers();
});

function PageFailure() {
  const failure = useRouteError();
  return <p>Page error {isRouteErrorResponse(failure) ? failure.status : String(failure)}</p>;
}

async function open(answer: () => object | null, { isBlock = false } = {}) {
  const asked: Record<string, unknown>[] = [];
  const app = await createTestApp(GUEST_SITE, () => undefined);
  app.client.setLink(
    new ApolloLink(
      ({ operationName, variables }) =>
        new Observable((subscriber) => {
          if (operationName === "SubApplication") asked.push(variables);
          queueMicrotask(() => {
            subscriber.next({ data: { subApplication: answer() } });
            subscriber.complete();
          });
        }),
    ),
  );
  const router = createMemoryRouter(
    [
      {
        path: "*",
        element: <RemoteView url="/apps/promo" fullPath="/en?x=1" isBlock={isBlock} />,
        ErrorBoundary: PageFailure,
      },
    ],
    { initialEntries: ["/en"] },
  );
  const { unmount } = render(
    <AppProvider value={app}>
      <ApolloProvider client={app.client}>
        <I18nextProvider i18n={app.i18n}>
          <RouterProvider router={router} />
        </I18nextProvider>
      </ApolloProvider>
    </AppProvider>,
  );
  return { asked, unmount };
}

const say = (name: string, detail?: object) =>
  act(async () => void document.dispatchEvent(new CustomEvent(name, { detail })));

describe("a sub-application in a page", () => {
  it("shows its markup, loads its files once, then runs its code under the page's policy [7.08]", async () => {
    const script = freshScript();
    const { asked } = await open(() => ({
      ...APP,
      scriptsToLoad: [script],
      codeToEval: "void 0",
      style: "p { color: red }",
      head: '<meta name="promo" content="1"><script>bad()</script>',
    }));
    expect(screen.getByRole("status", { name: "Loading" })).toBeTruthy();
    const view = await screen.findByRole("region", { name: "Promo" });
    expect(view.textContent).toContain("Line of the week");
    await waitFor(() => expect(view.getAttribute("aria-busy")).toBe("false"));
    expect(asked).toEqual([{ url: "/apps/promo", fullPath: "/en?x=1" }]);
    expect(scripts).toEqual([script, "code void 0 of-the-page"]);
    expect(view.querySelector("style")?.nonce).toBe("of-the-page");
    expect(document.head.querySelectorAll("meta[name=promo]")).toHaveLength(1);
    expect(document.head.innerHTML).not.toContain("bad()");
  });

  it("takes what it put into the head along when it leaves", async () => {
    const { unmount } = await open(() => ({ ...APP, head: '<meta name="promo" content="1">' }));
    await waitFor(() => expect(document.head.querySelector("meta[name=promo]")).toBeTruthy());
    unmount();
    expect(document.head.querySelector("meta[name=promo]")).toBeNull();
  });

  it("runs no code before a script that can't be had, and has it again from the button after three retries [8.08] [8.10]", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const script = freshScript();
    brokenScripts.add(script);
    await open(() => ({ ...APP, scriptsToLoad: [script], codeToEval: "void 0" }));
    await act(() => vi.advanceTimersByTimeAsync(8_000));
    expect(await screen.findByRole("alert")).toBeTruthy();
    expect(scripts).toEqual([script, script, script, script]);
    brokenScripts.clear();
    await userEvent
      .setup({ advanceTimers: vi.advanceTimersByTime })
      .click(screen.getByRole("button", { name: "Refresh" }));
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(scripts.slice(4)).toEqual([script, "code void 0 of-the-page"]);
  });

  it("is retried when there is none, and shows what comes", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let count = 0;
    await open(() => ((count += 1) < 3 ? null : APP));
    await act(() => vi.advanceTimersByTimeAsync(3_500));
    expect(screen.getByRole("region", { name: "Promo" })).toBeTruthy();
    expect(count).toBe(3);
  });

  it("is loaded again at its own word, and not at another's [4.05]", async () => {
    let body = "<p>First</p>";
    await open(() => ({ ...APP, body }));
    await screen.findByText("First");
    body = "<p>Second</p>";
    await say("mf-reload", { appName: "another" });
    expect(screen.queryByText("Second")).toBeNull();
    await say("mf-reload", { appName: "promo" });
    await screen.findByText("Second");
  });

  it("as a block keeps its error to itself, runs no inline code, and comes back by its button [8.10]", async () => {
    const script = freshScript();
    await open(() => ({ ...APP, scriptsToLoad: [script], codeToEval: "void 0" }), { isBlock: true });
    const view = await screen.findByRole("region", { name: "Promo" });
    await waitFor(() => expect(view.getAttribute("aria-busy")).toBe("false"));
    expect(scripts).toEqual([script]);
    await say("mf-error", { appName: "promo", statusCode: 500 });
    expect(screen.queryByText(/Page error/)).toBeNull();
    expect(screen.getByRole("alert").textContent).toContain("The rest of the page works");
    await userEvent.click(screen.getByRole("button", { name: "Refresh" }));
    expect(await screen.findByRole("region", { name: "Promo" })).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  describe("that signals an error [8.11]", () =>
    it.each([
      [{ appName: "promo", statusCode: 451 }, 451],
      [{ statusCode: 404 }, 404],
      [{ statusCode: 200 }, 500],
      [undefined, 500],
    ] as const)("raises the page's error with its status: %j", async (detail, status) => {
      const silenced = vi.spyOn(console, "error").mockImplementation(() => undefined);
      await open(() => APP);
      await screen.findByRole("region", { name: "Promo" });
      await say("mf-error", { appName: "another", statusCode: 500 });
      expect(screen.queryByText(/Page error/)).toBeNull();
      await say("mf-error", detail);
      expect(await screen.findByText(`Page error ${status}`)).toBeTruthy();
      silenced.mockRestore();
    }));
});
