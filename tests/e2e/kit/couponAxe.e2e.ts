import { readFileSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "../../kit/index.ts";
import { sample } from "../sample.ts";
import { pick } from "./couponPicks.ts";

test.use({ as: "player" });

const kinds = ["EXPRESS", "SYSTEM", "MULTIPLE_SINGLES", "FULL_COVER", "CHAIN", "CONDITIONAL", "ANTI_EXPRESS"] as const;
const QUICK_KINDS = 3;

interface Words { moreKinds: string; extras: string; place: string; kinds: Readonly<Record<string, string>> }
const wordsOf = (lang: string) => JSON.parse(readFileSync(new URL(`../../../web/src/i18n/${lang}/slip.json`, import.meta.url), "utf8")) as Words;

/** All that axe finds in the column of the coupon; in dark, what other colours can spoil. */
async function flaws(page: Page, where: string, look: "light" | "dark"): Promise<string[]> {
  const axe = new AxeBuilder({ page }).include("section:has(#stake), section:has(form)");
  const { violations } = await (look === "light" ? axe : axe.withRules(["color-contrast"])).analyze();
  return violations.map(({ id, nodes }) => `${where}: ${id}: ${nodes.slice(0, 4).map(({ target }) => target.join(" ")).join(", ")}`);
}

for (const [lang, looks] of [["en", ["light", "dark"]], ["ar", ["light"]]] as const) {
  test(`axe finds nothing in the coupon of any kind, in ${lang === "ar" ? "Arabic, from right to left" : "light and in dark"}`, async ({ page, mock }) => {
    const words = wordsOf(lang);
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await pick(page, mock, ["2.000", "1.500", "1.800", "1.400"], lang);
    await page.getByRole("button", { name: words.extras }).click();
    const found: string[] = [];
    for (const kind of sample(kinds, QUICK_KINDS, (one) => `${lang} ${one}`)) {
      const tab = page.getByRole("tab", { name: new RegExp(`^${words.kinds[kind]}`) });
      if (kind === "EXPRESS" || kind === "SYSTEM") await tab.click();
      else await page.getByRole("combobox", { name: words.moreKinds, exact: true }).selectOption(kind);
      await expect(page.locator("[data-quoted=true]")).toBeVisible();
      for (const colorScheme of looks) {
        await page.emulateMedia({ colorScheme });
        found.push(...await flaws(page, `${kind}, ${colorScheme}`, colorScheme));
      }
    }
    expect(found).toEqual([]);
  });
}
