import { expect, test } from "../../kit/index.ts";
import { siteOf } from "../site.ts";
import type { Page } from "@playwright/test";

/** Holds the page's program back until it is released. */
async function holdProgram(page: Page): Promise<() => void> {
  const { promise: comes, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/[^?]*\.js/, async (route) => {
    await comes;
    await route.continue();
  });
  return release;
}

test(
  "keeps presses on prices from before the page's program has come, and plays them in order",
  { tag: "@journey" },
  async ({ page }) => {
    const release = await holdProgram(page);
    await page.goto("/en/line", { waitUntil: "commit" });
    const prices = page.getByRole("main").locator("[data-index] button[data-state]");
    const [first, second, undone] = [prices.nth(0), prices.nth(4), prices.nth(8)];
    for (const price of [first, undone, second, undone]) await price.click();
    await expect(page.locator("button[data-early]")).toHaveCount(3);

    release();
    const { coupon } = siteOf(page);
    await expect(coupon.getByRole("button", { name: /^Remove .* – / })).toHaveCount(2);
    await expect(first).toHaveAttribute("aria-pressed", "true");
    await expect(second).toHaveAttribute("aria-pressed", "true");
    await expect(undone).toHaveAttribute("aria-pressed", "false");
    await expect(page.locator("button[data-early]")).toHaveCount(0);
  },
);

test(
  "sends what was typed and sent by Enter before the page's program has come [3.26]",
  { tag: "@journey" },
  async ({ page, mock }) => {
    const release = await holdProgram(page);
    await page.goto("/en/user/login", { waitUntil: "commit" });
    const form = page.getByRole("main");
    await form.getByLabel("Username, account number, email or phone").fill("demo");
    await form.getByLabel("Password", { exact: true }).fill("secret");
    const remember = form.getByRole("checkbox").first();
    const isTicked = await remember.isChecked();
    await remember.click();
    await form.getByLabel("Password", { exact: true }).press("Enter");
    await expect(page).toHaveURL(/\/en\/user\/login$/);
    mock.answer("logIn", {
      viewer: null,
      twoStep: null,
      nextForm: "LOGIN_PASSWORD",
      errorClass: "BOTH",
      errors: [{ code: "BAD_CREDENTIALS" }],
    });
    release();
    await expect(form.getByRole("alert")).toHaveText(/Wrong username or password/);
    await expect(form.getByLabel("Username, account number, email or phone")).toHaveValue("demo");
    await expect(remember).toBeChecked({ checked: !isTicked });
    expect(mock.calls("logIn").map(({ variables }) => variables)).toMatchObject([
      { input: { login: "demo", password: "secret" } },
    ]);
  },
);
