import type { Page } from "@playwright/test";
import { hydrated } from "../site.ts";
import { expect } from "./stack.ts";

/** The window of signing in. */
export const signInWindow = (page: Page) => page.getByRole("dialog", { name: "Sign in" });

/** Opens the header's window and gives login and password there. */
export async function giveLogin(page: Page, { login, password }: { login: string; password: string }): Promise<void> {
  await hydrated(page);
  await page.getByRole("banner").getByRole("button", { name: "Sign in", exact: true }).click();
  const dialog = signInWindow(page);
  await dialog.getByLabel("Username, account number, email or phone").fill(login);
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
}

/** Expects the page to be a player's. */
export const isIn = (page: Page) =>
  expect(page.getByRole("banner").getByRole("status", { name: "Balance" })).toBeVisible();

/** Expects the page to be a guest's. */
export const isOut = (page: Page) =>
  expect(page.getByRole("banner").getByRole("button", { name: "Sign in", exact: true })).toBeVisible();

export const signOut = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Sign out" }).click();

/** Signs a player in through the header's window; a demo player if none is named. */
export async function signIn(
  page: Page,
  credentials: { login: string; password: string } = { login: "demo", password: "Demo-2026!" },
): Promise<void> {
  await giveLogin(page, credentials);
  await expect(signInWindow(page)).toBeHidden();
  await isIn(page);
}
