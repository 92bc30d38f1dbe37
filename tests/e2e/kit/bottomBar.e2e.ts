/** The bar at the lower edge of a narrow, upright window. */
import { expect, test } from "../../kit/index.ts";
import { flaws } from "../flaws.ts";
import { open, siteOf } from "../site.ts";

const upright = { width: 390, height: 844 };

test("a narrow, upright window has its main places at the lower edge, the slip among them; at 200 % zoom the slip keeps its handle [2.62]", async ({
  page,
  mock,
}) => {
  mock.answer("siteConfig", { areas: ["CASINO"] });
  await page.setViewportSize(upright);
  await open(page, "/en");
  const bar = page.getByRole("navigation", { name: "Main sections" });
  await expect(bar.getByRole("listitem")).toHaveText(["Live", "Pre-match", "Bet slip", "Casino", "Sign in"]);
  await expect(page.getByRole("button", { name: "Expand: Bet slip" })).toBeHidden();

  await siteOf(page).price("Match result", "Home win").click();
  const slip = bar.getByRole("button", { name: /^Bet slip/ });
  await expect(slip).toContainText("1");
  await slip.click();
  await expect(siteOf(page).stake).toBeVisible();
  await page.getByRole("button", { name: "Collapse: Bet slip" }).click();
  await expect(siteOf(page).stake).toBeHidden();
  await expect(slip).toBeVisible();

  await bar.getByRole("link", { name: "Live" }).click();
  await expect(page).toHaveURL(/\/en\/live$/);
  await expect(bar.getByRole("link", { name: "Live" })).toHaveAttribute("aria-current", "page");
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const [end, top] = await Promise.all([page.getByRole("contentinfo").boundingBox(), bar.boundingBox()]);
  expect(Math.round((end?.y ?? 0) + (end?.height ?? 0))).toBeLessThanOrEqual(Math.ceil(top?.y ?? 0));

  await page.setViewportSize({ width: 683, height: 384 });
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Expand: Bet slip (1)" })).toBeVisible();
});

for (const language of ["en", "ar"])
  test(`axe finds nothing in the bar at the lower edge: ${language}`, async ({ page }) => {
    await page.setViewportSize(upright);
    await open(page, `/${language}`);
    await expect(page.locator("[data-bottom-navigation]")).toBeVisible();
    expect(await flaws(page, language, { part: "[data-bottom-navigation]" })).toEqual([]);
  });
