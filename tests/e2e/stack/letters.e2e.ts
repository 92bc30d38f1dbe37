/**
 * Pages that letters lead to, on the whole product: what confirms an e-mail, sets a password and stops news, each with
 * the letter it came in.
 */
import type { Page } from "@playwright/test";
import { open } from "../site.ts";
import { codeTo, linkTo, writeNews } from "./outbox.ts";
import { giveLogin, isIn, isOut, signInWindow, signOut } from "./player.ts";
import { expect, test } from "./stack.ts";
import { newPlayerOfNetwork } from "./visitors.ts";

/** Watches what a page asks for once it is there: addresses and referrers that say a token. */
function watched(page: Page): { thatTell(token: string): string[] } {
  const told: string[] = [];
  page.on("request", (request) => {
    if (!request.isNavigationRequest()) told.push(request.url(), request.headers()["referer"] ?? "");
  });
  return { thatTell: (token) => told.filter((one) => one.includes(token)) };
}

test.describe("from an address of its own", () => {
  test.use({ extraHTTPHeaders: { "x-forwarded-for": "198.51.100.62" } });

  test("news to an email are stopped by one press, and their link is told to nobody else [2.37]", async ({
    page,
    stack,
  }) => {
    const { id, email } = await newPlayerOfNetwork(page.request, stack.servicesUrl, "Lena Letters");
    await open(page, "/en/office/security");
    // The box is the server's: it is ticked once that has said so.
    await page.getByRole("checkbox", { name: "News and offers by email" }).click();
    await expect(page.getByRole("checkbox", { name: "News and offers by email" })).toBeChecked();
    expect(await writeNews(page.request, stack.servicesUrl, id)).toBe(true);
    const { path, token } = await linkTo(page, stack.servicesUrl, email);
    expect(path).toMatch(/^\/en\/user\/stopnewsletter\?token=/);
    await page.context().clearCookies();
    const told = watched(page);
    await open(page, path);
    await page.getByRole("button", { name: "Unsubscribe" }).click();
    await expect(page.getByText("You are unsubscribed from news and offers.")).toBeVisible();
    expect(page.url()).not.toContain(token);
    expect(told.thatTell(token)).toEqual([]);
    expect(await writeNews(page.request, stack.servicesUrl, id)).toBe(false);
  });
});

test.describe("from another", () => {
  test.use({ extraHTTPHeaders: { "x-forwarded-for": "198.51.100.63" } });

  test(
    "a phone is confirmed by a code, an email by a letter's link, once; by old addresses too, and a password set by one ends the session of before [2.36] [2.37] [4.36] [5.28]",
    { tag: "@journey" },
    async ({ page, browser, stack, baseURL }) => {
      const [email, password] = ["demo-new@example.com", "Demo-2026!"];
      await open(page, "/en/user/activatefast/phone");
      const main = page.getByRole("main");
      await expect(main.getByText("Sign in to see what still needs confirming.")).toBeVisible();
      await giveLogin(page, { login: "demo-new", password });
      await main.getByRole("button", { name: "Send a code" }).click();
      await main.getByLabel("Code from the message").fill(await codeTo(page, stack.servicesUrl, "79000000004"));
      await main.getByRole("button", { name: "Confirm" }).click();
      await expect(main.getByText("Confirmed", { exact: true })).toBeVisible();

      await open(page, "/en/user/accountverify");
      await main.getByRole("button", { name: "Send a link" }).click();
      await expect(page.getByText("A link is on its way.")).toBeVisible();
      const activation = await linkTo(page, stack.servicesUrl, email);
      expect(activation.path).toMatch(/^\/en\/user\/activate#/);
      const guest = await browser.newContext({
        baseURL: baseURL ?? "",
        locale: "en-GB",
        serviceWorkers: "block",
        extraHTTPHeaders: { "x-forwarded-for": "198.51.100.64" },
      });
      const letter = await guest.newPage();
      const told = watched(letter);
      await open(letter, `/en/user/action.php?token=${activation.token}`);
      await expect(letter.getByRole("status").filter({ hasText: "Your email is confirmed" })).toBeVisible();
      await expect(letter).toHaveURL(/\/en\/user\/activate$/);
      await letter.goto("/en");
      await open(letter, activation.path);
      await expect(letter.getByRole("main").getByRole("alert")).toContainText("It has expired");
      await open(page, "/en/user/activate");
      await expect(main.getByText("Confirmed", { exact: true })).toHaveCount(2);

      await open(letter, "/en/user/passwordreset");
      await letter.getByRole("textbox", { name: "Email" }).fill(email);
      await letter.getByRole("button", { name: "Send a code" }).click();
      await expect(letter.getByRole("textbox", { name: "Code from the message" })).toBeVisible();
      const { token } = await linkTo(letter, stack.servicesUrl, email);
      await letter.goto("/en");
      await open(letter, `/en/user/action.php?action=forgot&hash=${token}`);
      await letter.getByLabel("New password").fill(password);
      await expect(letter).toHaveURL(/\/en\/user\/passwordreset$/);
      await letter.getByRole("button", { name: "Set password" }).click();
      await isIn(letter);
      for (const secret of [activation.token, token]) expect(told.thatTell(secret)).toEqual([]);
      await expect(page.getByRole("alertdialog", { name: "Your password was changed" })).toBeVisible();
      await guest.close();
    },
  );
});

test.describe("from a third", () => {
  test.use({ extraHTTPHeaders: { "x-forwarded-for": "198.51.100.65" } });

  test("anyone who comes over from the former brand signs in by what he is told once [7.28]", async ({
    page,
    stack,
  }) => {
    let code = "";
    const come = async () => {
      await open(page, "/en?showForgotPasswordModal=1");
      await page.getByRole("button", { name: "Had an account on our old site?" }).click();
      const over = page.getByRole("dialog", { name: "Move from our old site" });
      await over.getByLabel("Your number on the old site").fill("5000002");
      await over.getByLabel("Country code").selectOption("kz");
      await over.getByRole("textbox", { name: "Phone" }).fill("9000000012");
      await over.getByRole("button", { name: "Send a code" }).click();
      code = await codeTo(page, stack.servicesUrl, "79000000012", code);
      await over.getByLabel("Code from the message").fill(code);
      await over.getByRole("button", { name: "Confirm" }).click();
      return over;
    };
    const over = await come();
    await expect(over.getByRole("status")).toContainText("shown only once");
    const [login, password] = await over.locator("dd").allInnerTexts();
    await over.getByRole("button", { name: "Sign in" }).click();
    const form = signInWindow(page);
    await form.getByLabel("Username, account number, email or phone").fill(login ?? "");
    await form.getByLabel("Password", { exact: true }).fill(password ?? "");
    await form.getByRole("button", { name: "Sign in", exact: true }).click();
    await isIn(page);
    await signOut(page);
    await isOut(page);
    await expect((await come()).getByRole("status")).toContainText("You have already moved");
  });
});
