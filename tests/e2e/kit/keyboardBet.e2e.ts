/** Betting by keyboard alone. */
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../kit/index.ts";
import { open, openLive, siteOf } from "../site.ts";
import { lineGame } from "./games.ts";

const main = (page: Page) => page.getByRole("main");
const banner = (page: Page) => page.getByRole("banner");

test(
  "a bet takes at most forty keys from the home page, and the focus is never lost on the way",
  { tag: "@journey" },
  async ({ page }) => {
    await open(page, "/en");
    const { balance, coupon, stake } = siteOf(page);
    let keys = 0;
    const press = async (key: string): Promise<void> => {
      keys += 1;
      await page.keyboard.press(key);
    };
    const tabTo = async (wanted: Locator): Promise<void> => {
      await expect(wanted).toBeVisible();
      while (!(await wanted.evaluate((element) => element === document.activeElement))) {
        expect(keys).toBeLessThan(40);
        await press("Tab");
      }
    };
    const hasFocus = () => expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);

    await tabTo(banner(page).getByRole("button", { name: "Sign in", exact: true }));
    await press("Enter");
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByLabel("Username, account number, email or phone")).toBeFocused();
    await page.keyboard.type("demo");
    await tabTo(dialog.getByLabel("Password", { exact: true }));
    await page.keyboard.type("Demo-2026!");
    await press("Enter");
    await expect(balance).toBeVisible();
    await hasFocus();

    const row = main(page)
      .getByRole("listitem")
      .filter({ has: page.locator("button[data-state='open']") })
      .first();
    await tabTo(row.locator("a:not([tabindex])").first());
    const price = row.locator("button[data-state='open']").first();
    while (!(await price.evaluate((element) => element === document.activeElement))) await press("ArrowRight");
    await press("Enter");
    await expect(stake).toBeVisible();
    await press("Alt+C");
    await expect(stake).toBeFocused();
    await press("Escape");
    await expect(price).toBeFocused();
    await press("Alt+C");
    await press("ControlOrMeta+A");
    await page.keyboard.type("150");
    await press("Enter");
    await expect(coupon.getByRole("article", { name: /^Receipt/ })).toBeFocused();
    expect(keys).toBeLessThanOrEqual(40);
  },
);

test("Tab stops once a row of a game's markets, and arrows lead to the other prices", async ({ page }) => {
  await openLive(page, `/en${lineGame.path}`);
  const cards = main(page).getByRole("region");
  const rows = cards.filter({ has: page.getByRole("group") });
  const first = rows.first();
  const prices = first.locator("[role=group]").first().getByRole("button");
  await first.getByRole("button", { expanded: true }).focus();
  await page.keyboard.press("Tab");
  await expect(prices.first()).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(prices.nth(1)).toBeFocused();
  await page.keyboard.press("End");
  await expect(prices.last()).toBeFocused();
  await page.keyboard.press("Tab");
  const isInFirst = () => prices.evaluateAll((all) => all.some((one) => one === document.activeElement));
  expect(await isInFirst()).toBe(false);
  await page.keyboard.press("Shift+Tab");
  await expect(prices.first()).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(first.getByRole("button", { expanded: true })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(first.getByRole("button", { name: /^Pin/ })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(prices.nth(1)).toBeFocused();
});

test("in a narrow window Alt+C and the skip link draw the slip, and Escape leads back", async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 600 });
  await openLive(page, "/en");
  const { coupon, stake } = siteOf(page);
  const price = main(page).locator("button[data-state='open']").first();
  await price.click();
  await price.focus();
  await expect(stake).toBeHidden();
  // The key listens when the form is there.
  await expect(page.getByRole("region", { name: "Bet slip", includeHidden: true }).locator("form")).toBeAttached();
  await page.keyboard.press("Alt+C");
  await expect(stake).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(price).toBeFocused();
  await expect(stake).toBeHidden();

  const skip = banner(page).getByRole("link", { name: "Skip to bet slip" });
  await skip.focus();
  await page.keyboard.press("Enter");
  await expect(coupon).toBeFocused();
  await expect(stake).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: /^Expand: Bet slip/ })).toBeFocused();
});
