/**
 * What else the office does: converting between accounts, the statement with its file, the settings, and the window
 * about cash desks; and what axe says of each.
 */
import { readFile } from "node:fs/promises";
import { expect, test } from "../../kit/index.ts";
import type { Mock } from "../../kit/mock.ts";
import { flaws } from "../flaws.ts";
import { looksOf } from "../sample.ts";
import { open } from "../site.ts";

const looks = [
  ["en", "light"],
  ["ar", "dark"],
  ["ru", "light"],
  ["es", "dark"],
] as const;

/** Deposits that were paid at a cash desk. */
function paidAtDesk(mock: Mock, count: number): void {
  for (const id of Array.from({ length: count }, (_, index) => String(5501 + index)))
    mock.set("Payment", id, {
      direction: "DEPOSIT",
      state: "SUCCEEDED",
      amount: { amount: "500.00", currency: "RUB" },
      fee: { amount: "0.00", currency: "RUB" },
      methodId: "cash",
      accountId: "7001",
      reason: null,
      receipt: `4E2A00000000${id}`,
      redirectUrl: null,
      instrumentBrand: null,
      instrumentLast4: null,
      isCancellable: false,
      events: [],
      createdAt: "2026-11-04T12:00:00Z",
      changedAt: "2026-11-04T12:05:00Z",
    });
}

test.use({ as: "player" });

test("money is converted between accounts at the rate that is shown, and both balances follow [0.02]", async ({
  page,
  mock,
}) => {
  await open(page, "/en/office/account");
  const form = page.getByRole("region", { name: "Convert money" });
  await form.getByRole("textbox", { name: "Amount, RUB" }).fill("1000");
  await expect(form.getByText("Rate of 3 November 2026")).toBeVisible();
  await form.getByRole("button", { name: /^Convert .*1,000\.00/ }).click();
  const receipt = form.getByLabel("Receipt");
  await expect(receipt).toContainText("$10.00");
  await expect(receipt).toContainText("₽99,000.00");
  await expect(receipt).toContainText("$1,010.00");
  expect(mock.calls("convertMoney")).toHaveLength(1);
});

test("the statement is reached from the limits, shows three months, twelve on request, and is saved", async ({
  page,
}) => {
  await open(page, "/en/office/responsible");
  await page.getByRole("main").getByRole("link", { name: "My statement" }).click();
  const months = page.getByRole("region", { name: /^Main account/ }).getByRole("row");
  await expect(months).toHaveCount(5);
  await page.getByRole("link", { name: "12 months" }).click();
  await expect(page).toHaveURL("/en/office/historypay?view=statement&months=12");
  await expect(months).toHaveCount(14);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save as CSV" }).click(),
  ]);
  const lines = (await readFile(await file.path(), "utf8")).trim().split("\r\n");
  expect(lines).toHaveLength(14);
  expect(lines[1]).toMatch(/^2026-11,7001,RUB,5000\.00,4000\.00,1000\.00,2500\.00,2100\.00,-400\.00,0\.00,/);
});

test("the settings are reached from the menu, and hold on the page they stand on and after a reload [2.43] [3.10]", async ({
  page,
}) => {
  await open(page, "/en/office/account");
  await page.getByRole("main").getByRole("link", { name: "Settings" }).click();
  await expect(page).toHaveURL("/en/office/settings");
  await page.getByRole("combobox", { name: "Text size" }).selectOption("Large");
  await page.getByRole("combobox", { name: "If odds change" }).selectOption("Accept higher");
  await expect(page.locator("html")).toHaveAttribute("data-font", "large");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-font", "large");
  await expect(page.getByRole("combobox", { name: "If odds change" })).toHaveValue("1");
});

test("a player who paid at cash desks three times is told once, and from the fourth on has them first [2.61] [4.72] [4.73]", async ({
  page,
  mock,
}) => {
  paidAtDesk(mock, 3);
  await open(page, "/en/line");
  const window = page.getByRole("dialog", { name: "Paying at a cash desk" });
  await expect(window).toContainText("4E2A000000005503");
  await page.keyboard.press("Escape");
  await expect(window).toBeHidden();
  const asked = () => mock.calls("TeamCashPayments").length;
  const before = asked();
  await page.reload();
  await expect.poll(asked).toBeGreaterThan(before);
  await expect(window).toBeHidden();
  paidAtDesk(mock, 4);
  await page.reload();
  await expect(window).toContainText("the cash desk stands first");
  await window.getByRole("link", { name: "Cash desk payments" }).click();
  await expect(page.getByText("4 payments")).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Deposit" }).click();
  await expect(page.getByRole("dialog", { name: "Deposit" }).getByRole("radio").first()).toHaveAccessibleName(
    /Cash desk/,
  );
});

test("an entry of the account leads to the casino round that it belongs to", async ({ page }) => {
  await open(page, "/en/office/historypay");
  await page.getByRole("link", { name: "Account entries" }).click();
  await expect(page).toHaveURL("/en/office/historypay?view=entries");
  const stake = page.getByRole("table", { name: "Account entries" }).getByRole("link", { name: /^Round in / });
  const game = (await stake.first().innerText()).replace("Round in ", "");
  await stake.first().click();
  await expect(page).toHaveURL("/en/office/history?view=casino&round=kit-round-1");
  const table = page.getByRole("table", { name: "Casino history" });
  await expect(table).toContainText(game);
  await expect(table).toContainText("kit-round-1");
  await page.getByRole("link", { name: "All rounds" }).click();
  await expect(page).toHaveURL("/en/office/history?view=casino");
});

const SCREENS: readonly { name: string; path: string; prepare?(mock: Mock): void; hasWindow?: boolean }[] = [
  { name: "the statement", path: "office/historypay?view=statement" },
  { name: "the account entries", path: "office/historypay?view=entries" },
  { name: "the settings", path: "office/settings" },
  {
    name: "the window about cash desks",
    path: "office/history",
    prepare: (mock) => paidAtDesk(mock, 4),
    hasWindow: true,
  },
];

for (const { name, path, prepare, hasWindow } of SCREENS) {
  for (const [lang, colorScheme] of looksOf(name, looks)) {
    test(`axe finds nothing in ${name} in ${lang}, ${colorScheme}`, async ({ page, mock }) => {
      prepare?.(mock);
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await open(page, `/${lang}/${path}`);
      if (hasWindow === true) await expect(page.getByRole("dialog")).toBeVisible();
      expect(await flaws(page, name)).toEqual([]);
    });
  }
}
