/** The pages that thank for a deposit on the way to a hall of the casino. */
import { expect, test } from "../../kit/index.ts";
import { open } from "../site.ts";

test.use({ as: "player" });

// The kit's world has no game of keno: such a hall is the lobby.
for (const [hall, games] of [
  ["slots", "slots"],
  ["casino", "casino"],
  ["keno", "casino-lobby"],
])
  test(`${hall}/thankyou thanks for a deposit of the last day and leads to its games; without one it is they [2.23]`, async ({
    page,
    mock,
  }) => {
    mock.answer("siteConfig", { areas: ["CASINO"] });
    const deposit = (changedAt: string) =>
      mock.set("Payment", "5990", {
        direction: "DEPOSIT",
        state: "SUCCEEDED",
        amount: { amount: "1250.00", currency: "RUB" },
        fee: { amount: "0.00", currency: "RUB" },
        methodId: "wallet",
        accountId: "7001",
        reason: null,
        receipt: null,
        redirectUrl: null,
        instrumentBrand: null,
        instrumentLast4: null,
        isCancellable: false,
        events: [],
        createdAt: changedAt,
        changedAt,
      });
    deposit(new Date().toISOString().replace(/\.\d+Z$/, "Z"));
    await open(page, `/en/${hall}/thankyou`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you, your deposit has arrived");
    await expect(page.getByRole("main").getByText("₽1,250.00")).toBeVisible();
    await page.getByRole("link", { name: "All games here" }).click();
    await expect(page).toHaveURL(new RegExp(`/en/${games}$`));

    deposit("2026-11-01T10:00:00Z");
    await page.goto(`/en/${hall}/thankyou`);
    await expect(page).toHaveURL(new RegExp(`/en/${games}$`));
  });
