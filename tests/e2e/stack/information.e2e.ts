/** Pages of information that do something: the calculator by keyboard and address, the alphabet, feeds. */
import { open } from "../site.ts";
import { expect, test } from "./stack.ts";

test("a shared bet opens in the calculator, is changed by keyboard, and its address follows [2.50]", async ({
  page,
}) => {
  await open(page, "/en/information/betting-calculator?kind=system&stake=90&size=2&legs=2-w*2-w*2-l");
  const sums = page.getByLabel("What the bet returns");
  await expect(sums).toContainText("120.00");
  await page.getByRole("textbox", { name: "Stake" }).fill("180");
  await expect(sums).toContainText("240.00");
  await page.getByRole("listitem", { name: "Selection 3" }).getByLabel("Result").focus();
  await page.keyboard.press("ArrowUp");
  await expect(sums).toContainText("720.00");
  await expect(page).toHaveURL(/stake=180&size=2&legs=2-w\*2-w\*2-w$/);
  await page.reload();
  await expect(sums).toContainText("720.00");
});

test("a term of the alphabet has an address of its own, and an unknown one is no page [2.33]", async ({ page }) => {
  await open(page, "/en/betting-alphabet");
  await page.getByRole("link", { name: "Accumulator", exact: true }).first().click();
  await expect(page).toHaveURL(/\/en\/betting-alphabet\/bets\/kinds\/accumulator$/);
  await expect(page.getByRole("heading", { level: 1, name: "Accumulator" })).toBeVisible();
  for (const path of ["zzz", "bets/zzz", "bets/kinds/zzz", "odds/kinds/accumulator"])
    expect((await page.request.get(`/en/betting-alphabet/${path}`)).status(), path).toBe(404);
});

test("the blog and the news have feeds that name their articles [2.58]", async ({ page }) => {
  await open(page, "/es/blog");
  const address = await page.getByRole("link", { name: "RSS" }).getAttribute("href");
  expect(address).toBe("/es/blog/rss.xml");
  const feed = await page.request.get(address ?? "");
  expect(feed.headers()["content-type"]).toContain("application/rss+xml");
  expect(await feed.text()).toContain("/es/blog/how-to-read-odds</link>");
  expect((await page.request.get("/en/news/rss.xml")).status()).toBe(200);
});

test("a landing stands in the site or alone, and an unknown one is no page [2.31]", async ({ page }) => {
  await open(page, "/en/bonus-landing/headless/first-bet");
  await expect(page.getByRole("heading", { level: 1, name: "Your first bet, step by step" })).toBeVisible();
  const signIn = page.getByRole("banner").getByRole("button", { name: "Sign in" });
  await expect(signIn).toHaveCount(0);
  await open(page, "/en/bonus-landing/first-bet");
  await expect(signIn).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Your first bet, step by step" })).toBeVisible();
  for (const path of ["bonus-landing/none", "bonus-landing/headless/none"])
    expect((await page.request.get(`/en/${path}`)).status(), path).toBe(404);
});
