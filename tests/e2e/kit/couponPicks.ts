import type { Locator, Page } from "@playwright/test";
import type { Mock } from "../../kit/mock.ts";
import { expect } from "../../kit/index.ts";
import { openLive } from "../site.ts";

/** Games of the line of football, in the order of the list. */
export const lineIds = ["1001012", "1001013", "1001014", "1001022", "1001023", "1001024"] as const;
export const home = (id: string): string => `${id}.1x2.home`;

/** The price of the first side in a list, in whatever language. */
export const homePrice = (page: Page, id: string): Locator =>
  page.locator(`[data-game="${id}"] button[data-state]`).first();

/** Gives the first sides of the first games these prices and picks them from the list of football. */
export async function pick(page: Page, mock: Mock, coefs: readonly string[], lang = "en"): Promise<void> {
  for (const [index, coef] of coefs.entries()) mock.set("Outcome", home(lineIds[index] ?? ""), { coef });
  await openLive(page, `/${lang}/line/football`);
  for (const index of coefs.keys()) {
    const price = homePrice(page, lineIds[index] ?? "");
    await price.click();
    await expect(price).toHaveAttribute("aria-pressed", "true");
  }
}
