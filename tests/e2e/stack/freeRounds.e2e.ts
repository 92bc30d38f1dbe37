/** Free rounds on the whole product: taken as an offer, played in the frame, won as the terms say, and kept in the history. */
import type { FrameLocator, Page } from "@playwright/test";
import { flaws } from "../flaws.ts";
import { open, siteOf } from "../site.ts";
import { expect, test } from "./stack.ts";
import { confirmEmail, newPlayer } from "./visitors.ts";

test.beforeEach(async ({ stack, page }) => {
  await newPlayer(page.context().request, stack.servicesUrl);
  await confirmEmail(page.context().request, stack.servicesUrl);
});

/** A sum as the English site writes it, in kopecks. */
const kopecks = (text: string): number => Math.round(Number(text.replaceAll(/[^\d.]/g, "")) * 100);
const balanceOf = async (page: Page): Promise<number> => kopecks(await siteOf(page).balance.innerText());
const cardOf = (page: Page, game: string) =>
  page.getByRole("article").filter({ hasText: `free rounds left in ${game}` });

/** Takes an offer and goes to its game. */
async function take(page: Page, offer: string, text: string): Promise<FrameLocator> {
  await open(page, `/en/promotions/${offer}`);
  await expect(page.getByText(text)).toBeVisible();
  await page.getByRole("button", { name: "Take it" }).click();
  await page.getByRole("link", { name: "Play now" }).click();
  return page.frameLocator("iframe[title$='the game']");
}

/**
 * Plays free rounds until one has won, or none is left, as the bar above the game and the one in it count them.
 * @returns how many were played, and what they have won in kopecks
 */
async function playUntilWon(page: Page, frame: FrameLocator, all: number): Promise<{ played: number; won: number }> {
  const inside = frame.getByRole("region", { name: "Free rounds" });
  const won = async () => kopecks((await inside.getByText(/^Won: /).innerText()).replace("Won: ", ""));
  let played = 0;
  while (played < all - 1 && (await won()) === 0) {
    await frame.getByRole("button", { name: "Play a free round" }).click();
    played += 1;
    await expect(inside.getByText(`Left: ${all - played}`)).toBeVisible();
    await expect(page.getByText(`Free rounds: ${all - played} of ${all}`)).toBeVisible();
    await expect(page.getByText(played === 1 ? /Result of 1 round/ : `Result of ${played} rounds`)).toBeVisible();
  }
  return { played, won: await won() };
}

test(
  "free rounds take nothing from the balance, count down, pay cash, and are marked in the history [2.44]",
  { tag: "@journey" },
  async ({ page }) => {
    const frame = await take(page, "harbour-free-rounds", "Nothing: what you win is cash at once");
    await expect(page.getByText("Free rounds: 20 of 20")).toBeVisible();
    const before = await balanceOf(page);
    expect(await flaws(page, "a game with free rounds", { onlySerious: true })).toEqual([]);
    const { played, won } = await playUntilWon(page, frame, 20);
    await expect.poll(() => balanceOf(page)).toBe(before + won);

    await open(page, "/en/office/bonuses/wager");
    const card = cardOf(page, "Old Harbour");
    await expect(card).toContainText(`${20 - played} of 20 free rounds left in Old Harbour`);
    const shown = await card.getByText(/^Won so far/).innerText();
    expect(kopecks(shown)).toBe(won);
    expect(await flaws(page, "bonuses of free rounds")).toEqual([]);
    await expect(card.getByRole("link", { name: "Play", exact: true })).toHaveAttribute(
      "href",
      /old-harbour\?mode=money$/,
    );

    await open(page, "/en/office/history?view=casino");
    const rows = page.getByRole("table", { name: "Casino history" }).getByRole("row", { name: /Old Harbour/ });
    await expect(rows).toHaveCount(played);
    await expect(rows.filter({ hasText: "Free round" })).toHaveCount(played);
    await expect(rows.filter({ hasText: "Won" })).toHaveCount(won > 0 ? 1 : 0);
  },
);

test("what free rounds with wagering win is bonus money, and giving them up ends them [2.44]", async ({ page }) => {
  const frame = await take(page, "heron-free-rounds", "What you win, 20 times");
  const before = await balanceOf(page);
  const { played, won } = await playUntilWon(page, frame, 30);
  expect(won).toBeGreaterThan(0);

  await open(page, "/en/office/bonuses/wager");
  const card = cardOf(page, "Heron Lake");
  await expect(card).toContainText(`${30 - played} of 30 free rounds left in Heron Lake`);
  const wagering = card.getByText("Staked", { exact: true }).locator("xpath=following-sibling::span");
  expect(kopecks((await wagering.innerText()).split("/")[1] ?? "")).toBe(won * 20);
  expect(await balanceOf(page)).toBe(before);
  await card.getByRole("button", { name: "Give up" }).click();
  const dialog = page.getByRole("dialog", { name: "Give this bonus up?" });
  await expect(dialog).toContainText("Free rounds that you haven't played are lost, and so is the bonus balance");
  await dialog.getByRole("button", { name: "Give up" }).click();
  await expect(card).toContainText("Given up");
  await expect(card).toContainText("0 of 30 free rounds left in Heron Lake");
  expect(await balanceOf(page)).toBe(before);

  await open(page, "/en/casino-search?q=heron+lake");
  await page.getByRole("main").getByRole("link", { name: "Heron Lake", exact: true }).first().click();
  await page.getByRole("link", { name: "Play for money" }).click();
  await expect(page.getByText("For money", { exact: true })).toBeVisible();
  await expect(frame.getByRole("button", { name: "Spin", exact: true })).toBeVisible();
});
