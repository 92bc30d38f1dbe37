// @vitest-environment jsdom
import { render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider, UNSAFE_FrameworkContext } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { ScrollMemory } from "./ScrollMemory.tsx";

afterEach(() => vi.restoreAllMocks());

/** What the router needs to know of a page that a server made. */
const framework = { isSpaMode: false } as NonNullable<Parameters<typeof UNSAFE_FrameworkContext.Provider>[0]["value"]>;

function page() {
  const router = createMemoryRouter([
    {
      path: "*",
      element: (
        <UNSAFE_FrameworkContext.Provider value={framework}>
          <ScrollMemory nonce="n1" />
        </UNSAFE_FrameworkContext.Provider>
      ),
    },
  ]);
  return <RouterProvider router={router} />;
}

it("makes no script that never runs where a failed navigation replaces the document", () => {
  const complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page());
  const { unmount } = render(page(), { container, hydrate: true });
  expect(container.querySelector("script")?.textContent).toContain("scrollTo");
  expect(container.querySelector("script")?.hasAttribute("type")).toBe(false);
  unmount();

  const again = render(page());
  expect(again.container.querySelector("script")?.type).toBe("application/json");
  expect(complaints).not.toHaveBeenCalled();
});
