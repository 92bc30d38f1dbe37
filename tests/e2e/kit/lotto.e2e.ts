import { expect, test } from "../../kit/index.ts";
import { flaws } from "../flaws.ts";
import { open } from "../site.ts";

test.use({ as: "player" });

test("several bets at fixed odds go on one ticket, each with its stake [2.55]", async ({ page, mock }) => {
  mock.answer("siteConfig", { areas: ["LOTTO"] });
  await open(page, "/en/lotto/quick");
  await page.getByRole("button", { name: "Bets at fixed odds" }).click();
  for (const name of ["First ball odd or even", "Sum of the balls: 42.5"])
    await page.getByRole("group", { name }).getByRole("button").first().click();
  await page.getByRole("group", { name: "Numbers that will be drawn" }).getByRole("button").first().click();
  await page
    .getByRole("group", { name: "Numbers", exact: true })
    .getByRole("button", { name: "7", exact: true })
    .click();
  const ticket = page.getByRole("region", { name: "Your ticket", exact: true });
  await expect(ticket.getByRole("list", { name: "Bets on the ticket" }).locator("> li")).toHaveCount(3);
  await ticket.getByLabel("Stake", { exact: true }).first().fill("50");
  await expect(ticket.getByText("Price").locator("+ dd")).toHaveText(/70\.00/);
  expect(await flaws(page, "a ticket of bets")).toEqual([]);
  await ticket.getByRole("button", { name: "Buy ticket" }).click();
  await expect(ticket.getByText(/^Ticket No\. 8100001 is yours/)).toBeVisible();
  const own = page.getByRole("region", { name: "Your tickets in this draw" });
  await expect(own.getByRole("list", { name: "Bets on the ticket" }).locator("> li")).toHaveText([
    /First ball: Odd · 1\.70In play/,
    /Sum of the balls: Over 42\.5 · 1\.70In play/,
    /1 number right · 4\.25In play/,
  ]);
});
