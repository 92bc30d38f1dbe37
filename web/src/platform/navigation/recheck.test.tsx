// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { useEffect } from "react";
import { createMemoryRouter, Link, Outlet, RouterProvider, useLocation } from "react-router";
import { afterEach, expect, it } from "vitest";
import { AppProvider } from "@/platform/app/app.ts";
import { createTestApp, GUEST_SITE } from "@/testing.tsx";
import { useRecheck } from "./recheck.ts";
import { arrive } from "./visit.ts";

afterEach(cleanup);

it("checks the page the visitor is on, also when the page that asked is gone by then [4.25]", async () => {
  const app = await createTestApp(GUEST_SITE, () => undefined);
  let recheck: () => Promise<void> = () => Promise.reject(new Error("not rendered"));
  function First() {
    const own = useRecheck();
    useEffect(() => {
      recheck = own;
    });
    return <Link to="/second?page=2">go on</Link>;
  }
  function Page() {
    const { pathname, search } = useLocation();
    // As the browser's life notes it at each page.
    arrive(app.visit, { pathname, search });
    return (
      <>
        <output>{`${pathname}${search}`}</output>
        <Outlet />
      </>
    );
  }
  const children = [
    { path: "/first", element: <First /> },
    { path: "/second", element: null },
  ];
  const router = createMemoryRouter([{ element: <Page />, children }], { initialEntries: ["/first?step=1"] });
  render(
    <AppProvider value={app}>
      <RouterProvider router={router} />
    </AppProvider>,
  );
  const asked = recheck;
  await act(() => asked());
  expect(screen.getByRole("status").textContent).toBe("/first?step=1");
  await act(() => router.navigate("/second?page=2"));
  await act(() => asked());
  expect(screen.getByRole("status").textContent).toBe("/second?page=2");
});
