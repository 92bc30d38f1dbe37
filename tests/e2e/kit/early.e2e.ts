import { expect, test } from "../../kit/index.ts";
import { siteOf } from "../site.ts";

test(
  "keeps presses on prices from before the page's program has come, and plays them in order",
  { tag: "@journey" },
  async ({ page }) => {
    const { promise: comes, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\/assets\/[^?]*\.js/, async (route) => {
      await comes;
      await route.continue();
    });
    await page.goto("/en/line", { waitUntil: "commit" });
    const prices = page.getByRole("main").locator("[data-index] button[data-state]");
    const [first, second, undone] = [prices.nth(0), prices.nth(4), prices.nth(8)];
    for (const price of [first, undone, second, undone]) await price.click();
    await expect(page.locator("button[data-early]")).toHaveCount(3);

    release();
    const { coupon } = siteOf(page);
    await expect(coupon.getByRole("button", { name: /^Remove .* – / })).toHaveCount(2);
    await expect(first).toHaveAttribute("aria-pressed", "true");
    await expect(second).toHaveAttribute("aria-pressed", "true");
    await expect(undone).toHaveAttribute("aria-pressed", "false");
    await expect(page.locator("button[data-early]")).toHaveCount(0);
  },
);
