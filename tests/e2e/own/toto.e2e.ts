import { expect, testOnOwnStack } from "../stack/ownStack.ts";
import { expectFigures, figures, siteOf } from "../site.ts";
import { Decimal } from "decimal.js";
import { signIn } from "../stack/player.ts";

/** A race of the clock takes seconds. */
const rate = 60;
/** A product of its own, because its clock is turned. */
const test = testOnOwnStack({ provesBooks: true });

test("a ticket bought, its draw watched until it is drawn, and paid [2.54]", async ({ page, stack }) => {
  test.setTimeout(240_000);
  const { balance } = siteOf(page);
  await page.goto(`${stack.siteUrl}/en/toto/marbles/next`);
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Marbles, draw No\./ })
    .last()
    .click();
  // Windows close when a page arrives: it must be there first.
  await expect(page.getByLabel("Stake per combination")).toBeVisible();
  await signIn(page);
  await expect(balance).toHaveText(/\d/);
  const before = new Decimal(await figures(balance));

  // All eight marbles of two races and all but one of the others: two hits, which win, are certain.
  for (const [index, race] of (await page.getByRole("main").getByRole("group").all()).entries())
    for (const marble of (await race.getByRole("button").all()).slice(0, index < 2 ? 8 : 7)) await marble.click();
  await expect(page.getByText("3136")).toBeVisible();
  await page.getByLabel("Stake per combination").fill("10");
  await page.getByRole("button", { name: "Buy ticket" }).click();
  await expect(page.getByText(/^Ticket No\. \d+ is yours/)).toBeVisible();
  await expectFigures(balance, before.minus(31_360).toFixed(2));
  await expect(page.getByRole("region", { name: "Your tickets in this draw" })).toBeVisible();

  // It is in the office's history, beside the coupons.
  const history = await page.context().newPage();
  await history.goto(`${stack.siteUrl}/en/office/history`);
  await history.getByRole("main").getByRole("link", { name: "Toto", exact: true }).click();
  await expect(history.getByRole("heading", { level: 1, name: "My toto tickets" })).toBeVisible();
  await expect(history.getByRole("article")).toHaveCount(1);
  await history.close();

  await stack.hurry(rate);
  // The page follows the draw without being loaded again.
  await expect(page.getByText("Paid", { exact: true })).toBeVisible({ timeout: 120_000 });
  await page.getByRole("link", { name: "My tickets" }).first().click();
  await expect(page.getByText("Won", { exact: true })).toBeVisible();
  // A single ticket has what the categories it hit share: with all four, 90 % of all; with none below three, less.
  const after = new Decimal(await figures(balance));
  expect(after.greaterThan(before.minus(31_360))).toBe(true);
  const { totals, drifts } = await stack.books();
  expect(drifts).toEqual([]);
  expect(totals.filter(({ sum }) => sum !== "0")).toEqual([]);
});
