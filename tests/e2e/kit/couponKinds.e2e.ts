import type { Page } from "@playwright/test";
import { expect, test } from "../../kit/index.ts";
import { expectFigures, open, openLive, siteOf } from "../site.ts";
import { home, homePrice, lineIds, pick } from "./couponPicks.ts";
import { lineGame } from "./games.ts";

test.use({ as: "player" });

const choose = (page: Page, kind: string) =>
  siteOf(page).coupon.getByRole("combobox", { name: "More", exact: true }).selectOption(kind);

test("takes out what is locked, gone or over with one press, and leaves the rest to be placed [4.09] [4.10]", async ({
  page,
  mock,
}) => {
  const { coupon, place, stake } = siteOf(page);
  await pick(page, mock, ["2.000", "1.500", "1.800", "1.400"]);
  await stake.fill("100");
  await expect(place).toBeEnabled();
  mock.push("gamesChanged", { gameId: lineIds[0], prices: [{ outcomeId: home(lineIds[0]), isBlocked: true }] });
  await expect(coupon.getByText("Betting on this outcome is suspended")).toBeVisible();
  mock.push("gamesChanged", { gameId: lineIds[1], goneOutcomeIds: [home(lineIds[1])] });
  await expect(coupon.getByText("No longer available. Remove it to continue.")).toBeVisible();
  mock.push("gamesChanged", { gameId: lineIds[2], status: "FINISHED" });
  await expect(coupon.getByText("The game is over. Remove it to continue.")).toBeVisible();
  await expect(place).toBeDisabled();

  await coupon.getByRole("button", { name: "Remove unavailable selections (3)" }).click();
  await expect(coupon.getByRole("tab", { name: "Single", selected: true })).toBeVisible();
  await place.click();
  await expect(coupon.getByText("Bet placed")).toBeVisible();
  expect(mock.calls("placeCoupon")).toMatchObject([
    { variables: { input: { kind: "SINGLE", bets: [{ outcomeId: home(lineIds[3]), coef: "1.400" }] } } },
  ]);
});

test("places multiple singles with a stake each and keeps the refused one in the coupon with its reason [4.07] [5.19]", async ({
  page,
  mock,
}) => {
  const { coupon, place } = siteOf(page);
  await pick(page, mock, ["2.000", "1.500", "1.800"]);
  await coupon.getByRole("tab", { name: "Singles" }).click();
  await expect(coupon.getByRole("button", { name: "Promo code, advance, exact odds" })).toBeHidden();
  await coupon.getByRole("textbox", { name: /^Stake per bet/ }).fill("100");
  await coupon
    .getByRole("textbox", { name: /^Own stake:/ })
    .nth(2)
    .fill("250");
  // 100 × 2 + 100 × 1.5 + 250 × 1.8 = 800.
  await expectFigures(siteOf(page).possibleWin, "800.00");
  mock.answer("placeCoupon", {
    refused: [{ bet: 1, errors: [{ code: "LIMIT_REACHED", path: ["bets", "1", "amount"] }] }],
  });
  await place.click();
  await expect(coupon.getByText("Bet placed").first()).toBeVisible();
  expect(mock.calls("placeCoupon")).toMatchObject([
    {
      variables: {
        input: { kind: "MULTIPLE_SINGLES", bets: [{ amount: "100" }, { amount: "100" }, { amount: "250" }] },
      },
    },
  ]);
  await coupon.getByRole("button", { name: "Back to the bet slip" }).click();
  await expect(coupon.getByRole("button", { name: /^Remove/ })).toHaveCount(1);
  await expect(coupon.getByText("One of your limits does not allow this bet")).toBeVisible();
  await expect(homePrice(page, lineIds[1])).toHaveAttribute("aria-pressed", "true");
  await expect(homePrice(page, lineIds[0])).toHaveAttribute("aria-pressed", "false");
});

