/** The office's page of limits, as tests use it. */
import type { Page } from "@playwright/test";

export const path = "/en/office/responsible";

export const limit = (page: Page, name: string) => page.getByRole("group", { name });
export const day = "Deposit limit, 24 hours";

export async function setDeposit(page: Page, amount: string): Promise<void> {
  await limit(page, day).getByRole("textbox").fill(amount);
  await limit(page, day).getByRole("button", { name: "Save" }).click();
}
