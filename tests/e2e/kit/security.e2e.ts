/**
 * The security page and the windows about a session, as a player goes through them; and what axe says of them in every
 * look.
 */
import type { Page } from "@playwright/test";
import { expect, test } from "../../kit/index.ts";
import { flaws } from "../flaws.ts";
import { looksOf } from "../sample.ts";
import { open } from "../site.ts";

const looks = [
  ["en", "light"],
  ["en", "dark"],
  ["ar", "light"],
  ["es", "light"],
  ["ru", "dark"],
] as const;

async function look(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
}

test.describe("a player", () => {
  test.use({ as: "player" });

  test(
    "turns two steps on by an app, and off again by password and code [2.43]",
    { tag: "@journey" },
    async ({ page }) => {
      await open(page, "/en/office/security");
      await page.getByRole("button", { name: "Turn on: Two-step sign-in" }).click();
      const window = page.getByRole("dialog");
      await window.getByRole("button", { name: "Continue" }).click();
      await expect(window.getByRole("img", { name: "QR code for the authenticator app" })).toBeVisible();
      await window.getByLabel("Code from the app").fill("000000");
      await window.getByRole("button", { name: "Turn on" }).click();
      await expect(window.getByRole("alert")).toBeVisible();
      await window.getByLabel("Code from the app").fill("123456");
      await window.getByRole("button", { name: "Turn on" }).click();
      await expect(window.getByRole("listitem")).toHaveCount(10);
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Turn off: Two-step sign-in" }).click();
      await window.getByLabel("Your password").fill("Demo-2026!");
      await window.getByLabel(/code/i).fill("123456");
      await window.getByRole("button", { name: "Turn off" }).click();
      await expect(window).toBeHidden();
      await expect(page.getByRole("button", { name: "Turn on: Two-step sign-in" })).toBeVisible();
    },
  );

  for (const [lang, colorScheme] of looksOf("the security page", looks)) {
    test(`axe finds nothing on the security page in ${lang}, ${colorScheme}`, async ({ page }) => {
      await look(page, colorScheme);
      await open(page, `/${lang}/office/security`);
      await expect(page.getByRole("table").first()).toBeVisible();
      expect(await flaws(page, `security, ${lang}, ${colorScheme}`)).toEqual([]);
    });
  }

  for (const [lang, colorScheme] of looksOf("the reminder", looks)) {
    test(`axe finds nothing in the reminder of the time played in ${lang}, ${colorScheme}`, async ({ page, mock }) => {
      await look(page, colorScheme);
      mock.answer("pingSession", { isRealityCheckDue: true });
      await open(page, `/${lang}`);
      await expect(page.getByRole("dialog")).toBeVisible();
      expect(await flaws(page, `reality check, ${lang}, ${colorScheme}`)).toEqual([]);
    });
  }
});

for (const [lang, colorScheme] of looksOf("the window of registration", looks)) {
  test(`axe finds nothing in the window of registration in ${lang}, ${colorScheme}`, async ({ page }) => {
    await look(page, colorScheme);
    await open(page, `/${lang}?showRegistrationModal=1`);
    await expect(page.getByRole("dialog").getByRole("combobox").first()).toBeVisible();
    expect(await flaws(page, `registration, ${lang}, ${colorScheme}`)).toEqual([]);
  });
}
