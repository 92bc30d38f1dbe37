/** A question about a payment on the whole product: asked from page to page, answered live, replied to and closed. */
import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { open, openLive } from "../site.ts";
import { expect, test } from "./stack.ts";
import { newPlayer } from "./visitors.ts";

/** A deposit that waits for its player on the provider's page; answers its number. */
async function startDeposit(request: APIRequestContext): Promise<string> {
  interface Answer {
    data: {
      viewer: { accounts: { id: string }[] };
      startDeposit: { payment: { id: string } | null; errors: unknown[] };
    };
  }
  const ask = async (query: string, variables: object = {}) =>
    ((await (await request.post("/graphql", { data: { query, variables } })).json()) as Answer).data;
  const [account] = (await ask("{ viewer { accounts { id } } }")).viewer.accounts;
  const input = { accountId: account?.id, methodId: "card", amount: "1000", idempotencyKey: randomUUID() };
  const { payment, errors } = (
    await ask(
      "mutation($input: StartDepositInput!) { startDeposit(input: $input) { payment { id } errors { code } } }",
      { input },
    )
  ).startDeposit;
  expect(errors).toEqual([]);
  return payment?.id ?? "";
}

test(
  "a player asks about a deposit, hears the answer live, replies and closes the request [2.48]",
  { tag: "@journey" },
  async ({ page }) => {
    await newPlayer(page.request);
    const payment = await startDeposit(page.request);
    const main = page.getByRole("main");
    const title = page.getByRole("heading", { level: 1 });

    await open(page, "/en/office/payment/requests");
    await expect(title).toHaveText("Payment requests");
    await main.getByRole("link", { name: "New request" }).first().click();
    await main.getByRole("navigation", { name: "What is it about?" }).getByRole("link", { name: "Deposit" }).click();
    await main.getByRole("link", { name: /My deposit hasn't arrived/ }).click();
    await expect(title).toHaveText("Choose the payment");
    await main.getByRole("link", { name: `Choose payment ${payment}` }).click();
    await expect(main.getByRole("complementary", { name: "The payment" })).toContainText(payment);
    await page.getByLabel("Your message").fill("I paid an hour ago and nothing has arrived");
    await page.getByRole("button", { name: "Send request" }).click();

    await expect(page).toHaveURL(/\/en\/office\/payment\/requests\/\d+$/);
    const log = page.getByRole("log", { name: "Messages" });
    await expect(log.getByRole("listitem")).toHaveCount(1);
    // The automatic desk answers after some seconds; nobody reloads.
    await expect(log.getByRole("listitem").nth(1)).toContainText(payment, { timeout: 20_000 });
    await expect(main.getByText("Answered", { exact: true })).toBeVisible();

    await page.getByLabel("Your reply").fill("Thank you, I will wait");
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await expect(log.getByText("Thank you, I will wait")).toBeVisible();
    await page.getByRole("button", { name: "Close the request" }).click();
    await expect(main.getByText(/You have closed this request\./)).toBeVisible();
    const thread = page.url();

    await page.goto(`${thread}/transactions/${payment}`);
    await expect(page).toHaveURL(thread);
    await open(page, "/en/office/payment/requests?show=closed");
    await expect(main.getByRole("row").filter({ hasText: payment })).toContainText("Closed");
    await open(page, "/en/office/payment/create-request/1/15");
    await expect(page.getByLabel("Your message")).toBeVisible();

    await openLive(page, "/en/office/historypay");
    await page.getByRole("button", { name: `Details of payment ${payment}` }).click();
    await page.getByRole("link", { name: "Ask about this payment" }).click();
    await expect(main.getByRole("complementary", { name: "The payment" })).toContainText(payment);
  },
);

test("a question to support and an idea are answered live, each at its own desk [2.45] [2.47]", async ({ page }) => {
  await newPlayer(page.request);
  const log = page.getByRole("log", { name: "Messages" });
  const window = page.getByRole("dialog");

  await openLive(page, "/en/office/support");
  await page.getByRole("button", { name: "Ask a question" }).first().click();
  await window.getByRole("combobox", { name: "Subject" }).selectOption("Bets: Cash out");
  await window.getByRole("textbox", { name: "What happened?" }).fill("Why can't I cash out my system bet?");
  await window.getByRole("button", { name: "Send" }).click();
  await expect(page).toHaveURL(/\/en\/office\/support\?request=\d+$/);
  await expect(log.getByRole("listitem").nth(1)).toContainText("number of the bet", { timeout: 20_000 });

  await openLive(page, "/en/office/share-idea");
  await page.getByRole("combobox", { name: "Subject" }).selectOption("The site itself");
  await page.getByRole("textbox", { name: "Your idea" }).fill("Let me sort the games by league.");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(log.getByRole("listitem").nth(1)).toContainText("Thank you for the idea", { timeout: 20_000 });
  await open(page, "/en/office/payment/requests");
  await expect(page.getByText("Cash out")).toHaveCount(0);
});
