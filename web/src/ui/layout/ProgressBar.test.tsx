// @vitest-environment jsdom
import { act, cleanup, render } from "@testing-library/react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PROGRESS, ProgressBar } from "./ProgressBar.tsx";

/** A site whose next page comes after so many milliseconds. */
function site(milliseconds: number) {
  const router = createMemoryRouter([
    {
      element: (
        <>
          <ProgressBar />
          <Outlet />
        </>
      ),
      children: [
        { path: "/", element: "Here" },
        {
          path: "/next",
          element: "There",
          loader: () =>
            new Promise((resolve) => {
              setTimeout(() => resolve(null), milliseconds);
            }),
        },
      ],
    },
  ]);
  const { container } = render(<RouterProvider router={router} />);
  return { router, phase: () => container.querySelector<HTMLElement>("[data-phase]")?.dataset.phase };
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("shows after 200 ms, goes to its end when the page is there, and away 500 ms later [2.08] [9.15]", async () => {
  const { router, phase } = site(1_000);
  act(() => void router.navigate("/next"));
  await pass(PROGRESS.throttle - 10);
  expect(phase()).toBe("hidden");
  await pass(20);
  expect(phase()).toBe("running");
  await pass(1_000);
  expect(phase()).toBe("done");
  await pass(PROGRESS.hideDelay - 200);
  expect(phase()).toBe("done");
  await pass(400);
  expect(phase()).toBe("hidden");
});

it("does not show for a page that is there at once [9.15]", async () => {
  const { router, phase } = site(PROGRESS.throttle / 2);
  act(() => void router.navigate("/next"));
  const phases = new Set<string | undefined>();
  for (let step = 0; step < 20; step += 1) {
    await pass(50);
    phases.add(phase());
  }
  expect([...phases]).toEqual(["hidden"]);
});
