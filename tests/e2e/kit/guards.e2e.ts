/**
 * Guards in a browser: the same end by a first request and inside the site, windows, a file that is gone, what is
 * fetched ahead.
 */
import type { Page } from "@playwright/test";
import { expect, test } from "../../kit/index.ts";
import { open } from "../site.ts";

/** Goes somewhere inside the site, as a link would. */
const navigate = (page: Page, to: string) =>
  page.evaluate((address) => {
    const { __reactRouterDataRouter: router } = globalThis as unknown as {
      __reactRouterDataRouter: { navigate(to: string): Promise<void> };
    };
    return router.navigate(address);
  }, to);

/** Where a visitor is, and what they see there. */
async function end(page: Page) {
  const { pathname, search } = new URL(page.url());
  return {
    address: `${pathname}${search}`,
    heading: await page.getByRole("heading", { level: 1 }).first().innerText(),
    title: await page.title(),
  };
}

const ADDRESSES: [string, string][] = [
  ["/en/line", "/en/line"],
  ["/en/user/coupon", "/en"],
  ["/en/information/rules", "/en/information/rules/1"],
  ["/en/office", "/en/auth?returnTo=%2Fen%2Foffice%2Faccount"],
  ["/en/office/history", "/en/user/login?returnTo=%2Fen%2Foffice%2Fhistory"],
  ["/en/office/account", "/en/auth?returnTo=%2Fen%2Foffice%2Faccount"],
];

for (const [address, expected] of ADDRESSES) {
  test(`${address} ends in the same by a first request and inside the site [2.63] [5.02]`, async ({ page }) => {
    await open(page, address);
    await expect.poll(() => end(page)).toMatchObject({ address: expected });
    const first = await end(page);
    await open(page, "/en/news");
    await page.evaluate(() => {
      Object.assign(globalThis, { sameDocument: "yes" });
    });
    await navigate(page, address);
    await expect.poll(() => end(page), { timeout: 20_000 }).toEqual(first);
    expect(await page.evaluate(() => "sameDocument" in globalThis)).toBe(true);
  });
}

test(
  "signs in by the window and goes where the operator maps the page to [4.28]",
  { tag: "@journey" },
  async ({ page, mock }) => {
    mock.answer("siteConfig", { afterSignInRoutes: [{ from: "line", to: "office/history" }] });
    await open(page, "/en/line");
    await page.evaluate(() => {
      Object.assign(globalThis, { sameDocument: "yes" });
    });
    const dialog = page.getByRole("dialog", { name: "Sign in" });
    await expect(async () => {
      // Over a page that it covers the button is not there to be pressed again.
      if (!(await dialog.isVisible()))
        await page.getByRole("banner").getByRole("button", { name: "Sign in", exact: true }).click({ timeout: 2_000 });
      await expect(dialog).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await dialog.getByLabel("Username, account number, email or phone").fill("demo");
    await dialog.getByLabel("Password", { exact: true }).fill("Demo-2026!");
    await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(page).toHaveURL(/\/en\/office\/history$/);
    expect(await page.evaluate(() => "sameDocument" in globalThis)).toBe(true);
  },
);

test("opens the window about a lost password for a guest, by its address and from the sign-in form [2.39]", async ({
  page,
}) => {
  const lost = page.getByRole("dialog", { name: "Reset your password" });
  await page.goto("/en/user/forgotpassword");
  await expect(page).toHaveURL(/\/en\?showForgotPasswordModal=1$/);
  await expect(lost.getByRole("link", { name: "support@saffron.example" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(lost).toBeHidden();
  await open(page, "/en/user/login");
  await page.getByRole("main").getByRole("button", { name: "Forgot your password?" }).click();
  await lost.getByRole("link", { name: "How to reset a password" }).click();
  await expect(page).toHaveURL(/\/en\/user\/passwordreset$/);
  await expect(lost).toBeHidden();
});

test(
  "loads the page that was wanted again when its file is gone, and not the page that stands [8.03]",
  { tag: "@journey" },
  async ({ page }) => {
    await open(page, "/en/line");
    // As after a deployment: what this page still knows by name is not there any more. Files of the page are left alone.
    await page.route(/\/assets\/.*(?:rules|articles|blog).*\.js/i, (route) => route.fulfill({ status: 404, body: "" }));
    await page.evaluate(() => {
      Object.assign(globalThis, { sameDocument: "yes" });
    });
    await navigate(page, "/en/blog").catch(() => undefined);
    await expect(page).toHaveURL(/\/en\/blog$/);
    await expect.poll(() => page.evaluate(() => "sameDocument" in globalThis).catch(() => true)).toBe(false);
  },
);

test("fetches ahead for the link somebody stays on", async ({ page, mock }) => {
  await open(page, "/en/line");
  await expect(page.locator("[data-connection=open]")).toBeVisible();
  const asked = () =>
    mock
      .calls("route")
      .filter(({ via }) => via === "browser")
      .map(({ variables }) => (variables as { path: string }).path);
  const link = page.getByRole("contentinfo").getByRole("link", { name: "About us" });
  await expect(async () => {
    await page.mouse.move(5, 5);
    await link.hover();
    await expect.poll(asked, { timeout: 1_500 }).toContain("/en/information/about");
  }).toPass();
});
