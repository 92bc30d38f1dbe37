/**
 * How long the page takes for what a player does, from the browser's own time of their click to the frame that shows
 * it.
 */
import type { Locator, Page } from "@playwright/test";
import { median } from "./livePage.ts";

const CLICKS = 9;
const OPENINGS = 7;

/** What ends the wait: so many of what a selector finds. */
interface Shown {
  selector: string;
  count: number;
}

const BETS = "li[data-state]";
const GAME_PRICES = "main article button[aria-pressed]";

/** Has the page time from the next click until what is waited for stands in a drawn frame. */
async function timeOf(page: Page, shown: Shown, click: () => Promise<void>): Promise<number> {
  const time = page.evaluate(
    ({ selector, count }) =>
      new Promise<number>((resolve) => {
        addEventListener(
          "click",
          ({ timeStamp }) => {
            const observer = new MutationObserver(look);
            function look(): void {
              if (document.querySelectorAll(selector).length < count) return;
              observer.disconnect();
              requestAnimationFrame(() => {
                setTimeout(() => resolve(performance.now() - timeStamp));
              });
            }
            observer.observe(document.documentElement, { childList: true, subtree: true, attributes: true });
            look();
          },
          { capture: true, once: true },
        );
      }),
    shown,
  );
  await click();
  return time;
}

/** Milliseconds from a click on a price to the bet in the coupon, the median; the coupon's form has come before. */
export async function clickToCoupon(page: Page, prices: Locator): Promise<number> {
  const bets = page.locator(BETS);
  await prices.first().click();
  await bets.first().waitFor();
  const times: number[] = [];
  for (let index = 1; index <= CLICKS; index += 1) {
    // A price of another game each time: one of the same market would take the other's place.
    const price = prices.nth(index * 7);
    times.push(await timeOf(page, { selector: BETS, count: (await bets.count()) + 1 }, () => price.click()));
  }
  return median(times);
}

/** Milliseconds from a click on a game in a list to its prices, the median; the page's files have come before. */
export async function openingGame(page: Page, links: Locator): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index <= OPENINGS; index += 1) {
    const link = links.nth(index);
    // As a hand does it: there is a moment between coming to a link and pressing on it.
    await link.hover();
    await page.waitForTimeout(150);
    const time = await timeOf(page, { selector: GAME_PRICES, count: 1 }, () => link.click());
    if (index > 0) times.push(time);
    await page.goBack();
    await page.locator(GAME_PRICES).first().waitFor({ state: "detached" });
  }
  return median(times);
}
