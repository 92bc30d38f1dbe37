/** Each way in and out, on the whole product. */
import type { Locator, Page } from "@playwright/test";
import { codeTo } from "./outbox.ts";
import { isIn } from "./player.ts";
import { open } from "../site.ts";
import { expect, test } from "./stack.ts";

// An address that has asked for no messages yet: after two of them a picture is to be read first.
test.use({ extraHTTPHeaders: { "x-forwarded-for": "198.51.100.81" } });

const password = "Demo-2026!";
const login = "Username, account number, email or phone";

async function openForm(page: Page): Promise<Locator> {
  await open(page, "/en");
  await page.getByRole("banner").getByRole("button", { name: "Sign in", exact: true }).click();
  return page.getByRole("dialog", { name: "Sign in" });
}

/** Types a phone as a Russian one. */
async function fillPhone(form: Locator, number: string): Promise<void> {
  await form.getByLabel("Country code").selectOption("ru");
  await form.getByRole("textbox", { name: "Phone" }).fill(number);
}

test(
  "by login and password; the session is in a cookie that no script reads [3.26]",
  { tag: "@journey" },
  async ({ page }) => {
    const form = await openForm(page);
    await form.getByLabel(login).fill("demo");
    await form.getByLabel("Password", { exact: true }).fill(password);
    await form.getByRole("button", { name: "Sign in", exact: true }).click();
    await isIn(page);
    const session = (await page.context().cookies()).find(({ name }) => name === "session");
    expect(session).toMatchObject({ httpOnly: true, sameSite: "Lax" });
    expect(await page.evaluate(() => document.cookie)).not.toContain("session=");
  },
);

test("by phone and password, and by a code sent to the phone [4.41]", async ({ page, stack }) => {
  let form = await openForm(page);
  await form.getByRole("button", { name: "Phone", exact: true }).click();
  await fillPhone(form, "900 000-00-02");
  await form.getByLabel("Password", { exact: true }).fill(password);
  await form.getByRole("button", { name: "Sign in", exact: true }).click();
  await isIn(page);
  await page.context().clearCookies();

  form = await openForm(page);
  await form.getByRole("button", { name: "SMS", exact: true }).click();
  await fillPhone(form, "9000000002");
  await form.getByRole("button", { name: "Send me a code" }).click();
  const field = form.getByLabel("Code from the message");
  await expect(field).toBeFocused();
  await field.fill("000000");
  await form.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(form.getByRole("alert")).toHaveText("The code is wrong");
  await field.fill(await codeTo(page, stack.servicesUrl, "79000000002"));
  await form.getByRole("button", { name: "Sign in", exact: true }).click();
  await isIn(page);
});

test("in two steps: the code of the second comes to the phone [3.26]", { tag: "@journey" }, async ({ page, stack }) => {
  const form = await openForm(page);
  await form.getByLabel(login).fill("demo-2fa");
  await form.getByLabel("Password", { exact: true }).fill(password);
  await form.getByRole("button", { name: "Sign in", exact: true }).click();
  const field = form.getByLabel("Code from the message");
  await expect(field).toBeFocused();
  await field.fill(await codeTo(page, stack.servicesUrl, "79000000003"));
  await form.getByRole("button", { name: "Confirm" }).click();
  await isIn(page);
});

test(
  "by a network: there, consent, and back to the page it began on; refused there, nobody is signed in [3.29] [4.28]",
  { tag: "@journey" },
  async ({ page }) => {
    await open(page, "/en/results");
    await page.getByRole("banner").getByRole("button", { name: "Sign in", exact: true }).click();
    await page.getByRole("dialog", { name: "Sign in" }).getByRole("button", { name: "Google" }).click();
    await page.getByRole("button", { name: "Refuse" }).click();
    await expect(page.getByRole("main").getByRole("alert")).toHaveText(/You didn't agree to share your data/);
    expect(new URL(page.url()).search).toBe("");

    await open(page, "/en/results");
    await page.getByRole("banner").getByRole("button", { name: "Sign in", exact: true }).click();
    await page.getByRole("dialog", { name: "Sign in" }).getByRole("button", { name: "Google" }).click();
    await page.getByRole("button", { name: "Agree and go on" }).click();
    await isIn(page);
    await expect(page).toHaveURL(/\/en\/results$/);
  },
);

test("by a picture that a signed-in device reads, after both have compared the digits", async ({
  page,
  browser,
  stack,
}) => {
  const form = await openForm(page);
  const made = page.waitForResponse(
    async (response) => response.url().endsWith("/graphql") && (await response.text()).includes("createQrSignIn"),
  );
  await form.getByRole("button", { name: "Use a QR code" }).click();
  const { data } = (await (await made).json()) as { data: { createQrSignIn: { code: string; checkNumber: string } } };
  await expect(form.getByRole("img", { name: "QR code to sign in with" })).toBeVisible();
  await expect(form.getByText(data.createQrSignIn.checkNumber, { exact: true })).toBeVisible();

  const phone = await browser.newContext({ baseURL: stack.siteUrl, serviceWorkers: "block" });
  const device = await phone.newPage();
  await open(device, `/en?qr=${data.createQrSignIn.code}`);
  const own = device.getByRole("dialog", { name: "Sign in" });
  await own.getByLabel(login).fill("demo");
  await own.getByLabel("Password", { exact: true }).fill(password);
  await own.getByRole("button", { name: "Sign in", exact: true }).click();
  const question = device.getByRole("dialog", { name: "Let another device in?" });
  await expect(question.getByText(data.createQrSignIn.checkNumber, { exact: true })).toBeVisible();
  await question.getByRole("button", { name: "Allow" }).click();
  await expect(question.getByText("The other device is signed in.")).toBeVisible();
  await isIn(page);
  await phone.close();
});

test(
  "by a link made on another device, after its reader has agreed to who they become; once [2.49]",
  { tag: "@journey" },
  async ({ page, browser, stack }) => {
    const form = await openForm(page);
    await form.getByLabel(login).fill("demo");
    await form.getByLabel("Password", { exact: true }).fill(password);
    await form.getByRole("button", { name: "Sign in", exact: true }).click();
    await isIn(page);
    await open(page, "/en/office/security");
    const made = page.waitForResponse(
      async (response) => response.url().endsWith("/graphql") && (await response.text()).includes("createSignInToken"),
    );
    await page.getByRole("button", { name: "Show the code" }).click();
    const { data } = (await (await made).json()) as {
      data: { createSignInToken: { methodId: number; token: string; sign: string } };
    };
    const { methodId, token, sign } = data.createSignInToken;
    const link = `/en/user/login?method_id=${methodId}#${new URLSearchParams({ token, sign }).toString()}`;

    const other = await browser.newContext({ baseURL: stack.siteUrl, serviceWorkers: "block" });
    const device = await other.newPage();
    await open(device, link);
    await expect(device.getByRole("main").getByText("demo", { exact: true })).toBeVisible();
    expect(await device.evaluate(() => location.href)).not.toContain(sign);
    expect((await other.cookies()).filter(({ name }) => name === "session")).toEqual([]);
    await device
      .getByRole("main")
      .getByRole("button", { name: /Sign in as/ })
      .click();
    await isIn(device);
    await other.clearCookies();
    await open(device, "/en");
    await open(device, link);
    await expect(device.getByRole("main").getByRole("alert")).toHaveText(/This link has expired/);
    await other.close();
  },
);