test("gives a conditional coupon's later block no more than the one before returns, and places it block by block [4.07] [5.21]", async ({
  page,
  mock,
}) => {
  const { coupon, place, possibleWin } = siteOf(page);
  await pick(page, mock, ["2.005", "1.500", "1.800"]);
  await choose(page, "CONDITIONAL");
  await coupon
    .getByRole("combobox", { name: /^Block of/ })
    .nth(2)
    .selectOption("Block 2");
  await coupon.getByRole("button", { name: "Remove: Block 3" }).click();
  const [first, second] = [
    coupon.getByRole("region", { name: "Block 1" }),
    coupon.getByRole("region", { name: "Block 2" }),
  ];
  await first.getByRole("textbox").fill("100.01");
  // 100.01 × 2.005 = 200.52005, rounded to 2 places.
  await expect(second.getByText(/^Up to .*200\.52$/)).toBeVisible();
  await second.getByRole("textbox").fill("200.53");
  await expect(second.getByRole("textbox")).toHaveAccessibleDescription(/^At most .*200\.52$/);
  await expect(place).toBeDisabled();
  await second.getByRole("textbox").fill("200");
  // 0.52005 left over, and 200 × 1.5 × 1.8 = 540.
  await expectFigures(possibleWin, "540.52");
  await place.click();
  await expect(coupon.getByText("Bet placed")).toBeVisible();
  expect(mock.calls("placeCoupon")).toMatchObject([
    {
      variables: {
        input: {
          kind: "CONDITIONAL",
          bets: [{ blockId: "1" }, { blockId: "2" }, { blockId: "2" }],
          amountByBlock: [
            { blockId: "1", amount: "100.01" },
            { blockId: "2", amount: "200" },
          ],
        },
      },
    },
  ]);
});

test(
  "one coupon in two tabs is placed once: while one sends it, the other waits, and then has none [6.08]",
  { tag: "@journey" },
  async ({ page, context, mock }) => {
    const { balance, place, stake } = siteOf(page);
    await pick(page, mock, ["2.000"]);
    await stake.fill("250");
    const other = await context.newPage();
    await openLive(other, "/en/line/football");
    const second = siteOf(other);
    await expect(second.stake).toHaveValue("250");
    await expect(second.place).toBeEnabled();
    const letGo = mock.hold("placeCoupon");
    await place.click();
    await expect(second.coupon.getByRole("button", { name: "Placing…" })).toBeVisible();
    await second.stake.press("Enter");
    letGo();
    await expectFigures(balance, "99750.00");
    await expect(second.coupon.getByText("Your bet slip is empty")).toBeVisible();
    await expectFigures(second.balance, "99750.00");
    expect(mock.calls("placeCoupon")).toHaveLength(1);
  },
);

test("goes by the keyboard alone from the price to the receipt", async ({ page, mock }) => {
  const { coupon, price, stake } = siteOf(page);
  await openLive(page, `/en${lineGame.path}`);
  const tabTo = async (wanted: ReturnType<typeof price>) => {
    for (let presses = 0; presses < 150; presses += 1) {
      if (await wanted.evaluate((element) => element === document.activeElement).catch(() => false)) return;
      await page.keyboard.press("Tab");
    }
    throw new Error("The keyboard does not come there");
  };
  await tabTo(page.getByRole("link", { name: "Skip to content" }));
  await page.keyboard.press("Enter");
  await tabTo(price("Match result", "Home win"));
  await page.keyboard.press("Space");
  await expect(coupon.getByText(lineGame.name)).toBeVisible();
  await tabTo(stake);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("150");
  await page.keyboard.press("Enter");
  await expect(coupon.getByText("Bet placed")).toBeVisible();
  await expect(coupon.getByRole("article", { name: /^Receipt/ })).toBeFocused();
  await tabTo(coupon.getByRole("button", { name: "Done" }));
  await page.keyboard.press("Enter");
  await expect(coupon.getByText("Your bet slip is empty")).toBeVisible();
  expect(mock.calls("placeCoupon")).toMatchObject([
    { variables: { input: { amount: "150", bets: [{ outcomeId: lineGame.home }] } } },
  ]);
});

test("stands beside sports alone: pages without the flag have no coupon, and it is as it was on the way back [5.11]", async ({
  page,
  mock,
}) => {
  const { coupon } = siteOf(page);
  await pick(page, mock, ["2.000"]);
  await expect(coupon).toBeVisible();
  for (const path of ["/en/blog", "/en/office/history"]) {
    await open(page, path);
    await expect(page.getByRole("main")).toBeVisible();
    await expect(coupon).toBeHidden();
  }
  await open(page, "/en/live");
  await expect(coupon.getByText(lineGame.name)).toBeVisible();
});
