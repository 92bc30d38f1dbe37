/** A new player's money on the whole product: in by the demo provider's pages, bet, and out again. */
import { expectFigures, open, openLive, siteOf } from "../site.ts";
import { balanceNow, cards, goToCard, heading, payBy } from "./cardPages.ts";
import { matchUrl, nextMatch } from "./nextMatch.ts";
import { expect, test } from "./stack.ts";
import { newPlayer } from "./visitors.ts";

test("a declined card takes nothing, and the next try pays [2.52]", { tag: "@journey" }, async ({ page }) => {
  await newPlayer(page.request);
  await open(page, "/en/office/recharge");
  await page.getByRole("button", { name: "Continue without a limit" }).click();
  await goToCard(page, "1000");
  await payBy(page, cards.declined);
  await expect(heading(page)).toHaveText("The deposit didn't go through");
  await expect(page.getByText("The bank or payment system declined the payment.")).toBeVisible();
  await expectFigures(balanceNow(page), "0.00");

  await page.getByRole("main").getByRole("button", { name: "Try again" }).click();
  await goToCard(page, "1000");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(heading(page)).toHaveText("The deposit was cancelled");
  await open(page, "/en/office/recharge");
  await goToCard(page, "1000");
  await payBy(page, cards.good);
  await expect(heading(page)).toHaveText("Your deposit has arrived");
  await expectFigures(balanceNow(page), "1000.00");
});

test(
  "a deposit with 3-D Secure arrives, is bet, and the rest is withdrawn [2.43] [2.45]",
  { tag: "@journey" },
  async ({ page, stack }) => {
    await newPlayer(page.request);
    const { balance, coupon, place, stake } = siteOf(page);
    await open(page, "/en/office/recharge");
    await expectFigures(balance, "0.00");
    await page.getByRole("button", { name: "Continue without a limit" }).click();
    await goToCard(page, "5000");
    // Card numbers are typed on the provider's pages alone.
    expect(page.url().startsWith(stack.provider.url)).toBe(true);
    await payBy(page, cards.challenged);
    await page.getByRole("button", { name: "Approve" }).click();
    await expect(heading(page)).toHaveText("Your deposit has arrived");
    await expectFigures(balanceNow(page), "5000.00");

    await openLive(page, matchUrl(await nextMatch(stack.gatewayUrl)));
    await page.getByRole("group", { name: "Match result", exact: true }).getByRole("button").first().click();
    await coupon.getByRole("button", { name: "Any", exact: true }).click();
    await stake.fill("2000");
    await place.click();
    await expect(coupon.getByText("Bet placed")).toBeVisible();
    await expectFigures(balance, "3000.00");

    await open(page, "/en/office/deduce");
    await page.getByRole("radio", { name: /card/i }).first().check({ force: true });
    await page.getByRole("textbox", { name: /^Amount/ }).fill("2500");
    await page.getByRole("button", { name: /^Withdraw / }).click();
    await expect(page.getByText(/Request \d+ accepted/)).toBeVisible();
    await expectFigures(balance, "500.00");
    await open(page, "/en/office/historypay");
    await expect(page.getByRole("row").filter({ hasText: /2,500\.00/ })).toContainText("Paid out", { timeout: 60_000 });
  },
);
