/**
 * The life of a session in real browsers: its tabs, its end by absence, and what is pushed to the pages of anyone who
 * is banned or kept out.
 */
import type { Page } from "@playwright/test";
import { openLive, siteOf } from "../site.ts";
import { signIn } from "./player.ts";
import { expect, test } from "./stack.ts";

const usual = { isShowCookieAgreePopup: false, isWelcomeWidgetShown: false };
const signInButton = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Sign in", exact: true });
const balance = (page: Page) => page.getByRole("banner").getByRole("status", { name: "Balance" });

test.beforeEach(async ({ stack }) => {
  await stack.configure(usual);
});
test.afterEach(async ({ stack }) => {
  await stack.configure(usual);
});

/** A page with its late parts: what listens to other tabs and to the gateway stands. */
async function open(page: Page, path: string): Promise<void> {
  const socket = page.waitForEvent("websocket");
  await page.goto(path);
  await (await socket).waitForEvent("framesent", ({ payload }) => String(payload).includes("SiteChanged"));
}

test("signing in and out in one tab is done in the others at once, and the coupon stays [4.27] [4.25]", async ({
  context,
}) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  await openLive(second, "/en/line/football");
  await second
    .getByRole("main")
    .getByRole("button", { pressed: false, name: /, [\d.]+$/ })
    .first()
    .click();
  const { coupon } = siteOf(second);
  await expect(coupon.getByRole("button", { name: "Sign in to bet" })).toBeVisible();
  await open(first, "/en");

  await signIn(first, "demo2");
  await expect(balance(second)).toBeVisible();
  await expect(coupon.getByRole("button", { name: "Sign in to bet" })).toBeHidden();

  await first.getByRole("button", { name: "Sign out" }).click();
  await expect(signInButton(second)).toBeVisible();
  await expect(coupon.getByRole("button", { name: "Sign in to bet" })).toBeVisible();
});

test("a player who is away is signed out by the operator's minutes, and told so [4.29] [4.30] [8.15] [9.07]", async ({
  page,
  stack,
}) => {
  await stack.configure({ ...usual, inactivityMinutes: 2 });
  await page.clock.install();
  await open(page, "/en/live");
  await signIn(page, "demo2");
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
  await open(page, "/en/live");
  await signIn(page, "demo2");
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
  await stack.configure({ ...usual, blocks: [{ paths: ["live"], displayTypeId: 5, templateTypeId: 1 }] });
  await expect(page).toHaveURL(/\/en\/block\?reason=5/);
  await stack.configure(usual);
  await expect(page).not.toHaveURL(/\/en\/block/);
});

test("a hidden balance is hidden wherever one stands, on every device of the player [3.11]", async ({
  page,
  browser,
  stack,
}) => {
  await open(page, "/en");
  await signIn(page, "demo2");
  await page.getByRole("button", { name: "Hide balance" }).click();
  await expect(balance(page)).toHaveText("••••hidden");
  await page.goto("/en/office/account");
  await expect(page.getByRole("main")).toContainText("••••");
  await expect(page.getByRole("main")).not.toContainText("₽");
  const other = await (await browser.newContext({ baseURL: stack.siteUrl })).newPage();
  await open(other, "/en");
  await signIn(other, "demo2");
  await expect(balance(other)).toHaveText("••••hidden");
  await other.context().close();
  await page.getByRole("button", { name: "Show balance" }).click();
  await expect(balance(page)).toContainText("₽");
});
