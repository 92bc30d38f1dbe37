/** Games at cards and at tables in the browser: what is drawn is what the studio has, and it is said in words. */
import { expect, test, type Page } from "@playwright/test";
import { startWorld, type World } from "../../../studio/testing/world.ts";

let world: World;
test.beforeAll(async () => {
  world = await startWorld();
});
test.afterAll(async () => world.close());
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

async function open(page: Page, game: string, { isDemo = true, language = "en" } = {}): Promise<string> {
  const token = await world.launch(game, isDemo);
  // Another address after # alone would load nothing.
  await page.goto("about:blank");
  await page.goto(`${world.url}/${language}/play#${token}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  return token;
}
const main = (page: Page) => page.locator("button.main");
const told = (page: Page) => page.locator(".told");
const lastRound = async (token: string) => {
  const { rounds } = (await world.frame(token, "rounds")).body as {
    rounds: { view: Record<string, unknown>; stake: string; bet: { chips: Record<string, number> } }[];
  };
  return rounds[0];
};

test("roulette takes chips on numbers, borders and fields, by pointer and from the list", async ({ page }) => {
  const token = await open(page, "european-roulette");
  await expect(main(page)).toBeDisabled();
  const cell = page.getByRole("button", { name: /^Number 17,/ });
  await cell.click();
  const box = await cell.boundingBox();
  if (box === null) throw new Error("17 is not drawn");
  // On the border to 20, which lies to the right, and on the corner of 17, 18, 20 and 21.
  await page.mouse.click(box.x + box.width, box.y + box.height / 2);
  await page.mouse.click(box.x + box.width, box.y);
  await page.getByRole("button", { name: /^Red,/ }).press("Enter");
  await page.getByRole("combobox", { name: "Number combinations" }).selectOption("0-1-2-3");
  await page.getByRole("button", { name: "Add chip" }).press("Enter");
  await expect(main(page)).toHaveText("Bet 5.00");
  await main(page).press("Enter");
  await expect(told(page)).toHaveText(/^\d+ (Red|Black|Green) · (No win|Returned \d|Won \d)/);
  const round = await lastRound(token);
  expect(round?.stake).toBe("5.00");
  expect(round?.bet.chips).toEqual({ 17: 1, "17-20": 1, "17-18-20-21": 1, red: 1, "0-1-2-3": 1 });
  await expect(told(page)).toHaveText(new RegExp(`^${String(round?.view["pocket"])} `));
  // Chips stay, and are taken away one by one or all at once.
  await expect(page.getByRole("button", { name: "Red, ×2.00. Chips: 1" })).toBeVisible();
  await page.getByRole("button", { name: /^Red,/ }).press("Delete");
  await expect(main(page)).toHaveText("Bet 4.00");
  await page.getByRole("button", { name: "Clear" }).click();
  await expect(main(page)).toBeDisabled();
});

test("arrow keys go from spot to spot", async ({ page }) => {
  await open(page, "american-roulette");
  await page.getByRole("button", { name: /^Number 17,/ }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("button", { name: /^Number 20,/ })).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("button", { name: /^Number 21,/ })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("button", { name: /^2nd dozen,/ })).toBeFocused();
});

test("a blackjack hand that was left is there again, and is doubled for another stake", async ({ page }) => {
  const still = () => page.getByRole("button", { name: /^Double · €/ });
  await open(page, "lamplight-blackjack", { isDemo: false });
  await page.getByRole("textbox", { name: "Stake" }).fill("0.50");
  // A blackjack ends a round at once.
  await expect(async () => {
    await main(page).press("Enter");
    await expect(still()).toBeEnabled({ timeout: 1000 });
  }).toPass();
  const cards = await page
    .locator(".hand")
    .last()
    .getByRole("img")
    .evaluateAll((all) => all.map((one) => one.ariaLabel));
  await open(page, "lamplight-blackjack", { isDemo: false });
  await expect(still()).toBeEnabled();
  const again = page.locator(".hand").last().getByRole("img");
  expect(await again.evaluateAll((all) => all.map((one) => one.ariaLabel))).toEqual(cards);
  await expect(page.getByRole("img", { name: "Card face down" })).toHaveCount(1);
  await still().click();
  await expect(told(page)).toHaveText(/^You \S+, dealer \S+ · (No win|Returned €1\.00|Won €2\.00)$/);
  await expect(page.getByRole("img", { name: "Card face down" })).toHaveCount(0);
});

test("video poker keeps what is held, and marks what it paid", async ({ page }) => {
  await open(page, "honest-jacks");
  await main(page).press("Enter");
  const held = page.getByRole("button", { name: /^Hold: / }).nth(3);
  const card = await held.getAttribute("aria-label");
  await held.press("Enter");
  await expect(held).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Draw" }).press("Enter");
  await expect(told(page)).toHaveText(/ · (No win|Returned 1\.00|Won \d)/);
  expect(await page.locator(".place").nth(3).getAttribute("aria-label")).toBe(card);
});

for (const [game, spot, result] of [
  ["nine-bridges", /^Banker,/, /^(Player|Banker|Tie): Player \d, Banker \d · /],
  ["dragon-and-tiger", /^Tiger,/, /^(Dragon|Tiger|Tie): .+ of .+, .+ of .+ · /],
  ["inside-outside", /^Andar,/, /^(Andar|Bahar): .+ of .+, cards dealt \d+ · /],
  ["jade-dice", /^Total 11,/, /^\d \+ \d \+ \d = \d+ · /],
] as const)
  test(`${game} says its result in words, has rules, and a revealed round is checked`, async ({ page }) => {
    await open(page, game);
    await page.getByRole("button", { name: spot }).press("Enter");
    await main(page).press("Enter");
    await expect(told(page)).toHaveText(result);
    await expect(page.getByRole("list", { name: "Last rounds" }).getByRole("listitem")).toHaveCount(1);
    await page.getByRole("button", { name: "Rules" }).click();
    await expect(page.getByRole("dialog")).toContainText(/Return to player\d\d\.\d\d/);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Fairness" }).click();
    await page.getByRole("textbox", { name: "Your seed" }).fill("mine");
    await page.getByRole("button", { name: "Reveal and change seeds" }).click();
    await expect(page.getByText("is revealed")).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "History" }).click();
    const words = (await page.locator(".rounds li span").first().textContent()) ?? "";
    await expect(told(page)).toContainText(words);
    const address = await page.getByRole("link", { name: "Check this round" }).getAttribute("href");
    await page.goto(`${world.url}${address}`);
    await expect(page.getByRole("status")).toHaveText(/These seeds give this result: ×/);
  });

test("war is surrendered or fought in each language", async ({ page }) => {
  for (const [language, words] of [
    ["en", /^You .+, dealer .+ · /],
    ["ru", /^У вас .+, у дилера .+ · /],
    ["es", /^Tú .+, crupier .+ · /],
    ["ar", /^لديك .+، لدى الموزع .+ · /],
  ] as const) {
    await open(page, "two-flags", { language });
    await main(page).press("Enter");
    const answer = page.locator(".moves .pick:enabled");
    await expect.poll(async () => (await told(page).textContent()) !== "" || (await answer.count()) > 0).toBe(true);
    if ((await answer.count()) > 0) await answer.first().press("Enter");
    await expect(told(page)).toHaveText(words);
  }
});
