// Nothing is cut off, lies over something else or stands beside its column: on main pages, in each language and at each
// width, and at the zooms that these widths are (683 by 384 is 1366 by 768 at 200 %).
import { expect, test } from "../../kit/index.ts";
import { open } from "../site.ts";
import { expectFit } from "./fitFaults.ts";
import { lineGame, liveGame } from "./games.ts";

const languages = ["en", "ru", "es", "ar"] as const;
const paths = ["", "/live", lineGame.path, liveGame.path] as const;

for (const language of languages)
  test(`everything has its place at every width and zoom: ${language}`, async ({ page }) => {
    for (const path of paths) {
      await page.setViewportSize({ width: 1366, height: 768 });
      await open(page, `/${language}${path}`);
      await expectFit(page, `/${language}${path}`);
    }
  });

test.describe("a player", () => {
  test.use({ as: "player" });

  for (const language of languages)
    test(`finds everything in its place on the office's pages: ${language}`, async ({ page }) => {
      for (const name of [
        "account",
        "history",
        "responsible",
        "security",
        "notices",
        "settings",
        "recharge",
        "historypay",
      ]) {
        await page.setViewportSize({ width: 1366, height: 768 });
        await open(page, `/${language}/office/${name}`);
        await expectFit(page, `/${language}/office/${name}`);
      }
    });
});

for (const [name, cookies] of [
  ["Asian and compact", { view_type: "1", view_compact: "1" }],
  ["the largest text", { view_font: "larger" }],
  ["scores of periods and numbers of games", { view_score: "1", view_ids: "1" }],
] as const)
  test(`everything has its place at every width and zoom: ${name}`, async ({ page, context, baseURL }) => {
    await context.addCookies(Object.entries(cookies).map(([key, value]) => ({ name: key, value, url: baseURL ?? "" })));
    await open(page, "/en/live");
    await expectFit(page, "/en/live");
  });

test("names of sides are whole at 1280, and a live game's first price is in the first view at 1366", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, "/en");
  const cut = await page
    .locator("main [data-game] a span")
    .evaluateAll((names) =>
      names.filter((name) => name.scrollWidth > name.clientWidth + 1).map(({ textContent }) => textContent),
    );
  expect(cut).toEqual([]);

  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, `/en${liveGame.path}`);
  const price = page
    .getByRole("main")
    .getByRole("button", { name: /^Match result: / })
    .first();
  await expect(price).toBeVisible();
  expect((await price.boundingBox())?.y).toBeLessThanOrEqual(300);
});
