/**
 * What axe says of the steps, windows and notices about people, and of each method of the security page, in every look.
 */
import type { Page } from "@playwright/test";
import { expect, test } from "../../kit/index.ts";
import { flaws } from "../flaws.ts";
import { looksOf } from "../sample.ts";
import { open } from "../site.ts";
import { SCREENS } from "./peopleScreens.ts";

const languages = ["en", "ar"] as const;

/** All that axe finds, light and dark. */
async function flawsInBoth(page: Page, where: string, part: string): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    found.push(...(await flaws(page, `${where}, ${colorScheme}`, { part, onlyColors: colorScheme === "dark" })));
  }
  return found;
}

for (const { name, isPlayer, reach } of SCREENS) {
  test.describe(name, () => {
    test.use({ as: isPlayer ? "player" : "guest" });
    for (const lang of looksOf(name, languages)) {
      test(`axe finds nothing in ${name} in ${lang}`, async ({ page, mock }) => {
        await page.emulateMedia({ reducedMotion: "reduce" });
        const reached = await reach(page, mock, lang);
        await expect(reached).toBeVisible();
        expect(
          await flawsInBoth(
            page,
            name,
            await reached.evaluate(({ localName, role }) => (role ? `[role='${role}']` : localName)),
          ),
        ).toEqual([]);
      });
    }
  });
}

test.describe("the security page", () => {
  test.use({ as: "player" });

  for (const lang of looksOf("any method's window", languages)) {
    test(`axe finds nothing in any method's window in ${lang} [2.43]`, async ({ page }) => {
      test.setTimeout(90_000);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await open(page, `/${lang}/office/security`);
      const methods = page
        .getByRole("main")
        .getByRole("list")
        .filter({ has: page.getByRole("heading", { level: 3 }) })
        .getByRole("button");
      await expect(methods.first()).toBeVisible();
      const found: string[] = [];
      for (const name of await methods.evaluateAll((buttons) =>
        buttons.map((button) => button.getAttribute("aria-label") ?? ""),
      )) {
        await methods.and(page.getByRole("button", { name, exact: true })).click();
        await expect(page.getByRole("dialog")).toBeVisible();
        found.push(...(await flawsInBoth(page, name, "[role='dialog']")));
        await page.keyboard.press("Escape");
        await expect(page.getByRole("dialog")).toBeHidden();
      }
      expect(found).toEqual([]);
    });
  }
});
