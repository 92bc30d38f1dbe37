import { expect, test } from "../../kit/index.ts";
import { open, openLive, siteOf } from "../site.ts";

test.use({ as: "player" });

test("cashes an open bet out from the page of bets", { tag: "@journey" }, async ({ page }) => {
  const { coupon, place, stake } = siteOf(page);
  await openLive(page, "/en/line");
  await page.getByRole("main").locator("[data-index] button[data-state='open']").first().click();
  await stake.fill("200");
  await place.click();
  const receipt = coupon.getByRole("article", { name: /^Receipt/ });
  const id = ((await receipt.getAttribute("aria-label")) ?? "").replace("Receipt ", "");

  await open(page, "/en/office/history");
  const bet = page.getByRole("main").getByRole("article", { name: new RegExp(` ${id}$`) });
  await bet.getByRole("button", { name: /^Cash out ·/ }).click();
  await bet
    .getByRole("button", { name: /^Cash out \D*\d/ })
    .last()
    .click();
  await expect(bet.getByText("Cashed out", { exact: true })).toBeVisible();
  await expect(bet.getByRole("button", { name: /^Cash out/ })).toHaveCount(0);
});
