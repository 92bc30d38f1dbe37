/** The life of a session in real browsers: its tabs, and what it keeps on every device. */
import type { Page } from "@playwright/test";
import { openListening, openLive, siteOf } from "../site.ts";
import { signIn } from "./player.ts";
import { expect, test } from "./stack.ts";

const signInButton = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Sign in", exact: true });
const balance = (page: Page) => page.getByRole("banner").getByRole("status", { name: "Balance" });

test(
  "signing in and out in one tab is done in the others at once, and the coupon stays [4.27] [4.25]",
  { tag: "@journey" },
  async ({ context, player }) => {
    const [first, second] = [await context.newPage(), await context.newPage()];
    await openLive(second, "/en/line/football");
    await second
      .getByRole("main")
      .getByRole("button", { pressed: false, name: /, [\d.]+$/ })
      .first()
      .click();
    const { coupon } = siteOf(second);
    await expect(coupon.getByRole("button", { name: "Sign in to bet" })).toBeVisible();
    await openListening(first, "/en");

    await signIn(first, player);
    await expect(balance(second)).toBeVisible();
    await expect(coupon.getByRole("button", { name: "Sign in to bet" })).toBeHidden();

    await first.getByRole("button", { name: "Sign out" }).click();
    await expect(signInButton(second)).toBeVisible();
    await expect(coupon.getByRole("button", { name: "Sign in to bet" })).toBeVisible();
  },
);

test(
  "a hidden balance is hidden wherever one stands, on every device of the player [3.11]",
  { tag: "@journey" },
  async ({ page, browser, player, stack }) => {
    await openListening(page, "/en");
    await signIn(page, player);
    await page.getByRole("button", { name: "Hide balance" }).click();
    await expect(balance(page)).toHaveText("••••hidden");
    await page.goto("/en/office/account");
    await expect(page.getByRole("main")).toContainText("••••");
    await expect(page.getByRole("main")).not.toContainText("₽");
    const other = await (await browser.newContext({ baseURL: stack.siteUrl })).newPage();
    await openListening(other, "/en");
    await signIn(other, player);
    await expect(balance(other)).toHaveText("••••hidden");
    await other.context().close();
    await page.getByRole("button", { name: "Show balance" }).click();
    await expect(balance(page)).toContainText("₽");
  },
);
