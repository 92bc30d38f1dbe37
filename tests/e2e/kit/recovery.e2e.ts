import { expect, test } from "../../kit/index.ts";
import { flaws } from "../flaws.ts";
import { looksOf } from "../sample.ts";
import { open } from "../site.ts";

test("each thing that can be wrong with a lost password is stated where it stands [5.28]", async ({ page, mock }) => {
  await open(page, "/en/user/passwordreset");
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Send a code" }).click();
  await expect(main.getByRole("alert")).toHaveText("Enter your email");
  mock.fail("sendRecoveryCode", [{ code: "TOO_MANY_MESSAGES", retryAt: "2030-05-01T12:34:00Z" }], { times: 1 });
  await main.getByRole("textbox", { name: "Email" }).fill("demo@example.com");
  await main.getByRole("button", { name: "Send a code" }).click();
  await expect(main.getByRole("alert")).toContainText("12:34");
  await main.getByRole("button", { name: "Send a code" }).click();
  const code = main.getByRole("textbox", { name: "Code from the message" });
  await code.fill("000000");
  await main.getByRole("button", { name: "Confirm" }).click();
  await expect(main.getByRole("alert")).toHaveText("The code is wrong");
  await code.fill("123456");
  await main.getByRole("button", { name: "Confirm" }).click();
  await main.getByLabel("New password").fill("weak");
  await main.getByRole("button", { name: "Set password" }).click();
  await expect(main.getByRole("alert")).toHaveText("The password doesn't meet all the rules yet");
  await main.getByLabel("New password").fill("strong-enough-1");
  await main.getByRole("button", { name: "Set password" }).click();
  await expect(main.getByText("Your password is set and you are signed in.")).toBeVisible();
  await expect(page.getByRole("banner").getByRole("status", { name: "Balance" })).toBeVisible();
});

test("anyone who comes over from the former brand is shown login and password once [7.28]", async ({ page }) => {
  await open(page, "/en?showTransferUserModal=1");
  const dialog = page.getByRole("dialog", { name: "Move from our old site" });
  await dialog.getByRole("textbox", { name: "Your number on the old site" }).fill("5000001");
  await dialog.getByRole("textbox", { name: "Phone" }).fill("+79000000011");
  await dialog.getByRole("button", { name: "Send a code" }).click();
  await dialog.getByRole("textbox", { name: "Code from the message" }).fill("123456");
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await expect(dialog.getByText("mock-password-1")).toBeVisible();
  await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Sign in" })).toBeVisible();
});

for (const [language, scheme] of looksOf("pages of letters", [
  ["en", "light"],
  ["ru", "dark"],
  ["ar", "dark"],
  ["es", "light"],
] as const)) {
  test(`pages of letters have nothing that axe finds, in ${language}, ${scheme} [2.37]`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    for (const address of ["passwordreset", "activate#made.up", "stopnewsletter?token=made.up"]) {
      await open(page, `/${language}/user/${address}`);
      await expect(
        page.getByRole("main").getByRole("button").or(page.getByRole("main").getByRole("status")).first(),
      ).toBeVisible();
      expect(await flaws(page, address, { part: "main" })).toEqual([]);
    }
  });
}
