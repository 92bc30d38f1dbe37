/** Each way to register, on the whole product: codes are read where a developer reads them. */
import type { Locator, Page } from "@playwright/test";
import { codeTo } from "./outbox.ts";
import { giveLogin, isIn, signInWindow, signOut } from "./player.ts";
import { open } from "../site.ts";
import { expect, test } from "./stack.ts";

// From an address of its own: what others asked for counts for nothing here.
test.use({ extraHTTPHeaders: { "x-forwarded-for": "198.51.100.71" } });

async function openWindow(page: Page, tab: string): Promise<Locator> {
  await open(page, "/en");
  await page.getByRole("banner").getByRole("link", { name: "Register" }).click();
  const dialog = page.getByRole("dialog", { name: "Register" });
  await dialog.getByRole("tab", { name: tab }).click();
  await dialog.getByRole("checkbox", { name: /or older/ }).check();
  return dialog;
}

test(
  "by one click: login and password sign in again, elsewhere [3.27] [3.28] [3.30]",
  { tag: "@journey" },
  async ({ page, browser, stack }) => {
    const dialog = await openWindow(page, "One click");
    await dialog.getByLabel("Currency").selectOption({ label: "Euro (EUR)" });
    await dialog.getByRole("radio", { name: "Sports" }).check();
    await dialog.getByRole("button", { name: "Register", exact: true }).click();
    const made = page.getByRole("dialog", { name: "You are registered" });
    await expect(made.locator("dd")).toHaveCount(2);
    const [login, password] = await made.locator("dd").allInnerTexts();
    await made.getByRole("button", { name: "I have saved them" }).click();
    await isIn(page);
    await expect(page.getByRole("banner").getByRole("status", { name: "Balance" })).toContainText("€");

    const other = await (await browser.newContext({ baseURL: stack.siteUrl })).newPage();
    await open(other, "/en");
    await giveLogin(other, { login: login ?? "", password: password ?? "" });
    await isIn(other);
    await other.context().close();
  },
);

test.describe("from an address that has asked for no messages yet", () => {
  // After two messages a picture is to be read first.
  test.use({ extraHTTPHeaders: { "x-forwarded-for": "198.51.100.73" } });

  test(
    "by email: the letter's code; who has the address is told nothing else [3.27]",
    { tag: "@journey" },
    async ({ page, stack }) => {
      const fill = async (email: string) => {
        const dialog = await openWindow(page, "Email");
        await dialog.getByRole("textbox", { name: "Email" }).fill(email);
        await dialog.getByLabel("Password", { exact: true }).fill("secret-2026");
        await dialog.getByLabel("First name").fill("Ann");
        await dialog.getByLabel("Last name").fill("Lee");
        await dialog.getByLabel("Date of birth").fill("1990-05-31");
        await dialog.getByRole("button", { name: "Send the code" }).click();
        await expect(dialog.getByText(`We sent a code to \u2066${email}\u2069`)).toBeVisible();
        return dialog;
      };
      const taken = await fill("demo@example.com");
      await taken.getByLabel("Code from the message").fill("123456");
      await taken.getByRole("button", { name: "Confirm" }).click();
      await expect(taken.getByText("The code is wrong")).toBeVisible();

      const email = `ann${Date.now()}@example.com`;
      const dialog = await fill(email);
      await dialog.getByLabel("Code from the message").fill(await codeTo(page, stack.servicesUrl, email));
      await dialog.getByRole("button", { name: "Confirm" }).click();
      await isIn(page);
    },
  );
});

test.describe("from an address of nobody else's", () => {
  test.use({ extraHTTPHeaders: { "x-forwarded-for": "198.51.100.74" } });

  test(
    "by a network: consent there, the form with what it told, and from then on its button signs in [3.27] [3.29]",
    { tag: "@journey" },
    async ({ page }) => {
      await open(page, "/en/results");
      await page.getByRole("banner").getByRole("link", { name: "Register" }).click();
      const dialog = page.getByRole("dialog", { name: "Register" });
      await dialog.getByRole("tab", { name: "Social network" }).click();
      await dialog.getByLabel("Currency").selectOption({ label: "Euro (EUR)" });
      await dialog.getByRole("textbox", { name: /Promo code/ }).fill("SAFFRON");
      await dialog.getByRole("button", { name: "VK", exact: true }).click();
      await page.getByRole("radio", { name: "Somebody else" }).check();
      await page.getByRole("textbox", { name: "Name of somebody else" }).fill("Rita Registers");
      await page.getByRole("button", { name: "Agree and go on" }).click();
      const main = page.getByRole("main");
      await expect(main.getByText("The network has confirmed who you are.")).toBeVisible();
      expect(page.url()).not.toMatch(/token|code|state/);
      // Their choice has come along, though they have let the site keep nothing yet.
      await expect(main.getByRole("textbox", { name: /Promo code/ })).toHaveValue("SAFFRON");
      await main.getByRole("checkbox", { name: /or older/ }).check();
      await main.getByRole("button", { name: "Register", exact: true }).click();
      await isIn(page);
      await expect(page.getByRole("banner").getByRole("status", { name: "Balance" })).toContainText("€");
      await expect(page).toHaveURL(/\/en\/results$/);

      await signOut(page);
      await page.getByRole("banner").getByRole("button", { name: "Sign in", exact: true }).click();
      await signInWindow(page).getByRole("button", { name: "VK", exact: true }).click();
      await page.getByRole("radio", { name: "Somebody else" }).check();
      await page.getByRole("textbox", { name: "Name of somebody else" }).fill("Rita Registers");
      await page.getByRole("button", { name: "Agree and go on" }).click();
      await isIn(page);
    },
  );
});

test.describe("from another address", () => {
  test.use({ extraHTTPHeaders: { "x-forwarded-for": "198.51.100.72" } });

  test("by phone: the message's code [3.17] [3.18]", async ({ page, stack }) => {
    const dialog = await openWindow(page, "Phone");
    await dialog.getByLabel("Country code").selectOption("ru");
    await dialog.getByRole("textbox", { name: "Phone" }).fill("9000000081");
    await dialog.getByRole("button", { name: "Send the code" }).click();
    const field = dialog.getByLabel("Code from the message");
    await expect(field).toBeFocused();
    await field.fill(await codeTo(page, stack.servicesUrl, "79000000081"));
    await dialog.getByRole("button", { name: "Confirm" }).click();
    await isIn(page);
  });
});
