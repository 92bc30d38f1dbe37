/**
 * What reaches open pages by itself: settings, maintenance, bans; and the operator's sub-applications in a real
 * browser.
 */
import type { Page } from "@playwright/test";
import { signIn } from "./player.ts";
import { expect, test } from "./stack.ts";

const usual = { isShowCookieAgreePopup: false, isWelcomeWidgetShown: false };
const at = (minutes: number) => Math.floor(Date.now() / 1000) + minutes * 60;
const closed = (page: Page) => page.getByRole("heading", { level: 1, name: "The site is closed for maintenance" });

/** Late parts stand, and with them what listens to pushed changes. */
async function open(page: Page, path: string): Promise<void> {
  const socket = page.waitForEvent("websocket");
  await page.goto(path);
  await (await socket).waitForEvent("framesent", ({ payload }) => String(payload).includes("SiteChanged"));
}

test.afterEach(async ({ stack }) => {
  await stack.configure(usual);
});

test("an open page tells of a maintenance, closes when it begins and opens when it ends, all without a reload [4.58] [4.59] [0.03]", async ({
  page,
  stack,
  request,
}) => {
  await stack.configure(usual);
  await open(page, "/en/line/football");
  await page.evaluate(() => {
    Object.assign(globalThis, { sameDocument: "yes" });
  });
  await stack.configure({
    ...usual,
    maintenance: { startAt: at(30), finishAt: at(90), notifyStartDate: at(-1), notifyEndDate: null },
  });
  await expect(page.getByText("Maintenance underway")).toBeVisible();
  await stack.configure({ ...usual, isMaintenanceActive: true });
  await expect(closed(page)).toBeVisible();
  await expect(page.getByRole("banner")).toHaveCount(0);
  const answer = await request.get("/en/live");
  expect([answer.status(), Number(answer.headers()["retry-after"]) > 0]).toEqual([503, true]);
  await stack.configure(usual);
  await expect(page.getByRole("heading", { level: 1, name: "Football" })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/en/line/football");
  expect(await page.evaluate(() => "sameDocument" in globalThis)).toBe(true);
});

test("a banned player's open page moves to the block page by itself, and their appeals stay open to them [6.09] [4.52] [2.59]", async ({
  page,
  stack,
}) => {
  await stack.configure(usual);
  await page.goto("/en/live");
  await signIn(page, "demo2");
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
  await stack.configure({ ...usual, homePageType: 2, homePageSubApplicationUrl: "/apps/promo-banner" });
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
  await stack.configure({ ...usual, homePageType: 2, homePageSubApplicationUrl: "/apps/none-such" });
  await page.goto("/en");
  await expect(page.getByRole("button", { name: "Refresh" })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole("banner")).toBeVisible();
});
