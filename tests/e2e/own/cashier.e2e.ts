/** Money on the whole product: in by the demo provider's pages, bet, and out again, with the books proved at the end. */
import type { Page } from "@playwright/test";
import { expectFigures, figures, open, openLive, siteOf } from "../site.ts";
import { balanceNow, cards, goToCard, heading, payBy } from "../stack/cardPages.ts";
import { comeNear, matchUrl, nextMatch } from "../stack/nextMatch.ts";
import { giveLogin, isIn } from "../stack/player.ts";
import { expect, testOnOwnStack } from "../stack/ownStack.ts";
import { newPlayer } from "../stack/visitors.ts";

/** A product of its own: its books are proved at the end. */
const test = testOnOwnStack({
  settings: { PAYMENT_DESK_SECONDS: "1", VERIFICATION_ABOVE: "3000 RUB", VERIFICATION_DESK_SECONDS: "1" },
  provesBooks: true,
});

test("a notice that is late is waited for by the page of the return, which says nothing before it [2.52]", async ({
  page,
  stack: { provider },
}) => {
  const control = (data: object) =>
    page.request.post(`${provider.url}/control/faults`, { headers: { authorization: `Bearer ${provider.key}` }, data });
  await newPlayer(page.request);
  await open(page, "/en/office/recharge");
  await page.getByRole("button", { name: "Continue without a limit" }).click();
  await goToCard(page, "1000");
  expect((await control({ webhooks: { delayMs: 60_000 } })).status()).toBe(200);
  await payBy(page, cards.good);
  await expect(heading(page)).toHaveText(/Your deposit is being processed|Your payment isn't finished yet/);
  // Notices stay away, so the site asks the provider itself.
  await expect(heading(page)).toHaveText("Your deposit has arrived", { timeout: 60_000 });
  await expectFigures(balanceNow(page), "1000.00");
  await control({ webhooks: { delayMs: 0 } });
});

/** Sends a document of a kind for review: a picture of the page stands in for a passport. */
async function sendDocument(page: Page, kind: string): Promise<void> {
  const document = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: kind }) });
  const picture = { name: "scan.jpg", mimeType: "image/jpeg", buffer: await page.screenshot({ type: "jpeg" }) };
  await document.getByLabel(`Add a file: ${kind}`).setInputFiles(picture);
  await document.getByRole("button", { name: "Send for review" }).click();
  await expect(document.getByText("Approved")).toBeVisible({ timeout: 20_000 });
}

// The last one: it turns the clock of the services.
test("a new player sets a limit, pays in by a card with 3-D Secure, wins, proves who they are, and is paid out [2.43] [2.45] [2.46] [2.52] [6.10]", async ({
  page,
  stack,
}) => {
  test.setTimeout(240_000);
  const player = await newPlayer(page.request);
  const { balance, coupon, stake, place } = siteOf(page);
  await open(page, "/en/office/recharge");
  await expectFigures(balance, "0.00");
  await page.getByRole("textbox", { name: /^Amount/ }).fill("50000");
  await page.getByRole("button", { name: "Set limit" }).click();
  await goToCard(page, "5000");
  // Card numbers are typed on the provider's pages alone.
  expect(page.url().startsWith(stack.provider.url)).toBe(true);
  await payBy(page, cards.challenged);
  await expect(heading(page)).toHaveText("Confirm the payment");
  await page.getByRole("button", { name: "Approve" }).click();
  await expect(page).toHaveURL(/\/en\/onpay\/success\?payment=\d+$/);
  await expect(heading(page)).toHaveText("Your deposit has arrived");
  await expectFigures(balanceNow(page), "5000.00");

  // One of the three comes true, whatever happens.
  const game = await nextMatch(stack.gatewayUrl);
  await openLive(page, matchUrl(game));
  const prices = page.getByRole("group", { name: "Match result", exact: true }).getByRole("button");
  await expect(prices).toHaveCount(3);
  for (const outcome of [0, 1, 2]) {
    await prices.nth(outcome).click();
    await coupon.getByRole("button", { name: "Any", exact: true }).click();
    await stake.fill("500");
    await place.click();
    await expect(coupon.getByText("Bet placed")).toBeVisible();
  }
  await expectFigures(balance, "3500.00");
  await comeNear(stack, game.startsAt);
  await stack.hurry(500);
  await expect(page.getByText("This game is over")).toBeVisible({ timeout: 60_000 });
  // At that rate a sign-in is over in seconds.
  await stack.hurry(1);
  await page.context().clearCookies({ name: "session" });
  await open(page, "/en");
  await giveLogin(page, player);
  await isIn(page);
  await expect.poll(async () => Number(await figures(balance)), { timeout: 20_000 }).toBeGreaterThan(3500);
  const won = Number(await figures(balance));

  await open(page, "/en/office/deduce");
  await expect(page.getByText(/You can withdraw .*3,000\.00.* more before we ask for documents/)).toBeVisible();
  await page.getByRole("radio", { name: /card/i }).first().check({ force: true });
  await page.getByRole("textbox", { name: /^Amount/ }).fill("3400");
  await page.getByRole("button", { name: /^Withdraw / }).click();
  await expect(page.getByText(/Request \d+ accepted/)).toBeVisible();
  await expectFigures(balance, (won - 3400).toFixed(2));
  await page.getByRole("main").getByRole("link", { name: "Go to verification" }).first().click();
  await sendDocument(page, "Proof of identity");
  await sendDocument(page, "Proof of address");
  await expect(page.getByText("Verified", { exact: true })).toBeVisible();

  await open(page, "/en/office/historypay");
  const rows = page.getByRole("row");
  // The desk decides, the provider pays and says so; where its word is lost it is asked after 5, 15 and 60 seconds.
  await expect(rows.filter({ hasText: "Withdrawal" }).filter({ hasText: "Paid out" })).toHaveCount(1, {
    timeout: 75_000,
  });
  await expect(rows.filter({ hasText: "Deposit" }).filter({ hasText: "Completed" })).toHaveCount(1);
  await expectFigures(balance, (won - 3400).toFixed(2));
});
