import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { Decimal } from "decimal.js";
import { expectFigures, figures, open, openLive, siteOf } from "../site.ts";
import { signIn } from "./player.ts";
import { expect, test } from "./stack.ts";

/** Picks the first price of so many games of the list that is open, and places them; answers the coupon's number. */
async function place(page: Page, games: number): Promise<string> {
  const { coupon, place: button, stake } = siteOf(page);
  const rows = page.getByRole("main").locator("[data-game]");
  for (let index = 0; index < games; index += 1)
    await rows
      .nth(index)
      .getByRole("button", { pressed: false, name: /, [\d.]+$/ })
      .first()
      .click();
  await expect(coupon.getByRole("button", { name: /^Remove / })).toHaveCount(games);
  await coupon.getByRole("button", { name: "Any", exact: true }).click();
  await stake.fill("200");
  await button.click();
  await expect(coupon.getByText("Bet placed")).toBeVisible();
  const name = await coupon.getByRole("article", { name: /^Receipt/ }).getAttribute("aria-label");
  await coupon.getByRole("button", { name: "Done" }).click();
  return name?.replace("Receipt ", "") ?? "";
}

/** What the sales of a coupon brought, by the gateway. */
async function salesOf(page: Page, id: string): Promise<{ share: string; value: { amount: string } }[]> {
  const query = `{ viewer { coupon(id: "${id}") { cashOuts { share value { amount } } } } }`;
  const { data } = (await (await page.request.post("/graphql", { data: { query } })).json()) as {
    data: { viewer: { coupon: { cashOuts: { share: string; value: { amount: string } }[] } } };
  };
  return data.viewer.coupon.cashOuts;
}

test(
  "a placed coupon is sold in part and then whole from the bets beside the coupon, and the money is there at once",
  { tag: "@journey" },
  async ({ page, player }) => {
    const { balance } = siteOf(page);
    await openLive(page, "/en/line/football");
    await signIn(page, player);
    await expect(balance).toHaveText(/\d/);
    const before = new Decimal(await figures(balance));
    const id = await place(page, 1);
    await expectFigures(balance, before.minus(200).toFixed(2));

    await page.getByRole("tab", { name: /^My bets/ }).click();
    const mine = page.getByRole("region", { name: "My bets" }).getByRole("article", { name: `Bet ${id}` });
    await mine.getByRole("button", { name: /^Cash out/ }).click();
    await mine.getByRole("slider", { name: /^Part to cash out/ }).fill("40");
    await mine
      .getByRole("button", { name: /^Cash out \D*\d/ })
      .last()
      .click();
    await expect.poll(async () => (await salesOf(page, id)).map(({ share }) => Number(share))).toEqual([0.4]);
    const [part] = await salesOf(page, id);
    await expectFigures(
      balance,
      before
        .minus(200)
        .plus(part?.value.amount ?? 0)
        .toFixed(2),
    );
    await expect(mine.getByText("Still in play").locator("..")).toContainText("120");

    await mine.getByRole("slider", { name: /^Part to cash out/ }).fill("100");
    await mine
      .getByRole("button", { name: /^Cash out \D*\d/ })
      .last()
      .click();
    await expect.poll(async () => (await salesOf(page, id)).length).toBe(2);
    await expect(mine.getByText("Cashed out", { exact: true })).toBeVisible();
    const sales = await salesOf(page, id);
    const sold = sales.reduce((sum, { value }) => sum.plus(value.amount), new Decimal(0));
    // With its margin, and prices that hardly move before a game.
    expect(sold.greaterThan(150) && sold.lessThan(220), `sold for ${sold.toFixed()}`).toBe(true);
    await expectFigures(balance, before.minus(200).plus(sold).toFixed(2));

    await open(page, "/en/office/history");
    await page.getByRole("search", { name: "Filter bets" }).getByText("Cashed out", { exact: true }).click();
    await expect(page).toHaveURL(/state=CASHED_OUT/);
    await expect(page.getByRole("main").getByRole("article", { name: `Bet ${id}` })).toContainText("Cashed out");
  },
);

test(
  "a coupon is found in the history, saved as CSV, printed, repeated, and passed on under a code",
  { tag: "@journey" },
  async ({ page, player }) => {
    const { coupon, stake } = siteOf(page);
    await openLive(page, "/en/line/football");
    await signIn(page, player);
    const id = await place(page, 2);

    await open(page, "/en/office/history");
    const filters = page.getByRole("search", { name: "Filter bets" });
    await filters.getByRole("searchbox", { name: "Number or team" }).fill(id);
    await filters.getByRole("button", { name: "Show" }).click();
    const cards = page.getByRole("main").getByRole("article");
    await expect(cards).toHaveCount(1);
    await expect(page.getByText("1 bet", { exact: true })).toBeVisible();
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save as CSV" }).click();
    const [head, row, end] = (await readFile(await (await saving).path(), "utf8")).split("\r\n");
    expect(head).toMatch(/^\uFEFFNumber,Placed \(UTC\),/);
    expect(row).toMatch(new RegExp(`^${id},.*,Accumulator,Open,RUB,200.00,`));
    expect(end).toBe("");

    await page.getByRole("link", { name: `Print bet ${id}` }).click();
    await expect(page.getByRole("heading", { level: 1, name: `Bet ${id}` })).toBeVisible();
    await expect(page.getByText(new RegExp(`^Player ${player.login}, printed on`))).toBeVisible();
    await page.getByRole("link", { name: "My bets" }).click();

    await page.getByRole("button", { name: `Repeat bet ${id}` }).click();
    await expect(page.getByText("Added to your bet slip at current odds: 2.")).toBeVisible();
    await openLive(page, "/en/line/football");
    const bets = coupon.getByRole("button", { name: /^Remove / });
    await expect(bets).toHaveCount(2);
    await expect(coupon.getByRole("tab", { name: "Acca", selected: true })).toBeVisible();
    const names = await bets.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));

    await page.getByRole("button", { name: "Save and share" }).click();
    const saved = page.getByRole("region", { name: /^Booking code:/ });
    const code = (await saved.getAttribute("aria-label"))?.replace("Booking code: ", "") ?? "";
    expect(code).toMatch(/^[A-Z2-9]{8}$/);
    await expect
      .poll(() =>
        saved
          .getByRole("img", { name: "Image of the bet slip" })
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBe(1200);
    await coupon.getByRole("button", { name: "Clear" }).click();
    await expect(coupon.getByText("Your bet slip is empty")).toBeVisible();
    await coupon.getByRole("textbox", { name: "Booking code" }).fill(code.toLowerCase());
    await coupon.getByRole("button", { name: "Load" }).click();
    await expect(bets).toHaveCount(2);
    expect(await bets.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")))).toEqual(names);
    await expect(stake).toBeVisible();
  },
);
