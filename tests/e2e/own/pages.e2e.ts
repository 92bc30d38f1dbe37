/** Pages as the operator's site config makes them. */
import { userAgent } from "../chromium.ts";
import { navigate, open } from "../site.ts";
import { isIn } from "../stack/player.ts";
import { signInBy } from "../stack/visitors.ts";
import { expect, test } from "../stack/ownStack.ts";

/** What a guest gets of a page that is kept for many. */
const guestAsks = (siteUrl: string) =>
  fetch(`${siteUrl}/en/live`, { redirect: "manual", headers: { "user-agent": userAgent } });

test("an area that the operator has an application for shows that on its pages, by their addresses and inside the app, and is the site's own again without it [2.63] [7.08]", async ({
  page,
  request,
  stack,
}) => {
  await stack.configure({ areas: { casino: true, toto: true }, subApplications: { casino: "/apps/promo-banner" } });
  try {
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
  } finally {
    await stack.configure({});
  }
  await expect.poll(async () => (await request.get("/en/keno")).text()).not.toContain("<promo-banner");
});

test("a player whose terms have changed reads and accepts them before going on [2.41] [4.56]", async ({
  page,
  stack,
}) => {
  await signInBy(page.context().request, "demo");
  await stack.configure({ termsUpdatedAt: Math.floor(Date.now() / 1000) });
  await open(page, "/en/office/history");
  await expect(page).toHaveURL(/\/en\/confirm-terms/);
  await page.getByRole("main").getByRole("checkbox").check();
  await page
    .getByRole("main")
    .getByRole("button", { name: /continue/i })
    .click();
  await expect(page).toHaveURL(/\/en\/office\/history/);
});

test("what the operator closes is closed within seconds for guests of kept pages, and open again as soon [4.59]", async ({
  stack,
}) => {
  const isKept = () =>
    expect
      .poll(async () => (await guestAsks(stack.siteUrl)).headers.get("x-page-cache"), {
        timeout: 20_000,
      })
      .toBe("hit");
  await isKept();
  await stack.configure({ isMaintenanceActive: true });
  try {
    // A page's own seconds and those in which it may be handed out once more.
    await expect.poll(async () => (await guestAsks(stack.siteUrl)).status, { timeout: 15_000 }).toBe(503);
    const closed = await guestAsks(stack.siteUrl);
    expect([closed.status, closed.headers.get("x-page-cache"), closed.headers.get("cache-control")]).toEqual([
      503,
      "bypass",
      "private, no-store",
    ]);
    expect(Number(closed.headers.get("retry-after"))).toBeGreaterThan(0);
  } finally {
    await stack.configure({});
  }
  await isKept();
});

test("a landing stands in the site or alone, and an unknown one is no page [2.31]", async ({ page, stack }) => {
  await stack.configure({ areas: { bonuses: true } });
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

test("registering on the page leads back to where one came from [2.34] [4.28]", async ({ page, stack }) => {
  await stack.configure({ registrationForm: "page" });
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
