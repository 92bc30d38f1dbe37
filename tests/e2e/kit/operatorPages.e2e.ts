/** Pages as the operator's site config makes them. */
import { expect, test } from "../../kit/index.ts";
import { player } from "../../kit/world/player.ts";
import { navigate, open } from "../site.ts";
import { isIn } from "../stack/player.ts";

test("an area that the operator has an application for shows that on its pages, by their addresses and inside the app, and is the site's own again without it [2.63] [7.08]", async ({
  page,
  request,
  mock,
}) => {
  mock.answer("siteConfig", { areas: ["CASINO", "TOTO"] });
  mock.set("CasinoGame", mock.ids("CasinoGame")[0] ?? "", { halls: ["SLOTS", "KENO", "POKER"] });
  mock.answer("route", ({ path }) =>
    String(path).includes("keno") ? { seo: { breadcrumbs: [{ name: "Keno", path: "keno" }] } } : {},
  );
  mock.answer("areaApplication", ({ area }) => (area === "CASINO" ? "/apps/promo-banner" : null));
  mock.answer("subApplication", {
    appName: "promo-banner",
    body: "<promo-banner><span>Five days of boosts</span></promo-banner>",
  });
  const html = await (await request.get("/en/keno")).text();
  expect(html).toContain("<promo-banner");
  await open(page, "/en/poker");
  const application = page.locator("main promo-banner");
  await expect(application).toHaveCount(1);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: "yes" }));
  await navigate(page, "/en/toto");
  await expect(page).toHaveTitle(/Toto/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(application).toHaveCount(0);
  await navigate(page, "/en/keno");
  await expect(page).toHaveTitle(/Keno/);
  await expect(application).toHaveCount(1);
  expect(await page.evaluate(() => "sameDocument" in globalThis)).toBe(true);
  mock.answer("areaApplication", null);
  expect(await (await request.get("/en/keno")).text()).not.toContain("<promo-banner");
});

test.describe("a player", () => {
  test.use({ as: "player" });

  test("whose terms have changed reads and accepts them before going on [2.41] [4.56]", async ({ page, mock }) => {
    const agree = (isChanged: boolean) => mock.set("Viewer", player.id, { agreement: { isChanged } });
    agree(true);
    mock.answer("acceptTerms", () => {
      agree(false);
      return { agreement: { isChanged: false }, errors: [] };
    });
    await open(page, "/en/office/history");
    await expect(page).toHaveURL(/\/en\/confirm-terms/);
    await page.getByRole("main").getByRole("checkbox").check();
    await page
      .getByRole("main")
      .getByRole("button", { name: /continue/i })
      .click();
    await expect(page).toHaveURL(/\/en\/office\/history/);
  });
});

test("registering on the page leads back to where one came from [2.34] [4.28]", async ({ page, mock }) => {
  mock.answer("siteConfig", { registrationForm: "PAGE" });
  await open(page, "/en/live");
  await page.getByRole("banner").getByRole("link", { name: "Register" }).click();
  await expect(page).toHaveURL(/\/en\/registration$/);
  const main = page.getByRole("main");
  await main.getByRole("checkbox", { name: /or older/ }).check();
  await main.getByRole("button", { name: "Register", exact: true }).click();
  const made = page.getByRole("dialog", { name: "You are registered" });
  await expect(made).toBeVisible();
  await expect(page).toHaveURL(/\/en\/live$/);
  await made.getByRole("button", { name: "I have saved them" }).click();
  await isIn(page);
});
