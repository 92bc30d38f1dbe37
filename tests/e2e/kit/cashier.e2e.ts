/**
 * The cashier as players go through it: paying in by page and window, taking out, the history with its file, and the
 * pages that payment systems send them back to; and what axe says of each in every look.
 */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "../../kit/index.ts";
import type { Mock } from "../../kit/mock.ts";
import { flaws } from "../flaws.ts";
import { looksOf } from "../sample.ts";
import { open, openLive } from "../site.ts";

const looks = [
  ["en", "light"],
  ["en", "dark"],
  ["ar", "light"],
  ["ar", "dark"],
  ["ru", "light"],
  ["es", "dark"],
] as const;
const method = (page: Page, name: RegExp) => page.getByRole("radio", { name });
const amount = (page: Page) => page.getByRole("textbox", { name: "Amount, RUB" });
const withPage = (mock: Mock) => mock.answer("siteConfig", { useRechargeModal: false });

/** A payment of the world's player as it stands now. */
const payment = (fields: object) => ({
  direction: "DEPOSIT" as const,
  state: "PROCESSING" as const,
  amount: { amount: "700.00", currency: "RUB" },
  fee: { amount: "7.00", currency: "RUB" },
  methodId: "wallet",
  accountId: "7001",
  reason: null,
  receipt: null,
  redirectUrl: null,
  instrumentBrand: null,
  instrumentLast4: null,
  isCancellable: false,
  events: [],
  createdAt: "2026-11-04T12:00:00Z",
  changedAt: "2026-11-04T12:00:00Z",
  ...fields,
});

test.use({ as: "player" });

test("a deposit goes from the form to the payment page and back, and arrives there live [2.43] [2.52]", async ({
  page,
  mock,
}) => {
  withPage(mock);
  await open(page, "/en/office/recharge");
  await method(page, /E-wallet/).check({ force: true });
  await amount(page).fill("700");
  await page.getByRole("button", { name: /^Pay .*707\.00/ }).click();
  await expect(page).toHaveURL(/\/en\/onpay\/success\?payment=\d+$/);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Your deposit is being processed");
  const id = new URL(page.url()).searchParams.get("payment") ?? "";
  await expect.poll(() => mock.calls("paymentChanged").length).toBeGreaterThan(0);
  mock.push("paymentChanged", { id, state: "SUCCEEDED", redirectUrl: null });
  await expect(heading).toHaveText("Your deposit has arrived");
  expect(mock.calls("startDeposit").map(({ variables }) => variables)).toMatchObject([
    { input: { accountId: "7001", methodId: "wallet", amount: "700" } },
  ]);
});

test(
  "a lost answer is asked for again under the same key, and pays once",
  { tag: "@journey" },
  async ({ page, mock }) => {
    withPage(mock);
    await open(page, "/en/office/recharge");
    await amount(page).fill("500");
    mock.fail("StartDeposit", "network", { times: 1 });
    await page.getByRole("button", { name: /^Pay/ }).click();
    await expect(page).toHaveURL(/\/en\/onpay\/success\?payment=\d+$/);
    const keys = mock
      .calls("startDeposit")
      .map(({ variables }) => (variables["input"] as { idempotencyKey: string }).idempotencyKey);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  },
);

test("the page is not left while a payment is being sent [4.54]", async ({ page, mock }) => {
  withPage(mock);
  await openLive(page, "/en/office/recharge");
  await amount(page).fill("500");
  const letGo = mock.hold("startDeposit");
  await page.getByRole("button", { name: /^Pay/ }).click();
  await expect.poll(() => mock.calls("startDeposit").length).toBe(1);
  await page.getByRole("navigation", { name: "All sections" }).getByRole("link", { name: "Live" }).click();
  await expect(page.getByText("One moment: your payment is being sent.")).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/en/office/recharge");
  letGo();
  await expect(page).toHaveURL(/\/en\/onpay\/success\?payment=\d+$/);
});

test("the header opens paying in as a window, from which it goes the same way; the page itself lies behind the office [5.03] [2.61]", async ({
  page,
}) => {
  await open(page, "/en/line");
  await page.getByRole("banner").getByRole("link", { name: "Deposit" }).click();
  const window = page.getByRole("dialog", { name: "Deposit" });
  await expect(window.getByRole("radio", { name: /Bank card/ })).toBeChecked();
  await expect(page).toHaveURL("/en/line");
  await page.keyboard.press("Escape");
  await expect(window).toBeHidden();
  await open(page, "/en/office/recharge");
  await expect(page).toHaveURL("/en/office/account");
});

test("a limit that is reached says what is left and leads to the limits", async ({ page, mock }) => {
  withPage(mock);
  mock.fail("startDeposit", [{ code: "LIMIT_REACHED", path: ["amount"] }]);
  await open(page, "/en/office/recharge");
  await amount(page).fill("50000");
  await page.getByRole("button", { name: /^Pay/ }).click();
  await expect(page.getByRole("alert")).toContainText(/You can still deposit .*42,000\.00/);
  await page.getByRole("main").getByRole("link", { name: "My limits" }).first().click();
  await expect(page).toHaveURL("/en/office/responsible");
});

