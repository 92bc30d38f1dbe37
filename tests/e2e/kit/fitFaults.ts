/** What a browser test of a page's fit looks for: nothing cut off, over something else or beside its column. */
import type { Page } from "@playwright/test";
import { expect } from "../../kit/index.ts";

/** Widths, and zooms that these widths are: 683 by 384 is 1366 by 768 at 200 %. */
const sizes = [
  [1920, 1080],
  [1366, 768],
  [1280, 720],
  [1024, 768],
  [683, 384],
  [341, 192],
] as const;

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
    /** Whether it lies in something that scrolls to the side by itself, as wide tables do. */
    const hasScroller = (element: Element): boolean => {
      const parent = element.parentElement;
      if (parent === null || parent === document.body) return false;
      return /auto|scroll/.test(getComputedStyle(parent).overflowX) || hasScroller(parent);
    };

    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) faults.push(`the page is ${wide} px wider than the window`);

    // What can be pressed in a list lies inside of it, and prices of a row not over each other.
    for (const list of all("main [data-game]")) {
      const frame = list.getBoundingClientRect();
      const inside = [...list.querySelectorAll("a, button")].filter(isSeen);
      for (const element of inside) {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const isOut = left < frame.left - 1 || right > frame.right + 1;
        if (isOut || top < frame.top - 1 || bottom > frame.bottom + 1)
          faults.push(`"${nameOf(element)}" leaves its row`);
      }
      inside.forEach((one, index) => {
        for (const other of inside.slice(index + 1))
          if (!one.contains(other) && overlap(one.getBoundingClientRect(), other.getBoundingClientRect()))
            faults.push(`"${nameOf(one)}" lies over "${nameOf(other)}"`);
      });
    }

    // Fields, buttons and links of a page lie in the window, hold their words, and not over each other.
    const parts = all(
      "main :is(a, button, input:not([type=checkbox], [type=radio]), select, textarea):not([data-game] *)",
    ).filter((part) => !hasScroller(part) && part.closest("[role=tablist], figure, svg") === null);
    parts.forEach((part, index) => {
      const box = part.getBoundingClientRect();
      if (box.left < -1 || box.right > innerWidth + 1) faults.push(`"${nameOf(part)}" leaves the window`);
      if (part.matches("button") && part.scrollWidth > part.clientWidth + 1) faults.push(`"${nameOf(part)}" is cut`);
      for (const other of parts.slice(index + 1))
        if (!part.contains(other) && !other.contains(part) && overlap(box, other.getBoundingClientRect()))
          faults.push(`"${nameOf(part)}" lies over "${nameOf(other)}"`);
    });

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

export async function expectFit(page: Page, where: string): Promise<void> {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await expect
      .soft(async () => expect(await faultsOf(page), `${where} at ${width} by ${height}`).toEqual([]))
      .toPass({ timeout: 5000 });
  }
}
