/** The games whose rounds all players share, in their frame: bets until the close, the draw, the others, the check. */
import { expect, test, type Page } from "@playwright/test";
import { clockTitles } from "#shared/games/titles/clockTitles.ts";
import { startWorld, type World } from "../../../studio/testing/world.ts";
import { flaws } from "../flaws.ts";

let world: World;
test.beforeAll(async () => {
  // Three times as fast as usual.
  world = await startWorld({ tableRate: 3 });
});
test.afterAll(async () => world.close());

const open = async (page: Page, game: string, { language = "en", isDemo = true } = {}) => {
  await page.goto(`${world.url}/${language}/play#${await world.launch(game, isDemo)}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
};
const sumOf = async (page: Page) => Number((await page.locator(".balance .sum").innerText()).replaceAll(/[^\d.]/g, ""));
const isBetting = (page: Page) =>
  expect(page.locator(".phase")).toHaveAttribute("data-phase", "open", { timeout: 60_000 });

test(
  "a flight is cashed out by a press, and pays what the button said or more",
  { tag: "@journey" },
  async ({ page }) => {
    await open(page, "paper-kite", { isDemo: false });
    const told = page.locator(".told");
    const first = page.getByRole("region", { name: "Bet 1" });
    // One in a hundred flights falls at once.
    for (;;) {
      await isBetting(page);
      const before = await sumOf(page);
      await first.getByRole("button", { name: /^Bet €1/ }).click();
      await expect(first.getByRole("button", { name: "Bet placed: €1.00" })).toBeDisabled();
      expect(await sumOf(page)).toBe(before - 1);
      const cashOut = page.getByRole("button", { name: /^Cash out/ });
      await expect(cashOut.or(told.filter({ hasText: "No win" }))).toBeVisible({ timeout: 30_000 });
      if (!(await cashOut.isVisible())) continue;
      await cashOut.click();
      await expect(told).toHaveText(/^(Cashed out at ×|The string broke)/);
      if (!(await told.innerText()).startsWith("Cashed")) continue;
      await expect.poll(() => sumOf(page)).toBeGreaterThanOrEqual(before);
      break;
    }
  },
);

test("a player has two bets in a flight, by keyboard: one waits for its target, the other for a press", async ({
  page,
}) => {
  await open(page, "paper-kite", { isDemo: false });
  const [first, second] = [1, 2].map((number) => page.getByRole("region", { name: `Bet ${number}` }));
  if (first === undefined || second === undefined) throw new Error("no bets");
  await second.getByRole("checkbox", { name: "Auto cash-out" }).press("Space");
  await second.getByRole("spinbutton", { name: "Auto cash-out multiplier" }).fill("1.10");
  await second.getByRole("button", { name: "Lower stake" }).press("Enter");
  await expect(second.getByRole("textbox", { name: "Stake" })).toHaveValue("0.50");
  await expect(first.getByRole("textbox", { name: "Stake" })).toHaveValue("1.00");
  for (;;) {
    await isBetting(page);
    const before = await sumOf(page);
    await first.getByRole("button", { name: /^Bet €1/ }).press("Enter");
    await second.getByRole("button", { name: "Bet €0.50" }).press("Enter");
    await expect(second.getByRole("button", { name: "Bet placed: €0.50" })).toBeDisabled();
    await expect(first.getByRole("button", { name: "Bet placed: €1.00" })).toBeDisabled();
    expect(await sumOf(page)).toBeCloseTo(before - 1.5, 9);
    const told = page.locator(".told");
    await expect(told).toHaveText(/^Bet 2: (Cashed out at ×1\.10 · Returned €0\.55|The string broke)|Bet 1: The/, {
      timeout: 30_000,
    });
    const cashOut = first.getByRole("button", { name: /^Cash out/ });
    if (!(await cashOut.isVisible())) continue;
    await cashOut.press("Enter");
    await expect(told).toHaveText(/^Bet 1: (Cashed out at ×|The string broke).* — Bet 2: Cashed out at ×1\.10/);
    if ((await told.innerText()).includes("broke")) continue;
    await expect.poll(() => sumOf(page)).toBeGreaterThanOrEqual(before + 0.05);
    break;
  }
  await isBetting(page);
  await page.getByRole("button", { name: "History" }).click();
  await expect(page.getByRole("dialog").getByRole("listitem").filter({ hasText: "Bet 2" }).first()).toContainText(
    "€0.50 → €0.55",
  );
});

test("two players see the same round, and each other's bets", async ({ page, browser }) => {
  const other = await browser.newPage();
  await open(page, "snow-slide");
  await open(other, "snow-slide");
  await expect(page.locator(".atTable")).toContainText("seats taken: 2");
  await isBetting(page);
  await other.getByRole("button", { name: /^Bet / }).click();
  await expect(page.locator(".bets li")).toHaveText(/Guest [0-9A-F]{4}.*×2\.00/);
  await expect(page.locator(".kiteFigure")).toHaveText(/^×\d/, { timeout: 30_000 });
  await expect.poll(() => page.locator(".past li").first().innerText()).toMatch(/^×\d/);
  const result = await page.locator(".past li").first().innerText();
  await expect(other.locator(".past li").first()).toHaveText(result);
  await other.close();
});

test("a round is checked in the browser back to the hash that was published", async ({ page }) => {
  await open(page, "snow-slide");
  await isBetting(page);
  await page.getByRole("button", { name: /^Bet / }).click();
  await expect(page.locator(".told")).toHaveText(/^Stopped at/, { timeout: 30_000 });
  const [, drawn = ""] = /×([\d.]+)/.exec(await page.locator(".told").innerText()) ?? [];
  await page.getByRole("button", { name: "History" }).click();
  const address = await page.getByRole("link", { name: "Check this round" }).first().getAttribute("href");
  await page.goto(`${world.url}${address}`);
  await expect(page.locator("pre")).toContainText(`"point": ${Math.round(Number(drawn) * 100)}`);
  await expect(page.getByText(/^The hash leads to the published one in this many steps: \d+\.$/)).toBeVisible();
  const seed = page.getByRole("textbox", { name: "Public seed" });
  await expect(seed).toHaveValue(/^[0-9a-f]{32},[0-9a-f]{16}$/);
  const own = (await seed.inputValue()).split(",")[1] ?? "";
  await expect(page.getByText(`Players’ seeds in this draw: ${own}`)).toBeVisible();
  await page.getByRole("textbox", { name: "Published hash of the chain" }).fill("00");
  await page.getByRole("button", { name: "Check" }).click();
  await expect(page.getByText("The hash does not lead to the published one.")).toBeVisible();
});

for (const { id, engine } of clockTitles)
  test(`${id}: ${engine} is played by keyboard, and axe finds no flaw`, async ({ page }) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(String(error)));
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme: id.length % 2 === 0 ? "dark" : "light" });
    await open(page, id, { language: "ar" });
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await isBetting(page);
    if (engine === "kenoRoom") await page.getByRole("button", { name: "7", exact: true }).press("Enter");
    const spots = page.locator(".spot");
    if ((await spots.count()) > 0) await spots.first().press("Enter");
    const main = page.locator("button.main").first();
    await expect(main).toBeEnabled({ timeout: 60_000 });
    await main.press("Enter");
    await expect(main).toBeDisabled();
    expect(await flaws(page, engine, { onlySerious: true })).toEqual([]);
    // What came of the bet is said when the round is over.
    await expect(page.locator(".phase")).toHaveAttribute("data-phase", /paying|over/, { timeout: 120_000 });
    await expect(page.locator(".told")).not.toBeEmpty();
    await expect(page.locator("[role=status]")).toHaveCount(1);
    expect(errors).toEqual([]);
  });
