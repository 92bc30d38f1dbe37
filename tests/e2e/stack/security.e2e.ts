/**
 * The office's security page in real browsers: two steps by an authenticator app, and ending what another browser is
 * signed in by.
 */
import { Secret, TOTP } from "otpauth";
import { open } from "../site.ts";
import { giveLogin, isIn, isOut, signInWindow as dialog } from "./player.ts";
import { expect, test } from "./stack.ts";
import { newPlayer } from "./visitors.ts";

/** A code is taken with the step before and after it, each step once: the next one is good for the second time. */
const codeAt = (secret: string, ms: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: ms });

test(
  "turning on two steps by an app, signing out and in again by its code, and signing out the other browser [2.43] [3.11]",
  { tag: "@journey" },
  async ({ browser, baseURL }) => {
    const options = { baseURL: baseURL ?? "", viewport: { width: 1366, height: 768 }, locale: "en-GB" };
    const [mine, others, api] = [
      await browser.newContext(options),
      await browser.newContext(options),
      await browser.newContext(options),
    ];
    const [page, other] = [await mine.newPage(), await others.newPage()];
    const player = await newPlayer(api.request);

    await open(page, "/en/live");
    await giveLogin(page, player);
    await expect(dialog(page)).toBeHidden();
    await open(page, "/en/office/security");
    await expect(page.getByRole("meter", { name: "Protection level" })).toHaveAttribute("aria-valuenow", "0");
    await page.getByRole("button", { name: "Turn on: Two-step sign-in" }).click();
    const window = page.getByRole("dialog", { name: "Turn on two-step sign-in" });
    await window.getByRole("button", { name: "Continue" }).click();
    await expect(window.getByRole("img", { name: "QR code for the authenticator app" })).toBeVisible();
    const secret = ((await window.locator("bdi").textContent()) ?? "").replaceAll(" ", "");
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    await window.getByLabel("Code from the app").fill(codeAt(secret, Date.now()));
    await window.getByRole("button", { name: "Turn on" }).click();
    await expect(window.getByRole("listitem")).toHaveCount(10);
    const recovery = (await window.getByRole("listitem").first().textContent()) ?? "";
    await window.getByRole("button", { name: "I have saved them" }).click();
    await expect(page.getByText("With an app; 10 recovery codes left")).toBeVisible();
    await expect(page.getByRole("meter", { name: "Protection level" })).toHaveAttribute("aria-valuenow", "20");

    await page.getByRole("banner").getByRole("button", { name: "Sign out" }).click();
    await isOut(page);
    await open(page, "/en/live");
    await giveLogin(page, player);
    await dialog(page)
      .getByRole("textbox", { name: /code/i })
      .fill(codeAt(secret, Date.now() + 30_000));
    await dialog(page).getByRole("button", { name: "Confirm" }).click();
    await expect(dialog(page)).toBeHidden();

    await open(other, "/en/live");
    await giveLogin(other, player);
    await dialog(other).getByRole("textbox", { name: /code/i }).fill(recovery);
    await dialog(other).getByRole("button", { name: "Confirm" }).click();
    await expect(dialog(other)).toBeHidden();
    await open(other, "/en/office/security");
    await expect(other.getByText("With an app; 9 recovery codes left")).toBeVisible();

    await open(page, "/en/office/security");
    const sessions = page.getByRole("table", { name: "Where you are signed in" });
    await expect(sessions.getByRole("row", { name: /This browser/ })).toHaveCount(1);
    await expect(sessions.getByRole("row", { name: /Chrom/ })).not.toHaveCount(0);
    await page.getByRole("button", { name: "Sign out everywhere else" }).click();
    // Live: the page of the other browser is a guest's within a second, without being touched, and says why.
    const told = other.getByRole("alertdialog", { name: "You were signed out" });
    await expect(told).toContainText("ended from another of your devices", { timeout: 5_000 });
    await told.getByRole("button", { name: "OK" }).click();
    await isOut(other);
    await expect(page.getByRole("button", { name: "Sign out everywhere else" })).toBeHidden();
    await expect(page.getByRole("banner").getByRole("status", { name: "Balance" })).toBeVisible();
    await Promise.all([mine, others, api].map((context) => context.close()));
  },
);

