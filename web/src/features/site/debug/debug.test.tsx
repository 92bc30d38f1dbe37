// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ROUTES } from "#shared/routes/routes.ts";
import { noteDecision } from "@/platform/navigation/visit.ts";
import { createTestApp, GUEST_SITE, renderInApp } from "@/testing.tsx";
import { DebugPage } from "./DebugPage.tsx";

beforeEach(() => {
  vi.stubGlobal("fetch", async () => Response.json({ version: "served-one" }));
  vi.stubGlobal("__reactRouterManifest", { version: "page-one" });
  document.cookie = "odds=2; Path=/";
  document.cookie = "ggru=a-long-secret-that-nobody-should-read-here; Path=/";
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("tells versions, verdicts with their times, cookies by type and the route table, and no secrets [2.60]", async () => {
  const app = await createTestApp(GUEST_SITE, () => undefined);
  noteDecision(app.visit, {
    at: Date.parse("2026-11-21T12:00:01Z"),
    path: "/en/office",
    guard: "authRedirect",
    verdict: "redirect /en/user/login",
  });
  renderInApp(app, <DebugPage />);
  expect(await screen.findByText("served-one")).toBeTruthy();
  expect(screen.getByText("page-one")).toBeTruthy();
  const verdict = screen.getByText("redirect /en/user/login").closest("tr") as HTMLElement;
  expect(within(verdict).getByText("authRedirect")).toBeTruthy();
  expect(within(verdict).getByText("2026-11-21 12:00:01 UTC")).toBeTruthy();
  expect(within(screen.getByText("odds").closest("tr") as HTMLElement).getByText("functional")).toBeTruthy();
  expect(document.body.textContent).not.toContain("nobody-should-read");
  const pattern = `/${ROUTES.coupon.pattern}`;
  expect(screen.getByText(pattern)).toBeTruthy();
  fireEvent.change(screen.getByLabelText("Find a route"), { target: { value: "onpay" } });
  expect(screen.queryByText(pattern)).toBeNull();
  expect(screen.getByText("/onpay/:result")).toBeTruthy();
});

it("keeps the last twenty verdicts only", async () => {
  const { visit } = await createTestApp(GUEST_SITE, () => undefined);
  for (let step = 0; step < 50; step += 1)
    noteDecision(visit, { at: step, path: `/en/${step}`, guard: null, verdict: "pass" });
  expect(visit.decisions.map(({ at }) => at)).toEqual(Array.from({ length: 20 }, (_, index) => 30 + index));
});
