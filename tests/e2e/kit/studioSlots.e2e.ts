/** Slots in the browser: a round is shown to its end, said in words, there again after a reload, and can be checked. */
import { expect, test, type Page } from "@playwright/test";
import { startWorld, type World } from "../../../studio/testing/world.ts";

let world: World;
test.beforeAll(async () => {
  world = await startWorld();
});
test.afterAll(async () => world.close());

interface SlotRound {
  returned: number;
  view: { steps: { kind: string; grid: string[]; gained?: number }[] };
}

async function open(page: Page, game: string): Promise<string> {
  const token = await world.launch(game, true);
  await page.goto(`${world.url}/en/play#${token}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  return token;
}
const main = (page: Page) => page.locator("button.main");
const told = (page: Page) => page.locator(".told");
const reels = (page: Page) => page.getByRole("img", { name: /^Reel 1: / });
const lastRound = async (token: string) => {
  const { rounds } = (await world.frame(token, "rounds")).body as { rounds: SlotRound[] };
  return rounds[0];
};
const cells = (page: Page) =>
  page
    .locator(".reel")
    .evaluateAll((all) =>
      all.map((reel) => [...reel.querySelectorAll(".cell")].map((cell) => cell.getAttribute("data-symbol")).join("")),
    );

/** Spins until a round is as it should be. */
async function spinUntil(page: Page, token: string, isFit: (round: SlotRound) => boolean): Promise<SlotRound> {
  for (let spins = 0; spins < 400; spins += 1) {
    await main(page).press("Enter");
    await expect(told(page)).not.toBeEmpty();
    await expect(main(page)).toBeEnabled();
    const round = await lastRound(token);
    if (round !== undefined && isFit(round)) return round;
  }
  throw new Error("no such round came");
}

test("a win is shown and said, is there again after a reload, and is checked from its seeds", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const token = await open(page, "heron-lake");
  await expect(main(page)).toHaveText("Spin");
  const round = await spinUntil(page, token, ({ returned }) => returned > 10_000);
  const grid = round.view.steps.at(-1)?.grid;
  expect(await cells(page)).toEqual(grid);
  await expect(told(page)).toHaveText(/^.+ ×[2-5] on line \d+.* · Won \d+\.\d\d$/);
  await expect(page.locator(".slot")).toHaveAttribute("data-win");
  const [words, seen] = [await told(page).textContent(), await reels(page).getAttribute("aria-label")];
  await page.reload();
  await expect(told(page)).toHaveText(words ?? "");
  expect(await cells(page)).toEqual(grid);
  await expect(reels(page)).toHaveAttribute("aria-label", seen ?? "");

  await page.getByRole("button", { name: "Fairness" }).click();
  await page.getByRole("textbox", { name: "Your seed" }).fill("mine");
  await page.getByRole("button", { name: "Reveal and change seeds" }).click();
  await expect(page.getByText("is revealed")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "History" }).click();
  const address = await page.getByRole("link", { name: "Check this round" }).first().getAttribute("href");
  await page.goto(`${world.url}${address}`);
  await expect(page.getByRole("status")).toContainText(`×${(round.returned / 10_000).toFixed(2)}`);
  expect(JSON.parse((await page.locator("pre").textContent()) ?? "")).toEqual(round.view);
});

test("a return below the stake is no win", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const token = await open(page, "night-market");
  await spinUntil(page, token, ({ returned }) => returned > 0 && returned <= 10_000);
  await expect(told(page)).toHaveText(/ · Returned \d/);
  await expect(told(page)).toHaveAttribute("data-win", "false");
  await expect(page.locator(".slot")).not.toHaveAttribute("data-win");
});

test("respins are shown to their end, with what each coin is worth", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const token = await open(page, "winter-fair");
  const { view } = await spinUntil(page, token, ({ view: { steps } }) => steps.some(({ kind }) => kind === "respin"));
  const coins = [...(view.steps.at(-1)?.grid.join("") ?? "")].filter((symbol) => symbol === "C").length;
  await expect(page.locator(".cell b")).toHaveCount(coins);
  await expect(told(page)).toContainText(new RegExp(`coins: ${coins} · Won`, "i"));
});

test("the reels turn before the result is said, and no press cuts it short", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const token = await open(page, "corner-arcade");
  await main(page).press(" ");
  await expect
    .poll(async () => page.locator(".run").evaluateAll((all) => all.some((run) => run.getAnimations().length > 0)))
    .toBe(true);
  await expect(main(page)).toBeDisabled();
  await expect(told(page)).toBeEmpty();
  await expect(told(page)).not.toBeEmpty();
  expect(await cells(page)).toEqual((await lastRound(token))?.view.steps[0]?.grid);
});

test("the rules have every pay, the lines, and the figures of the game", async ({ page }) => {
  await open(page, "heron-lake");
  await page.getByRole("button", { name: "Rules" }).click();
  const rules = page.getByRole("dialog");
  await expect(rules).toContainText("Return to player95.88 %");
  await expect(rules).toContainText("Rounds that pay29.25 %");
  // Five herons pay 2,000 units of a tenth of the stake.
  await expect(rules.getByRole("listitem").filter({ hasText: "Heron" })).toContainText("5: ×200.00");
  await expect(rules.locator(".slotPays li")).toHaveCount(10);
  await expect(rules.locator(".slotLines li")).toHaveCount(10);
  await page.keyboard.press("Escape");
  await expect(rules).toHaveCount(0);
});
