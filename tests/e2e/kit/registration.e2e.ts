import { expect, test } from "../../kit/index.ts";
import { open } from "../site.ts";

const openWindow = "/en?showRegistrationModal=1";

for (const width of [1366, 1920]) {
  test(`the window of registration is 95 % of a page ${width} wide [9.20]`, async ({ page }) => {
    await page.setViewportSize({ width, height: width === 1366 ? 768 : 1080 });
    await open(page, openWindow);
    const box = await page.getByRole("dialog", { name: "Register" }).boundingBox();
    expect(box?.width).toBeCloseTo(width * 0.95, 0);
  });
}

test("the window begins at its title, not at the button that closes it", async ({ page }) => {
  await open(page, "/en/line/football");
  await page.getByRole("banner").getByRole("link", { name: "Register" }).click();
  const dialog = page.getByRole("dialog", { name: "Register" });
  await expect(dialog.getByRole("heading", { name: "Register", exact: true })).toBeFocused();
  await expect(dialog.getByRole("button", { name: "Close" })).not.toBeFocused();
});

test("the header opens it over the page; closing leaves the page, and coming back finds it whole [4.47]", async ({
  page,
}) => {
  await open(page, "/en/line/football");
  await page.getByRole("banner").getByRole("link", { name: "Register" }).click();
  const dialog = page.getByRole("dialog", { name: "Register" });
  await expect(dialog.getByLabel("Country", { exact: true })).toHaveValue("1");
  await expect(page).toHaveURL(/\/en\/line\/football$/);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.getByRole("banner").getByRole("link", { name: "Register" }).click();
  await expect(dialog.getByLabel("Country", { exact: true })).toHaveValue("1");
});

test("leaving without registering is told to anyone who counts [3.32]", async ({ page }) => {
  await open(page, openWindow);
  const dialog = page.getByRole("dialog", { name: "Register" });
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  const kept = await page.evaluate(
    () =>
      JSON.parse(localStorage.getItem("analytics_counters") ?? "null") as {
        counters: { regTryCounter: number; hasDone: boolean; additionalParams: object };
      } | null,
  );
  expect(kept?.counters).toMatchObject({
    regTryCounter: 1,
    hasDone: false,
    additionalParams: { type: "modal", hasRegister: false },
  });
});

test("where the operator wants a page, the header and the query lead to it [4.47] [2.34]", async ({ page, mock }) => {
  mock.answer("siteConfig", { registrationForm: "PAGE" });
  await open(page, openWindow);
  await expect(page).toHaveURL(/\/en\/registration$/);
  await expect(page.getByRole("main").getByRole("tab", { name: "One click" })).toBeVisible();
  await open(page, "/en/live");
  await page.getByRole("banner").getByRole("link", { name: "Register" }).click();
  await expect(page).toHaveURL(/\/en\/registration$/);
});

test("there is no registration where the operator closed it [5.01] [4.44]", async ({ page, mock }) => {
  mock.answer("siteConfig", { isRegistrationAvailable: false });
  expect((await page.goto("/en/registration"))?.status()).toBe(404);
  await open(page, openWindow);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("the agreement about responsible gaming comes first, once [4.45]", async ({ page, mock }) => {
  mock.answer("siteConfig", { isResponsibleGamingAgreementRequired: true });
  await open(page, "/en/live");
  await page.getByRole("banner").getByRole("link", { name: "Register" }).click();
  const agreement = page.getByRole("dialog", { name: "Keep it a game" });
  await agreement.getByRole("checkbox").check();
  await agreement.getByRole("button", { name: "Continue to registration" }).click();
  const dialog = page.getByRole("dialog", { name: "Register" });
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
  await page.getByRole("banner").getByRole("link", { name: "Register" }).click();
  await expect(dialog).toBeVisible();
});

test("login and password are shown once, and kept as a file and a picture; then comes the first deposit where the site takes any [3.30] [3.27]", async ({
  page,
  mock,
}) => {
  mock.answer("siteConfig", { areas: ["PAYMENTS", "BONUSES"] });
  await open(page, openWindow);
  const dialog = page.getByRole("dialog", { name: "Register" });
  await dialog.getByRole("checkbox", { name: /I am 18 or older/ }).check();
  await dialog.getByRole("button", { name: "Register", exact: true }).click();
  const made = page.getByRole("dialog", { name: "You are registered" });
  await expect(made.getByText("id1000007")).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    made.getByRole("button", { name: "Save as a file" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("login-and-password.txt");
  const [picture] = await Promise.all([
    page.waitForEvent("download"),
    made.getByRole("button", { name: "Save as an image" }).click(),
  ]);
  expect(picture.suggestedFilename()).toBe("login-and-password.png");
  await made.getByRole("button", { name: "I have saved them" }).click();
  await expect(made).toBeHidden();
  await expect(page.getByText("First deposit bonus: +100% for sports")).toBeVisible();
  await expect(page.getByText("Up to ₽10,000 on your first deposit. Take the offer before you pay in.")).toBeVisible();
});

test("a guest is reminded after the operator's delay, and not again before the interval is over [4.48]", async ({
  page,
  mock,
}) => {
  mock.answer("siteConfig", { registrationReminder: { delaySeconds: 60, intervalMinutes: 30 } });
  await page.clock.install();
  await open(page, "/en/live");
  const reminder = page.getByText("Register to bet");
  // What reminds comes when the page is quiet, with the button of support.
  await page.clock.runFor(3_000);
  await expect(page.getByRole("button", { name: /support/i }).last()).toBeVisible();
  await page.clock.runFor(50_000);
  await expect(reminder).toBeHidden();
  await page.clock.runFor(20_000);
  await expect(reminder).toBeVisible();
  await page.getByRole("button", { name: "Later" }).click();
  await page.clock.fastForward(20 * 60_000);
  await page.clock.runFor(6_000);
  await expect(reminder).toBeHidden();
  await page.clock.fastForward(11 * 60_000);
  await page.clock.runFor(6_000);
  await expect(reminder).toBeVisible();
});
