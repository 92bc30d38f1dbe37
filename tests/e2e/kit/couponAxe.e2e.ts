import { readFileSync } from "node:fs";
import { expect, test } from "../../kit/index.ts";
import { flaws } from "../flaws.ts";
import { sample } from "../sample.ts";
import { pick } from "./couponPicks.ts";

test.use({ as: "player" });

const kinds = ["EXPRESS", "SYSTEM", "MULTIPLE_SINGLES", "FULL_COVER", "CHAIN", "CONDITIONAL", "ANTI_EXPRESS"] as const;
const QUICK_KINDS = 3;
/** The column of the coupon. */
const COLUMN = "section:has(#stake), section:has(form)";

interface Words {
  moreKinds: string;
  extras: string;
  place: string;
  kinds: Readonly<Record<string, string>>;
}
const wordsOf = (lang: string) =>
  JSON.parse(
    readFileSync(new URL(`../../../web/src/platform/i18n/${lang}/slip.json`, import.meta.url), "utf8"),
  ) as Words;

for (const [lang, looks] of [
  ["en", ["light", "dark"]],
  ["ar", ["light"]],
] as const) {
  test(`axe finds nothing in the coupon of any kind, in ${lang === "ar" ? "Arabic, from right to left" : "light and in dark"}`, async ({
    page,
    mock,
  }) => {
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
        found.push(
          ...(await flaws(page, `${kind}, ${colorScheme}`, { part: COLUMN, onlyColors: colorScheme === "dark" })),
        );
      }
    }
    expect(found).toEqual([]);
  });
}
