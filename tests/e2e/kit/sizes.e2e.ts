import { expect, test } from "../../kit/index.ts";
import { open } from "../site.ts";
import { lineGame } from "./games.ts";

test("a wide window takes 95 % of a narrow screen, and a page's width of a wide one", async ({ page }) => {
  for (const [width, wanted] of [
    [1024, 1024 * 0.95],
    [1920, 1100],
  ] as const) {
    await page.setViewportSize({ width, height: 768 });
    await open(page, "/en");
    await page.getByRole("banner").getByRole("button", { name: "All sections" }).click();
    const box = await page.getByRole("dialog", { name: "All sections" }).boundingBox();
    expect(box?.width).toBeCloseTo(wanted, 0);
  }
});

test("what a link or the keyboard brings into view stands ten pixels below the header, whose height is one variable [9.22]", async ({
  page,
}) => {
  await open(page, `/en${lineGame.path}`);
  const { header, padding, variable } = await page.evaluate(() => {
    const root = getComputedStyle(document.documentElement);
    return {
      header: document.querySelector("header")?.getBoundingClientRect().height ?? 0,
      padding: Number.parseInt(root.scrollPaddingBlockStart, 10),
      variable: Number.parseInt(root.getPropertyValue("--header-height"), 10),
    };
  });
  expect([header, padding]).toEqual([variable, variable + 10]);
  // Another height of the operator's brand book moves all of it.
  await page.evaluate(() => document.documentElement.style.setProperty("--header-height", "80px"));
  const moved = await page.evaluate(() => [
    document.querySelector("header")?.getBoundingClientRect().height,
    getComputedStyle(document.documentElement).scrollPaddingBlockStart,
  ]);
  expect(moved).toEqual([80, "90px"]);
});

test("what is chosen is marked also where the visitor's own colors take the place of all others", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, "/en/line/football");
  const chosen = page
    .getByRole("main")
    .locator('[aria-current]:not([aria-current="false"]), [aria-pressed="true"], [aria-selected="true"]')
    .first();
  await expect(chosen).toBeVisible();
  expect(await chosen.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe("solid");
});
