import { expect, testOnOwnStack } from "../stack/ownStack.ts";
import { Decimal } from "decimal.js";
import { expectFigures, figures, siteOf } from "../site.ts";
import { signIn } from "../stack/player.ts";

/** A draw of five minutes takes seconds. */
const rate = 30;
/** A product of its own, because its clock is turned. */
const test = testOnOwnStack({ provesBooks: true });

// Without motion, the page shows the result at once.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("tickets bought, the draw watched ball by ball, paid, and verified in the browser [2.55]", async ({
  page,
  stack,
}) => {
  test.setTimeout(240_000);
  const { balance } = siteOf(page);
  const main = page.getByRole("main");
  await page.goto(`${stack.siteUrl}/en/lotto`);
  await main.getByRole("heading", { name: "Quick 4/20" }).getByRole("link").click();
  await expect(page.getByLabel("Stake per line")).toBeVisible();
  await signIn(page);
  await expect(balance).toHaveText(/\d/);
  const before = new Decimal(await figures(balance));

  // A system of ten numbers: 210 lines of four. With two of them drawn it wins already.
  const board = main.getByRole("group", { name: "Numbers" });
  for (let number = 1; number <= 10; number += 1)
    await board.getByRole("button", { name: String(number), exact: true }).click();
  await expect(main.getByText("Lines", { exact: true }).first().locator("+ dd")).toHaveText("210");
  await page.getByRole("button", { name: "Buy ticket" }).click();
  await expect(page.getByText(/^Ticket No\. \d+ is yours/)).toBeVisible();
  await expectFigures(balance, before.minus(2_100).toFixed(2));
  const number = /\d+/.exec(await page.getByText(/^Ticket No\. \d+ is yours/).innerText())?.[0] ?? "";
  // Both sides of the first ball on one ticket: one of these bets wins.
  await page.getByRole("button", { name: "Bets at fixed odds" }).click();
  const own = page.getByRole("region", { name: "Your tickets in this draw" });
  const bets = own.getByRole("list", { name: "Bets on the ticket" }).getByRole("listitem");
  for (const side of ["Odd", "Even"])
    await main.getByRole("group", { name: "First ball odd or even" }).getByRole("button", { name: side }).click();
  await page.getByRole("button", { name: "Buy ticket" }).click();
  await expect(bets).toHaveText([/First ball: Odd.*In play/, /First ball: Even.*In play/]);
  const drawUrl = page.url();
  const paidIn = before.minus(2_120);
  await expectFigures(balance, paidIn.toFixed(2));

  await stack.hurry(rate);
  // The page follows the draw without being loaded again, and shows it ball by ball.
  const skip = page.getByRole("button", { name: "Skip to the result" });
  await expect(skip).toBeVisible({ timeout: 120_000 });
  await skip.click();
  await expect(main.getByRole("heading", { name: "Result" })).toBeVisible();
  await expect(main.getByRole("list", { name: "Balls drawn" }).getByRole("listitem")).toHaveCount(4);
  await expect(page.getByText("Paid", { exact: true })).toBeVisible({ timeout: 60_000 });
  // Of the bets on both sides one won.
  await expect(own.getByText("Won", { exact: true }).first()).toBeVisible();
  await expect(bets.filter({ hasText: "Won" })).toHaveCount(1);
  await expect(bets.filter({ hasText: "No win" })).toHaveCount(1);
  await expect(own.getByText("In play", { exact: true })).toHaveCount(0);
  const after = new Decimal(await figures(balance));
  expect(after.greaterThan(paidIn)).toBe(true);
  expect(page.url()).toBe(drawUrl);

  await page.getByRole("link", { name: "Verify this draw" }).click();
  await expect(page.getByText("The seed is the one that was promised.")).toBeVisible();
  await expect(page.getByText("The balls follow from seed and tickets.")).toBeVisible();
  await page.getByRole("button", { name: "Check the list of tickets" }).click();
  await expect(page.getByText("The tickets' hash covers the whole list: 2.")).toBeVisible();
  await page.getByLabel("Ticket number").fill(number);
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await expect(page.getByText(new RegExp(`^Ticket No\\. ${number}: (Won|No win)`))).toBeVisible();

  // The tickets are in the office's history.
  await page.goto(`${stack.siteUrl}/en/office/history?view=lotto`);
  await expect(page.getByRole("article")).toHaveCount(2);
  await expect(page.getByRole("button", { name: "Print" })).toBeVisible();

  // Unknown lotteries and draws are missing.
  for (const [path, status] of [
    ["lotto", 200],
    ["lotto/quick", 200],
    ["lotto/nothing", 404],
    ["lotto/quick/1", 404],
    ["lotto/quick/x", 404],
    ["lotto/results/view", 200],
    ["lotto/results/view?lottery=nothing", 404],
    ["lotto/results/view?draw=1", 404],
  ] as const) {
    const answer = await page.request.get(`${stack.siteUrl}/en/${path}`, { maxRedirects: 0 });
    expect([path, answer.status()]).toEqual([path, status]);
  }

  const { totals, drifts } = await stack.books();
  expect(drifts).toEqual([]);
  expect(totals.filter(({ sum }) => sum !== "0")).toEqual([]);
});
