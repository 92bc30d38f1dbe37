/**
 * The windows about people by keyboard alone: where the focus begins, that it stays inside, goes to what is wrong, and
 * back.
 */
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../kit/index.ts";
import { open } from "../site.ts";

const PICTURE = { id: "one", image: "<svg xmlns='http://www.w3.org/2000/svg' width='200' height='60'/>" };
const window = (page: Page) => page.getByRole("dialog");
const main = (page: Page) => page.getByRole("main");
const banner = (page: Page) => page.getByRole("banner");

/** What the title of a window is, where nothing is to be typed first. */
const title = (dialog: Locator) => dialog.getByRole("heading", { level: 2 }).first();

async function openByKey(page: Page, opener: Locator): Promise<Locator> {
  await opener.focus();
  await page.keyboard.press("Enter");
  const dialog = window(page);
  await expect(dialog).toBeVisible();
  return dialog;
}

/**
 * Goes round by Tab, and back by Shift and Tab: after each key the focus is in the window again, never on the page
 * behind.
 */
async function staysInside(page: Page, dialog: Locator): Promise<void> {
  for (const key of ["Tab", "Shift+Tab"]) {
    const met = new Set<string>();
    for (let step = 0; step < 25; step += 1) {
      await page.keyboard.press(key);
      await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      met.add(await dialog.evaluate(() => document.activeElement?.outerHTML ?? ""));
    }
    // More presses than there are places: it has come round.
    expect(met.size).toBeGreaterThan(1);
    expect(met.size).toBeLessThan(25);
  }
}

async function closesBackTo(page: Page, dialog: Locator, opener: Locator): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
}

test("the window of sign-in begins at its first field, keeps the focus and gives it back [3.26]", async ({ page }) => {
  await open(page, "/en");
  const opener = banner(page).getByRole("button", { name: "Sign in", exact: true });
  const dialog = await openByKey(page, opener);
  await expect(dialog.getByLabel("Username, account number, email or phone")).toBeFocused();
  await staysInside(page, dialog);
  await closesBackTo(page, dialog, opener);
});

test("the window of registration begins at its title, keeps the focus and gives it back", async ({ page }) => {
  await open(page, "/en/line/football");
  const opener = banner(page).getByRole("link", { name: "Register" });
  const dialog = await openByKey(page, opener);
  await expect(title(dialog)).toBeFocused();
  await expect(dialog.getByRole("tab", { name: "One click" })).toBeVisible();
  await staysInside(page, dialog);
  await closesBackTo(page, dialog, opener);
});

test("a form sent by Enter leads to the first field that is wrong, from the top [3.27]", async ({ page }) => {
  await open(page, "/en?showRegistrationModal=1");
  const dialog = window(page);
  await dialog.getByRole("tab", { name: "Email" }).click();
  await dialog.getByLabel("Last name").focus();
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("textbox", { name: "Email" })).toBeFocused();
  await dialog.getByRole("textbox", { name: "Email" }).fill("somebody@example.com");
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("Password", { exact: true })).toBeFocused();
  await expect(dialog.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(/Required field/);
});

test("what a code's step finds wrong with the rest leads back to its field [3.27] [3.28]", async ({ page, mock }) => {
  await open(page, "/en?showRegistrationModal=1");
  const dialog = window(page);
  await dialog.getByRole("tab", { name: "Phone" }).click();
  await dialog.getByRole("textbox", { name: "Phone" }).fill("9000000001");
  await dialog.getByLabel("Promo code (optional)").fill("SUMMER");
  await dialog.getByRole("checkbox", { name: /I am 18 or older/ }).check();
  await page.keyboard.press("Enter");
  const code = dialog.getByLabel("Code from the message");
  await expect(code).toBeFocused();
  for (const [refusal, words] of [
    ["WRONG_CODE", "The code is wrong"],
    ["INVALID", "Enter the six digits of the code"],
    ["TIME_UP", "The code has expired. Request another."],
  ] as const) {
    mock.answer("registerByPhone", { viewer: null, credentials: null, errors: [{ code: refusal, path: ["code"] }] });
    await page.keyboard.press("Enter");
    await expect(code).toHaveAccessibleDescription(words);
    await expect(code).toBeFocused();
  }
  mock.answer("registerByPhone", {
    viewer: null,
    credentials: null,
    errors: [{ code: "PROMO_EXPIRED", path: ["promoCode"] }],
  });
  await page.keyboard.press("Enter");
  const promo = dialog.getByLabel("Promo code (optional)");
  await expect(promo).toBeFocused();
  await expect(promo).toHaveAccessibleDescription("This promo code has expired");
});

