import type { Page } from "@playwright/test";
import { expect } from "./stack.ts";

/** Signs in through the header's dialog. */
export async function signIn(page: Page, login: "demo" | "demo2" = "demo"): Promise<void> {
  await page.getByRole("banner").getByRole("button", { name: "Sign in", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Sign in" });
  await dialog.getByLabel("Login, number, e-mail or phone").fill(login);
  await dialog.getByLabel("Password", { exact: true }).fill("Demo-2026!");
  await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("banner").getByRole("status", { name: "Balance" })).toBeVisible();
}
