/** A lost password on the whole product: the letter is read where a developer reads it. */
import type { Page } from "@playwright/test";
import { open } from "../site.ts";
import { expect, test } from "./stack.ts";

const password = "Demo-2026!";
const email = "demo2@example.com";

// From an address of its own: what others asked for counts for nothing here.
test.use({ extraHTTPHeaders: { "x-forwarded-for": "198.51.100.61" } });

/** The text of the latest message to somebody, off the outbox's page. */
async function latestTo(page: Page, servicesUrl: string, recipient: string): Promise<string> {
  const outbox = await page.context().newPage();
  await outbox.goto(`${servicesUrl}/outbox?recipient=${encodeURIComponent(recipient)}`);
  const text = await outbox.getByRole("article").first().locator("pre").innerText();
  await outbox.close();
  return text;
}

async function signIn(page: Page, typed: string): Promise<void> {
  await page.goto("/en");
  await page.getByRole("banner").getByRole("button", { name: "Sign in", exact: true }).click();
  const form = page.getByRole("dialog", { name: "Sign in" });
  await form.getByLabel("Login, number, e-mail or phone").fill("demo2");
  await form.getByLabel("Password", { exact: true }).fill(typed);
  await form.getByRole("button", { name: "Sign in", exact: true }).click();
}

const isIn = (page: Page) => expect(page.getByRole("banner").getByRole("status", { name: "Balance" })).toBeVisible();

test("a lost password: the letter's code, a new password, signed in; the session of before is dead [2.39] [2.61] [5.28]", async ({ page, stack, browser }) => {
  const before = await browser.newContext({ baseURL: stack.siteUrl });
  const elsewhere = await before.newPage();
  await signIn(elsewhere, password);
  await isIn(elsewhere);

  await page.goto("/en/user/forgotpassword");
  const lost = page.getByRole("dialog", { name: "A new password" });
  await lost.getByRole("textbox", { name: "E-mail" }).fill(email);
  await lost.getByRole("button", { name: "Send a code" }).click();
  const code = lost.getByRole("textbox", { name: "Code from the message" });
  await expect(code).toBeFocused();
  await code.fill("000000");
  await lost.getByRole("button", { name: "Confirm" }).click();
  await expect(lost.getByRole("alert")).toHaveText("The code is wrong");
  await code.fill(/\b\d{6}\b/.exec(await latestTo(page, stack.servicesUrl, email))?.[0] ?? "");
  await lost.getByRole("button", { name: "Confirm" }).click();
  await lost.getByLabel("New password").fill("fresh-Start-1");
  await lost.getByRole("button", { name: "Set the password" }).click();
  await expect(lost.getByText("you are signed in")).toBeVisible();
  await lost.getByRole("button", { name: "Go on" }).click();
  await isIn(page);

  // The other browser is a guest's: its pages learn it by themselves, and say why.
  await elsewhere.getByRole("alertdialog", { name: "Your password was changed" }).getByRole("button", { name: "OK" }).click();
  await expect(elsewhere.getByRole("banner").getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
  await signIn(elsewhere, password);
  await expect(elsewhere.getByRole("dialog", { name: "Sign in" }).getByRole("alert")).toHaveText("Login or password is wrong");
  await before.close();
});

test("a lost password: the letter's link; the password of the demo is what it was [2.37]", async ({ page, stack }) => {
  await open(page, "/ru/user/passwordreset");
  await page.getByRole("textbox", { name: "Электронная почта" }).fill(email);
  await page.getByRole("button", { name: "Прислать код" }).click();
  await expect(page.getByRole("textbox", { name: "Код из сообщения" })).toBeVisible();
  const link = /http\S+\/ru\/user\/passwordreset#\S+/.exec(await latestTo(page, stack.servicesUrl, email))?.[0] ?? "";
  const { pathname, hash } = new URL(link);
  await page.goto("/ru");
  await page.goto(`${pathname}${hash}`);
  await page.getByLabel("Новый пароль").fill(password);
  await page.getByRole("button", { name: "Задать пароль" }).click();
  await expect(page.getByRole("main").getByText("Пароль задан, вы вошли в счёт.")).toBeVisible();
  expect(page.url()).not.toContain("#");
  // Its code is used up.
  await page.goto("/ru");
  await page.goto(`${pathname}${hash}`);
  await expect(page.getByRole("alert")).toContainText("Время вышло");
});

