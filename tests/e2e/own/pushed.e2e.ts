/**
 * What reaches open pages without a reload: settings, maintenance, bans, the end of a session by absence; and the
 * operator's sub-applications.
 */
import type { Page } from "@playwright/test";
import { userAgent } from "../chromium.ts";
import { openListening } from "../site.ts";
import { signIn } from "../stack/player.ts";
import { expect, test } from "../stack/ownStack.ts";
import { usualSiteConfig } from "../stack/usualSiteConfig.ts";

const signInButton = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Sign in", exact: true });
const balance = (page: Page) => page.getByRole("banner").getByRole("status", { name: "Balance" });
const at = (minutes: number) => Math.floor(Date.now() / 1000) + minutes * 60;
const closed = (page: Page) => page.getByRole("heading", { level: 1, name: "The site is closed for maintenance" });

/** What a guest gets of a page that is kept for many. */
const guestAsks = (siteUrl: string) =>
  fetch(`${siteUrl}/en/live`, { redirect: "manual", headers: { "user-agent": userAgent } });

test("an open page tells of a maintenance, closes when it begins and opens when it ends, all without a reload [4.58] [4.59] [0.03]", async ({
  page,
  stack,
  request,
}) => {
  await openListening(page, "/en/line/football");
  await page.evaluate(() => {
    Object.assign(globalThis, { sameDocument: "yes" });
  });
  await stack.configure({
    ...usualSiteConfig,
    maintenance: { startAt: at(30), finishAt: at(90), notifyStartDate: at(-1), notifyEndDate: null },
  });
  await expect(page.getByText("Maintenance underway")).toBeVisible();
  await stack.configure({ ...usualSiteConfig, isMaintenanceActive: true });
  await expect(closed(page)).toBeVisible();
  await expect(page.getByRole("banner")).toHaveCount(0);
  const answer = await request.get("/en/live");
  expect([answer.status(), Number(answer.headers()["retry-after"]) > 0]).toEqual([503, true]);
  await stack.configure(usualSiteConfig);
  await expect(page.getByRole("heading", { level: 1, name: "Football" })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/en/line/football");
  expect(await page.evaluate(() => "sameDocument" in globalThis)).toBe(true);
});

test("a banned player's open page moves to the block page by itself, and their appeals stay open to them [6.09] [4.52] [2.59]", async ({
  page,
  stack,
}) => {
  await page.goto("/en/live");
  await signIn(page);
  const { data } = (await (await page.request.post("/graphql", { data: { query: "{ viewer { id } }" } })).json()) as {
    data: { viewer: { id: string } };
  };
  const ban = (level: number) =>
    fetch(`${stack.servicesUrl}/users-api/v1/ban/${data.viewer.id}`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-service-key": "demo-service-key" },
      body: JSON.stringify({ ban_level: level, ban_version: 1 }),
    });
  try {
    expect((await ban(60)).status).toBe(200);
    await expect(page).toHaveURL(/\/en\/block(\?|$)/);
    await page.goto("/en/block-appeal-history");
    await expect(page.getByText(`Your account is banned (code 60, player number ${data.viewer.id}).`)).toBeVisible();
  } finally {
    await ban(0);
  }
  await page.goto("/en/block");
  await expect(page).toHaveURL(/\/en$/);
});

test("a sub-application is in the first HTML of the home page, runs its code, and its failure has a button [2.10] [7.08] [8.08]", async ({
  page,
  stack,
  request,
}) => {
  await stack.configure({ ...usualSiteConfig, homePageType: 2, homePageSubApplicationUrl: "/apps/promo-banner" });
  expect(await (await request.get("/en")).text()).toContain("<promo-banner");
  await page.addInitScript(() => {
    document.addEventListener("mf-ready", (event) => {
      document.documentElement.dataset["told"] = (event as CustomEvent<{ appName: string }>).detail.appName;
    });
  });
  await page.goto("/en");
  await expect(page.locator("html")).toHaveAttribute("data-told", "promo-banner");
  await page.locator("promo-banner").getByRole("button", { name: "Close" }).click();
  await expect(page.locator("promo-banner")).toBeHidden();
  await stack.configure({ ...usualSiteConfig, homePageType: 2, homePageSubApplicationUrl: "/apps/none-such" });
  await page.goto("/en");
  await expect(page.getByRole("button", { name: "Refresh" })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole("banner")).toBeVisible();
});

