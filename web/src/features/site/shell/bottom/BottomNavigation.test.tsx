// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { createTestApp, GUEST_SITE, playerSite, renderInApp, TEST_CONFIG, type TestSite } from "@/testing.tsx";
import BottomNavigation from "./BottomNavigation.tsx";

afterEach(cleanup);

async function show(site: TestSite, path = "/en") {
  const app = await createTestApp(site, () => undefined);
  renderInApp(app, <BottomNavigation />, path);
  const bar = await screen.findByRole("navigation", { name: "Main sections" });
  const entries = within(bar)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
  return { app, bar, entries };
}
const without = (...areas: readonly string[]): TestSite => ({
  ...GUEST_SITE,
  siteConfig: { ...TEST_CONFIG, areas: TEST_CONFIG.areas.filter((area) => !areas.includes(area)) },
});

it("leads a guest to games, the slip, the casino and the way in", async () => {
  const { app, bar, entries } = await show({
    ...GUEST_SITE,
    siteConfig: { ...TEST_CONFIG, areas: ["CASINO", "BONUSES"] },
  });
  expect(entries).toEqual(["Live", "Pre-match", "Bet slip", "Casino", "Sign in"]);
  await userEvent.click(within(bar).getByRole("button", { name: "Sign in" }));
  expect(app.dialog()?.name).toBe("signIn");
});

it("leads a player to their bets, and marks where they are", async () => {
  const { bar } = await show(playerSite("10.00"), "/en/live");
  expect(within(bar).getByRole("link", { name: "My bets" }).getAttribute("href")).toBe("/en/office/history");
  expect(within(bar).getByRole("link", { name: "Live" }).getAttribute("aria-current")).toBe("page");
  expect(within(bar).queryByRole("button", { name: "Sign in" })).toBeNull();
});

it("has no casino on a site without one, and no slip on a page without one", async () => {
  expect((await show(without("CASINO"))).entries).not.toContain("Casino");
  cleanup();
  expect((await show(GUEST_SITE, "/en/office/account")).entries).not.toContain("Bet slip");
});