test("an invalid address for a letter with login and password is told at its field, and a letter that did not go, below [3.27]", async ({
  page,
  mock,
}) => {
  mock.fail("sendCredentials", [{ code: "TIME_UP", path: null }], { times: 1 });
  await open(page, "/en?showRegistrationModal=1");
  await window(page)
    .getByRole("checkbox", { name: /I am 18 or older/ })
    .check();
  await page.keyboard.press("Enter");
  const made = page.getByRole("dialog", { name: "You are registered" });
  const email = made.getByRole("textbox", { name: "Email" });
  await email.fill("nobody");
  await made.getByRole("button", { name: "Send" }).press("Enter");
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription("Enter an address like name@example.com");
  await email.fill("me@example.com");
  await page.keyboard.press("Enter");
  await expect(made.getByRole("alert")).toHaveText("The email could not be sent. Save a file or an image.");
});

test("each step of a lost password has the focus where it goes on, and at what is wrong [5.28]", async ({
  page,
  mock,
}) => {
  await open(page, "/en?showForgotPasswordModal=1");
  const dialog = window(page);
  const email = dialog.getByRole("textbox", { name: "Email" });
  await email.focus();
  await page.keyboard.press("Enter");
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription("Enter your email");
  await email.fill("demo@example.com");
  mock.fail("sendRecoveryCode", [{ code: "CAPTCHA_REQUIRED", path: ["captcha"], challenge: PICTURE }], { times: 1 });
  await page.keyboard.press("Enter");
  const characters = dialog.getByLabel("Characters in the picture");
  await expect(characters).toBeFocused();
  await expect(characters).toHaveAccessibleDescription("Type the characters in the picture");
  await characters.fill("K7PQ2");
  await page.keyboard.press("Enter");
  const code = dialog.getByRole("textbox", { name: "Code from the message" });
  await expect(code).toBeFocused();
  await code.fill("000000");
  await page.keyboard.press("Enter");
  await expect(code).toBeFocused();
  await expect(code).toHaveAccessibleDescription("The code is wrong");
  await code.fill("123456");
  await page.keyboard.press("Enter");
  const password = dialog.getByLabel("New password");
  await expect(password).toBeFocused();
  await password.fill("weak");
  await page.keyboard.press("Enter");
  await expect(password).toBeFocused();
  await password.fill("strong-enough-1");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("button", { name: "Continue" })).toBeFocused();
  await expect(dialog.getByText("Neither of them reaches you?")).toBeHidden();
});

