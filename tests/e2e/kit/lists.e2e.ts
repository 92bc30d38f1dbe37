import { expect, test } from "../../kit/index.ts";
import { openLive, reopen } from "../site.ts";

/** Settings as a browser that chose them brings them. */
const CHOSEN = {
  odds: "2",
  view_type: "1",
  view_font: "large",
  view_light: "1",
  view_ids: "1",
  view_names: "1",
  view_moves: "none",
  view_sports: "1",
  view_country: "0",
  is12h: "1",
  tz: "Asia/Tokyo",
} as const;

test("settings chosen in the header hold at once, and stand in the first HTML after a reload [3.10]", async ({
  page,
  context,
  baseURL,
}) => {
  await openLive(page, "/en/line");
  const settings = page.getByRole("banner").getByRole("button", { name: "Settings" });
  await settings.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("combobox", { name: "Odds format" }).selectOption("American");
  await page.getByRole("combobox", { name: "View" }).selectOption("Asian");
  await page.getByRole("switch", { name: "Show game numbers" }).press("Space");
  await page.keyboard.press("Escape");
  await expect(settings).toBeFocused();
  const row = page.locator("main [data-game]").first();
  await expect(row).toHaveAttribute("data-columns", "asian");
  await expect(row).toContainText(/[+−]\d{3}/);
  await expect(row).toContainText(/Game \d+/);

  await context.addCookies(
    Object.entries(CHOSEN).map(([name, value]) => ({ name, value: encodeURIComponent(value), url: baseURL ?? "" })),
  );
  const html = await (await context.request.get(new URL("/en/line", baseURL).href)).text();
  expect(html).toContain('data-font="large"');
  expect(html).toContain('data-light=""');
  expect(html).toContain('data-moves="none"');
  expect(html).toMatch(/data-game="\d+"[^>]*data-columns="asian"/);
  expect(html).toMatch(/\d{1,2}:\d\d\s(AM|PM|am|pm)/);
  expect(html).toMatch(/>[+−]\d{3,}</);
  expect(html).not.toContain("Other areas");
  await page.reload();
  await expect(row).toHaveAttribute("data-columns", "asian");
});

test("a filter stands in the address: a reload and a shared link show the same [5.34]", async ({ page }) => {
  await openLive(page, "/en/live");
  const filter = page.getByRole("group", { name: "Filter and sort games" });
  const count = page.getByRole("main").getByText(/^\d+ games?$/);
  const all = await count.textContent();
  await filter.getByRole("link", { name: "2nd period" }).click();
  await expect(page).toHaveURL("/en/live?time=second_period");
  await expect(count).not.toHaveText(all ?? "");
  const narrowed = await count.textContent();
  await reopen(page);
  await expect(count).toHaveText(narrowed ?? "");
  await expect(filter.getByRole("link", { name: "2nd period" })).toHaveAttribute("aria-current", "true");
  await filter.getByRole("combobox", { name: "Sort" }).selectOption("By start time");
  await expect(page).toHaveURL("/en/live?time=second_period&order=start");
  // Prices are reached like cells of a table.
  const prices = page.locator("main [data-game] button[aria-pressed][data-state]");
  await expect(async () => {
    // The list may still be put in its new order.
    await prices.first().focus();
    await page.keyboard.press("ArrowRight");
    await expect(prices.nth(1)).toBeFocused({ timeout: 1000 });
  }).toPass();
});