test(
  "a withdrawal is asked for, waits on top of its page and is taken back [2.45]",
  { tag: "@journey" },
  async ({ page, mock }) => {
    await open(page, "/en/office/deduce");
    await method(page, /Bank transfer/).check({ force: true });
    await page.getByRole("textbox", { name: "IBAN" }).fill("GB82 WEST 1234 5698 7654 32");
    await page.getByRole("textbox", { name: "Account holder" }).fill("Anna Kern");
    await amount(page).fill("2000");
    await page.getByRole("button", { name: /^Withdraw/ }).click();
    const waiting = page.getByRole("region", { name: "Waiting withdrawals" });
    await expect(waiting).toContainText("Under review");
    expect(mock.calls("requestWithdrawal").at(-1)?.variables).toMatchObject({
      input: { methodId: "bank", details: { iban: "GB82 WEST 1234 5698 7654 32", holder: "Anna Kern" } },
    });
    await waiting.getByRole("button", { name: /^Cancel withdrawal \d+$/ }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Cancel withdrawal" }).click();
    await expect(waiting).toBeHidden();
  },
);

test("the history is filtered by its address, pages, opens a payment, follows changes and is saved whole [2.43]", async ({
  page,
  mock,
}) => {
  await openLive(page, "/en/office/historypay");
  const rows = page.getByRole("table", { name: "Payment history" }).getByRole("row");
  await expect(rows).toHaveCount(21);
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(rows).toHaveCount(27);
  await page.getByRole("button", { name: "Details of payment 5099" }).click();
  await expect(page.getByText("The bank or payment system declined the payment.")).toBeVisible();
  await page.getByText("Withdrawals", { exact: true }).click();
  await expect(page).toHaveURL("/en/office/historypay?direction=WITHDRAWAL");
  await expect(page.getByText("8 payments")).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save as CSV" }).click(),
  ]);
  const lines = (await readFile(await file.path(), "utf8")).trim().split("\r\n");
  expect(lines).toHaveLength(9);
  expect(lines[1]).toContain("2026-11-02T10:00:00Z");
  await page.getByRole("main").getByRole("link", { name: "Show all" }).click();
  mock.set("Payment", "5300", payment({}));
  mock.push("paymentChanged", { id: "5300", state: "PROCESSING" });
  await expect(rows.nth(1)).toContainText("Processing");
  mock.push("paymentChanged", { id: "5300", state: "SUCCEEDED", changedAt: "2026-11-04T12:01:00Z" });
  await expect(rows.nth(1)).toContainText("Completed");
});

/** Each page a payment system may send a player back to, with a state that it may find there. */
const RETURNS = [
  ["onpay/success", "DEPOSIT", "SUCCEEDED", "Your deposit has arrived"],
  ["onpay/fail", "DEPOSIT", "FAILED", "The deposit didn't go through"],
  ["onpay/pending", "DEPOSIT", "PROCESSING", "Your deposit is being processed"],
  ["onpay/cancel", "DEPOSIT", "CANCELLED", "The deposit was cancelled"],
  ["onpay/withdraw/success", "WITHDRAWAL", "PAID", "Your withdrawal has been paid out"],
  ["onpay/withdraw/fail", "WITHDRAWAL", "FAILED", "The withdrawal didn't go through"],
  ["onpay/withdraw/pending", "WITHDRAWAL", "HELD", "Your withdrawal is being processed"],
  ["onpay/withdraw/cancel", "WITHDRAWAL", "CANCELLED", "The withdrawal was cancelled"],
] as const;

for (const [path, direction, state, words] of RETURNS) {
  test(`${path} tells what the server knows, also without scripts, with a receipt [2.52]`, async ({ page, mock }) => {
    mock.set("Payment", "5400", payment({ direction, state }));
    const html = await (await page.request.get(`/en/${path}?payment=5400`)).text();
    expect(html.replaceAll("&#x27;", "'")).toContain(words);
    await open(page, `/en/${path}?payment=5400`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words);
    await expect(page.getByText("5400", { exact: true })).toBeVisible();
  });
}

test("an address that says success is believed by nobody [2.52]", { tag: "@journey" }, async ({ page, mock }) => {
  mock.set("Payment", "5400", payment({ state: "FAILED", reason: "insufficient_funds" }));
  await open(page, "/en/onpay/success?payment=5400");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The deposit didn't go through");
});

const SCREENS: readonly { name: string; path: string; prepare(mock: Mock): void }[] = [
  { name: "paying in", path: "office/recharge", prepare: withPage },
  {
    name: "the question for a limit",
    path: "office/recharge",
    prepare: (mock) => {
      withPage(mock);
      mock.set("Limit", "20", { limitState: "INACTIVE", limitValue: null, limitBalance: null });
      for (const id of mock.ids("Viewer")) mock.set("Viewer", id, { config: { hasDeposit: false } });
    },
  },
  {
    name: "taking out",
    path: "office/deduce",
    prepare: (mock) =>
      mock.set("Payment", "5400", payment({ direction: "WITHDRAWAL", state: "HELD", isCancellable: true })),
  },
  { name: "the payment history", path: "office/historypay", prepare: () => undefined },
  { name: "the accounts", path: "office/account", prepare: () => undefined },
  ...RETURNS.map(([path, direction, state]) => ({
    name: path,
    path: `${path}?payment=5400`,
    prepare: (mock: Mock) => mock.set("Payment", "5400", payment({ direction, state })),
  })),
];

for (const { name, path, prepare } of SCREENS) {
  for (const [lang, colorScheme] of looksOf(name, looks)) {
    test(`axe finds nothing in ${name} in ${lang}, ${colorScheme}`, async ({ page, mock }) => {
      prepare(mock);
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await open(page, `/${lang}/${path}`);
      expect(await flaws(page, name)).toEqual([]);
    });
  }
}