test.describe("a player", () => {
  test.use({ as: "player" });

  test("opens, walks and closes each window of the security page [2.43]", async ({ page }) => {
    await open(page, "/en/office/security");
    for (const [name, field] of [
      ["Change: Password", "Current password"],
      ["Change: Phone", "Phone"],
      ["Confirm: Email", "Email"],
      ["Choose: Security question", "Question"],
    ] as const) {
      const opener = main(page).getByRole("button", { name });
      const dialog = await openByKey(page, opener);
      await expect(dialog.getByLabel(field, { exact: true })).toBeFocused();
      await staysInside(page, dialog);
      await closesBackTo(page, dialog, opener);
    }
  });

  test("is led to the fields that their change of password is refused for [2.43]", async ({ page, mock }) => {
    mock.fail("changePassword", [{ code: "BAD_CREDENTIALS", path: ["oldPassword"] }], { times: 1 });
    await open(page, "/en/office/security");
    const dialog = await openByKey(page, main(page).getByRole("button", { name: "Change: Password" }));
    await page.keyboard.type("wrong");
    await dialog.getByLabel("New password").fill("strong-enough-1");
    await page.keyboard.press("Enter");
    await expect(dialog.getByLabel("Current password")).toBeFocused();
    await expect(dialog.getByLabel("Current password")).toHaveAccessibleDescription("Wrong password");
  });

  test("keeps the focus on the button when nobody answers", async ({ page, mock }) => {
    mock.fail("ConfirmPassword", "network", { times: 1 });
    for (const id of mock.ids("Viewer"))
      mock.set("Viewer", id, { security: { confirmedUntil: "2020-01-01T00:00:00Z" } });
    await open(page, "/en/office/security");
    const dialog = await openByKey(page, main(page).getByRole("button", { name: "Choose: Security question" }));
    await page.keyboard.type("secret");
    const send = dialog.getByRole("button", { name: "Continue" });
    await send.focus();
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("alert")).toHaveText("The server did not answer. Try again.");
    await expect(send).toBeFocused();
  });

  for (const [card, field, operation, typed] of [
    ["Change: Phone", "Phone", "sendPhoneBindingCode", "9000000009"],
    ["Confirm: Email", "Email", "sendEmailBindingCode", "me@example.com"],
  ] as const) {
    test(`types the characters of a picture before a code goes to a contact: ${field} [5.25] [4.36]`, async ({
      page,
      mock,
    }) => {
      mock.fail(operation, [{ code: "CAPTCHA_REQUIRED", path: ["captcha"], challenge: PICTURE }], { times: 1 });
      await open(page, "/en/office/security");
      const dialog = await openByKey(page, main(page).getByRole("button", { name: card }));
      await dialog.getByRole("textbox", { name: field }).fill(typed);
      await page.keyboard.press("Enter");
      await expect(dialog.getByRole("img", { name: "A picture of five characters" })).toBeVisible();
      const characters = dialog.getByLabel("Characters in the picture");
      await expect(characters).toBeFocused();
      await characters.fill("K7PQ2");
      await page.keyboard.press("Enter");
      await expect(dialog.getByLabel("Code from the message")).toBeFocused();
      expect(
        mock.calls(operation).map(({ variables }) => (variables["input"] as { captcha?: unknown }).captcha),
      ).toEqual([undefined, { challengeId: "one", answer: "K7PQ2" }]);
    });
  }

  test("finds a time check at its title, goes round in it and goes on by Escape [7.33]", async ({ page, mock }) => {
    mock.answer("pingSession", { isRealityCheckDue: true });
    await open(page, "/en/office/security");
    const dialog = page.getByRole("dialog", { name: "Reality check" });
    await expect(title(dialog)).toBeFocused();
    await staysInside(page, dialog);
    mock.answer("pingSession", { isRealityCheckDue: false });
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });

  test("is asked before they exclude themselves, at the question and not at its answer; Escape changes nothing [4.69]", async ({
    page,
    mock,
  }) => {
    await open(page, "/en/office/responsible");
    const own = page.getByRole("group", { name: "Self-exclusion" });
    await own.getByRole("combobox").selectOption("365");
    const opener = own.getByRole("button", { name: "Exclude myself" });
    const dialog = await openByKey(page, opener);
    await expect(title(dialog)).toBeFocused();
    await staysInside(page, dialog);
    await closesBackTo(page, dialog, opener);
    expect(mock.calls("setLimit")).toEqual([]);
  });

  test("reads until when their break lasts, with no window of sign-in over it [4.65] [4.25]", async ({ page }) => {
    await open(page, "/en/office/responsible");
    const own = page.getByRole("group", { name: "Time-out" });
    await own.getByRole("combobox").selectOption("7");
    await own.getByRole("button", { name: "Take a break" }).click();
    await window(page).getByRole("button", { name: "Start time-out" }).click();
    await expect(page).toHaveURL(/\/en$/);
    const notice = page.getByRole("alertdialog", { name: "Your time-out has started" });
    await expect(notice).toContainText(/until \d/);
    await expect(
      banner(page).getByRole("button", { name: "Sign in", exact: true, includeHidden: true }),
    ).toBeAttached();
    await notice.getByRole("button", { name: "OK" }).click();
    await expect(notice).toBeHidden();
    await expect(page.getByRole("dialog", { name: "Sign in" })).toHaveCount(0);
  });
});

test("a link keeps the focus of somebody who goes by keys, and none after a mouse", async ({ page }) => {
  await open(page, "/en");
  const link = (name: string) => banner(page).getByRole("link", { name, exact: true });
  // The part that sees to it comes late.
  await expect(async () => {
    await link("Live").click();
    await expect(page).toHaveURL(/\/en\/live$/);
    await expect(link("Live")).not.toBeFocused({ timeout: 500 });
  }).toPass();
  await link("Pre-match").focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/en\/line$/);
  await expect(link("Pre-match")).toBeFocused();
});
