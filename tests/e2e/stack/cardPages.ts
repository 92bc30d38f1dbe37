/** Paying by card: from the form of the site to the provider's pages and back. */
import { expect, type Page } from "@playwright/test";

export const cards = {
  good: "4111 1111 1111 1111",
  challenged: "4000 0038 0000 0446",
  declined: "4000 0000 0000 0002",
};
export const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** The balance on the receipt: the page of a return has no header. */
export const balanceNow = (page: Page) => page.getByRole("term").filter({ hasText: "Balance now" }).locator("+ dd");

/** Goes from the form of the site to the provider's page of a card. */
export async function goToCard(page: Page, amount: string): Promise<void> {
  await page.getByRole("radio", { name: /card/i }).first().check({ force: true });
  await page.getByRole("textbox", { name: /^Amount/ }).fill(amount);
  await page.getByRole("button", { name: /^Pay / }).click();
  await expect(heading(page)).toHaveText("Pay by card");
}

/** Pays on the provider's page. */
export async function payBy(page: Page, number: string): Promise<void> {
  await page.getByLabel("Card number").fill(number);
  await page.getByLabel("Expiry").fill("12/34");
  await page.getByLabel("Security code").fill("123");
  await page.getByRole("button", { name: "Pay", exact: true }).click();
}
