import { expect, test } from "../../kit/index.ts";
import { openLive, siteOf } from "../site.ts";
import { lineGame } from "./games.ts";

test.describe("a first visit", () => {
  for (const [accepted, prefix] of [["ar-EG,ar;q=0.9", "ar"], ["fr-FR,fr;q=0.9", "ru"], ["de,en;q=0.5", "en"]] as const) {
    test(`without a prefix and with Accept-Language ${accepted} goes to /${prefix} [2.01] [2.02]`, async ({ request }) => {
      const answer = await request.get("/line/football?view=1", { headers: { "accept-language": accepted }, maxRedirects: 0 });
      expect(answer.status()).toBe(302);
      expect(answer.headers()["location"]).toBe(`/${prefix}/line/football?view=1`);
    });
  }

  test("under a prefix that the operator does not offer goes to the same path in the default language [2.02]", async ({ request, mock }) => {
    mock.answer("siteConfig", { languages: [{ code: "ru", name: "Русский", isRtl: false }] });
    const answer = await request.get("/en/live", { headers: { "accept-language": "en" }, maxRedirects: 0 });
    expect(answer.headers()["location"]).toBe("/ru/live");
  });
});

test("switching the language keeps page and coupon, without a reload [2.01]", async ({ page }) => {
  const { price } = siteOf(page);
  await openLive(page, `/en${lineGame.path}`);
  await price("Match result", "Home win").click();
  await page.evaluate(() => Object.assign(window, { isTheSamePage: true }));

  await page.getByRole("banner").getByRole("combobox", { name: "Language" }).selectOption("ru");
  await expect(page).toHaveURL(`/ru${lineGame.path}`);
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
  await expect(page.getByRole("heading", { name: "Исход матча" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Купон" }).getByText("Победа хозяев", { exact: true })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, "isTheSamePage"))).toBe(true);

  // The choice is remembered for a path without a prefix.
  await page.goto("/live");
  await expect(page).toHaveURL("/ru/live");
});

test("Arabic mirrors the page and keeps figures left to right [2.01]", async ({ page }) => {
  await openLive(page, `/ar${lineGame.path}`);
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  const coupon = await page.getByRole("region", { name: "القسيمة" }).boundingBox();
  const tree = await page.getByRole("navigation").filter({ hasText: "كرة القدم" }).first().boundingBox();
  // Right to left: the tree stands on the right, the coupon on the left.
  expect(tree?.x ?? 0).toBeGreaterThan(coupon?.x ?? Infinity);
  const price = page.getByRole("main").getByRole("button", { pressed: false }).locator("bdi").first();
  expect(await price.evaluate((element) => getComputedStyle(element).direction)).toBe("ltr");
});
