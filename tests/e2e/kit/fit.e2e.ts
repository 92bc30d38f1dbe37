// Nothing is cut off, lies over something else or stands beside its column: on main pages, in each language and at each
// width, and at the zooms that these widths are (683 by 384 is 1366 by 768 at 200 %).
import type { Page } from "@playwright/test";
import { expect, test } from "../../kit/index.ts";
import { open } from "../site.ts";
import { lineGame, liveGame } from "./games.ts";

const sizes = [
  [1920, 1080],
  [1366, 768],
  [1280, 720],
  [1024, 768],
  [683, 384],
  [341, 192],
] as const;
const languages = ["en", "ru", "es", "ar"] as const;
const paths = ["", "/live", lineGame.path, liveGame.path] as const;

/** Faults of the page as it is drawn now, each in words. */
function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const nameOf = (element: Element) =>
      (element.getAttribute("aria-label") ?? element.textContent).trim().slice(0, 40) || element.tagName;
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 2 && height > 2 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    };
    const all = (selector: string) => [...document.querySelectorAll(selector)].filter(isSeen);
    const overlap = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    const faults: string[] = [];

    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) faults.push(`the page is ${wide} px wider than the window`);

    // What can be pressed in a list lies inside of it, and prices of a row not over each other.
    for (const list of all("main [data-game]")) {
      const frame = list.getBoundingClientRect();
      const inside = [...list.querySelectorAll("a, button")].filter(isSeen);
      for (const element of inside) {
        const { left, right } = element.getBoundingClientRect();
        if (left < frame.left - 1 || right > frame.right + 1) faults.push(`"${nameOf(element)}" leaves its row`);
      }
      inside.forEach((one, index) => {
        for (const other of inside.slice(index + 1))
          if (!one.contains(other) && overlap(one.getBoundingClientRect(), other.getBoundingClientRect()))
            faults.push(`"${nameOf(one)}" lies over "${nameOf(other)}"`);
      });
    }

    // The content ends before the coupon begins, where both stand side by side.
    const [main] = all("main");
    const [slip] = all('[data-side="end"]');
    if (main && slip && getComputedStyle(slip).position !== "fixed")
      if (overlap(main.getBoundingClientRect(), slip.getBoundingClientRect()))
        faults.push("coupon and content overlap");

    // Skip links wait above the window until they have the focus.
    const tools = all("header a, header button, header select").filter(
      (tool) => tool.getBoundingClientRect().bottom > 0,
    );
    tools.forEach((one, index) => {
      for (const other of tools.slice(index + 1))
        if (
          !one.contains(other) &&
          !other.contains(one) &&
          overlap(one.getBoundingClientRect(), other.getBoundingClientRect())
        )
          faults.push(`in the header "${nameOf(one)}" lies over "${nameOf(other)}"`);
    });

    // Words over columns stand over them, and are not cut.
    for (const head of all('main [data-columns="european"]:not([data-game])')) {
      const words = [...head.querySelectorAll<HTMLElement>("[data-part]")].filter(isSeen);
      for (const word of words)
        if (word.scrollWidth > word.clientWidth + 1) faults.push(`the head "${nameOf(word)}" is cut`);
      const row = all("main [data-game]").find(
        (game) => game.getBoundingClientRect().top > head.getBoundingClientRect().top,
      );
      const price = row && [...row.querySelectorAll("button[aria-pressed]")].findLast(isSeen);
      const last = words.at(-1);
      if (price && last && row.getAttribute("data-draw") === head.getAttribute("data-draw")) {
        const [under, over] = [price.getBoundingClientRect(), last.getBoundingClientRect()];
        if (last.textContent !== "" && Math.abs(under.left + under.right - over.left - over.right) > 8)
          faults.push(`the head "${nameOf(last)}" stands beside its column`);
      }
    }
    return faults;
  });
}

async function expectFit(page: Page, where: string): Promise<void> {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await expect
      .soft(async () => expect(await faultsOf(page), `${where} at ${width} by ${height}`).toEqual([]))
      .toPass({ timeout: 5000 });
  }
}

for (const language of languages)
  test(`everything has its place at every width and zoom: ${language}`, async ({ page }) => {
    for (const path of paths) {
      await page.setViewportSize({ width: 1366, height: 768 });
      await open(page, `/${language}${path}`);
      await expectFit(page, `/${language}${path}`);
    }
  });

for (const [name, cookies] of [
  ["Asian and compact", { view_type: "1", view_compact: "1" }],
  ["the largest text", { view_font: "larger" }],
  ["scores of periods and numbers of games", { view_score: "1", view_ids: "1" }],
] as const)
  test(`everything has its place at every width and zoom: ${name}`, async ({ page, context, baseURL }) => {
    await context.addCookies(Object.entries(cookies).map(([key, value]) => ({ name: key, value, url: baseURL ?? "" })));
    await open(page, "/en/live");
    await expectFit(page, "/en/live");
  });

test("names of sides are whole at 1280, and a live game's first price is in the first view at 1366", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, "/en");
  const cut = await page
    .locator("main [data-game] a span")
    .evaluateAll((names) =>
      names.filter((name) => name.scrollWidth > name.clientWidth + 1).map(({ textContent }) => textContent),
    );
  expect(cut).toEqual([]);

  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, `/en${liveGame.path}`);
  const price = page
    .getByRole("main")
    .getByRole("button", { name: /^Match result: / })
    .first();
  await expect(price).toBeVisible();
  expect((await price.boundingBox())?.y).toBeLessThanOrEqual(300);
});