test(
  "a code on the screen signs another device in once, and it must prove itself before it changes anything [2.49]",
  { tag: "@journey" },
  async ({ browser, baseURL }) => {
    const options = { baseURL: baseURL ?? "", locale: "en-GB", permissions: ["clipboard-read", "clipboard-write"] };
    const [mine, others] = [await browser.newContext(options), await browser.newContext(options)];
    const [page, other] = [await mine.newPage(), await others.newPage()];
    const player = await newPlayer(others.request);
    await others.clearCookies();
    await open(page, "/en/live");
    await giveLogin(page, player);
    await expect(dialog(page)).toBeHidden();
    await open(page, "/en/office/security");
    await page.getByRole("button", { name: "Show the code" }).click();
    await expect(page.getByRole("img", { name: "QR code for signing in on another device" })).toBeVisible();
    await page.getByRole("button", { name: "Copy link" }).click();
    await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).pathname).toBe("/en/user/login");
    await open(other, link);
    await other
      .getByRole("main")
      .getByRole("button", { name: /^Sign in as/ })
      .click();
    await expect(other.getByRole("banner").getByRole("status", { name: "Balance" })).toBeVisible();
    await open(other, "/en/office/security");
    await other.getByRole("button", { name: "Choose: Security question" }).click();
    await other.getByLabel("Your password").fill(player.password);
    await other.getByRole("button", { name: "Continue" }).click();
    await other.getByLabel("Your answer").fill("Blue House");
    await other.getByRole("button", { name: "Save" }).click();
    await expect(other.getByRole("meter", { name: "Protection level" })).toHaveAttribute("aria-valuenow", "20");
    await Promise.all([mine, others].map((context) => context.close()));
  },
);

test("a new password signs the other browser out, which says why; the old one is worth nothing there [2.43] [3.11]", async ({
  page,
  browser,
  baseURL,
}) => {
  const others = await browser.newContext({ baseURL: baseURL ?? "", locale: "en-GB", serviceWorkers: "block" });
  const [other, player] = [await others.newPage(), await newPlayer(page.request)];
  await open(other, "/en/office/history");
  await expect(other).toHaveURL(/\/en\/user\/login/);
  const main = other.getByRole("main");
  await main.getByLabel("Username, account number, email or phone").fill(player.login);
  await main.getByLabel("Password", { exact: true }).fill(player.password);
  await main.getByRole("button", { name: "Sign in", exact: true }).click();
  await isIn(other);
  await expect(other).toHaveURL(/\/en\/office\/history/);
  await open(other, "/en/office/account");
  await expect(other.getByRole("banner").getByText(player.login)).toBeVisible();

  await open(page, "/en/office/security");
  await page.getByRole("button", { name: "Change: Password" }).click();
  const window = page.getByRole("dialog");
  await window.getByLabel("Current password").fill("not-his-1");
  await window.getByLabel("New password").fill("Fresh-Ocean-7");
  await window.getByRole("button", { name: "Change password" }).click();
  await expect(window.getByText("wrong", { exact: false })).toBeVisible();
  await window.getByLabel("Current password").fill(player.password);
  await window.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Your password is changed.")).toBeVisible();

  const told = other.getByRole("alertdialog", { name: "Your password was changed" });
  await expect(told).toContainText("You are signed out here");
  await told.getByRole("button", { name: "OK" }).click();
  await isOut(other);
  // What was their alone is gone from the page, and going back doesn't bring it.
  await other.goBack();
  await isOut(other);
  await expect(other.getByText(player.login)).toHaveCount(0);
  await open(other, "/en");
  await giveLogin(other, player);
  await expect(dialog(other).getByRole("alert")).toHaveText(/^Wrong username or password\. 2 tries left/);
  await dialog(other).getByLabel("Password", { exact: true }).fill("Fresh-Ocean-7");
  await dialog(other).getByRole("button", { name: "Sign in", exact: true }).click();
  await isIn(other);
  await isIn(page);
  await others.close();
});
