/** A lost password on the whole product: the letter is read where a developer reads it. */
import { open } from "../site.ts";
import { codeTo, linkTo } from "./outbox.ts";
import { giveLogin, isIn, isOut, signInWindow } from "./player.ts";
import { expect, test } from "./stack.ts";

const password = "Demo-2026!";
const email = "demo2@example.com";

// From an address of its own: what others asked for counts for nothing here.
test.use({ extraHTTPHeaders: { "x-forwarded-for": "198.51.100.61" } });

test(
  "a lost password: the letter's code, a new password, signed in; the session of before is dead [2.39] [5.28]",
  { tag: "@journey" },
  async ({ page, stack, browser }) => {
    const before = await browser.newContext({ baseURL: stack.siteUrl });
    const elsewhere = await before.newPage();
    await open(elsewhere, "/en");
    await giveLogin(elsewhere, { login: "demo2", password });
    await isIn(elsewhere);

    await open(page, "/en/user/forgotpassword");
    const lost = page.getByRole("dialog", { name: "Reset your password" });
    await lost.getByRole("textbox", { name: "Email" }).fill(email);
    await lost.getByRole("button", { name: "Send a code" }).click();
    const code = lost.getByRole("textbox", { name: "Code from the message" });
    await expect(code).toBeFocused();
    await code.fill("000000");
    await lost.getByRole("button", { name: "Confirm" }).click();
    await expect(lost.getByRole("alert")).toHaveText("The code is wrong");
    await code.fill(await codeTo(page, stack.servicesUrl, email));
    await lost.getByRole("button", { name: "Confirm" }).click();
    await lost.getByLabel("New password").fill("fresh-Start-1");
    await lost.getByRole("button", { name: "Set password" }).click();
    await expect(lost.getByText("you are signed in")).toBeVisible();
    await lost.getByRole("button", { name: "Continue" }).click();
    await isIn(page);

    // The other browser is a guest's: its pages learn it by themselves, and say why.
    await elsewhere
      .getByRole("alertdialog", { name: "Your password was changed" })
      .getByRole("button", { name: "OK" })
      .click();
    await isOut(elsewhere);
    await giveLogin(elsewhere, { login: "demo2", password });
    await expect(signInWindow(elsewhere).getByRole("alert")).toHaveText(/^Wrong username or password\. 2 tries left/);
    await before.close();
  },
);

test("a lost password: the letter's link; the password of the demo is what it was [2.37]", async ({ page, stack }) => {
  await open(page, "/ru/user/passwordreset");
  await page.getByRole("textbox", { name: "Электронная почта" }).fill(email);
  await page.getByRole("button", { name: "Прислать код" }).click();
  await expect(page.getByRole("textbox", { name: "Код из сообщения" })).toBeVisible();
  const { path } = await linkTo(page, stack.servicesUrl, email);
  expect(path).toMatch(/^\/ru\/user\/passwordreset#/);
  await open(page, "/ru");
  await open(page, path);
  await page.getByLabel("Новый пароль").fill(password);
  await page.getByRole("button", { name: "Задать пароль" }).click();
  await expect(page.getByRole("main").getByText("Пароль изменён, вы вошли в аккаунт.")).toBeVisible();
  expect(page.url()).not.toContain("#");
  // Its code is used up.
  await open(page, "/ru");
  await open(page, path);
  await expect(page.getByRole("alert")).toContainText("Срок действия истёк");
});