test("a player who is away is signed out by the operator's minutes, and told so [4.29] [4.30] [8.15] [9.07]", async ({
  page,
  stack,
}) => {
  await stack.configure({ ...usualSiteConfig, inactivityMinutes: 2 });
  await page.clock.install();
  await openListening(page, "/en/live");
  await signIn(page);
  await page.clock.fastForward(100_000);
  await page.mouse.move(200, 200);
  await page.clock.fastForward(100_000);
  await expect(balance(page)).toBeVisible();
  await page.clock.fastForward(121_000);
  await expect(page.getByRole("alertdialog", { name: "You were signed out" })).toBeVisible();
  await page.getByRole("alertdialog").getByRole("button", { name: "OK" }).click();
  await expect(signInButton(page)).toBeVisible();
  await page.reload();
  await expect(signInButton(page)).toBeVisible();
  await expect(page.getByRole("alertdialog")).toBeHidden();
});

test("a banned player's pages react by themselves at once, and so do those of whom the operator keeps out [6.09] [4.52] [4.50]", async ({
  page,
  stack,
}) => {
  await openListening(page, "/en/live");
  await signIn(page);
  await expect(balance(page)).toBeVisible();
  const { data } = (await (await page.request.post("/graphql", { data: { query: "{ viewer { id } }" } })).json()) as {
    data: { viewer: { id: string } };
  };
  const ban = (level: number) =>
    fetch(`${stack.servicesUrl}/users-api/v1/ban/${data.viewer.id}`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-service-key": "demo-service-key" },
      body: JSON.stringify({ ban_level: level, ban_version: 1 }),
    });
  // A busy machine has slow moments; a page that only polled would need half a minute each time.
  const pushed = 5_000;
  const times: number[] = [];
  try {
    while (times.length < 3 && !times.some((time) => time < pushed)) {
      const moved = page.waitForURL(/\/en\/block(\?|$)/);
      const banned = Date.now();
      await ban(60);
      await moved;
      times.push(Date.now() - banned);
      await ban(0);
      await page.goto("/en/live");
      await expect(balance(page)).toBeVisible();
    }
    expect(Math.min(...times)).toBeLessThan(pushed);
  } finally {
    await ban(0);
  }
  await stack.configure({ ...usualSiteConfig, blocks: [{ paths: ["live"], displayTypeId: 5, templateTypeId: 1 }] });
  await expect(page).toHaveURL(/\/en\/block\?reason=5/);
  await stack.configure(usualSiteConfig);
  await expect(page).not.toHaveURL(/\/en\/block/);
});

test("what the operator closes is closed within seconds for guests of kept pages, and open again as soon [4.59]", async ({
  stack,
}) => {
  const isKept = () =>
    expect
      .poll(async () => (await guestAsks(stack.siteUrl)).headers.get("x-page-cache"), {
        timeout: 20_000,
      })
      .toBe("hit");
  await isKept();
  await stack.configure({ ...usualSiteConfig, isMaintenanceActive: true });
  try {
    // A page's own seconds and those in which it may be handed out once more.
    await expect.poll(async () => (await guestAsks(stack.siteUrl)).status, { timeout: 15_000 }).toBe(503);
    const closed = await guestAsks(stack.siteUrl);
    expect([closed.status, closed.headers.get("x-page-cache"), closed.headers.get("cache-control")]).toEqual([
      503,
      "bypass",
      "private, no-store",
    ]);
    expect(Number(closed.headers.get("retry-after"))).toBeGreaterThan(0);
  } finally {
    await stack.configure(usualSiteConfig);
  }
  await isKept();
});
