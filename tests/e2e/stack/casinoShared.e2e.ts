/** Rounds that all players share, for money on the whole product: a flight, a live table, a room. */
import type { FrameLocator, Page } from "@playwright/test";
import { open, siteOf } from "../site.ts";
import { expect, test } from "./stack.ts";
import { newPlayer } from "./visitors.ts";

test.beforeEach(async ({ stack, page }) => {
  await newPlayer(page.context().request, stack.servicesUrl);
});

const frameOf = (page: Page): FrameLocator => page.frameLocator("iframe[title$='the game']");
/** A sum as the English site writes it, in kopecks. */
const kopecks = (text: string): number => Math.round(Number(text.replaceAll(/[^\d.]/g, "")) * 100);
const balanceOf = async (page: Page): Promise<number> => kopecks(await siteOf(page).balance.innerText());
const isBetting = (frame: FrameLocator) =>
  expect(frame.locator(".phase")).toHaveAttribute("data-phase", "open", { timeout: 60_000 });

/** Finds a game in its hall and opens it for money. */
async function sitDown(page: Page, hall: string, game: string): Promise<FrameLocator> {
  await open(page, `/en/${hall}`);
  await page.getByRole("main").getByRole("link", { name: game, exact: true }).click();
  await page.getByRole("link", { name: "Play for money" }).click();
  const frame = frameOf(page);
  await isBetting(frame);
  return frame;
}

/** What is told of a round, read before the next one begins. */
async function told(frame: FrameLocator, pattern: RegExp): Promise<string> {
  let text = "";
  await expect
    .poll(async () => (text = await frame.locator(".told").innerText()), { intervals: [200], timeout: 60_000 })
    .toMatch(pattern);
  return text;
}

/** Bets, waits for the draw, and compares what the game says, which is answered, with what the account has. */
async function playOnce(page: Page, frame: FrameLocator): Promise<string> {
  const main = frame.locator("button.main");
  await isBetting(frame);
  const before = await balanceOf(page);
  const staked = kopecks(await main.innerText());
  await main.click();
  await expect(main).toHaveText(/^Bet placed/);
  await expect.poll(() => balanceOf(page)).toBe(before - staked);
  await expect(frame.locator(".bets li")).toHaveText(/Guest [0-9A-F]{4}/);
  const text = await told(frame, /· (Won|Returned|No win)/);
  const won = /(?:Won|Returned) (.*)$/.exec(text)?.[1];
  await expect.poll(() => balanceOf(page)).toBe(before - staked + (won === undefined ? 0 : kopecks(won)));
  return text;
}

test(
  "a flight is cashed out in the air, and the account has what the button said [2.21]",
  { tag: "@journey" },
  async ({ page }) => {
    test.setTimeout(180_000);
    const frame = await sitDown(page, "crash-games", "Paper Kite");
    for (;;) {
      await isBetting(frame);
      const before = await balanceOf(page);
      const main = frame.getByRole("region", { name: "Bet 1" }).locator("button.main");
      const staked = kopecks(await main.innerText());
      await main.click();
      const cashOut = frame.getByRole("button", { name: /^Cash out/ });
      await expect(cashOut.or(frame.locator(".told", { hasText: "No win" }))).toBeVisible({ timeout: 60_000 });
      // One in a hundred falls at once, and some before a press arrives.
      if (await cashOut.isVisible()) await cashOut.click().catch(() => {});
      const won = /Won (.*)$/.exec(await told(frame, /^(Cashed out|The string broke) at/))?.[1];
      if (won === undefined) continue;
      expect(kopecks(won)).toBeGreaterThan(staked);
      await expect.poll(() => balanceOf(page)).toBe(before - staked + kopecks(won));
      break;
    }
  },
);

test("a live table says that it is drawn, shows who sits there, and pays by the wheel [2.20]", async ({ page }) => {
  test.setTimeout(180_000);
  const frame = await sitDown(page, "casino", "Glass Hall Roulette");
  const table = frame.getByRole("complementary", { name: "At the table" });
  await expect(table).toContainText("This table is drawn on the screen, not filmed");
  await expect(table).toContainText(/Round \d+/);
  await expect(table).toContainText("seats taken: 1");
  await expect(table).toContainText(/Stakes: .*10\.00/);
  await frame.getByRole("button", { name: /^Red,/ }).click();
  expect(await playOnce(page, frame)).toMatch(/^\d+ (Red|Black|Green) ·/);
});

test("a card of the bingo room is drawn with everybody's balls [2.19]", async ({ page }) => {
  test.setTimeout(180_000);
  const frame = await sitDown(page, "bingo", "Sunday Bingo");
  expect(await playOnce(page, frame)).toMatch(/^Full lines: \d ·/);
});
