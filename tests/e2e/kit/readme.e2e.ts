// The tests of the testers' pages (README.md and tests/kit/README.md), word for word; tests/kit/readme.test.ts
// compares.
import { expect, test } from "../../kit/index.ts";

test("an outcome that was suspended cannot be placed", async ({ page, mock }) => {
  mock.set("Outcome", "1001012.1x2.home", { isBlocked: true });
  await page.goto("/en/line/football");
  await expect(page.getByRole("button", { name: /suspended/ })).toBeVisible();
});

test("a price moves while one looks", async ({ page, mock }) => {
  await page.goto("/en/live");
  await expect(page.locator("[data-connection=open]")).toBeVisible();
  mock.push("gamesChanged", { gameId: "1001010", prices: [{ outcomeId: "1001010.1x2.home", coef: "7.770" }] });
  await expect(page.getByRole("button", { name: /, 7\.77$/ }).first()).toBeVisible();
});

test("a dead service takes only its own part of the page", async ({ page, mock }) => {
  mock.fail("sports", { code: "UPSTREAM_UNAVAILABLE", upstream: { service: "sportsbook", status: 503 } });
  await page.goto("/en");
  await expect(page.getByText("Couldn't load sports")).toBeVisible();
  await expect(
    page.getByRole("main").getByRole("link", { name: "Redcliff Wanderers – Saltburn City" }).first(),
  ).toBeVisible();
});

test.describe("the player", () => {
  test.use({ as: "player" });

  test("sees money that comes in", async ({ page, mock }) => {
    await page.goto("/en");
    await expect.poll(() => mock.calls("balanceChanged").length).toBeGreaterThan(0);
    mock.push("balanceChanged", { balance: { amount: "7.00" } });
    await expect(page.getByRole("status", { name: "Balance" })).toContainText("7.00");
  });
});

test.describe("a banned player", () => {
  test.use({ as: "banned" });

  test("has a ban level", async ({ page }) => {
    const answer = await page.request.post("/graphql", { data: { query: "{ viewer { login config { banLevel } } }" } });
    expect(await answer.json()).toEqual({ data: { viewer: { login: "demo", config: { banLevel: 45 } } } });
  });
});

test.describe("while the site is closed", () => {
  test.use({ as: "maintenance" });

  test("the config says until when", async ({ page }) => {
    const answer = await page.request.post("/graphql", {
      data: { query: "{ siteConfig { maintenance { state endsAt } } }" },
    });
    expect(await answer.json()).toMatchObject({ data: { siteConfig: { maintenance: { state: "started" } } } });
  });
});

test.describe("strictly", () => {
  test.use({ strict: true });

  test("the line asks for these things and nothing else", async ({ page, mock }) => {
    mock.allow(
      "siteConfig",
      "viewer",
      "route",
      "isoCodes",
      "dictionary",
      "sports",
      "games",
      "gamesChanged",
      "siteChanged",
      "counters",
      "createDeviceToken",
      "accumulators",
    );
    await page.goto("/en/line/football");
    await expect(page.locator("[data-connection=open]")).toBeVisible();
  });
});

test("a slow answer", async ({ page, mock }) => {
  mock.delay("*", 200);
  await page.goto("/en/line/football");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a network that goes away and comes back", async ({ page, mock }) => {
  await page.goto("/en/live");
  await expect(page.locator("[data-connection=open]")).toBeVisible();
  await mock.offline();
  await expect(page.getByText(/^Connection lost/)).toBeVisible();
  await mock.online();
  await expect(page.getByText(/^Connection lost/)).toBeHidden({ timeout: 20_000 });
});
