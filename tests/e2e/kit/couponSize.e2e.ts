import { expect, test } from "../../kit/index.ts";
import { openLive, siteOf } from "../site.ts";

test.use({ as: "player" });

test("keeps stake, size and button in view with twelve bets", async ({ page }) => {
  const { coupon, place, stake } = siteOf(page);
  await page.setViewportSize({ width: 1366, height: 768 });
  await openLive(page, "/en/line");
  const rows = page
    .getByRole("main")
    .locator("[data-index]")
    .filter({ has: page.locator("button[data-state='open']") });
  for (let row = 0; row < 12; row += 1) {
    await rows.nth(row).locator("button[data-state='open']").first().click();
  }
  await expect(coupon.getByRole("button", { name: /^Remove .* – / })).toHaveCount(12);
  await expect(place).toBeInViewport({ ratio: 1 });
  await coupon.getByRole("tab", { name: "System" }).click();
  for (const part of [stake, coupon.getByRole("combobox", { name: "System" }), place])
    await expect(part).toBeInViewport({ ratio: 1 });
});
